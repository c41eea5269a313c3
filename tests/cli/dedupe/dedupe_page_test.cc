#include "dedupe/dedupe_page.h"

#include <gmock/gmock.h>

#include <string>

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

DedupeReport small_report() {
  DedupeReport report;
  report.command = "xapian-neardup dedupe 'a <file>.txt'";
  report.threshold = 0.9;
  report.texts = 4000;
  report.hidden = 1000;
  report.bytes = 2'000'000;
  report.dropped_bytes = 1'500'000;
  report.percents[92] = 400;
  report.percents[100] = 600;
  ReportedDocument first;
  first.name = "one";
  first.record.sample = "The <first> words";
  report.largest_groups.push_back({"id", 7, 0.92, true, {first}, {}});
  report.borderline.looked_up = 3000;
  report.borderline.looser = {{0.8, 50}, {0.85, 20}};
  return report;
}

TEST(DedupePageTest, BeginsWithTheSavingInOneSentence) {
  const std::string page = dedupe_page(small_report());
  const std::string body = page.substr(page.find("</h1>") + 6);
  EXPECT_EQ(0U, body.find("<p class=\"verdict\">1,000 of 4,000 texts repeat another; without them the inputs are 75 % "
                          "smaller.</p>"));
  EXPECT_THAT(body, HasSubstr("1.5 MB of 2.0 MB can go."));
  EXPECT_LT(body.find("<h2>Largest groups</h2>"), body.find("<h2>What the threshold drops and keeps</h2>"));
}

TEST(DedupePageTest, GroupsHaveTheirFirstWords) {
  const std::string page = dedupe_page(small_report());
  EXPECT_THAT(page, HasSubstr("one: 7 texts"));
  EXPECT_THAT(page, HasSubstr("The &lt;first&gt; words"));
  EXPECT_THAT(page, HasSubstr("and 6 more"));
}

TEST(DedupePageTest, TheTextOfAGroupThatStaysIsNamed) {
  DedupeReport report = small_report();
  ReportedDocument second;
  second.name = "two";
  report.largest_groups.front().shown.push_back(second);
  const std::string page = dedupe_page(report);
  EXPECT_THAT(page, HasSubstr("<li>one <span class=\"faint\">stays</span></li>"));
  EXPECT_THAT(page, HasSubstr("<li>two</li>"));
}

TEST(DedupePageTest, TextsHaveTheirOwnDirection) {
  DedupeReport report = small_report();
  report.largest_groups.front().shown.front().name = "\u05d0";
  const std::string page = dedupe_page(report);
  EXPECT_THAT(page, HasSubstr("<h3><bdi>\u05d0</bdi>: 7 texts"));
  EXPECT_THAT(page, HasSubstr("<p class=\"sample\" dir=\"auto\">"));
}

TEST(DedupePageTest, OtherThresholdsAreWeighed) {
  const std::string page = dedupe_page(small_report());
  EXPECT_THAT(page, HasSubstr("of 3,000 texts that stay now, about 50 would go"));
  EXPECT_THAT(page, HasSubstr("1,000 dropped"));
  EXPECT_THAT(page, HasSubstr("about 400 more would stay, 600 would be dropped"));
  EXPECT_THAT(page, HasSubstr("xapian-neardup dedupe &#39;a &lt;file&gt;.txt&#39; --threshold 0.95 --groups"));
}

TEST(DedupePageTest, NothingDroppedIsSaid) {
  DedupeReport report;
  report.texts = 3;
  const std::string page = dedupe_page(report);
  EXPECT_THAT(page, HasSubstr("None of 3 texts repeats another."));
  EXPECT_THAT(page, Not(HasSubstr("Largest groups")));
}

}  // namespace
}  // namespace neardup::cli
