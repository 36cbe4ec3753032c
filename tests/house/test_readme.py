"""What the README and the guides show is what happens."""

import contextlib
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCKS = re.compile(r"```python\n(.*?)```(?:\n\nprints\n\n```yaml\n(.*?)```)?", re.S)


@pytest.mark.parametrize(("page", "count"), [("README.md", 2), ("docs/using.md", 7)])
def test_the_code_that_is_shown_runs_and_prints_what_it_says(
    page: str, count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = BLOCKS.findall((ROOT / page).read_text())
    assert len(blocks) == count
    for code, printed in blocks:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(code, page, "exec"), {})
        assert out.getvalue().strip() == printed.strip() or not printed
        assert out.getvalue().strip()
