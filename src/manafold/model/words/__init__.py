"""The base classes of the words: what kinds of things a card can say.

A word is a frozen dataclass that is data, phrase and behaviour in one. Each base class here is one
*category*: everything that selects is a `Filter`, everything that points is a `Ref`, every number is
a `Value`, every test is a `Condition`, in every position. The methods are what `rules/` asks of a word.
"""

from manafold.model.words.base import ANY_LAYER, NO_LAYER, PT_LAYERS, Layer, Word
from manafold.model.words.costs import Cost
from manafold.model.words.effects import MODAL_KEYWORDS, Choosing, Effect, Link, Mode, Script
from manafold.model.words.numbers import Fixed, Quantity, Value
from manafold.model.words.pointing import Condition, Filter, Person, Ref, TargetSpec
from manafold.model.words.statics import Control, Duration, Moment, Replacement, Static
from manafold.model.words.triggers import Trigger

__all__ = [
    "ANY_LAYER",
    "MODAL_KEYWORDS",
    "NO_LAYER",
    "PT_LAYERS",
    "Choosing",
    "Condition",
    "Control",
    "Cost",
    "Duration",
    "Effect",
    "Filter",
    "Fixed",
    "Layer",
    "Link",
    "Mode",
    "Moment",
    "Person",
    "Quantity",
    "Ref",
    "Replacement",
    "Script",
    "Static",
    "TargetSpec",
    "Trigger",
    "Value",
    "Word",
]
