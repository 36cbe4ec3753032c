"""Subjects that only texts have: the one left out, and the "you" that is said where it need not be."""

from __future__ import annotations

from dataclasses import dataclass

from manafold.model.words import Person, Ref


@dataclass(frozen=True)
class LeftOut(Ref):
    """The subject of a clause that does not say it: "[you] draw a card", "... and [it] gains flying".

    `form` is that of the verb; "base" when read from a base form, which agrees with all but one person; "any" when the
    verb has only one form ("can't").
    """

    form: str = "base"

    def person(self) -> Person:
        return "one" if self.form == "one" else "many" if self.form == "many" else "you"


@dataclass(frozen=True)
class SaidYou(Ref):
    """"You" as the subject of a clause in which it could be left out."""

    def person(self) -> Person:
        return "you"


LEFT_OUT = {form: LeftOut(form) for form in ("one", "base", "any")}
