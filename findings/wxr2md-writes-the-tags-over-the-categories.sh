#!/usr/bin/env bash
# One would guess that wxr2md keeps both the categories and the tags of a WordPress post in the front matter. A post with tags has
# them under "categories", the categories themselves are lost; the date in the text has twelve hours without am or pm, so 15:30 is
# 03:30.
# Seen: wxr2md 0.3.0, a post of the category Fairs with the tag boats has "categories: - boats".
# Why it matters here: the archive of a blog is moved once; its order by categories is gone afterwards.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" wxr2md==0.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
from pathlib import Path
import sys
from wxr2md.lib import Blog
print('wxr2md', version('wxr2md'))
Path('w.xml').write_text('''<rss xmlns:content="http://purl.org/rss/1.0/modules/content/"
xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>F</title><link>https://example.org</link><description>d</description>
<item><title>One</title><content:encoded><![CDATA[<p>The fair is open.</p>]]></content:encoded><wp:post_id>1</wp:post_id>
<wp:post_date>2026-03-11 15:30:00</wp:post_date><wp:post_modified>2026-03-11 15:30:00</wp:post_modified>
<wp:post_name>one</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="fairs">Fairs</category><category domain="post_tag" nicename="boats">boats</category>
</item></channel></rss>''')
seen = Blog.from_file(Path('w.xml')).posts[0].to_md()
print(seen)
if 'Fairs' in seen or 'categories:\n- boats' not in seen or '11 Mar 2026, 03:30' not in seen:
    print('changed: wxr2md keeps the categories')
    sys.exit(1)
END
