#!/usr/bin/env bash
# blogger2hugo makes Markdown files of the export of a blog. The export has an entry for each post, page, comment, setting and
# for the design, told apart by a category of its own. A good guess: posts and pages are written. All are: what is no post or
# page counts as a post, so that a comment is a post under its own title, and the name of the blog too. And of two with one
# title on one day the last is left, though both are counted.
# Seen: blogger2hugo 0.1.0 of PyPI.
# Why it matters here: the words of readers and of the settings are texts of the author, and two short notes of a day are one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" blogger2hugo==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("blogger2hugo", version("blogger2hugo"))
kind = "http://schemas.google.com/{}/2008/kind#{}"
entries = ""
parts = [("post", "Fair"), ("comment", "Nice boats"), ("settings", "Blog name"), ("post", "Fair")]
for number, (name, title) in enumerate(parts):
    entries += (f'<entry><id>tag:blog,post-{number}</id><published>2024-05-11T1{number}:00:00Z</published><title>{title}</title>'
                f'<category scheme="http://schemas.google.com/g/2005#kind" term="{kind.format("blogger", name)}"/>'
                f'<content type="html">Text {number}</content></entry>')
Path("blog.xml").write_text(f'<feed xmlns="http://www.w3.org/2005/Atom">{entries}</feed>')
program = [sys.executable, "-c", "from blogger2hugo.cli import main; main()", "blog.xml"]
run = subprocess.run(program, capture_output=True, text=True)
files = sorted(str(path.parent.name) for path in Path("content/blog").rglob("*.md"))
print(run.stdout.splitlines()[0], files)
if files != ["20240511-blog-name", "20240511-fair", "20240511-nice-boats"] or "Wrote 4" not in run.stdout:
    sys.exit("changed: a comment is no post")
END
