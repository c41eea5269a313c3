#!/usr/bin/env bash
# boilerpipe takes the text of an article out of a page. A good guess for a page of a heading and five paragraphs of a
# sentence each, and nothing else: all five, for there is nothing around them that could be dropped. The last one is missing;
# of the same page with a line behind it, as "Printed in Hull.", the fifth is there, and so is each other one. Whether a block
# is kept depends on the one behind it, and the last has none.
# Seen: com.syncthemall:boilerpipe 1.2.2 of Maven, DefaultExtractor; ArticleExtractor gives all five.
# Why it matters here: of an article that ends with the page the conclusion is lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > pom.xml <<'END'
<project>
<modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>
<dependencies><dependency><groupId>com.syncthemall</groupId><artifactId>boilerpipe</artifactId>
<version>1.2.2</version></dependency>
</dependencies>
</project>
END
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:copy-dependencies \
    -DoutputDirectory=lib > maven.log || { cat maven.log >&2; exit 2; }
jar="lib/*"
cat > Finding.java <<'END'
import de.l3s.boilerpipe.extractors.ArticleExtractor;
import de.l3s.boilerpipe.extractors.DefaultExtractor;

public class Finding {
    public static void main(String[] arguments) throws Exception {
        System.out.println("boilerpipe 1.2.2");
        String page = "<html><head><title>Harbour</title></head><body><h1>Harbour open</h1>"
            + "<p>The harbour of Hull was opened again on Monday after a winter in which no ship had come in.</p>"
            + "<p>The mayor said that the work on the two new piers had cost less than the town had feared.</p>"
            + "<p>Fishermen from the north had waited for this day, and many of them had slept on their boats.</p>"
            + "<p>In the evening the people of the town danced on the quay until the rain came from the sea.</p>"
            + "<p>The next ship will come in May, when the ice in the north is gone and the trade begins.</p>";
        String seen = "";
        for (String end : new String[] {"", "<p>Printed in Hull.</p>"}) {
            String text = DefaultExtractor.INSTANCE.getText(page + end + "</body></html>");
            boolean article = ArticleExtractor.INSTANCE.getText(page + end + "</body></html>").contains("The next ship");
            System.out.println(text + "ArticleExtractor has the fifth paragraph: " + article + "\n");
            seen += text.contains("In the evening") + " " + text.contains("The next ship") + " " + article + " ";
        }
        if (!seen.equals("true false true true true true ")) {
            System.err.println("changed: the last paragraph is as good as the others");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
