#!/usr/bin/env bash
# Remark writes HTML as Markdown in Java. A good guess for "Use &lt;b&gt; for bold", which browsers show as "Use <b> for bold":
# Markdown that shows the same. It is "Use <b> for bold" without an escape, which Markdown shows as "Use", and the rest in bold;
# other words in pointed brackets, <name>, are not shown at all. "1. May" at the beginning of a paragraph is an item of a list,
# and a list that begins at 3 begins at 1.
# Seen: remark 1.2.0 of Maven (com.kotcrab.remark); stars, underlines and number signs are escaped.
# Why it matters here: what a page says about tags is missing, and its numbers are others.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=com.kotcrab.remark:remark:1.2.0 -Dtransitive=true > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name '*.jar' | paste -s -d :)

cat > Finding.java <<'END'
import com.overzealous.remark.Remark;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("remark 1.2.0");
        StringBuilder seen = new StringBuilder();
        for (String html : new String[] {"<p># 2 * 3</p>", "<p>Use &lt;b&gt; for bold</p>", "<p>1. May is a holiday</p>",
                "<ol start=\"3\"><li>oars</li></ol>"}) {
            String text = new Remark().convertFragment(html).trim();
            System.out.println(text);
            seen.append(text).append('|');
        }
        if (!seen.toString().equals("\\# 2 \\* 3|Use <b> for bold|1. May is a holiday|1.  oars|")) {
            System.err.println("changed: a tag is escaped, or a list begins at its number");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
