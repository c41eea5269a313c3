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

TEST(TitlePartsTest, SeparatorsOfEastAsiaHaveNoSpaces) {
  for (const char* const sign : {"｜", "|", "_", "－", "-", "：", "—", " | ", "／", "【"})
    EXPECT_THAT(title_parts(std::string("新橋開通") + sign + "夕刊新聞"), ElementsAre("新橋開通", "夕刊新聞")) << sign;
  EXPECT_THAT(title_parts("新橋開通【夕刊】"), ElementsAre("新橋開通", "夕刊"));
  EXPECT_THAT(title_parts("ＮＨＫ｜News"), ElementsAre("ＮＨＫ", "News"));
  for (const char* const one : {"Санкт-Петербург", "a_b|c", "서울-부산", "JR-東日本", "新橋_", "-新橋"})
    EXPECT_THAT(title_parts(one), ElementsAre(std::string(one))) << one;
}

TEST(TitlePartsTest, SoDoBracketsAtTheEnd) {
  EXPECT_THAT(title_parts("Lock (The Locks 2.4)"), ElementsAre("Lock", "The Locks 2.4"));
  EXPECT_THAT(title_parts("Lock - Gate (The - Locks)"), ElementsAre("Lock", "Gate", "The - Locks"));
  for (const char* const one : {"Lock(s)", "(Lock)", "Lock (a) and (b) gate", "Lock (a) (", "Lock )"})
    EXPECT_THAT(title_parts(one), ElementsAre(std::string(one))) << one;
  EXPECT_THAT(title_parts("Lock (a) (b)"), ElementsAre("Lock (a)", "b"));
  EXPECT_THAT(title_parts("Lock ()"), ElementsAre("Lock"));
  EXPECT_THAT(title_parts("Lock (2.4.1)"), ElementsAre("Lock", "2.4.1"));
  EXPECT_THAT(title_parts("Lock \u2014 The Locks (2.4.x)"), ElementsAre("Lock", "The Locks (2.4.x)"));
}

TEST(TitlePartsTest, WordsWithDotsBetweenNumbersAreVersions) {
  for (const char* const version : {"2.4", "v2.4", "V2.4.11", "2.4-beta.1", "2.4.x", "(2.4)", "(v2.4.x)", "[2.4]",
                                    "2.4.0rc1", "2.4.dev0", "2.4b2", "latest", "stable"})
    EXPECT_EQ("The Locks API", without_version("The  Locks " + std::string(version) + " API")) << version;
  for (const char* const other : {"24", "2.", ".4", "v2", "2.4x", "v", "-", "2,4", "a2.4", "2.4.1.1", "x.4", "(2.4",
                                  "11.03.2024", "2024.11", "22.04", "2..4", "1234.5", "2.4c1", "Latest"})
    EXPECT_EQ("", without_version("The Locks " + std::string(other))) << other;
  EXPECT_EQ("", without_version("2.4"));
  EXPECT_EQ("", without_version("2.4.1"));
  EXPECT_EQ("", without_version("Section 2.4"));
  for (const char* const named : {"Locks 2.4.1", "Locks v2.4", "Locks 2.x"})
    EXPECT_EQ("Locks", without_version(named)) << named;
  EXPECT_EQ("", without_version("Locks latest"));
  EXPECT_EQ("", without_version(""));
}

TEST(TitlePartsTest, LinesStateVersions) {
  for (const char* const line : {"Version: Next", "version: 4.2", "Version: v4.2.1-beta"})
    EXPECT_TRUE(states_version(line)) << line;
  for (const char* const line : {"Version: Anna", "Town: Next", "Version", "Version: ", "Version: 4.2 of May", ""})
    EXPECT_FALSE(states_version(line)) << line;
}

/** The frame of a site with as many pages as titles: the one at i is "Page i - " and that title, in that folder. */
FrameSet frame_of_manuals(const std::vector<std::pair<std::string, std::string>>& titles_and_folders) {
  FrameLearner learner;
  for (std::size_t i = 0; i != titles_and_folders.size(); ++i) {
    const auto& [title, folder] = titles_and_folders[i];
    const std::string whole = "Page " + std::to_string(i) + " - " + title;
    learner.add(i, {}, {0, whole, folder + "/" + std::to_string(i)});
  }
  return learner.frame();
}

TEST(TitlePartsTest, WordsAreVersionsBesideNumbers) {
  const auto title_in = [](const std::string& one, const std::string& other) {
    std::vector<std::pair<std::string, std::string>> pages;
    for (int i = 0; i != 10; ++i) pages.emplace_back(i < 5 ? one : other, i < 5 ? "a" : "b");
    return unversioned_title("Page - " + one, frame_of_manuals(pages));
  };
  EXPECT_EQ(title_in("The Locks latest", "The Locks 2.4"), "Page - The Locks");
  EXPECT_EQ(title_in("The Locks latest", "The Locks stable"), "Page - The Locks latest");
  EXPECT_EQ(title_in("The latest film music", "The next film music"), "Page - The latest film music");
}

TEST(TitlePartsTest, TheVersionsOfAManualAreNoPartOfTheTitlesOfItsPages) {
  std::vector<std::pair<std::string, std::string>> pages;
  for (int i = 0; i != 10; ++i)
    pages.emplace_back(i < 5 ? "The Locks 2.4" : "The Locks 2.5", i < 5 ? "locks" : "locks/new");
  EXPECT_EQ("Page - The Locks", unversioned_title("Page (The Locks v9.1)", frame_of_manuals(pages)));
  EXPECT_EQ("Page", own_title("Page (The Locks v9.1)", frame_of_manuals(pages)));
  EXPECT_EQ("Page (The Keys v9.1)", unversioned_title("Page (The Keys v9.1)", frame_of_manuals(pages)));
  for (const auto& [title, folder] : {std::pair("The Locks 2.4", "locks/new"), {"The Locks 2.6", "locks/newest"}}) {
    pages.emplace_back(title, folder);  // two versions in one folder; a version of few pages
    EXPECT_EQ("Page (The Locks 2.4)", unversioned_title("Page (The Locks 2.4)", frame_of_manuals(pages))) << title;
    pages.pop_back();
  }
  for (std::size_t i = 0; i != pages.size(); ++i) pages[i].second = "locks/" + std::to_string(i) + "/index.html?a=";
  EXPECT_EQ("Page (The Locks 2.4)", unversioned_title("Page (The Locks 2.4)", frame_of_manuals(pages)))
      << "a folder a page";
  pages.resize(5);
  EXPECT_EQ("Page (The Locks 2.4)", unversioned_title("Page (The Locks 2.4)", frame_of_manuals(pages)));
}

TEST(TitlePartsTest, WhatNearlyAllTitlesOfASiteHaveIsNoneOfThePage) {
  const auto frame_of = [](std::size_t with, bool differ) {
    FrameLearner learner;
    for (std::size_t i = 0; i != 40; ++i) {
      std::string own;
      for (int word = 0; word != 20; ++word)
        own += "w" + std::string(1, static_cast<char>('a' + (differ ? i % 20 : 0))) +
               std::string(static_cast<std::size_t>(word) + 1, 'x') + " ";
      const std::string title = "Page " + std::to_string(i) + (i < with ? " - The Locks 2.4" : " - Other");
      learner.add(i, {{own, BlockRole::kContent}}, {0, title, {}});
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
