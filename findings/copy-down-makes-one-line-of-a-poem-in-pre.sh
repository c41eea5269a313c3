#!/usr/bin/env bash
# CopyDown writes HTML as Markdown in Java. A good guess for a poem or a table of figures in <pre>, without <code> in it: its
# lines are kept, as a block of code or with line breaks. They are one line, with single blanks: "the tide\n  is high" is "the
# tide is high". In <pre><code> the lines are kept. Two blanks within <code> of a line are one. Of a table the cells are
# paragraphs, so that no row is left.
# Seen: copy_down 1.1 of Maven.
# Why it matters here: what was laid out by lines and columns has none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=io.github.furstenheim:copy_down:1.1 -Dtransitive=true > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name '*.jar' | paste -s -d :)

cat > Finding.java <<'END'
import io.github.furstenheim.CopyDown;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("copy_down 1.1");
        StringBuilder seen = new StringBuilder();
        for (String html : new String[] {"<pre>the tide\n  is high</pre>", "<pre><code>the tide\n  is high</code></pre>",
                "<p><code>a  b</code></p>", "<table><tr><td>Anna</td><td>10</td></tr><tr><td>Ben</td><td>20</td></tr></table>"}) {
            String text = new CopyDown().convert(html).replace("\n", "/");
            System.out.println(text);
            seen.append(text).append('|');
        }
        if (!seen.toString().equals("the tide is high|    the tide/      is high|`a b`|Anna//10//Ben//20|")) {
            System.err.println("changed: lines are kept");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
