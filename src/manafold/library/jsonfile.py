"""JSON from a file of any size, one value at a time, with the place of whatever is wrong in it."""

from __future__ import annotations

import codecs
import gzip
import json
import re
import zlib
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from manafold.model.errors import Problem

_CHUNK: Final = 1 << 18
_GZIP: Final = b"\x1f\x8b"
_LONGEST_LITERAL: Final = len("-Infinity")
_SHOWN: Final = 20
_END: Final = "the end of the file"
_SPACE: Final = re.compile(r"[ \t\r\n]*")


class SourceError(ValueError):
    """A file that does not read: which, where in it, what was expected there and what was found."""

    def __init__(self, path: Path, place: str, expected: str, found: str) -> None:
        self.path = path
        self.problem = Problem(f"{path}, {place}" if place else str(path), expected, found)
        super().__init__(str(self.problem))


class JsonFile:
    """A JSON text in a file, plain or gzip, from the front to the back; used in a `with` block.

    Raises `SourceError` where the text is not as expected, is cut off, or cannot be read.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._decoder = json.JSONDecoder()
        self._characters = codecs.getincrementaldecoder("utf-8-sig")()
        self._text = ""
        """What has been read of the file but not dropped."""
        self._at = 0
        self._ended = False
        self._lines = 0
        self._column = 0
        """How many lines, and characters of the next one, have been dropped."""

    def __enter__(self) -> JsonFile:
        try:
            self._file: IO[bytes] = self.path.open("rb")
            start = self._file.read(len(_GZIP))
            self._file.seek(0)
            self.size = self.path.stat().st_size
        except OSError as error:
            raise SourceError(self.path, "", "a file that can be read", error.strerror or str(error)) from error
        self._bytes: IO[bytes] | gzip.GzipFile = gzip.GzipFile(fileobj=self._file) if start == _GZIP else self._file
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._bytes.close()
        self._file.close()

    def done(self) -> int:
        """How many bytes of the file, as it lies on the disk, have been read; `size` is how many there are."""
        return self._file.tell()

    def peek(self) -> str:
        """The next character that is not space; "" at the end of the file."""
        while True:
            space = _SPACE.match(self._text, self._at)
            self._at = space.end() if space else self._at
            if self._at < len(self._text) or not self._more(_CHUNK):
                return self._text[self._at : self._at + 1]

    def take(self, *expected: str) -> str:
        """Goes past the next character that is not space, which is one of `expected`."""
        found = self.peek()
        if found not in expected:
            raise self.error(" or ".join([f'"{each}"' for each in expected]))
        self._at += 1
        return found

    def value(self) -> object:
        """The next value, whole."""
        self.peek()
        size = _CHUNK
        while True:
            try:
                found, end = self._decoder.raw_decode(self._text, self._at)
            except json.JSONDecodeError as error:
                self._refuse(error.pos, error.msg)
            except (ValueError, RecursionError) as error:
                raise self.error(f"a JSON value that can be read ({error})") from error
            else:
                if end < len(self._text) or self._ended:
                    self._at = end
                    return found
            self._more(size)
            size *= 2

    def key(self) -> str:
        """The next value, which is the key of an object, and the colon behind it."""
        if self.peek() != '"':
            raise self.error("a key")
        found = str(self.value())
        self.take(":")
        return found

    def begins_with(self, pattern: re.Pattern[str]) -> bool:
        """Whether the next piece of the file begins like this."""
        return pattern.match(self._text, self._at) is not None

    def error(self, expected: str, at: int | None = None) -> SourceError:
        """The error that something other than `expected` comes next, or stands at an index of the text at hand."""
        at = self._at if at is None else at
        found = " ".join(self._text[at : at + _SHOWN].split())
        return SourceError(self.path, self.place(at), expected, f"`{found}`" if found else _END)

    def place(self, at: int | None = None) -> str:
        """Where an index of the text at hand, or the next character, is in the file."""
        before = self._text[: self._at if at is None else at]
        line = self._lines + before.count("\n")
        column = len(before) - before.rfind("\n") - 1 + (0 if "\n" in before else self._column)
        return f"line {line + 1}, column {column + 1}"

    def _refuse(self, at: int, message: str) -> None:
        """Raises an error unless what did not read at `at` may only need more of the file."""
        is_open = message.startswith("Unterminated string")
        if not self._ended:
            if is_open or at >= len(self._text) - _LONGEST_LITERAL:
                return
        elif is_open or at >= len(self._text.rstrip()):
            start = self.place(self._at)
            raise self.error(f"the rest of the value that begins in {start}", len(self._text))
        raise self.error(f"JSON ({message[0].lower()}{message[1:]})", at)

    def _more(self, size: int) -> bool:
        """Reads about `size` more bytes and drops what is behind; False at the end of the file."""
        if self._ended:
            return False
        before = self._text[: self._at]
        newline = before.rfind("\n")
        self._lines += before.count("\n")
        self._column = len(before) - newline - 1 + (0 if newline >= 0 else self._column)
        self._text, self._at = self._text[self._at :], 0
        data = b""
        try:
            data = self._bytes.read(size)
            self._text += self._characters.decode(data, final=not data)
        except (EOFError, zlib.error, OSError) as error:
            raise self._unreadable("a whole file", str(error)) from error
        except UnicodeDecodeError as error:
            found = f"the byte 0x{error.object[error.start]:02x}" if data else _END
            raise self._unreadable("UTF-8 text", found) from error
        self._ended = not data
        return True

    def _unreadable(self, expected: str, found: str) -> SourceError:
        return SourceError(self.path, f"behind {self.place(len(self._text))}", expected, found)
