#!/usr/bin/env bash
# HyphenatedWordsFilter of Lucene joins words that were broken at the end of a line, "eco-" and "logical". A good guess for "pre-
# and post-war towns" within a line: the word pre-, or pre, stays, as what follows is a word of its own. It is "preand": where
# lines end is not known any more, and each word with a hyphen at its end is joined to the next one. Of "sales from 5 - 10 boats"
# the hyphen is gone, and "two- or three-masted" is twoor.
# Seen: Lucene 9.12.0 of Maven, behind a WhitespaceTokenizer as its documentation shows.
# Why it matters here: neither "pre" nor "and" is found, and a word that nobody wrote is in the index.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=org.apache.lucene:lucene-analysis-common:9.12.0 -Dtransitive=true > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name '*.jar' | paste -s -d :)

cat > Finding.java <<'END'
import java.io.StringReader;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.core.WhitespaceTokenizer;
import org.apache.lucene.analysis.miscellaneous.HyphenatedWordsFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

public class Finding {
    public static void main(String[] arguments) throws Exception {
        System.out.println("lucene-analysis-common 9.12.0");
        StringBuilder seen = new StringBuilder();
        for (String text : new String[] {"an eco-\nlogical town", "pre- and post-war towns", "two- or three-masted"}) {
            Tokenizer words = new WhitespaceTokenizer();
            words.setReader(new StringReader(text));
            TokenStream stream = new HyphenatedWordsFilter(words);
            CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
            stream.reset();
            while (stream.incrementToken()) {
                seen.append(term).append(' ');
            }
        }
        System.out.println(seen);
        if (!seen.toString().equals("an ecological town preand post-war towns twoor three-masted ")) {
            System.err.println("changed: words of one line stay apart");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
