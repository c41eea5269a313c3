#!/usr/bin/env bash
# NumericComparator of Duke gives the likeness of two numbers, 1 if they are equal and less the further they are apart: 60 and 120
# are at 0.5. A good guess for -60 and -120, as longitudes or balances: 0.5. It is 2.0, above all that is equal: the smaller
# number is divided by the larger, and below nought the smaller one is the larger in size. -10 and -1000 are at 100, and the
# further apart, the more alike.
# Seen: Duke 1.2 of Maven (no.priv.garshol.duke).
# Why it matters here: two places in America that have nothing in common are the surest of all pairs.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=no.priv.garshol.duke:duke:1.2 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'duke-1.2.jar')

cat > Finding.java <<'END'
import no.priv.garshol.duke.comparators.NumericComparator;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("duke 1.2");
        StringBuilder seen = new StringBuilder();
        for (String[] pair : new String[][] {{"60", "120"}, {"-60", "-60"}, {"-60", "-120"}, {"-10", "-1000"}}) {
            double likeness = new NumericComparator().compare(pair[0], pair[1]);
            System.out.println(pair[0] + " and " + pair[1] + ": " + likeness);
            seen.append(likeness).append(' ');
        }
        if (!seen.toString().equals("0.5 1.0 2.0 100.0 ")) {
            System.err.println("changed: nothing is more alike than equal numbers");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
