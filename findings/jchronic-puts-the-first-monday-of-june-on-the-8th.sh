#!/usr/bin/env bash
# JChronic reads dates in English, as Chronic of Ruby does. A good guess for "first monday of june", said in March 2026: the
# 1st of June, as for "1st monday in june". It is the 8th, the day of "second monday of june": no error, and no sign that a
# word was not understood. The year "1984" is 20:24 of today, 19 hours and 84 minutes.
# Seen: com.rubiconproject.oss:jchronic 0.2.8 of Maven.
# Why it matters here: meetings are dated a week late, or to the same day as the next one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=com.rubiconproject.oss:jchronic:0.2.8 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'jchronic-0.2.8.jar')
cat > Finding.java <<'END'
import com.mdimension.jchronic.Chronic;
import com.mdimension.jchronic.Options;
import com.mdimension.jchronic.utils.Span;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Locale;

public class Finding {
    public static void main(String[] arguments) throws Exception {
        SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd HH:mm", Locale.ENGLISH);
        Calendar today = Calendar.getInstance();
        today.setTime(format.parse("2026-03-18 10:00"));
        System.out.println("jchronic 0.2.8, today is " + format.format(today.getTime()));
        String seen = "";
        for (String text : new String[] {"1st monday in june", "first monday of june", "second monday of june", "1984"}) {
            Span found = Chronic.parse(text, new Options(today));
            String date = found == null ? "nothing" : format.format(found.getBeginCalendar().getTime());
            System.out.println(text + " -> " + date);
            seen += date + " ";
        }
        if (!seen.equals("2026-06-01 12:00 2026-06-08 12:00 2026-06-08 00:00 2026-03-18 20:24 ")) {
            System.err.println("changed: the first Monday is the 1st of June");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
