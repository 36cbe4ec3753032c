"""What the README shows is what happens."""

import contextlib
import io
import re
from pathlib import Path

README = (Path(__file__).parents[2] / "README.md").read_text()
BLOCKS = re.compile(r"```python\n(.*?)```(?:\n\nprints\n\n```yaml\n(.*?)```)?", re.S)


def test_the_code_in_the_readme_runs_and_prints_what_it_says() -> None:
    blocks = BLOCKS.findall(README)
    assert len(blocks) == 2
    for code, printed in blocks:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(code, "README.md", "exec"), {})
        assert out.getvalue().strip() == printed.strip() or not printed
        assert out.getvalue().strip()
