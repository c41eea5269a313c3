#!/usr/bin/env bash
# JBibTeX of Java reads BibTeX and, with its LaTeXParser, the accents of LaTeX. A good guess for "Na{\"\i}ve" and "Fran\c{c}ois",
# as references are written: Naïve and François. They are "Nave" and "Francois": an accent on the letter i without a dot is lost
# with its letter, a cedilla, a double acute and a macron alone; "\'e", "\v{s}" and "{\aa}" are right. "J.~Hill", with a blank
# that keeps the two together, raises an error.
# Seen: org.jbibtex:jbibtex 1.0.20 of Maven.
# Why it matters here: the same reference in Unicode is another one, and no match says why.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=org.jbibtex:jbibtex:1.0.20 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'jbibtex-1.0.20.jar')

cat > Finding.java <<'END'
import java.io.StringReader;
import org.jbibtex.LaTeXParser;
import org.jbibtex.LaTeXPrinter;
import org.jbibtex.ParseException;

public class Finding {
    public static void main(String[] arguments) throws Exception {
        StringBuilder seen = new StringBuilder();
        for (String value : new String[] {"Na{\\\"\\i}ve", "Fran\\c{c}ois", "Erd\\H{o}s", "caf\\'e", "\\v{s}ip", "J.~Hill"}) {
            String text;
            try {
                text = new LaTeXPrinter().print(new LaTeXParser().parse(new StringReader(value)));
            } catch (ParseException error) {
                text = "error";
            }
            System.out.println(value + ": " + text);
            seen.append(text).append(' ');
        }
        if (!seen.toString().equals("Nave Francois Erdos caf\u00e9 \u0161ip error ")) {
            System.err.println("changed: accents are read, or others are not");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
