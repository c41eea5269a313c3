#include "options/asked_grouping.h"

#include <gmock/gmock.h>

#include "errors/exit_codes.h"
#include "record/scheme_record.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;

RecordedGrouping bounded() {
  RecordedGrouping recorded;
  GrouperOptions& options = recorded.options;
  options.threshold = 0.75;
  options.prefer = Preference::parse("longest,newest");
  options.scope.within = "H";
  options.scope.window = TimeWindow{3, 30};
  options.scope.same = same_fields("value:4");
  options.band_cap = 9;
  return recorded;
}

TEST(AskedGroupingTest, WhatIsNotAskedForIsAsBefore) {
  const GrouperOptions chosen = chosen_grouping({}, bounded());
  EXPECT_EQ(0.75, chosen.threshold);
  EXPECT_EQ(bounded().options.prefer, chosen.prefer);
  EXPECT_EQ("H", chosen.scope.within);
  EXPECT_EQ(3U, chosen.scope.window.value().slot);
  EXPECT_EQ(9U, chosen.band_cap);
}

TEST(AskedGroupingTest, WithoutABeforeItIsTheUsual) {
  const GrouperOptions chosen = chosen_grouping({}, std::nullopt);
  EXPECT_EQ(GrouperOptions().threshold, chosen.threshold);
  EXPECT_EQ(Preference(), chosen.prefer);
  EXPECT_EQ("rule: threshold 0.9, prefer oldest", grouping_text(chosen, 1, std::nullopt));
}

TEST(AskedGroupingTest, WhatIsAskedForCounts) {
  AskedGrouping asked;
  asked["threshold"] = "0.8";
  asked["prefer"] = "url-length";
  asked["within"] = "L";
  asked["max-days"] = "0:7";
  asked["same"] = "title";
  asked["measure"] = "idf";
  asked["min-words"] = "20";
  asked["band-cap"] = "5";
  for (const auto& before : {std::optional<RecordedGrouping>(), std::optional(bounded())}) {
    EXPECT_EQ(
        "rule: threshold 0.8, prefer url-length, measure idf, within L, max-days 0:7, same title, min-words 20, "
        "band-cap 5",
        grouping_text(chosen_grouping(asked, before), 1, std::nullopt));
  }
}

TEST(AskedGroupingTest, NoneTakesABoundAway) {
  AskedGrouping asked;
  asked["within"] = kNoBound;
  asked["max-days"] = kNoBound;
  asked["same"] = kNoBound;
  const GrouperOptions chosen = chosen_grouping(asked, bounded());
  EXPECT_EQ("", chosen.scope.within);
  EXPECT_FALSE(chosen.scope.window);
  EXPECT_TRUE(chosen.scope.same.empty());
}

TEST(AskedGroupingTest, WhatCannotBeReadIsRefused) {
  AskedGrouping asked;
  asked["max-days"] = "30";
  EXPECT_THROW(chosen_grouping(asked, std::nullopt), Xapian::InvalidArgumentError);
  asked = {};
  asked["same"] = "colour";
  EXPECT_THROW(chosen_grouping(asked, std::nullopt), Xapian::InvalidArgumentError);
  asked = {};
  asked["prefer"] = "loudest";
  EXPECT_THROW(chosen_grouping(asked, std::nullopt), Xapian::InvalidArgumentError);
}

TEST(AskedGroupingTest, TextSaysWhetherTheRuleIsThatOfBefore) {
  const std::string rule = "threshold 0.75, prefer longest,newest, within H, max-days 3:30, same value:4, band-cap 9";
  EXPECT_EQ("rule: " + rule + "; unchanged", grouping_text(bounded().options, 1, bounded()));
  EXPECT_EQ("rule: threshold 0.9, prefer oldest; previously: " + rule, grouping_text({}, 1, bounded()));
  RecordedGrouping together = bounded();
  together.databases = 3;
  together.references = 1;
  EXPECT_EQ("rule: " + rule + "; previously: " + rule + ", 3 databases as one, 1 reference",
            grouping_text(bounded().options, 1, together));
  EXPECT_EQ("rule: threshold 0.9, prefer oldest, 2 databases as one", grouping_text({}, 2, std::nullopt));
}

TEST(AskedGroupingTest, ControlCharactersOfAPrefixAreEscaped) {
  GrouperOptions options;
  options.scope.within = "\x1b[31m";
  EXPECT_EQ(std::string::npos, grouping_text(options, 1, std::nullopt).find('\x1b'));
}

TEST(AskedGroupingTest, ARecordedRuleThatCannotBeReadMattersUnlessAllIsAskedFor) {
  Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
  EXPECT_FALSE(grouping_before(database, Scheme(), {}));
  database.set_metadata("neardup:groups:" + Scheme().name(), "scheme=x threshold=? prefer=loudest");
  AskedGrouping asked;
  asked["threshold"] = "0.8";
  try {
    grouping_before(database, Scheme(), asked);
    FAIL();
  } catch (const Xapian::InvalidArgumentError& error) {
    EXPECT_THAT(error.get_msg(), HasSubstr("give --threshold and --prefer"));
  }
  asked["prefer"] = "oldest";
  EXPECT_FALSE(grouping_before(database, Scheme(), asked));
}

TEST(AskedGroupingTest, RuleIsReadFromOneLine) {
  EXPECT_EQ("rule: threshold 0.9, prefer oldest", grouping_text(parse_grouping(""), 1, std::nullopt));
  EXPECT_EQ(
      "rule: threshold 0.8, prefer value:0:asc, same value:2,prefix:XA?, min-words 20",
      grouping_text(parse_grouping("--same value:2,prefix:XA? --min-words 20 --prefer value:0:asc --threshold 0.8"), 1,
                    std::nullopt));
  for (const char* const text :
       {"--same colour", "--min-words -1", "--prefer loudest", "--reference x", "words", "--same"})
    EXPECT_THROW(parse_grouping(text), UsageError) << text;
}

}  // namespace
}  // namespace neardup::cli
