#!/usr/bin/env bash
# Slugify of Java makes the end of an address of a title. A good guess for "Report 2019–2020", with the long dash that belongs
# there, and for "boats—and men": report-2019-2020 and boats-and-men, as with a hyphen, a slash or three dots. They are
# report-20192020 and boatsand-men: a character that is not in ASCII is left out and leaves no hyphen. A half is twelve: "½ price"
# is 12-price, and "1½ hours" 112-hours; ø, ß, æ and ł are left out of their words.
# Seen: com.github.slugify:slugify 3.0.7 of Maven, without a transliterator; accents are taken off.
# Why it matters here: the years and words of a title are not found in its address, and "Open 1½ hours" has the address of "Open
# 112 hours".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=com.github.slugify:slugify:3.0.7 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'slugify-3.0.7.jar')

cat > Finding.java <<'END'
import com.github.slugify.Slugify;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("slugify 3.0.7");
        Slugify slugify = Slugify.builder().build();
        String[] titles = {
            "Report 2019-2020", "Report 2019\u20132020", "boats/and men", "boats\u2014and men", "\u00bd price", "1\u00bd hours"
        };
        StringBuilder seen = new StringBuilder();
        for (String title : titles) {
            String slug = slugify.slugify(title);
            System.out.println(title + " -> " + slug);
            seen.append(slug).append('|');
        }
        if (!seen.toString().equals("report-2019-2020|report-20192020|boats-and-men|boatsand-men|12-price|112-hours|")) {
            System.err.println("changed: a dash parts two words, and a half is not twelve");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
