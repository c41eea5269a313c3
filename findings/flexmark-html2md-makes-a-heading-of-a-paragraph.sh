#!/usr/bin/env bash
# The converter of flexmark makes Markdown of HTML. A good guess for a paragraph "# of boats: 5", "- none -", "1. May is a
# holiday" or "---": its first sign is escaped, as the stars in "2 * 3 * 4" and a ">" in front of a line are. They are written
# as they are: read again the first is a heading, the second and the third are lists of one item, and the last is a rule. A
# paragraph in front of a line of equals signs is a heading too.
# Seen: com.vladsch.flexmark:flexmark-html2md-converter 0.64.8 and the parser of flexmark 0.64.8 of Maven.
# Why it matters here: text is cut at headings that no one wrote, and the number of a date is counted anew.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > pom.xml <<'END'
<project>
<modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>
<dependencies><dependency><groupId>com.vladsch.flexmark</groupId><artifactId>flexmark-html2md-converter</artifactId>
<version>0.64.8</version></dependency>
</dependencies>
</project>
END
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:copy-dependencies \
    -DoutputDirectory=lib > maven.log || { cat maven.log >&2; exit 2; }
jar="lib/*"
cat > Finding.java <<'END'
import com.vladsch.flexmark.html.HtmlRenderer;
import com.vladsch.flexmark.html2md.converter.FlexmarkHtmlConverter;
import com.vladsch.flexmark.parser.Parser;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("flexmark-html2md-converter 0.64.8");
        FlexmarkHtmlConverter converter = FlexmarkHtmlConverter.builder().build();
        String seen = "";
        for (String text : new String[] {"2 * 3 * 4", "&gt; 5", "# of boats: 5", "- none -", "1. May is a holiday", "---"}) {
            String markdown = converter.convert("<p>" + text + "</p>").trim();
            String page = HtmlRenderer.builder().build().render(Parser.builder().build().parse(markdown)).replace("\n", "");
            System.out.println("<p>" + text + "</p> -> " + markdown + " -> " + page);
            seen += page.startsWith("<p>") ? "p " : page.substring(1, 3) + " ";
        }
        if (!seen.equals("p p h1 ul ol hr ")) {
            System.err.println("changed: a paragraph is a paragraph again");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
