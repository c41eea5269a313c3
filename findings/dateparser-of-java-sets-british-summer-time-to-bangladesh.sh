#!/usr/bin/env bash
# dateparser of Java reads dates in many forms without a format. A good guess for "2026-07-15 10:00 BST", as mails and web
# servers of Britain write it: an hour in front of UTC. It is six hours in front, the time of Bangladesh. "PST" in July is
# seven hours behind UTC and not eight, and "PDT" in January eight and not seven: the letters are the name of a place and its
# clock is that of the day. But "EST" in July is five hours, as it says.
# Seen: com.github.sisyphsu:dateparser 1.0.11 of Maven, parseOffsetDateTime.
# Why it matters here: events are sorted five hours or one from where they were, and the same moment in two forms is two.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > pom.xml <<'END'
<project>
<modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>
<dependencies><dependency><groupId>com.github.sisyphsu</groupId><artifactId>dateparser</artifactId>
<version>1.0.11</version></dependency>
</dependencies>
</project>
END
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:copy-dependencies \
    -DoutputDirectory=lib > maven.log || { cat maven.log >&2; exit 2; }
jar="lib/*"
cat > Finding.java <<'END'
import com.github.sisyphsu.dateparser.DateParserUtils;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("dateparser 1.0.11");
        String seen = "";
        for (String text : new String[] {"2026-07-15 10:00 GMT", "2026-07-15 10:00 BST", "2026-07-15 10:00 EST",
            "2026-07-15 10:00 PST", "2026-01-15 10:00 PDT"}) {
            String read = DateParserUtils.parseOffsetDateTime(text).toString();
            System.out.println(text + " -> " + read);
            seen += read.substring(16) + " ";
        }
        if (!seen.equals("Z +06:00 -05:00 -07:00 -08:00 ")) {
            System.err.println("changed: British Summer Time is an hour in front");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
