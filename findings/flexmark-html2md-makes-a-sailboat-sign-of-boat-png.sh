#!/usr/bin/env bash
# The converter of flexmark makes Markdown of HTML. A good guess for a picture http://example.org/boat.png with the words
# "Anna's boat": ![Anna's boat](http://example.org/boat.png). It is :sailboat:, the name of a small sign: each picture is one
# whose file is named like a sign that is known, as boat.png, b.png, heart.png or house.png, from any site and with any size.
# Its address and its words are lost. A boat.jpg is a picture.
# Seen: com.vladsch.flexmark:flexmark-html2md-converter 0.64.8 of Maven, with no settings.
# Why it matters here: illustrations and their captions are lost from a page because of the names of their files.
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
import com.vladsch.flexmark.html2md.converter.FlexmarkHtmlConverter;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("flexmark-html2md-converter 0.64.8");
        FlexmarkHtmlConverter converter = FlexmarkHtmlConverter.builder().build();
        String seen = "";
        for (String name : new String[] {"fair.png", "boat.png", "house.png", "b.png"}) {
            String page = "<p><img src=\"http://example.org/" + name + "\" alt=\"Anna's boat\" width=\"600\"></p>";
            String text = converter.convert(page).trim();
            System.out.println(page + " -> " + text);
            seen += text + " ";
        }
        if (!seen.equals("![Anna's boat](http://example.org/fair.png) :sailboat: :house: :b: ")) {
            System.err.println("changed: a picture keeps its address");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
