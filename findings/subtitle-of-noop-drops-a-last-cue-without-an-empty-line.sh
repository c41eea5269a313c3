#!/usr/bin/env bash
# The library subtitle of Java reads subtitles. A good guess for an SRT file that ends with the last line of the last cue,
# with or without a line break behind it, as many editors save it: all cues. The last one is missing, without an error: a cue
# is taken when the empty line behind it is read, and where the file ends no one looks for what was read so far.
# Seen: fr.noop:subtitle 0.9.0 of Maven, SrtParser; with one more empty line it is there.
# Why it matters here: the last words of a film are neither shown nor found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > pom.xml <<'END'
<project>
<modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>
<dependencies><dependency><groupId>fr.noop</groupId><artifactId>subtitle</artifactId>
<version>0.9.0</version></dependency>
</dependencies>
</project>
END
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:copy-dependencies \
    -DoutputDirectory=lib > maven.log || { cat maven.log >&2; exit 2; }
jar="lib/*"
cat > Finding.java <<'END'
import fr.noop.subtitle.model.SubtitleCue;
import fr.noop.subtitle.srt.SrtParser;
import java.io.ByteArrayInputStream;

public class Finding {
    public static void main(String[] arguments) throws Exception {
        System.out.println("subtitle 0.9.0");
        String seen = "";
        for (String end : new String[] {"", "\n", "\n\n"}) {
            String file = "1\n00:00:01,000 --> 00:00:02,500\nGood morning.\n\n2\n00:00:03,000 --> 00:00:04,000\nGood bye." + end;
            String texts = "";
            for (SubtitleCue cue : new SrtParser("utf-8").parse(new ByteArrayInputStream(file.getBytes("utf-8"))).getCues()) {
                texts += cue.getText() + "|";
            }
            System.out.println(end.length() + " line breaks at the end: " + texts);
            seen += texts + " ";
        }
        if (!seen.equals("Good morning.| Good morning.| Good morning.|Good bye.| ")) {
            System.err.println("changed: the last cue is read");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
