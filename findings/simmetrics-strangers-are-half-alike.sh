#!/usr/bin/env bash
# SimMetrics has some twenty similarities of strings from 0 to 1. A good guess for "rain" and "dust", which share no letter: 0 by
# all of them. By needlemanWunch() they are 0.5, and nothing is ever below that if two strings have one length: another letter
# costs 1 and a gap 2, and 0 is what gaps alone would cost, which no best alignment has. By soundex() "a" and "b" are 0.83, for
# the zeros that fill up a code are equal. By euclideanDistance() two sentences of four words without a common one are 0.5, two
# single words 0. Levenshtein, Jaro, Jaccard and others give 0.
# Seen: com.github.mpkorstanje:simmetrics-core 4.1.1 of Maven.
# Why it matters here: a threshold of 0.5 takes all pairs, and the mean of several similarities is too high for strangers.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=com.github.mpkorstanje:simmetrics-core:4.1.1 -Dtransitive=true > maven.log || { cat maven.log >&2; exit 2; }

cat > Finding.java <<'END'
import org.simmetrics.StringMetric;
import org.simmetrics.metrics.StringMetrics;

public class Finding {
    static String similarity(String name, StringMetric metric, String one, String other) {
        String value = String.format("%.2f", metric.compare(one, other));
        System.out.println(name + " of " + one + " and " + other + ": " + value);
        return value;
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] arguments) {
        String seen = String.join(" ", similarity("levenshtein", StringMetrics.levenshtein(), "rain", "dust"),
            similarity("jaro", StringMetrics.jaro(), "rain", "dust"),
            similarity("needlemanWunch", StringMetrics.needlemanWunch(), "rain", "dust"),
            similarity("needlemanWunch", StringMetrics.needlemanWunch(), "a", "b"),
            similarity("soundex", StringMetrics.soundex(), "a", "b"),
            similarity("euclideanDistance", StringMetrics.euclideanDistance(), "rain", "dust"),
            similarity("euclideanDistance", StringMetrics.euclideanDistance(), "the tide is high", "boats leave at noon"));
        if (!seen.equals("0.00 0.00 0.50 0.50 0.83 0.00 0.50")) {
            System.err.println("changed: strings without a letter in common have a similarity of 0");
            System.exit(1);
        }
    }
}
END
java -cp "$(find repository -name '*.jar' | sort | paste -s -d :)" Finding.java
