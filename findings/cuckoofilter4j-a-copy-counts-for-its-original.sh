#!/usr/bin/env bash
# CuckooFilter of cuckoofilter4j is a filter with a count, a load factor and copy(). A good guess for a filter with 10 words,
# whose copy takes 490 more: the copy has 500, the filter 10. Both say 500: the table is copied, the counter is the same one. The
# load factor of the filter says that a quarter is full, where 10 words are, and words that are deleted from the copy are taken
# off the count of the filter. The words that it knows are right.
# Seen: com.github.mgunlogson:cuckoofilter4j 1.0.2 of Maven.
# Why it matters here: copies are made to try additions or to save a state; a program that begins a new filter by the load factor
# leaves an empty one behind.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=com.github.mgunlogson:cuckoofilter4j:1.0.2 -Dtransitive=true > maven.log || { cat maven.log >&2; exit 2; }

cat > Finding.java <<'END'
import com.github.mgunlogson.cuckoofilter4j.CuckooFilter;
import com.google.common.hash.Funnels;
import java.nio.charset.StandardCharsets;

public class Finding {
    public static void main(String[] arguments) {
        CuckooFilter<CharSequence> filter =
            new CuckooFilter.Builder<CharSequence>(Funnels.stringFunnel(StandardCharsets.UTF_8), 1000).build();
        for (int word = 0; word < 10; word++) {
            filter.put("word" + word);
        }
        CuckooFilter<CharSequence> copy = filter.copy();
        for (int word = 10; word < 500; word++) {
            copy.put("word" + word);
        }
        long known = 0;
        for (int word = 0; word < 500; word++) {
            known += filter.mightContain("word" + word) ? 1 : 0;
        }
        long count = filter.getCount();
        System.out.println("filter: knows " + known + ", counts " + count + ", load " + filter.getLoadFactor());
        for (int word = 0; word < 10; word++) {
            copy.delete("word" + word);
        }
        System.out.println("after the copy has lost 10 words: counts " + filter.getCount());
        if (known > 50 || count != 500 || filter.getCount() != 490) {
            System.err.println("changed: a copy has a count of its own");
            System.exit(1);
        }
    }
}
END
java -cp "$(find repository -name '*.jar' | sort | paste -s -d :)" Finding.java
