#!/usr/bin/env bash
# HtmlCleaner reads pages into a tree whose nodes have a text. A good guess for getText() of "Rock &amp; pop", "caf&eacute;"
# and "&quot;open&quot;" on a page: Rock & pop, café and "open". All entities stand in the text as on the page, named ones and
# numbers. The words of cells and paragraphs are joined as well, the last of one to the first of the next.
# Seen: net.sourceforge.htmlcleaner:htmlcleaner 2.29 of Maven, with the default settings.
# Why it matters here: caf&eacute; and café are two words for a search, and two copies of a page that were written in two ways
# differ.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > pom.xml <<'END'
<project>
<modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>
<dependencies><dependency><groupId>net.sourceforge.htmlcleaner</groupId><artifactId>htmlcleaner</artifactId>
<version>2.29</version></dependency>
</dependencies>
</project>
END
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:copy-dependencies \
    -DoutputDirectory=lib > maven.log || { cat maven.log >&2; exit 2; }
jar="lib/*"
cat > Finding.java <<'END'
import org.htmlcleaner.HtmlCleaner;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("htmlcleaner 2.29");
        String seen = "";
        for (String page : new String[] {"<p>caf\u00e9</p>", "<p>caf&eacute;</p>", "<p>caf&#233;</p>", "<p>Rock &amp; pop</p>",
            "<p>It is &quot;open&quot;</p><p>today</p>"}) {
            String text = new HtmlCleaner().clean(page).getText().toString();
            System.out.println(page + " -> " + text);
            seen += text + "|";
        }
        if (!seen.equals("caf\u00e9|caf&eacute;|caf&#233;|Rock &amp; pop|It is &quot;open&quot;today|")) {
            System.err.println("changed: entities are characters");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
