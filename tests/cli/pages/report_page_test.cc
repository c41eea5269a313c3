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
    group_databases({database_.database()}, database_.scheme(), database_.tokenizer());
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
  EXPECT_EQ(1U, found.percents[100]) << "a copy";
  EXPECT_EQ(1U, found.percents[97]) << "one with a word more: 36 of 37 shingles";
  ASSERT_FALSE(found.fullest_bands.empty());
  EXPECT_GE(found.fullest_bands[0].second, 2U);
  ASSERT_TRUE(found.sample);
  EXPECT_EQ(4U, found.sample->drawn);
}

TEST_F(ReportPageTest, DatabaseWithoutGroupsOrDocumentsHasAPage) {
  EXPECT_THAT(page(), HasSubstr("None of 0 texts repeats another."));
  add(kText, "", "a");
  EXPECT_THAT(page(), HasSubstr("No groups"));
}

TEST_F(ReportPageTest, PageOfADatabaseThatWasNeverGroupedNamesTheCommand) {
  add(kText, "", "a");
  const DatabaseReport never = report_database(database_.reader(), database_.scheme(), database_.tokenizer(), {});
  const std::string text = report_page("a database", never);
  EXPECT_THAT(text, HasSubstr("No groups yet"));
  EXPECT_THAT(text, HasSubstr("<code>xapian-neardup group &#39;a database&#39;\n</code>"));
}

TEST_F(ReportPageTest, PageBeginsWithTheSavingInOneSentence) {
  for (const char* const id : {"a", "b", "c"}) add(kText, "", id);
  add("something else that has nothing in common with the others", "", "d");
  const std::string text = page();
  const std::string body = text.substr(text.find("</h1>") + 6);
  EXPECT_EQ(0U, body.find("<p class=\"verdict\">2 of 4 texts repeat another; searches would be 50 % shorter.</p>"));
  EXPECT_LT(body.find("<h2>Largest groups</h2>"), body.find("<h2>Figures</h2>"));
  EXPECT_THAT(text, HasSubstr("xapian-neardup group &#39;a &lt;database&gt;&#39; --threshold 0.95"));
}

TEST_F(ReportPageTest, PairsNextToTheThresholdAreShownSideBySide) {
  std::string words;
  for (int i = 0; i != 100; ++i) words += "w" + std::to_string(i) + " ";
  const auto changed = [&](int places) {
    std::string text = words;
    for (int i = 0; i != places; ++i)
      text.replace(text.find("w" + std::to_string(10 + 20 * i) + " "), 3, "x" + std::to_string(places));
    return text;
  };
  add(words, "caption=whole", "a");
  add(changed(1), "caption=one change", "b");     // 95 of 101 shingles
  add(changed(3), "caption=three changes", "c");  // 89 of 107
  const DatabaseReport found = report();
  ASSERT_EQ(1U, found.borderline.grouped.size());
  EXPECT_EQ("b", found.borderline.grouped[0].b.name);
  EXPECT_NEAR(95.0 / 101, found.borderline.grouped[0].similarity, 1e-9);
  ASSERT_EQ(1U, found.borderline.apart.size());
  EXPECT_NEAR(89.0 / 107, found.borderline.apart[0].similarity, 1e-9);
  ASSERT_EQ(2U, found.borderline.looser.size());
  EXPECT_EQ(2U, found.borderline.looser[0].documents) << "the whole text and the one with three changes";
  EXPECT_EQ(0U, found.borderline.looser[1].documents);
  const std::string text = report_page("db", found);
  EXPECT_THAT(text, HasSubstr("<h2>Hidden by a narrow margin</h2>"));
  EXPECT_THAT(text, HasSubstr("<del>w10</del>"));
  EXPECT_THAT(text, HasSubstr("<ins>x1</ins>"));
  EXPECT_THAT(text, HasSubstr("<h2>Kept by a narrow margin</h2>"));
  EXPECT_THAT(text, HasSubstr("xapian-neardup explain db 1 2 --html pair.html"));
  EXPECT_THAT(text, HasSubstr("<input type=\"checkbox\" class=\"apart\" id=\"apart1\">not the same"));
  EXPECT_THAT(text, HasSubstr("<span class=\"parts1\">xapian-neardup group db --distinct 1 2</span>"
                              "<span class=\"apply\">xapian-neardup group db</span>"));
  EXPECT_THAT(text, Not(HasSubstr("id=\"apart2\""))) << "pairs that are shown need no parting";
}

TEST_F(ReportPageTest, LargeGroupsAreShownInPart) {
  for (int i = 0; i != 7; ++i) add(kText, "caption=copy " + std::to_string(i), std::to_string(i));
  const std::string text = page();
  EXPECT_THAT(text, HasSubstr("<h3>copy 0: 7 documents</h3>"));
  EXPECT_THAT(text, HasSubstr("The same words, compared word for word."));
  EXPECT_LT(text.find("copy 3"), text.find("<details><summary>and 3 more</summary>\n<ul>\n<li>"));
  EXPECT_GT(text.find("copy 4"), text.find("and 3 more"));
  EXPECT_THAT(text, HasSubstr("copy 6"));
  EXPECT_THAT(text, Not(HasSubstr("not named here")));
  EXPECT_THAT(text, HasSubstr("<span class=\"faint\">the same words</span></li>"));
}

TEST_F(ReportPageTest, VeryLargeGroupsAreNamedInPart) {
  for (int i = 0; i != 210; ++i) add(kText, "", "copy " + std::to_string(i));
  EXPECT_THAT(page(), HasSubstr("<p class=\"faint\">6 are not named here</p>\n</details>"));
}

TEST_F(ReportPageTest, WordsThatDifferAreMarkedInTheirLines) {
  std::string many;
  for (int i = 0; i != 100; ++i) many += "w" + std::to_string(i) + " ";
  std::string changed = many;
  changed.replace(changed.find("w50"), 3, "x");
  add(many, "", "a");
  add(changed, "", "b");
  const std::string text = page();
  const std::size_t line = text.find("<li>b <span class=\"faint\">1 of 100 words differs (similarity 0.94)</span>");
  ASSERT_NE(std::string::npos, line);
  const std::string group = text.substr(line, text.find("</li>", line) - line);
  EXPECT_THAT(
      group, HasSubstr("<p class=\"changes\" dir=\"auto\"> w0 w1 w2 w3 w4 w5 w6 w7 ... w42 w43 w44 w45 w46 w47 w48 w49 "
                       "<del>w50</del> <ins>x</ins> w51 w52 w53 w54 w55 w56 w57 w58 ... w92 "));
  EXPECT_THAT(group, HasSubstr("<details><summary>All of both texts</summary>\n<table class=\"texts\">"));
  EXPECT_THAT(group.substr(group.find("<details>")), HasSubstr("w20 w21")) << "the whole texts";
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
