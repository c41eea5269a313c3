#!/usr/bin/env bash
# RTF Parser Kit of Java makes text of RTF. \~ is a blank at which no line is broken, \_ a hyphen of that kind, \page, \sect and
# \column begin a new page, section and column. A good guess for "10\~km", "well\_known" and "end of one\page begin": a blank, a
# hyphen and a line break. Nothing is there: "10km", "wellknown", "end of onebegin". \line and \par are line breaks, \tab is a
# tab, and \emdash a dash; footnotes and text boxes are not in the text.
# Seen: com.github.joniles:rtfparserkit 1.16.0 of Maven, StringTextConverter.
# Why it matters here: numbers with units and the last word of each section are joined to the next word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=com.github.joniles:rtfparserkit:1.16.0 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'rtfparserkit-1.16.0.jar')

cat > Finding.java <<'END'
import com.rtfparserkit.converter.text.StringTextConverter;
import com.rtfparserkit.parser.RtfStringSource;

public class Finding {
    public static void main(String[] arguments) throws Exception {
        String[] pieces = {
            "10\\~km", "well\\_known", "end of one\\page begin", "end of one\\sect begin", "one\\line two\\par three"
        };
        StringBuilder seen = new StringBuilder();
        for (String piece : pieces) {
            StringTextConverter converter = new StringTextConverter();
            converter.convert(new RtfStringSource("{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}" + piece + "}"));
            String text = converter.getText().trim().replace("\n", "/");
            System.out.println(piece + ": " + text);
            seen.append(text).append('|');
        }
        if (!seen.toString().equals("10km|wellknown|end of onebegin|end of onebegin|one/two/three|")) {
            System.err.println("changed: words are apart");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
