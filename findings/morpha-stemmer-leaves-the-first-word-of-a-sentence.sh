#!/usr/bin/env bash
# morpha-stemmer makes the base form of English words: children is child, ran is run, boats is boat. A good guess for the
# first word of a sentence or a title, "Boats were sold" or "The Children": the same base form, with a capital or in small
# letters. A word with a capital is left as it is, "Boats" and "Children", and so is a line in capitals. And a noun that looks
# like the past of a verb is one: the ground is grind, a rose is rise and an evening is even.
# Seen: edu.washington.cs.knowitall:morpha-stemmer 1.0.5 of Maven.
# Why it matters here: a word at the beginning of a sentence is not found by the same word within one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > pom.xml <<'END'
<project>
<modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>
<dependencies><dependency><groupId>edu.washington.cs.knowitall</groupId><artifactId>morpha-stemmer</artifactId>
<version>1.0.5</version></dependency>
</dependencies>
</project>
END
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:copy-dependencies \
    -DoutputDirectory=lib > maven.log || { cat maven.log >&2; exit 2; }
jar="lib/*"
cat > Finding.java <<'END'
import edu.washington.cs.knowitall.morpha.MorphaStemmer;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("morpha-stemmer 1.0.5");
        String seen = "";
        for (String text : new String[] {"boats", "Boats", "children", "Children", "BOATS", "ran", "Ran",
            "ground", "rose", "evening"}) {
            System.out.println(text + " -> " + MorphaStemmer.stem(text));
            seen += MorphaStemmer.stem(text) + " ";
        }
        if (!seen.equals("boat Boats child Children BOATS run Ran grind rise even ")) {
            System.err.println("changed: a capital does not keep a word from its base form");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
