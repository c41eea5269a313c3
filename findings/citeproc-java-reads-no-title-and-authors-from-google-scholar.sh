#!/usr/bin/env bash
# citeproc-java writes bibliographies in many styles, from RIS files too. A good guess for an article as Google Scholar gives it,
# with T1 for the title, A1 for each author and Y1 for the year: these are the title, authors and year. All three are missing; the
# title is read and kept where nobody looks for it, A1 and Y1 are not read. Of an article as Zotero and EndNote write it, with the
# journal in T2, the journal is missing.
# Seen: citeproc-java 3.3.0 of Maven; TI, AU, PY and JO are read.
# Why it matters here: references without titles, authors or journals, and without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=de.undercouch:citeproc-java:3.3.0 -Dtransitive=true > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name '*.jar' | paste -s -d :)

cat > Finding.java <<'END'
import de.undercouch.citeproc.csl.CSLItemData;
import de.undercouch.citeproc.ris.RISConverter;
import de.undercouch.citeproc.ris.RISParser;
import java.io.StringReader;

public class Finding {
    static String read(String text) throws Exception {
        CSLItemData item = new RISConverter().toItemData(new RISParser().parse(new StringReader(text)).getReferences().get(0));
        return "title " + item.getTitle() + ", authors " + (item.getAuthor() == null ? 0 : item.getAuthor().length)
            + ", journal " + item.getContainerTitle();
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println("citeproc-java 3.3.0");
        String scholar = read("TY  - JOUR\nT1  - The Tide\nA1  - Berg, Anna\nA1  - Lund, Ben\nJO  - Tides\nY1  - 2020\nER  - \n");
        String zotero = read("TY  - JOUR\nTI  - The Tide\nAU  - Berg, Anna\nAU  - Lund, Ben\nT2  - Tides\nPY  - 2020\nER  - \n");
        System.out.println("Google Scholar: " + scholar + "; Zotero: " + zotero);
        if (!scholar.equals("title null, authors 0, journal Tides")
                || !zotero.equals("title The Tide, authors 2, journal null")) {
            System.err.println("changed: T1, A1 or T2 is read");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
