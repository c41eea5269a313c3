#!/usr/bin/env bash
# RSS Reader for Java reads feeds of both kinds. A good guess for an Atom entry with the links "alternate", its page, and
# "enclosure", its sound file, as podcasts have them: the link of the entry is the page. It is the sound file, for the last link
# is the link, whatever it is for; with rel="edit" or "replies" at the end it is that. Of two authors, the last is the author.
# Seen: rssreader 3.8.2 of Maven.
# Why it matters here: two feeds of a podcast have no link in common, and nobody finds the page of an episode.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=com.apptasticsoftware:rssreader:3.8.2 -Dtransitive=true > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name '*.jar' | paste -s -d :)

cat > Finding.java <<'END'
import com.apptasticsoftware.rssreader.Item;
import com.apptasticsoftware.rssreader.RssReader;
import java.io.ByteArrayInputStream;
import java.util.stream.Collectors;

public class Finding {
    public static void main(String[] arguments) throws Exception {
        System.out.println("rssreader 3.8.2");
        String feed = "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>Tides</title><id>t</id>"
            + "<updated>2026-01-12T10:00:00Z</updated><entry><title>High</title><id>1</id><updated>2026-01-12T10:00:00Z</updated>"
            + "<link rel=\"alternate\" href=\"http://example.org/high\"/>"
            + "<link rel=\"enclosure\" href=\"http://example.org/high.mp3\"/>"
            + "<author><name>Anna</name></author><author><name>Ben</name></author></entry></feed>";
        Item item = new RssReader().read(new ByteArrayInputStream(feed.getBytes("UTF-8"))).collect(Collectors.toList()).get(0);
        String seen = item.getLink().orElse("none") + " by " + item.getAuthor().orElse("none");
        System.out.println("link and author: " + seen);
        if (!seen.equals("http://example.org/high.mp3 by Ben")) {
            System.err.println("changed: the link is the page, or both authors are there");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
