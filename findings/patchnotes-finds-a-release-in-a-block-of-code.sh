#!/usr/bin/env bash
# patchnotes reads changelogs in Markdown and writes them anew. A good guess for a changelog with an example in a block of code,
# with a heading "## [3.0.0] - 2020-01-01" in it: one release, 1.1.0, and the example as part of its entry. There are two, 1.1.0
# and 3.0.0, which is never published, and the entries behind the example are those of 3.0.0. Numbered items and paragraphs are
# not there, and validate() has no word about them, but says that 3.0.0 stands in the wrong place.
# Seen: patchnotes 2.6.0 of PyPI.
# Why it matters here: tools for changelogs have such examples in their own, and what is written anew has lost a part of the
# text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" patchnotes==2.6.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import patchnotes

CHANGES = """# Changelog

## [1.1.0] - 2024-05-02
### Added
- A command that begins a changelog.

```
## [3.0.0] - 2020-01-01
```

### Fixed
1. The first step
2. The second step
- A star in a name

Anna tested it.
"""

print("patchnotes", version("patchnotes"))
changelog = patchnotes.parse(CHANGES)
found = [(release.version, [entry.text for entry in release.entries]) for release in changelog.releases]
for release in found:
    print(*release)
print([issue.message for issue in changelog.validate()])
print(patchnotes.to_markdown(changelog))
if [name for name, _ in found] != ["1.1.0", "3.0.0"] or found[1][1] != ["A star in a name"]:
    sys.exit("changed: a block of code is no release")
END
