#!/usr/bin/env bash
# PhoneNumberCleaner of Duke brings telephone numbers into one form, "+47 22334455", for linking records. A good guess for a
# number of eight digits without a country, 33 44 55 66, as Norwegian ones are written: it stays, as 22 33 44 55 does. It is "+33
# 445566", a number in France: the digits at the beginning are taken for the code of a country also where there is neither a plus
# nor 00. 49 12 34 56 is one in Germany, and the local 4455667 is "+44 55667", in Britain.
# Seen: Duke 1.2 of Maven (no.priv.garshol.duke).
# Why it matters here: the same number with and without its country has two forms, and a local number the form of a foreign one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=no.priv.garshol.duke:duke:1.2 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'duke-1.2.jar')

cat > Finding.java <<'END'
import no.priv.garshol.duke.cleaners.PhoneNumberCleaner;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("duke 1.2");
        StringBuilder seen = new StringBuilder();
        for (String number : new String[] {"22 33 44 55", "+47 33 44 55 66", "33 44 55 66", "49 12 34 56", "4455667"}) {
            String cleaned = new PhoneNumberCleaner().clean(number);
            System.out.println(number + " -> " + cleaned);
            seen.append(cleaned).append('|');
        }
        if (!seen.toString().equals("22334455|+47 33445566|+33 445566|+49 123456|+44 55667|")) {
            System.err.println("changed: a number without a plus has no country");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
