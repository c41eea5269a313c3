#!/usr/bin/env bash
# Natty finds dates in English text. A good guess for "It opens on 8.12.2027" and "on 20271208": the 8th of December or the
# 12th of August 2027, and the former; or nothing, if a form is not known. Both are times of today: of the date with points
# "8.12.20" is read as 8:12, of the eight digits six, as 20:27 and a rest. "In 1.5 hours" is in five hours, and the 31st of
# April is the 1st of May.
# Seen: com.joestelmach:natty 0.13 of Maven; 2027-12-08, 12/08/2027 and "8 December 2027" are read.
# Why it matters here: texts of other years are filed under the day on which they were read.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > pom.xml <<'END'
<project>
<modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>
<dependencies><dependency><groupId>com.joestelmach</groupId><artifactId>natty</artifactId>
<version>0.13</version></dependency>
</dependencies>
</project>
END
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:copy-dependencies \
    -DoutputDirectory=lib > maven.log || { cat maven.log >&2; exit 2; }
jar="lib/*"
cat > Finding.java <<'END'
import com.joestelmach.natty.DateGroup;
import com.joestelmach.natty.Parser;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.TimeZone;

public class Finding {
    public static void main(String[] arguments) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd HH:mm");
        Date today = format.parse("2026-03-18 10:00");
        System.out.println("natty 0.13, today is " + format.format(today));
        String seen = "";
        for (String text : new String[] {"It opens on 8 December 2027", "It opens on 8.12.2027", "It opens on 20271208",
            "It opens in 1.5 hours", "It opens on 31 April 2027"}) {
            for (DateGroup group : new Parser().parse(text, today)) {
                String date = format.format(group.getDates().get(0));
                System.out.println(text + " -> " + date + " of \"" + group.getText() + "\"");
                seen += date + " ";
            }
        }
        if (!seen.equals("2027-12-08 10:00 2026-03-18 08:12 2026-03-18 20:27 2026-03-18 15:00 2027-05-01 10:00 ")) {
            System.err.println("changed: a date is no time of day");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
