#include "content/title_parts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "content/frame_learner.h"

namespace neardup {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(TitlePartsTest, SeparatorsDivide) {
  EXPECT_THAT(title_parts("One - Two | Three: four \u00bb Five - Six"),
              ElementsAre("One", "Two", "Three", "four", "Five", "Six"));
  EXPECT_THAT(title_parts("a:b c-d e/f 12:30"), ElementsAre("a:b c-d e/f 12:30"));
  for (const char* const none : {"", "  ", " - "}) EXPECT_THAT(title_parts(none), IsEmpty()) << none;
}

TEST(TitlePartsTest, WhatNearlyAllTitlesOfASiteHaveIsNoneOfThePage) {
  const auto frame_of = [](std::size_t with, bool differ) {
    FrameLearner learner;
    for (std::size_t i = 0; i != 40; ++i) {
      std::string own;
      for (int word = 0; word != 20; ++word)
        own += "w" + std::string(1, static_cast<char>('a' + (differ ? i % 20 : 0))) +
               std::string(static_cast<std::size_t>(word) + 1, 'x') + " ";
      learner.add(i, {{own, BlockRole::kContent}}, 0,
                  "Page " + std::to_string(i) + (i < with ? " - The Locks 2.4" : " - Other"));
    }
    return learner.frame();
  };
  EXPECT_EQ("Page 3", own_title("Page 3 - the locks 2.4", frame_of(30, true)));
  EXPECT_EQ("Page 3 - B", own_title("Page 3 - B | The Locks 2.4", frame_of(40, true)));
  EXPECT_EQ("", own_title("The Locks 2.4", frame_of(40, true)));
  EXPECT_EQ("Page 3 | The Locks 2.4", own_title("Page 3 | The Locks 2.4", frame_of(29, true)));
  EXPECT_EQ("Page 3 | The Locks 2.4", own_title("Page 3 | The Locks 2.4", frame_of(40, false)));
}

}  // namespace
}  // namespace neardup
