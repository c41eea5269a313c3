#include "dedupe/keep_rule.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "scheme/scheme.h"

namespace neardup::cli {
namespace {

using Items = std::vector<std::uint32_t>;

Items ordered(const std::string& rule, const std::vector<std::optional<std::string>>& values) {
  ReadCorpus corpus{Scheme(), std::nullopt};
  const std::vector<std::uint8_t> sketch(corpus.table.sketch_slots());
  for (const std::optional<std::string>& value : values) {
    corpus.table.add({0, 0, value ? value->size() + 1 : 1, 0, sketch.data(), 0});
    corpus.preferences.push_back(value);
  }
  return order_by(*KeepRule::parse(rule), corpus).items;
}

TEST(KeepRuleTest, RulesAreRead) {
  EXPECT_EQ(KeepRule::parse("a:b:max")->field, "a:b");
  for (const char* text : {"", "best", ":max", "date", "date:most"}) EXPECT_FALSE(KeepRule::parse(text)) << text;
}

TEST(KeepRuleTest, NumbersAreComparedAsNumbersAndTextsByBytes) {
  EXPECT_EQ(ordered("n:max", {"9", "10", std::nullopt, "9.5", "10"}), (Items{1, 4, 3, 0, 2}));
  EXPECT_EQ(ordered("n:min", {"9", "10", std::nullopt, "9.5", "10"}), (Items{0, 3, 1, 4, 2}));
  EXPECT_EQ(ordered("d:max", {"2026-01-09", "2026-01-10", std::nullopt, "9"}), (Items{3, 1, 0, 2}));
  EXPECT_EQ(ordered("d:max", {std::nullopt, "b", std::nullopt, "1"}), (Items{1, 3, 0, 2}));
}

/** Ids and times in nanoseconds have 19 digits. */
TEST(KeepRuleTest, NeighboursOfManyDigitsDiffer) {
  const std::vector<std::optional<std::string>> values{"9007199254740992", "9007199254740993", "18446744073709551615",
                                                       "18446744073709551614"};
  EXPECT_EQ(ordered("n:max", values), (Items{2, 3, 1, 0}));
  EXPECT_EQ(ordered("n:min", values), (Items{0, 1, 3, 2}));
}

/** Whatever the order, a number is kept. */
TEST(KeepRuleTest, NanAndEmptyValuesCountAsNone) {
  std::vector<std::optional<std::string>> values{"", "5", "9", "nan", "7", "NaN"};
  std::sort(values.begin(), values.end());
  do {
    const Items items = ordered("n:max", values);
    ASSERT_EQ(values[items[0]], "9");
    ASSERT_EQ(values[items[1]], "7");
    ASSERT_EQ(values[items[2]], "5");
  } while (std::next_permutation(values.begin(), values.end()));
}

TEST(KeepRuleTest, TheOrderOfTheInputDecidesAmongEqualOnes) {
  EXPECT_EQ(ordered("first", {"1", "2"}), Items{});
  EXPECT_EQ(ordered("last", {"1", "2", "3"}), (Items{2, 1, 0}));
  EXPECT_EQ(ordered("longest", {"a", "abc", "b", "xyz"}), (Items{1, 3, 0, 2}));
}

}  // namespace
}  // namespace neardup::cli
