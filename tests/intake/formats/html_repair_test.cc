#include "formats/html_repair.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

const std::string kFlood(2000, ' ');

TEST(HtmlRepairTest, PagesWithoutAFaultStay) {
  EXPECT_FALSE(repaired_html(""));
  EXPECT_FALSE(repaired_html("<p a=b c=d>text<br>"));
  EXPECT_FALSE(repaired_html(kFlood + "<p>" + kFlood));
  EXPECT_FALSE(repaired_html("a <" + kFlood));
  EXPECT_FALSE(repaired_html("</bodyguard></body <"));
}

TEST(HtmlRepairTest, FloodedTagsLoseTheirAttributesOnly) {
  EXPECT_EQ(repaired_html("a<p x=y" + kFlood + ">b<i z=w>c"), "a<p>b<i z=w>c");
  EXPECT_EQ(repaired_html("<p" + kFlood + "><b" + kFlood + ">"), "<p><b>");
  EXPECT_EQ(repaired_html("a<p" + kFlood), "a<p");
}

TEST(HtmlRepairTest, EndTagsOfThePageGo) {
  EXPECT_EQ(repaired_html("<body>a</body></HTML >b"), "<body>ab");
  EXPECT_EQ(repaired_html("</html>"), "");
}

TEST(HtmlRepairTest, ZeroBytesGo) {
  using namespace std::string_literals;
  EXPECT_EQ(repaired_html("<p title='a\0b'>c\0"s), "<p title='ab'>c");
  EXPECT_EQ(repaired_html("\0</body>a"s), "a");
}

TEST(HtmlRepairTest, ScriptsAndCommentsHaveNoTags) {
  EXPECT_FALSE(repaired_html("<script>if (i <n" + kFlood + ") x </body> </script>"));
  EXPECT_FALSE(repaired_html("<STYLE>a <b" + kFlood + "</Style>"));
  EXPECT_FALSE(repaired_html("<!-- <a </body>" + kFlood + "-->"));
  EXPECT_EQ(repaired_html("<script>x</script><p" + kFlood + ">"), "<script>x</script><p>");
}

}  // namespace
}  // namespace neardup::cli
