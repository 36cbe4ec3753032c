"""What all the tests share."""

from hypothesis import settings

settings.register_profile("manafold", deadline=None)
settings.load_profile("manafold")

pytest_plugins = ["tests.exercised"]
