#!/usr/bin/env bash
# stream-lib of Clearspring has Bloom filters that can be merged; merge() has an error, "Cannot merge filters of different sizes".
# A good guess for two filters, for 1,000 and 2,000 words, with 500 words each: the error, or all 1,000 words. merge() says
# nothing, and the new filter knows about 20 of the first 500: it is the number of hash functions that is compared, the same for
# one rate of error, and the bits of the shorter filter stay where another size looks for others. addAll() does so to the filter
# itself.
# Seen: com.clearspring.analytics:stream 2.9.8 of Maven.
# Why it matters here: a Bloom filter errs by words too many; words too few make copies be taken for new pages.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=com.clearspring.analytics:stream:2.9.8 -Dtransitive=true > maven.log || { cat maven.log >&2; exit 2; }

cat > Finding.java <<'END'
import com.clearspring.analytics.stream.membership.BloomFilter;

public class Finding {
    static BloomFilter filter(int size, String name) {
        BloomFilter filter = new BloomFilter(size, 0.001);
        for (int number = 0; number < 500; number++) {
            filter.add(name + number);
        }
        return filter;
    }

    static int known(BloomFilter filter, String name) {
        int found = 0;
        for (int number = 0; number < 500; number++) {
            found += filter.isPresent(name + number) ? 1 : 0;
        }
        return found;
    }

    static int[] merged(int one, int other) {
        BloomFilter filter = (BloomFilter) filter(one, "red-").merge(filter(other, "blue-"));
        int[] seen = {known(filter, "red-"), known(filter, "blue-")};
        System.out.println("filters for " + one + " and " + other + ": " + seen[0] + " and " + seen[1] + " of 500 known");
        return seen;
    }

    public static void main(String[] arguments) {
        System.out.println("com.clearspring.analytics:stream 2.9.8");
        int[] equal = merged(1000, 1000), small = merged(1000, 2000), large = merged(2000, 1000);
        if (equal[0] + equal[1] != 1000 || small[0] > 50 || small[1] != 500 || large[0] != 500 || large[1] > 50) {
            System.err.println("changed: filters of other sizes are refused, or all words are known");
            System.exit(1);
        }
    }
}
END
java -cp "$(find repository -name '*.jar' | sort | paste -s -d :)" Finding.java
