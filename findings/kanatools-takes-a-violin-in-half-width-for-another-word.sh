#!/usr/bin/env bash
# kanatools brings the narrow katakana of old systems to full width and back. A good guess for ヴァイオリン, violin, made narrow and
# full again: the same word, as with ガ and パ, whose marks are joined to their letters. ヴ becomes a narrow u and a mark, and
# back it is ウ゛, a letter and a mark behind it: another word to each program that compares, in a form that no one types.
# Seen: com.mariten:kanatools 1.3.0 of Maven.
# Why it matters here: of two lists, one from an old system, none of the words with v is found in the other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=com.mariten:kanatools:1.3.0 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'kanatools-1.3.0.jar')
cat > Finding.java <<'END'
import com.mariten.kanatools.KanaConverter;
import java.text.Normalizer;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("kanatools 1.3.0");
        String seen = "";
        for (String word : new String[] {"ガラス", "パリ", "ヴァイオリン"}) {
            String narrow = KanaConverter.convertKana(word, KanaConverter.OP_ZEN_KATA_TO_HAN_KATA);
            String wide = KanaConverter.convertKana(narrow, KanaConverter.OP_HAN_KATA_TO_ZEN_KATA);
            String standard = Normalizer.normalize(narrow, Normalizer.Form.NFKC);
            System.out.println(word + " -> " + narrow + " -> " + wide + ", by Unicode " + standard);
            seen += wide.equals(word) + " " + standard.equals(word) + " ";
        }
        if (!seen.equals("true true true true false true ")) {
            System.err.println("changed: the word comes back");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
