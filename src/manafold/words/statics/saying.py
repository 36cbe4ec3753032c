"""How what is said of a creature in combat is written: always, for this turn, and for this combat."""

from __future__ import annotations

from collections.abc import Mapping

from manafold.model.phrase import Phrase, Phrases


def at(template: str, always: str = "", sets: Mapping[str, object] | None = None) -> Phrases:
    """The phrases of a word that says when it holds at the place of "@" in `template`.

    It is `always` in the plain form, "this turn" in the form "turn", and "this combat" in the form "combat".
    """
    moments = (("", always), ("turn", "this turn"), ("combat", "this combat"))
    return tuple(
        [Phrase(" ".join(template.replace("@", when).split()), sets=sets or {}, form=form) for form, when in moments]
    )
