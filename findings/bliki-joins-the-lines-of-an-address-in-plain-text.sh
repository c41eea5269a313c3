#!/usr/bin/env bash
# bliki reads the wiki text of MediaWiki and makes HTML, PDF or plain text of it. A good guess for "Anna Berg<br>Main
# Street<br/>Hull" in plain text: three lines, or words with a blank between them. They are one line without blanks, "Anna
# BergMain StreetHull". An ampersand that the wiki has as &amp; is &#38; in the plain text, and the words of a note stand in
# the middle of the sentence.
# Seen: info.bliki.wiki:bliki-core 3.1.0 of Maven, PlainTextConverter; paragraphs and items of a list are lines.
# Why it matters here: the lines of addresses and poems are joined to words that no search finds.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > pom.xml <<'END'
<project>
<modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>
<dependencies><dependency><groupId>info.bliki.wiki</groupId><artifactId>bliki-core</artifactId>
<version>3.1.0</version></dependency>
</dependencies>
</project>
END
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:copy-dependencies \
    -DoutputDirectory=lib > maven.log || { cat maven.log >&2; exit 2; }
jar="lib/*"
cat > Finding.java <<'END'
import info.bliki.wiki.filter.PlainTextConverter;
import info.bliki.wiki.model.WikiModel;

public class Finding {
    public static void main(String[] arguments) throws Exception {
        System.out.println("bliki-core 3.1.0");
        StringBuilder seen = new StringBuilder();
        for (String wiki : new String[] {"* Anna\n* Ben", "Anna Berg<br>Main Street<br/>Hull", "Rock &amp; pop",
            "It rained.<ref>In May.</ref> We stayed."}) {
            WikiModel model = new WikiModel("http://example.org/${image}", "http://example.org/${title}");
            String text = model.render(new PlainTextConverter(), wiki).trim().replace("\n", "/");
            System.out.println(wiki.replace("\n", "/") + " -> " + text);
            seen.append(text).append('|');
        }
        if (!seen.toString().equals("Anna/Ben|Anna BergMain StreetHull|Rock &#38; pop|It rained.In May. We stayed.|")) {
            System.err.println("changed: a line break parts two words");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
