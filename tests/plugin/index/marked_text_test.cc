#include "index/marked_text.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>

namespace neardup {
namespace {

constexpr std::uint64_t kSecret = 0xfedcba9876543210;
const std::string kName("\x00\xff\x80\x00\x01", 5);  // evidence (plugin/FORMAT.md)
const std::string kCaption("\x22\x12\x34\x56\x78", 5);

SignatureOrigin with_rules(unsigned rules) {
  return {rules};
}

TEST(MarkedTextTest, MarkSplitsATextAndTellsWhatIsKnown) {
  for (const unsigned rules : {1U, 2U, 170U, 255U}) {
    for (const SignatureOrigin& known :
         {SignatureOrigin{rules}, SignatureOrigin{rules, kName, ~std::uint64_t{0}, true, 127},
          SignatureOrigin{rules, std::string(kName) + kCaption, 7, false}}) {
      const std::string text = "content\n" + left_out_mark(known, kSecret) + "navigation";
      const MarkedText parts = parse_marked_text(text, kSecret);
      EXPECT_EQ("content\n", parts.content);
      EXPECT_EQ("navigation", parts.left_out);
      EXPECT_EQ(rules, parts.origin.content_rules);
      EXPECT_EQ(known.evidence, parts.origin.evidence);
      EXPECT_EQ(known.canonical, parts.origin.canonical);
      EXPECT_EQ(known.names_other, parts.origin.names_other);
      EXPECT_EQ(known.address_rank, parts.origin.address_rank);
    }
  }
}

TEST(MarkedTextTest, WithoutAMarkAllIsContent) {
  const std::string mark = left_out_mark(with_rules(1), kSecret);
  for (const std::string& text :
       {std::string(), std::string("words"), left_out_mark(with_rules(0), kSecret) + "rules 0",
        mark.substr(0, mark.size() - 1), mark.substr(3), mark.substr(0, mark.size() - 3) + "\u2064",
        std::string("\u2063\u2064\u2063\u2064 words")}) {
    const MarkedText parts = parse_marked_text(text, kSecret);
    EXPECT_EQ(text, parts.content);
    EXPECT_EQ(0U, parts.origin.content_rules);
    EXPECT_TRUE(parts.left_out.empty());
  }
}

TEST(MarkedTextTest, MarkWithAnotherSecretIsText) {
  const SignatureOrigin foreign{1, kName, 2, true};
  const std::string text = "words" + left_out_mark(foreign, kSecret + 1) + "more";
  EXPECT_EQ(text, parse_marked_text(text, kSecret).content);
  const std::string both = text + left_out_mark(with_rules(7), kSecret) + "rest";
  EXPECT_EQ(text, parse_marked_text(both, kSecret).content);
  EXPECT_EQ("rest", parse_marked_text(both, kSecret).left_out);
}

TEST(MarkedTextTest, SampleEndsBeforeTheLeftOutText) {
  const std::string mark = left_out_mark(with_rules(7), kSecret);
  const auto data = [](const std::string& sample) { return "url=/a\nsample=" + sample + "\ntype=text/html"; };
  const auto kept = [&](const std::string& sample) { return data_without_left_out_text(data(sample), kSecret); };
  EXPECT_EQ(data("words of the page"), kept("words of the page"));
  EXPECT_EQ(data("words of the page"), kept("words of the page " + mark + "Home Contact"));
  EXPECT_EQ(data("words"), data_without_left_out_text(data("words" + mark), kSecret));
  EXPECT_EQ("sample=words", data_without_left_out_text("sample=words " + mark + "Home", kSecret)) << "the last line";
  EXPECT_EQ(data("Home Contact"), kept(mark + " Home Contact")) << "a page without content";
  for (std::size_t length = 12; length < mark.size(); length += 3) {
    EXPECT_EQ(data("words"), kept("words " + mark.substr(0, length) + "...")) << "cut after " << length;
    EXPECT_EQ(data("words"), kept("words " + mark.substr(0, length) + " ...")) << "cut after " << length;
    EXPECT_EQ(data(""), kept(mark.substr(0, length))) << "cut after " << length;
  }
}

TEST(MarkedTextTest, OtherMarksInDataStay) {
  const std::string foreign = "sample=words " + left_out_mark(with_rules(7), kSecret + 1) + "more\n";
  EXPECT_EQ(foreign, data_without_left_out_text(foreign, kSecret));
  const std::string beginning = "sample=\u2063\u2064\u2063\u2064 words";
  EXPECT_EQ(beginning, data_without_left_out_text(beginning, kSecret));
  EXPECT_EQ("", data_without_left_out_text("", kSecret));
}

TEST(MarkedTextTest, SecretComesFromTheEnvironment) {
  ::unsetenv(kMarkedTextVariable);
  EXPECT_EQ(std::nullopt, asked_mark_secret());
  ::setenv(kMarkedTextVariable, std::to_string(kSecret).c_str(), 1);
  EXPECT_EQ(kSecret, asked_mark_secret());
  ::setenv(kMarkedTextVariable, "no number", 1);
  EXPECT_EQ(std::nullopt, asked_mark_secret());
  ::unsetenv(kMarkedTextVariable);
}

TEST(MarkedTextTest, BeginningOfAMarkMayStandBeforeAMark) {
  const std::string beginning = "\u2063\u2064\u2063\u2064";
  const std::string text = beginning + left_out_mark(with_rules(7), kSecret) + "rest";
  const MarkedText parts = parse_marked_text(text, kSecret);
  EXPECT_EQ(beginning, parts.content);
  EXPECT_EQ("rest", parts.left_out);
}

TEST(MarkedTextTest, MarksInADocumentAreRemoved) {
  const std::string mark = left_out_mark(with_rules(1), kSecret);
  EXPECT_EQ("plain", without_marks("plain"));
  const std::string split = "\u2063\u2064\u2063\u2063\u2064\u2063\u2064\u2064" + mark.substr(12);
  for (const std::string& text : {"a" + mark + "b" + mark, "\u2063\u2064" + mark + "x", split}) {
    EXPECT_EQ(0U, parse_marked_text(without_marks(text), kSecret).origin.content_rules) << text;
  }
}

}  // namespace
}  // namespace neardup
