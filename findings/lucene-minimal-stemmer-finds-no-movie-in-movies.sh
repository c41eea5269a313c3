#!/usr/bin/env bash
# EnglishMinimalStemFilter of Lucene takes the plural off words and nothing else. A good guess for movie and movies, cookie and
# cookies, box and boxes, tie and ties: one word each. They are two each: movies is movy, cookies cooky, boxes boxe and ties ty,
# as -ies is always -y, and of -es the s alone goes. Words that are no plural lose their s: news is new, this thi and gas ga.
# Seen: Lucene 9.12.0 of Maven; boats, houses and ladies are right.
# Why it matters here: who looks for a movie does not find pages about movies, and "news" finds what is new.
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
import org.apache.lucene.analysis.en.EnglishMinimalStemFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

public class Finding {
    public static void main(String[] arguments) throws Exception {
        System.out.println("lucene-analysis-common 9.12.0");
        Tokenizer words = new WhitespaceTokenizer();
        words.setReader(new StringReader("boat boats lady ladies movie movies cookie cookies box boxes tie ties news gas"));
        TokenStream stream = new EnglishMinimalStemFilter(words);
        CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
        stream.reset();
        StringBuilder seen = new StringBuilder();
        while (stream.incrementToken()) {
            seen.append(term).append(' ');
        }
        System.out.println(seen);
        if (!seen.toString().equals("boat boat lady lady movie movy cookie cooky box boxe tie ty new ga ")) {
            System.err.println("changed: a word and its plural are one");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
