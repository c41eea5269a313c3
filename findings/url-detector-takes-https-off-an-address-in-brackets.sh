#!/usr/bin/env bash
# url-detector finds addresses in text. A good guess for <https://example.org/x>, as mails and Markdown have it, for the same in
# round brackets, in quotation marks and between two stars: https://example.org/x. Of the first it finds example.org/x> and of the
# last example.org/x*: where such a sign stands directly in front, the scheme is not part of the address, and the sign behind it
# is. In full it is then http://example.org/x>, another page by another way.
# Seen: com.linkedin.urls:url-detector 0.1.17 of Maven, with its default options; behind a blank the scheme is found.
# Why it matters here: links of mails lead nowhere, and the same link in two texts has two addresses.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > pom.xml <<'END'
<project>
<modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>
<dependencies><dependency><groupId>com.linkedin.urls</groupId><artifactId>url-detector</artifactId>
<version>0.1.17</version></dependency>
</dependencies>
</project>
END
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:copy-dependencies \
    -DoutputDirectory=lib > maven.log || { cat maven.log >&2; exit 2; }
jar="lib/*"
cat > Finding.java <<'END'
import com.linkedin.urls.Url;
import com.linkedin.urls.detection.UrlDetector;
import com.linkedin.urls.detection.UrlDetectorOptions;

public class Finding {
    public static void main(String[] arguments) {
        System.out.println("url-detector 0.1.17");
        String seen = "";
        for (String text : new String[] {"see https://example.org/x now", "<https://example.org/x>", "*https://example.org/x*",
            "(https://example.org/x)", "\"https://example.org/x\""}) {
            for (Url url : new UrlDetector(text, UrlDetectorOptions.Default).detect()) {
                System.out.println(text + " -> " + url.getOriginalUrl() + " in full " + url.getFullUrl());
                seen += url.getOriginalUrl() + " ";
            }
        }
        if (!seen.equals("https://example.org/x example.org/x> example.org/x* example.org/x) example.org/x\" ")) {
            System.err.println("changed: the scheme belongs to the address");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
