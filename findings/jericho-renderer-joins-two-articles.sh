#!/usr/bin/env bash
# Jericho HTML Parser of Java has a Renderer, which makes text of HTML "similar to what a mail program does", and a TextExtractor
# for search engines. A good guess for two <article>, <section> or <figcaption> elements one after the other: two lines. The
# Renderer joins them: "The fair is open.The boats come.", "Prices" and "Ten crowns" are "PricesTen crowns": it knows the elements
# of HTML 4, and those of HTML 5 are words of the line. <button> and <textarea> are left out with their text. The TextExtractor
# puts a blank between the former, and joins the latter to the words around them.
# Seen: net.htmlparser.jericho:jericho-html 3.4 of Maven; <div> and <p> are lines of their own.
# Why it matters here: on a page of today the last word of each part and the first of the next one are not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=net.htmlparser.jericho:jericho-html:3.4 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name 'jericho-html-3.4.jar')

cat > Finding.java <<'END'
import net.htmlparser.jericho.Config;
import net.htmlparser.jericho.LoggerProvider;
import net.htmlparser.jericho.Source;

public class Finding {
    public static void main(String[] arguments) {
        Config.LoggerProvider = LoggerProvider.DISABLED;
        System.out.println("jericho-html 3.4");
        String[] pages = {
            "<div>The fair is open.</div><div>The boats come.</div>",
            "<article>The fair is open.</article><article>The boats come.</article>",
            "<header>Prices</header><section>Ten crowns</section><footer>Hull</footer>",
            "<p>Press <button>Go</button> now</p>"
        };
        StringBuilder seen = new StringBuilder();
        for (String page : pages) {
            Source source = new Source(page);
            String text = source.getRenderer().toString().trim().replace("\r\n", "/");
            System.out.println(page + "\n    Renderer: " + text + "\n    TextExtractor: " + source.getTextExtractor());
            seen.append(text).append('|');
        }
        if (!seen.toString().equals("The fair is open./The boats come.|The fair is open.The boats come.|"
                + "PricesTen crownsHull|Press now|")) {
            System.err.println("changed: articles and sections are apart");
            System.exit(1);
        }
    }
}
END
java -cp "$jar" Finding.java
