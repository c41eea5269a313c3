#!/usr/bin/env bash
# fuzzy-matcher of Intuit finds the records of a list that match each other by names, addresses, texts. A good guess for the name
# "Анна Каренина", twice: found, for it is the same. It is not found, nor is one in Japanese: all but the letters A to Z and
# digits are dropped, and records without a name are not compared. "Müller" and "Möller" as texts are both "Mller", with a score
# of 1. And with a threshold of 1 no record is found at all, not the very same one: a score has to be above it.
# Seen: com.intuit.fuzzymatcher:fuzzy-matcher 1.2.1 of Maven.
# Why it matters here: customers from Kyiv stay in the list as often as they came, and those from Munich are taken for others.
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

public class Finding {
    static Document record(String key, ElementType type, String value, double threshold) {
        Element<?> element = new Element.Builder<String>().setType(type).setValue(value).createElement();
        return new Document.Builder(key).addElement(element).setThreshold(threshold).createDocument();
    }

    static String match(ElementType type, String one, String other, double threshold) {
        List<Document> records = List.of(record("A", type, one, threshold), record("B", type, other, threshold));
        var found = new MatchService().applyMatchByDocId(records);
        String score = found.isEmpty() ? "none" : "" + found.get("A").get(0).getScore().getResult();
        System.out.println(type + " " + one + " and " + other + " with threshold " + threshold + ": " + score);
        return score;
    }

    public static void main(String[] arguments) {
        String seen = String.join(" ", match(ElementType.NAME, "Anna Karenina", "Anna Karenina", 0.5),
            match(ElementType.NAME, "Анна Каренина", "Анна Каренина", 0.5), match(ElementType.TEXT, "山田太郎", "山田太郎", 0.5),
            match(ElementType.TEXT, "Müller", "Möller", 0.9), match(ElementType.NAME, "Anna Karenina", "Anna Karenina", 1));
        if (!seen.equals("1.0 none none 1.0 none")) {
            System.err.println("changed: a name is a copy of itself, and of no other");
            System.exit(1);
        }
    }
}
END
java -cp "$(find repository -name '*.jar' | sort | paste -s -d :)" Finding.java
