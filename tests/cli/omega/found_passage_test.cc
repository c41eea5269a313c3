#include "omega/hit_snippet.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string times(const std::string& text, int count) {
  std::string all;
  for (int i = 0; i != count; ++i) all += text;
  return all;
}

TEST(FoundPassageTest, WordsAreShownInScriptsWithoutSpaces) {
  const std::string filler = times("这段文字只是填充内容", 40);
  const std::string text = filler + "我们在图书馆看书" + filler;
  const std::string shown = found_passage(text, {"图", "图书", "书", "书馆", "馆"}, 160);
  EXPECT_THAT(shown, HasSubstr("图书馆"));
  EXPECT_THAT(shown, StartsWith("..."));
  EXPECT_THAT(shown, EndsWith("..."));
  EXPECT_LE(shown.size(), 160U + 6);
}

TEST(FoundPassageTest, MostWordsCountBeforeTheFirstOne) {
  const std::string text = "館 " + times("は ", 100) + "図書館 " + times("は ", 100) + "図書館";
  EXPECT_THAT(found_passage(text, {"図書", "館"}, 60), HasSubstr("図書館"));
  EXPECT_THAT(found_passage(text, {"館"}, 60), StartsWith("館"));
}

TEST(FoundPassageTest, WithoutAWordThereIsNone) {
  EXPECT_EQ("", found_passage("図書", {"館"}, 60));
  EXPECT_EQ("", found_passage("図書", {}, 60));
  EXPECT_EQ("図書", found_passage("図書", {"図"}, 60));
}

TEST(FoundPassageTest, LinesAndRunsOfSpacesAreOneLine) {
  EXPECT_EQ("도서관 책", found_passage("도서관\n\n  책", {"책"}, 60));
}

}  // namespace
}  // namespace neardup::cli
