// What the tokenizer makes of texts, tags and comments, seen in the tree. By the sections of the standard, 13.2.5.

#include "markup/tokenizer.h"

#include <gtest/gtest.h>

#include "intake/html/shown_tree.h"

namespace neardup {
namespace {

using namespace std::string_literals;

TEST(TokenizerTest, TextsKeepWhatIsNoTag) {
  EXPECT_EQ(shown_body("a < b <3 <"), "a < b <3 <");
  EXPECT_EQ(shown_body("a</"), "a</");
  EXPECT_EQ(shown_body("a</>b"), "ab");
}

TEST(TokenizerTest, LineEndsAreLineFeeds) {
  EXPECT_EQ(shown_body("a\r\nb\rc\r\r\nd&#13;"), "a\nb\nc\n\nd\r");
  EXPECT_EQ(shown_body("<p a='\r\n'>"), "[p a=\n|]");
}

TEST(TokenizerTest, ZeroBytes) {
  EXPECT_EQ(shown_body("a\0b<p\0>c"s), "ab[p\ufffd|c]");
  EXPECT_EQ(shown_body("<p a\0='\0&amp;'>"s), "[p a\ufffd=\ufffd&|]");
  EXPECT_EQ(shown_body("<svg>\0<textarea>"s), "[svg|\ufffd[textarea|]]");
  EXPECT_EQ(shown_body("<textarea>\0"s), "[textarea|\ufffd]");
}

TEST(TokenizerTest, AttributesOfEveryKind) {
  EXPECT_EQ(shown_body("<P A=b c = 'D' e=\"f\"g h/i=j/>"), "[p a=b c=D e=f g= h= i=j/|]");
  EXPECT_EQ(shown_body("<p =a ==b>"), "[p =a==b|]");
  EXPECT_EQ(shown_body("<p a=\"x>y\" b='&lt;&copy=1'>"), "[p a=x>y b=<&copy=1|]");
  EXPECT_EQ(shown_body("<p a= >x"), "[p a=|x]");
}

TEST(TokenizerTest, FirstOfEqualAttributesCounts) {
  EXPECT_EQ(shown_body("<p a=1 A=2 b a=3>"), "[p a=1 b=|]");
  std::string page = "<p";
  for (int i = 0; i != 1000; ++i) page += " a" + std::to_string(i % 100) + "=" + std::to_string(i);
  const HtmlTree tree = parse_html(page + ">");
  const HtmlNode p = static_cast<HtmlNode>(tree.size() - 1);
  ASSERT_EQ(tree.attributes(p).size(), 100U);
  for (int i = 0; i != 100; ++i) EXPECT_EQ(tree.attribute(p, "a" + std::to_string(i)), std::to_string(i));
  EXPECT_EQ(tree.attribute(p, "b"), "");
}

TEST(TokenizerTest, TagsThatDoNotEndAreNothing) {
  for (const char* end : {"<p", "<p ", "<p a", "<p a=", "<p a='b>", "</p", "<p/"}) {
    EXPECT_EQ(shown_body("x"s + end), "x") << end;
  }
}

TEST(TokenizerTest, CommentsEndAsBrowsersEndThem) {
  for (const char* comment : {"<!-- x -->", "<!---->", "<!-->", "<!--->", "<!--x--!>", "<!--x--!-->", "<!--x---->",
                              "<!-- <!-- -->", "<!--->-->", "<!x>", "<?x?>", "</ x>", "<!>", "<![CDATA[x]]>"}) {
    const std::string rest = comment == "<!--->-->"s ? "-->" : "";
    EXPECT_EQ(shown_body("a"s + comment + "b"), "a" + rest + "b") << comment;
  }
  EXPECT_EQ(shown_body("a<!-- b"), "a");
  EXPECT_EQ(shown_body("a<!--b--!c-->d"), "ad");
}

TEST(TokenizerTest, RawTextEndsWithItsOwnEndTag) {
  EXPECT_EQ(shown_body("<xmp>&lt;<b></XMP x>y"), "[xmp|&lt;<b>]y");
  EXPECT_EQ(shown_body("<textarea>&lt;<b></textareas></textarea>"), "[textarea|<<b></textareas>]");
  EXPECT_EQ(shown_body("<iframe><p></iframe>x"), "[iframe|<p>]x");
  EXPECT_EQ(shown_body("<plaintext></plaintext>&lt;"), "[plaintext|</plaintext>&lt;]");
  EXPECT_EQ(shown_page("<title>a</titl"), "[html|[head|[title|a</titl]][body|]]");
}

TEST(TokenizerTest, ScriptsInCommentsOfScripts) {
  EXPECT_EQ(shown_body("<p><script>'</p>'</script>x"), "[p|[script|'</p>']x]");
  EXPECT_EQ(shown_body("<p><script><!--<script></script>--></script>x"), "[p|[script|<!--<script></script>-->]x]");
  EXPECT_EQ(shown_body("<p><script><!--</script>x"), "[p|[script|<!--]x]");
  EXPECT_EQ(shown_body("<p><script><!--><script></script>x"), "[p|[script|<!--><script>]x]");
  EXPECT_EQ(shown_body("<p><script><!--<script></script></script>x"), "[p|[script|<!--<script></script>]x]");
}

TEST(TokenizerTest, SectionsOfCharactersAreTextInSvg) {
  EXPECT_EQ(shown_body("<svg><![CDATA[<b>&lt;]]>x<![CDATA["), "[svg|<b>&lt;x]");
  EXPECT_EQ(shown_body("<svg><desc><![CDATA[<b>]]>x"), "[svg|[desc|<b>x]]");
  EXPECT_EQ(shown_body("<svg><desc><p><![CDATA[<b>]]>x"), "[svg|[desc|[p|]]>x]]]");
}

TEST(TokenizerTest, ATableEndsAParagraphWhateverTheDocumentTypeIs) {
  for (const char* type :
       {"", "<!doctype html>", "<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 3.2 Final//EN\">", "<!doctype>"}) {
    EXPECT_EQ(shown_body(type + "<p><table>"s), "[p|][table|]") << type;
  }
}

}  // namespace
}  // namespace neardup
