#!/usr/bin/env bash
# The comparator JaroWinkler of Duke, which links records of two tables, gives the likeness of two values by the letters they have
# in common, each of which counts for one letter of the other value. A good guess for 2000 and 2019, which share a 2 and a 0: 0.73
# by the definition. It is 1.0, as for equal values: each of the three noughts finds the one nought of the other year. 4444 and
# 4321 are at 0.85, where 0.55 would be right.
# Seen: Duke 1.2 of Maven (no.priv.garshol.duke).
# Why it matters here: years, codes and house numbers that differ are surely the same.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=no.priv.garshol.duke:duke:1.2 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'duke-1.2.jar')

cat > Finding.java <<'END'
import no.priv.garshol.duke.comparators.JaroWinkler;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("duke 1.2");
        double years = new JaroWinkler().compare("2000", "2019");
        double numbers = new JaroWinkler().compare("4444", "4321");
        double names = new JaroWinkler().compare("MARTHA", "MARHTA");
        System.out.printf("2000 and 2019: %.2f, 4444 and 4321: %.2f, MARTHA and MARHTA: %.2f%n", years, numbers, names);
        if (years != 1.0 || numbers < 0.8) {
            System.err.println("changed: a letter counts once");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
