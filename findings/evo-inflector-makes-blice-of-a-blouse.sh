#!/usr/bin/env bash
# evo-inflector writes English nouns in the plural. A good guess for blouse, German, Roman and talisman: blouses, as it has
# houses and spouses, and Germans, Romans and talismans, as it has humans. They are blice, Germen, Romen and talismen: a word
# that ends as mouse or man does is treated as one of them, but for a short list. A mongoose stays a mongoose.
# Seen: org.atteo:evo-inflector 1.3 of Maven.
# Why it matters here: the plural is taken for names of fields and for searches, and finds nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=org.atteo:evo-inflector:1.3 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'evo-inflector-1.3.jar')
cat > Finding.java <<'END'
import org.atteo.evo.inflector.English;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("evo-inflector 1.3");
        String seen = "";
        for (String word : new String[] {"house", "spouse", "human", "blouse", "German", "Roman", "talisman", "mongoose"}) {
            System.out.println(word + " -> " + English.plural(word));
            seen += English.plural(word) + " ";
        }
        if (!seen.equals("houses spouses humans blice Germen Romen talismen mongoose ")) {
            System.err.println("changed: a blouse is no mouse");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
