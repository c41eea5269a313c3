#include "faults/page_corruption/corruption.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace neardup::faults {
namespace {

constexpr int kDraws = 200;

std::string pages(const std::string& letters) {
  std::string content;
  for (const char letter : letters) content += std::string(kPage, letter);
  return content;
}

std::size_t different_bytes(const std::string& a, const std::string& b) {
  std::size_t different = 0;
  for (std::size_t i = 0; i != std::min(a.size(), b.size()); ++i) different += a[i] != b[i];
  return different;
}

/** Calls `judge(before, after, at)` for many draws. */
template <typename Judge>
void draw(CorruptionKind kind, const Judge& judge) {
  std::mt19937_64 random(1);
  for (int i = 0; i != kDraws; ++i) {
    const std::string before = pages("abc");
    std::string after = before;
    const std::optional<std::size_t> at = corrupt(after, {}, kind, random);
    ASSERT_TRUE(at);
    judge(before, after, *at);
  }
}

TEST(CorruptionTest, ABitIsOneBit) {
  draw(CorruptionKind::kBit, [](const std::string& before, const std::string& after, std::size_t at) {
    const auto flipped = static_cast<unsigned char>(before[at] ^ after[at]);
    EXPECT_EQ(1U, different_bytes(before, after));
    EXPECT_EQ(0U, flipped & (flipped - 1));
  });
}

TEST(CorruptionTest, BytesAreAtMostSixteenFromWhereItSays) {
  draw(CorruptionKind::kBytes, [](const std::string& before, const std::string& after, std::size_t at) {
    EXPECT_EQ(before.size(), after.size());
    EXPECT_EQ(before.substr(0, at), after.substr(0, at));
    const std::size_t end = std::min(at + 16, before.size());
    EXPECT_EQ(before.substr(end), after.substr(end));
  });
}

TEST(CorruptionTest, PagesAreWhole) {
  for (const CorruptionKind kind : {CorruptionKind::kZeros, CorruptionKind::kGarbage}) {
    draw(kind, [&](const std::string& before, const std::string& after, std::size_t at) {
      EXPECT_EQ(0U, at % kPage);
      EXPECT_EQ(before.substr(0, at) + before.substr(at + kPage), after.substr(0, at) + after.substr(at + kPage));
      EXPECT_LT(kPage / 2, different_bytes(before, after));
      if (kind == CorruptionKind::kZeros) {
        EXPECT_EQ(std::string(kPage, '\0'), after.substr(at, kPage));
      }
    });
  }
}

TEST(CorruptionTest, ExchangedPagesAreTheSamePages) {
  std::set<std::string> seen;
  draw(CorruptionKind::kSwapped,
       [&](const std::string&, const std::string& after, std::size_t) { seen.insert(after); });
  EXPECT_EQ((std::set<std::string>{pages("bac"), pages("cba"), pages("acb")}), seen);
}

TEST(CorruptionTest, OnePageCannotBeExchanged) {
  std::mt19937_64 random(1);
  std::string content = pages("a");
  EXPECT_FALSE(corrupt(content, {}, CorruptionKind::kSwapped, random));
}

TEST(CorruptionTest, ACutLeavesTheBeginning) {
  std::size_t between_pages = 0;
  draw(CorruptionKind::kCut, [&](const std::string& before, const std::string& after, std::size_t at) {
    EXPECT_LT(after.size(), before.size());
    EXPECT_EQ(before.substr(0, at), after);
    between_pages += at % kPage == 0;
  });
  EXPECT_LT(std::size_t{kDraws / 4}, between_pages);
}

TEST(CorruptionTest, EveryFileAndKindIsDrawnButEmptyFiles) {
  std::mt19937_64 random(1);
  std::set<std::string> changed;
  std::set<std::string> said;
  for (int i = 0; i != kDraws; ++i) {
    const FileTree sound{{{"a", pages("ab")}, {"b", "x"}, {"empty", ""}}, {}};
    FileTree tree = sound;
    const std::string what = corrupt(tree, {}, random);
    said.insert(what.substr(0, what.find(" at ")));
    for (const auto& [name, content] : tree.files) {
      if (content != sound.files.at(name)) changed.insert(name);
    }
  }
  EXPECT_EQ((std::set<std::string>{"a", "b"}), changed);
  EXPECT_EQ(std::size_t{2 * kCorruptionKinds - 1}, said.size()) << "'b' has no two pages";
}

TEST(CorruptionTest, SpansAreStruckWithWhatStandsInFront) {
  const FileTree tree{{{"a", std::string(1000, '.') + "value" + std::string(20000, '.')}, {"b", "none"}}, {}};
  const Spans spans = spans_of(tree, {"value", "absent", ""});
  ASSERT_EQ(1U, spans.size());
  ASSERT_EQ(1U, spans.at("a").size());
  EXPECT_EQ(996U, spans.at("a").front().offset);
  EXPECT_EQ(9U, spans.at("a").front().size);
  std::mt19937_64 random(1);
  int hits = 0;
  for (int i = 0; i != kDraws; ++i) {
    std::string content = tree.files.at("a");
    const std::size_t at = corrupt(content, spans.at("a"), CorruptionKind::kBit, random).value();
    hits += at >= 996 && at < 1005;
  }
  EXPECT_LT(kDraws / 5, hits);
}

TEST(CorruptionTest, ASpanAtTheBeginningHasLessInFront) {
  EXPECT_EQ(0U, spans_of({{{"a", "xyvalue"}}, {}}, {"value"}).at("a").front().offset);
}

}  // namespace
}  // namespace neardup::faults
