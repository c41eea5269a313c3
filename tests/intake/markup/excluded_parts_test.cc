#include "markup/excluded_parts.h"

#include <gtest/gtest.h>

#include <string>

#include "html/html_parser.h"
#include "intake/repeated.h"

namespace neardup {
namespace {

/** The text of a page without its excluded parts. */
std::string read_text(const std::string& page, ExcludedParts excluded = ExcludedParts::kLeftOut) {
  const HtmlTree tree = parse_html(page, excluded);
  std::string text;
  for (HtmlNode node = 0; node < tree.size(); ++node) text += tree.text(node);
  return text;
}

TEST(ExcludedPartsTest, PairsOfCommentsExcludeWhatIsBetween) {
  for (const auto& [begin, end] :
       {std::pair("htdig_noindex", "/htdig_noindex"), std::pair("UdmComment", "/UdmComment"),
        std::pair("googleoff: index", "googleon: index"), std::pair("googleoff: all", "googleon: all"),
        std::pair("googleoff: index", "googleon: all")}) {
    const std::string page = "<p>a<!--" + std::string(begin) + "-->b<b title=c>d</b><!--" + end + "-->e";
    EXPECT_EQ(read_text(page), "ae") << page;
    EXPECT_EQ(read_text(page, ExcludedParts::kRead), "abde") << page;
  }
}

TEST(ExcludedPartsTest, CaseAndWhiteSpaceDoNotMatter) {
  EXPECT_EQ(read_text("a<!-- HTDIG_noindex -->b<!--\n/htdig_NOINDEX-->c"), "ac");
  EXPECT_EQ(read_text("a<!--googleoff:index-->b<!-- GoogleOn: Index -->c"), "ac");
}

TEST(ExcludedPartsTest, APartEndsWithTheCommentOfItsPair) {
  EXPECT_EQ(read_text("a<!--htdig_noindex-->b<!--/UdmComment-->c<!--UdmComment-->d<!--/htdig_noindex-->e"), "ae");
  EXPECT_EQ(read_text("a<!--/htdig_noindex-->b"), "ab");
}

TEST(ExcludedPartsTest, APartThatDoesNotEndReachesToTheEndOfThePage) {
  EXPECT_EQ(read_text("a<!--htdig_noindex-->b<!-- c -->d<p>e"), "a");
  EXPECT_EQ(read_text("a<!--htdig_noindex-->b<!--/htdig_noindex"), "a");
}

TEST(ExcludedPartsTest, OtherCommentsExcludeNothing) {
  for (const char* comment :
       {"noindex", "htdig_noindex x", "googleoff: snippet", "googleoff: anchor", "googleon: index", ""}) {
    EXPECT_EQ(read_text("a<!--" + std::string(comment) + "-->b"), "ab") << comment;
  }
  EXPECT_EQ(read_text("<title>a<!--htdig_noindex-->b</title>c"), "a<!--htdig_noindex-->bc");
}

TEST(ExcludedPartsTest, TitleAndDescriptionsMayBeExcluded) {
  EXPECT_EQ(read_text("<!--htdig_noindex--><title>t</title><!--/htdig_noindex-->c"), "c");
}

TEST(ExcludedPartsTest, ManyCommentsTakeLinearTime) {
  EXPECT_EQ(read_text("a<!--htdig_noindex-->" + repeated("<!--", 500000)), "a");
  EXPECT_EQ(read_text(repeated("<!--htdig_noindex--><!--/htdig_noindex-->", 50000) + "a"), "a");
}

}  // namespace
}  // namespace neardup
