#!/usr/bin/env bash
# Duke links records of two tables; its comparator Levenshtein gives the likeness of two values by the letters that must be
# changed. A good guess for 100 and 1000, and for Ana and Anna: near 1, but less. Both are 1.0, as equal values are: a letter that
# is put in beside one that is the same costs nothing, as the cost is taken from the two letters that are compared, wherever the
# path comes from. "Berg 1" and "Berg 11" are equal too; Ana and Andna are not.
# Seen: Duke 1.2 of Maven (no.priv.garshol.duke).
# Why it matters here: house numbers, prices and names that differ by a doubled sign are one record, surely.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=no.priv.garshol.duke:duke:1.2 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'duke-1.2.jar')

cat > Finding.java <<'END'
import no.priv.garshol.duke.comparators.Levenshtein;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("duke 1.2");
        String[][] pairs = {{"100", "1000"}, {"Ana", "Anna"}, {"Berg 1", "Berg 11"}, {"Ana", "Andna"}, {"100", "1004"}};
        StringBuilder seen = new StringBuilder();
        for (String[] pair : pairs) {
            double likeness = new Levenshtein().compare(pair[0], pair[1]);
            System.out.println(pair[0] + " and " + pair[1] + ": " + likeness);
            seen.append(likeness == 1.0 ? "equal " : "unequal ");
        }
        if (!seen.toString().equals("equal equal equal unequal unequal ")) {
            System.err.println("changed: a letter that is put in has its price");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
