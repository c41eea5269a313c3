#!/usr/bin/env bash
# Lucene has stemmers for German that do less than Snowball: GermanLightStemFilter, which its GermanAnalyzer uses, and
# GermanMinimalStemFilter, for plurals alone. A good guess for Auto and Autos, Foto and Fotos, and for Lehrerin and Lehrerinnen:
# one stem each. For the first filter auto and autos are two words, as an s goes behind some consonants alone, hotel and hotels
# are one. For the second Lehrerinnen is Lehrerin, but Lehrerin is Lehreri, the n being a plural for it.
# Seen: Lucene 9.12.0 of Maven.
# Why it matters here: who looks for a photo does not find photos, and a teacher is not among the teachers.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=org.apache.lucene:lucene-analysis-common:9.12.0 -Dtransitive=true > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name '*.jar' | paste -s -d :)

cat > Finding.java <<'END'
import java.io.StringReader;
import java.util.function.UnaryOperator;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.core.WhitespaceTokenizer;
import org.apache.lucene.analysis.de.GermanLightStemFilter;
import org.apache.lucene.analysis.de.GermanMinimalStemFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

public class Finding {
    static String stems(String text, UnaryOperator<TokenStream> filter) throws Exception {
        Tokenizer words = new WhitespaceTokenizer();
        words.setReader(new StringReader(text));
        TokenStream stream = filter.apply(words);
        CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
        stream.reset();
        StringBuilder seen = new StringBuilder();
        while (stream.incrementToken()) {
            seen.append(term).append(' ');
        }
        return seen.toString();
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println("lucene-analysis-common 9.12.0");
        String light = stems("frau frauen hotel hotels auto autos foto fotos", words -> new GermanLightStemFilter(words));
        String minimal = stems("frau frauen lehrerin lehrerinnen", words -> new GermanMinimalStemFilter(words));
        System.out.println("light: " + light + "minimal: " + minimal);
        if (!light.equals("frau frau hotel hotel auto autos foto fotos ") || !minimal.equals("frau frau lehreri lehrerin ")) {
            System.err.println("changed: a word and its plural are one");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
