#!/usr/bin/env bash
# urlcanon writes addresses in one form, for web archives; its SEMANTIC form is the same for addresses that mean the same. A good
# guess for ?q=c%2B%2B, a search for "c++": it keeps its escapes, as a plus that is not escaped is a blank. It is ?q=c++, a search
# for "c" and two blanks, and has one key with it. %26, %3D and %23 stay. A path /50%25C3, in which a percent sign is written, is
# one with an unknown letter, for it is unescaped twice.
# Seen: urlcanon 0.4.0 of Maven (org.netpreserve); WHATWG leaves both as they are.
# Why it matters here: the page of another search is shown, and of two pages in an archive one is found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=org.netpreserve:urlcanon:0.4.0 -Dtransitive=true > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name '*.jar' | paste -s -d :)

cat > Finding.java <<'END'
import org.netpreserve.urlcanon.Canonicalizer;
import org.netpreserve.urlcanon.ParsedUrl;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("urlcanon 0.4.0");
        StringBuilder seen = new StringBuilder();
        for (String address : new String[] {"?q=c++", "?q=c%2B%2B", "?q=a%26b", "50%25C3"}) {
            ParsedUrl url = ParsedUrl.parseUrl("http://example.org/" + address);
            Canonicalizer.SEMANTIC.canonicalize(url);
            System.out.println(address + " -> " + url);
            seen.append(url.toString().substring(19)).append('|');
        }
        if (!seen.toString().equals("?q=c++|?q=c++|?q=a%26b|50%EF%BF%BD|")) {
            System.err.println("changed: a plus stays escaped");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
