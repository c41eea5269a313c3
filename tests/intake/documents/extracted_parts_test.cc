// Which parts of a page and of a Markdown text are signed: all that its reader reads as the text, nothing else.

#include <gtest/gtest.h>

#include <string>

#include "characters/text_line.h"
#include "formats/markdown_text.h"
#include "html/html_text.h"

namespace neardup::cli {
namespace {

std::string of_page(const std::string& head, const std::string& content) {
  return one_line(
      html_text("<!DOCTYPE html><html><head><title>t</title>" + head + "</head><body>" + content + "</body></html>"));
}

std::string of_html(const std::string& content) {
  return of_page("", content);
}

std::string of_markdown(const std::string& text) {
  return one_line(markdown_text(text).body);
}

TEST(ExtractedPartsTest, CaptionsOfTablesFiguresAndFieldsAreKept) {
  EXPECT_EQ("Table 1. Rainfall Month mm May 31",
            of_html("<table><caption>Table 1. Rainfall</caption><tr><th>Month<th>mm<tr><td>May<td>31</table>"));
  EXPECT_EQ(
      "Figure 2. The bridge in 1890.",
      of_html(
          "<figure><img src=b.png alt=no><figcaption>Figure 2. The <em>bridge</em> in 1890.</figcaption></figure>"));
  EXPECT_EQ("Delivery by post", of_html("<fieldset><legend>Delivery</legend>by post</fieldset>"));
  EXPECT_EQ("More The rest", of_html("<details><summary>More</summary><p>The rest</details>"));
  EXPECT_EQ("Figure 2. The bridge in 1890.", of_markdown("![no](b.png \"no\")\n\n*Figure 2.* The bridge in 1890."));
}

TEST(ExtractedPartsTest, TablesAreKeptCellByCell) {
  EXPECT_EQ("a b c d e f", of_html("<table><thead><tr><th>a</th><th>b</th></tr></thead><tfoot><tr><td>c<td>d</tfoot>"
                                   "<tbody><tr><td>e</td><td>f</td></tr></tbody></table>"));
  EXPECT_EQ("outer inner after", of_html("<table><tr><td>outer<table><tr><td>inner</table><td>after</table>"));
  EXPECT_EQ("Term meaning other meaning", of_html("<dl><dt>Term<dd>meaning<dd>other meaning</dl>"));
  EXPECT_EQ("Month mm May 31", of_markdown("| Month | mm |\n|-------|---:|\n| May   | 31 |\n"));
}

TEST(ExtractedPartsTest, QuotationsAreKept) {
  EXPECT_EQ(
      "He said: To be, or not to be. Hamlet",
      of_html("He said: <blockquote cite='http://no'><p>To be, or not to be.</p><footer>Hamlet</footer></blockquote>"));
  EXPECT_EQ("so it goes, wrote he in Slaughterhouse-Five",
            of_html("<q cite=no>so it goes</q>, wrote he in <cite>Slaughterhouse-Five</cite>"));
  EXPECT_EQ("before quoted deeper after", of_markdown("before\n\n> quoted\n>\n> > deeper\n\nafter"));
}

TEST(ExtractedPartsTest, NotesAndReferenceListsAreKept) {
  EXPECT_EQ(
      "as shown[1]. References Broder 1997. On the resemblance. doi:10.1109",
      of_html("<p>as shown<sup><a href=#r1>[1]</a></sup>.</p><section role=doc-bibliography><h2>References</h2><ol>"
              "<li id=r1>Broder 1997. <i>On the resemblance.</i> <a href=no>doi:10.1109</a></ol></section>"));
  EXPECT_EQ("text Note 1. An aside.", of_html("text<div role=doc-endnotes><p>Note 1. An aside.</p></div>"));
  EXPECT_EQ("as shown [1]. References Broder 1997. On the resemblance.",
            of_markdown("as shown [1].\n\n## References\n\n1. Broder 1997. *On the resemblance.*\n"));
  EXPECT_EQ("as shown[^1]. [^1]: Broder 1997. On the resemblance.",
            of_markdown("as shown[^1].\n\n[^1]: Broder 1997. On the resemblance.\n"));
}

TEST(ExtractedPartsTest, CodeAndPreformattedTextAreKept) {
  EXPECT_EQ("run make -j2 and see x = 1", of_html("run <code>make -j2</code> and see<pre>x = 1\n</pre>"));
  EXPECT_EQ("run make -j2 and see x = 1", of_markdown("run `make -j2` and see\n\n```sh\nx = 1\n```\n"));
}

TEST(ExtractedPartsTest, StylingIsLeftOut) {
  EXPECT_EQ("text", of_page("<style media=print>p { content: 'no' }</style><link rel=stylesheet href=no.css>",
                            "<p style=\"color: no\" class=no>text</p><style>no { }</style><font color=no></font>"));
  EXPECT_EQ("drawn", of_html("<svg><defs><style>.no { fill: red }</style></defs><text style='no'>drawn</text></svg>"));
  EXPECT_EQ("text", of_markdown("<style>\nno { }\n</style>\n\n<span style='no'>text</span>"));
}

TEST(ExtractedPartsTest, ScriptsAreLeftOut) {
  EXPECT_EQ("text", of_page("<script src=no.js>no()</script><script type=application/ld+json>{\"no\": 1}</script>",
                            "<p onclick='no()'>text<script>no()</script></p><noscript>no</noscript>"));
  EXPECT_EQ("text", of_markdown("<script>\nno()\n</script>\n\ntext"));
}

TEST(ExtractedPartsTest, MetadataIsLeftOut) {
  EXPECT_EQ(
      "text",
      of_page("<meta name=description content='no'><meta property=og:title content=no><base href=no>",
              "<!-- no --><p title=no lang=no data-no=no itemprop=no>text</p><img alt=no><template>no</template>"));
  EXPECT_EQ("text more", of_markdown("---\ntitle: no\ndate: no\ntags: [no]\n---\n\ntext\n\n<!-- no -->\n\nmore"));
  EXPECT_EQ("a link", of_markdown("a [link]\n\n[link]: http://no \"no\"\n"));
}

}  // namespace
}  // namespace neardup::cli
