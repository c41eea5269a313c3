#include "dedupe/keep_rule.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "formats/text_format.h"
#include "scheme/scheme.h"

namespace neardup::cli {
namespace {

using Items = std::vector<std::uint32_t>;

Items ordered(const std::string& rule, const std::vector<std::optional<std::string>>& values,
              std::string* note = nullptr) {
  ReadCorpus corpus(Scheme(), std::size_t{1} << 20);
  const std::vector<std::uint8_t> sketch(corpus.table.sketch_slots());
  for (const std::optional<std::string>& value : values) {
    corpus.table.add({0, {}, value ? value->size() + 1 : 1, 0, sketch.data(), 0});
    corpus.preferences.push_back(value);
  }
  return order_by(*KeepRule::parse(rule), corpus, {},
                  [&](const std::string& text) {
                    if (note != nullptr) *note = text;
                  })
      .items;
}

TEST(KeepRuleTest, WhatIsCopiedOrDiscardedComesLastWhateverTheRuleSays) {
  ReadCorpus corpus(Scheme(), std::size_t{1} << 20);
  const std::vector<std::uint8_t> sketch(corpus.table.sketch_slots());
  for (const std::uint64_t tokens : {5, 9, 7}) corpus.table.add({0, {}, tokens, 0, sketch.data(), 0});
  const auto items = [&](const std::string& rule, const std::vector<bool>& discarded,
                         const std::vector<bool>& copied = {}) {
    return order_by(*KeepRule::parse(rule), corpus, {copied, discarded}).items;
  };
  EXPECT_EQ(items("first", {}), Items{});
  EXPECT_EQ(items("first", {true, false, false}), (Items{1, 2, 0}));
  EXPECT_EQ(items("last", {true, false, true}), (Items{1, 2, 0}));
  EXPECT_EQ(items("longest", {false, true, false}), (Items{2, 0, 1}));
  EXPECT_EQ(items("first", {}, {true, false, false}), (Items{1, 2, 0}));
  EXPECT_EQ(items("longest", {false, true, false}, {false, true, true}), (Items{0, 2, 1})) << "copies before the trash";
}

TEST(KeepRuleTest, WhatCanBeEditedIsTold) {
  const auto rank = [](TextFormat format) { return editable_rank(mime_type(format)); };
  for (const TextFormat format : {TextFormat::kDocx, TextFormat::kOdg, TextFormat::kRtf, TextFormat::kPpt})
    EXPECT_EQ(0U, rank(format));
  for (const TextFormat format : {TextFormat::kHtml, TextFormat::kMarkdown, TextFormat::kMail, TextFormat::kEpub})
    EXPECT_EQ(1U, rank(format));
  EXPECT_EQ(2U, rank(TextFormat::kPdf));
  EXPECT_EQ(3U, rank(TextFormat::kPlain));
  EXPECT_EQ(3U, editable_rank(""));
}

TEST(KeepRuleTest, RulesAreRead) {
  EXPECT_EQ(KeepRule::parse("a:b:max")->field, "a:b");
  for (const char* text : {"", "best", ":max", "date", "date:most"}) EXPECT_FALSE(KeepRule::parse(text)) << text;
}

TEST(KeepRuleTest, NumbersAreComparedAsNumbersAndTextsByBytes) {
  EXPECT_EQ(ordered("n:max", {"9", "10", std::nullopt, "9.5", "10"}), (Items{1, 4, 3, 0, 2}));
  EXPECT_EQ(ordered("n:min", {"9", "10", std::nullopt, "9.5", "10"}), (Items{0, 3, 1, 4, 2}));
  EXPECT_EQ(ordered("d:max", {std::nullopt, "b", std::nullopt, "a"}), (Items{1, 3, 0, 2}));
}

TEST(KeepRuleTest, DatesAreComparedAsTimes) {
  EXPECT_EQ(ordered("d:max", {"31.12.2020", "01.01.2022", "9.3.2021"}), (Items{1, 2, 0}));
  EXPECT_EQ(ordered("d:max", {"12/31/2020", "01/01/2022"}), (Items{1, 0})) << "one has no 31st month";
  EXPECT_EQ(ordered("d:max", {"2020-12-31T23:30:00-02:00", "2021-01-01 00:30:00Z", "2020", "2020-12"}),
            (Items{0, 1, 3, 2}));
  EXPECT_EQ(ordered("d:max", {"2020-12-31 10:00:00.25", "2020-12-31 10:00:00.5"}), (Items{1, 0}));
  EXPECT_EQ(ordered("d:min", {"Tue, 2 Jan 2001 12:34:56 +0100", "Mon, 1 Jan 2001 23:00:00 -0500"}), (Items{1, 0}));
  EXPECT_THROW(ordered("d:max", {"03/04/2020", "04/03/2020"}), std::runtime_error);
}

TEST(KeepRuleTest, DecimalCommasAndThousandsAreNumbers) {
  EXPECT_EQ(ordered("n:max", {"1,50", "12,5", "9,75"}), (Items{1, 2, 0}));
  EXPECT_EQ(ordered("n:max", {"1.234,50", "999,5", "2.000.000"}), (Items{2, 0, 1}));
  EXPECT_EQ(ordered("n:max", {"1,234.50", "999.5", "-2,000,000"}), (Items{0, 1, 2}));
  EXPECT_EQ(ordered("n:max", {"1 234", "999", "2\u00a0000 000"}), (Items{2, 0, 1}));
  EXPECT_THROW(ordered("n:max", {"1,234", "900"}), std::runtime_error) << "more than a thousand, or one";
}

TEST(KeepRuleTest, TextsAreComparedWithANote) {
  std::string note;
  ordered("d:max", {"2020-01-01", "12", "n. d."}, &note);
  EXPECT_NE(note.find("such as '2020-01-01', are not all numbers, nor all dates"), std::string::npos) << note;
  note.clear();
  ordered("d:max", {"2020-01-01", "2020-02-30"}, &note);
  EXPECT_NE(note, "") << "there is no such day";
  note.clear();
  ordered("d:max", {"1", "2.5", std::nullopt, ""}, &note);
  EXPECT_EQ(note, "");
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
  std::vector<std::optional<std::string>> values{"", "5", "9", "nan", "7", "NA"};
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
