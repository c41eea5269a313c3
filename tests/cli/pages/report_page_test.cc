#include "pages/report_page.h"

#include <gmock/gmock.h>

#include <string>

#include "group/grouping.h"
#include "plugin/signed_database.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string kText =
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty and so on without an end that anybody could see from here or from over there";

class ReportPageTest : public ::testing::Test {
 protected:
  void add(const std::string& text, const std::string& data, const std::string& id) {
    Xapian::Document document = signed_document(database_.indexer(), text, id);
    document.set_data(data);
    database_.add(document);
  }

  DatabaseReport report() {
    group_database(database_.database(), database_.scheme(), database_.tokenizer());
    return report_database(database_.reader(), database_.scheme(), database_.tokenizer(), {});
  }

  std::string page() { return report_page("a <database>", report()); }

  SignedDatabase database_;
};

TEST_F(ReportPageTest, ReportCountsMembersBandsAndGroups) {
  add(kText, "url=http://example.org/a", "a");
  add(kText, "", "b");
  add(kText + " more", "", "c");
  add("something else that has nothing in common with the others", "", "d");
  const DatabaseReport found = report();
  ASSERT_EQ(1U, found.largest_groups.size());
  EXPECT_EQ(3U, found.largest_groups[0].documents);
  EXPECT_EQ(3U, found.largest_groups[0].shown.size());
  EXPECT_EQ("a", found.largest_groups[0].shown[0].name);
  EXPECT_EQ("http://example.org/a", found.largest_groups[0].shown[0].record.url);
  EXPECT_EQ(2U, found.exact_members[19]) << "a copy, and one with a word more: 36 of 37 shingles";
  EXPECT_EQ(1U, found.distances[0]);
  ASSERT_FALSE(found.fullest_bands.empty());
  EXPECT_GE(found.fullest_bands[0].documents, 2U);
  ASSERT_TRUE(found.sample);
  EXPECT_EQ(4U, found.sample->drawn);
}

TEST_F(ReportPageTest, DatabaseWithoutGroupsOrDocumentsHasAPage) {
  EXPECT_THAT(page(), HasSubstr("No groups"));
  add(kText, "", "a");
  EXPECT_THAT(page(), HasSubstr("No groups"));
}

TEST_F(ReportPageTest, LargeGroupsAreShownInPart) {
  for (int i = 0; i != 7; ++i) add(kText, "caption=copy " + std::to_string(i), std::to_string(i));
  const std::string text = page();
  EXPECT_THAT(text, HasSubstr("7 documents, minimum similarity 1.0000, verified word for word"));
  EXPECT_THAT(text, HasSubstr("copy 3"));
  EXPECT_THAT(text, Not(HasSubstr("copy 4")));
  EXPECT_THAT(text, HasSubstr("and 3 more"));
}

TEST_F(ReportPageTest, ForeignTextIsNoMarkupAndLeadsNowhereButToAddresses) {
  add(kText, "url=javascript:alert(1)\ncaption=<b>bold</b>\nsample=<script>\x1b[31m", "a");
  add(kText, "url=https://example.org/?a=1&b=\"2\"", "b\"><i>");
  const std::string text = page();
  EXPECT_THAT(text, HasSubstr("a &lt;database&gt;"));
  EXPECT_THAT(text, HasSubstr("&lt;b&gt;bold"));
  EXPECT_THAT(text, Not(HasSubstr("javascript:")));
  EXPECT_THAT(text, Not(HasSubstr("<script")));
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
  EXPECT_THAT(text, HasSubstr("href=\"https://example.org/?a=1&amp;b=&quot;2&quot;\""));
}

}  // namespace
}  // namespace neardup::cli
