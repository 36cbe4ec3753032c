"""What the tests of decks share."""

import pytest
from tests.decks.shelf import Shelf, shelf


@pytest.fixture
def cards() -> Shelf:
    return shelf()
