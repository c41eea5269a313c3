#!/usr/bin/env bash
# Junidecode writes text of all scripts in ASCII. A good guess for −5, with the real minus sign, for 5 ≤ 6 and for ①: -5, 5 <=
# 6, and 1 or (1), as ½ is 1/2, × is x and ± is +-. They are [?]5, 5 [?] 6 and nothing: the signs of mathematics are a
# question mark in brackets, and the numbers in circles are left out.
# Seen: net.gcardone.junidecode:junidecode 0.5.2 of Maven; the dash – is a hyphen.
# Why it matters here: five degrees below zero and the root of five are the same, and the steps of a list have no numbers.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=net.gcardone.junidecode:junidecode:0.5.2 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'junidecode-0.5.2.jar')
cat > Finding.java <<'END'
import net.gcardone.junidecode.Junidecode;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("junidecode 0.5.2");
        String seen = "";
        for (String text : new String[] {"½ l", "3 × 4", "9 – 5", "−5 degrees", "±5", "5 ≤ 6", "① Open ② Close", "√9"}) {
            System.out.println(text + " -> " + Junidecode.unidecode(text));
            seen += Junidecode.unidecode(text) + "|";
        }
        if (!seen.equals("1/2 l|3 x 4|9 - 5|[?]5 degrees|+-5|5 [?] 6| Open  Close|[?]9|")) {
            System.err.println("changed: a minus is a hyphen");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
