#!/usr/bin/env bash
# Trie of ahocorasick finds many keywords in a text at once: parseText() all, firstMatch() the first, containsMatch() whether
# there is any. A good guess with onlyWholeWordsWhiteSpaceSeparated(), the keyword "sun" and "sunrise": none by all three.
# parseText() finds none, containsMatch() says yes and firstMatch() gives the first three letters: these two look at
# onlyWholeWords() alone. And tokenize() cuts a text into matches and the text between them; a good guess is that the pieces
# together are the text. With "new york", "york" and "new york city" they have york three times, for overlaps are printed each,
# unless they are ignored.
# Seen: org.ahocorasick:ahocorasick 0.6.3 of Maven.
# Why it matters here: a filter by containsMatch() takes texts that parseText() finds nothing in, and a tokenised text is longer.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=org.ahocorasick:ahocorasick:0.6.3 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }

cat > Finding.java <<'END'
import org.ahocorasick.trie.Token;
import org.ahocorasick.trie.Trie;

public class Finding {
    static String pieces(Trie trie, String text) {
        StringBuilder pieces = new StringBuilder();
        for (Token token : trie.tokenize(text)) {
            pieces.append(token.getFragment());
        }
        return pieces.toString();
    }

    public static void main(String[] arguments) {
        Trie spaced = Trie.builder().onlyWholeWordsWhiteSpaceSeparated().addKeyword("sun").build();
        Trie whole = Trie.builder().onlyWholeWords().addKeyword("sun").build();
        int found = spaced.parseText("sunrise").size();
        System.out.println("sun in sunrise, words between blanks: parseText " + found + ", containsMatch "
            + spaced.containsMatch("sunrise") + ", firstMatch " + spaced.firstMatch("sunrise") + "; whole words: containsMatch "
            + whole.containsMatch("sunrise"));
        String text = "in new york city today";
        String[] names = {"new york", "york", "new york city"};
        String overlapping = pieces(Trie.builder().addKeywords(names).build(), text);
        String apart = pieces(Trie.builder().ignoreOverlaps().addKeywords(names).build(), text);
        System.out.println("pieces of \"" + text + "\": " + overlapping + "; overlaps ignored: " + apart);
        if (found != 0 || !spaced.containsMatch("sunrise") || whole.containsMatch("sunrise")
            || !overlapping.equals("in new yorkyorknew york city today") || !apart.equals(text)) {
            System.err.println("changed: containsMatch() and parseText() agree, and the pieces are the text");
            System.exit(1);
        }
    }
}
END
java -cp "$(find repository -name '*.jar' | sort | paste -s -d :)" Finding.java
