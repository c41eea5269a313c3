#!/usr/bin/env bash
# NGram of java-string-similarity is Kondrak's distance by pieces of n letters, from 0 for equal strings to 1. A good guess for
# NGram(2) and "a" and "b": 1. It is 0, as for equal ones; and for NGram(3) "Al" and "Ed" are at 0, "Al" and "Ala" at 0.67: where
# a string is shorter than n, what is given as distance is the share of letters that are equal at the same place. Jaccard and
# Sorensen-Dice of two strings of one letter are not a number (NaN).
# Seen: info.debatty:java-string-similarity 2.0.0 of Maven.
# Why it matters here: initials, numbers of volumes and short names are copies of each other, and near-copies of them are not.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=info.debatty:java-string-similarity:2.0.0 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'java-string-similarity-2.0.0.jar')

cat > Finding.java <<'END'
import info.debatty.java.stringsimilarity.Jaccard;
import info.debatty.java.stringsimilarity.NGram;

public class Finding {
    public static void main(String[] arguments) {
        String[][] pairs = {{"a", "b"}, {"Al", "Ed"}, {"Al", "Ala"}, {"Alan", "Eddy"}, {"Alan", "Alana"}};
        StringBuilder seen = new StringBuilder();
        for (String[] pair : pairs) {
            String distance = String.format("%.2f", new NGram(3).distance(pair[0], pair[1]));
            System.out.println("NGram(3) of " + pair[0] + " and " + pair[1] + ": " + distance);
            seen.append(distance).append(' ');
        }
        double jaccard = new Jaccard(2).similarity("a", "b");
        System.out.println("Jaccard(2) of a and b: " + jaccard);
        if (!seen.toString().startsWith("0.00 0.00 0.67 1.00 0.2") || !Double.isNaN(jaccard)) {
            System.err.println("changed: short strings without a letter in common are at distance 1");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
