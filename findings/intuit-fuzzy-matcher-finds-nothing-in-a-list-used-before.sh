#!/usr/bin/env bash
# fuzzy-matcher of Intuit finds the records of a list that match each other, and the records of one list that match those in
# another. A good guess for two equal records A and B: applyMatch(list) finds them, whatever was done with them before. It does,
# but once applyMatch(C, list) has compared another record with them it finds nothing in the list: "is matched with, does not
# look for matches" is noted in the records themselves and stays. New objects for the same records match again.
# Seen: com.intuit.fuzzymatcher:fuzzy-matcher 1.2.1 of Maven.
# Why it matters here: a server that looks for copies of one new record, and each night for those among all, finds none at
# night.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=com.intuit.fuzzymatcher:fuzzy-matcher:1.2.1 -Dtransitive=true > maven.log || { cat maven.log >&2; exit 2; }

cat > Finding.java <<'END'
import com.intuit.fuzzymatcher.component.MatchService;
import com.intuit.fuzzymatcher.domain.Document;
import com.intuit.fuzzymatcher.domain.Element;
import com.intuit.fuzzymatcher.domain.ElementType;
import java.util.List;
import java.util.TreeMap;

public class Finding {
    static Document record(String key, String name) {
        Element<?> element = new Element.Builder<String>().setType(ElementType.NAME).setValue(name).createElement();
        return new Document.Builder(key).addElement(element).createDocument();
    }

    static List<Document> records() {
        return List.of(record("A", "Anna Lund"), record("B", "Anna Lund"));
    }

    static String matches(List<Document> list) {
        TreeMap<String, String> found = new TreeMap<>();
        new MatchService().applyMatchByDocId(list).forEach(
            (key, match) -> found.put(key, match.get(0).getMatchedWith().getKey()));
        return found.toString();
    }

    public static void main(String[] arguments) {
        List<Document> list = records();
        String before = matches(list);
        new MatchService().applyMatch(record("C", "Piet Watt"), list);
        String after = matches(list);
        String again = matches(records());
        System.out.println("before: " + before + " after a comparison with C: " + after + " with new objects: " + again);
        if (!before.equals("{A=B, B=A}") || !after.equals("{}") || !again.equals(before)) {
            System.err.println("changed: a list has the copies that it has");
            System.exit(1);
        }
    }
}
END
java -cp "$(find repository -name '*.jar' | sort | paste -s -d :)" Finding.java
