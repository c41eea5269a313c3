#include "content/frame_learner.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "content/page_content.h"
#include "content/title_parts.h"
#include "html/html_parser.h"

namespace neardup {
namespace {

const std::string kNotice = "This site belongs to nobody and says nothing about the pages that it shows to you.";

std::string random_text(std::mt19937& random, int words) {
  std::string text;
  for (int i = 0; i != words; ++i) {
    if (i != 0) text += ' ';
    for (int letter = 0; letter != 5; ++letter) text += static_cast<char>('a' + random() % 26);
  }
  return text + ".";
}

ContentBlock content_block(std::string text) {
  return {std::move(text)};
}

/** Paragraphs of a page between what the site repeats. */
std::vector<ContentBlock> page(const std::vector<std::string>& paragraphs) {
  std::vector<ContentBlock> blocks{content_block(kNotice)};
  for (const std::string& paragraph : paragraphs) blocks.push_back(content_block(paragraph));
  blocks.push_back({"Home News Sports", BlockRole::kLinks, 0, true});
  return blocks;
}

bool is_frame(const FrameLearner& learner, const std::string& text, bool linked = false) {
  return learner.frame().has(frame_hash(text, linked));
}

class FrameLearnerTest : public testing::Test {
 protected:
  unsigned seed_ = std::random_device{}();
  std::mt19937 random_{seed_};
  testing::ScopedTrace trace_{__FILE__, __LINE__, "seed " + std::to_string(seed_)};
};

TEST_F(FrameLearnerTest, NothingIsLearnedOfFewPages) {
  FrameLearner learner;
  EXPECT_TRUE(learner.frame().empty());
  for (std::size_t i = 0; i + 1 != FrameLearner::kManyPages; ++i) learner.add(i, page({random_text(random_, 50)}));
  EXPECT_FALSE(is_frame(learner, kNotice));
  learner.add(99, page({random_text(random_, 50)}));
  EXPECT_TRUE(is_frame(learner, kNotice));
}

TEST_F(FrameLearnerTest, RepeatedBlocksOfPagesWithFewWordsAreFrame) {
  FrameLearner learner;
  for (std::uint64_t i = 0; i != 30; ++i) learner.add(i, page({random_text(random_, 8)}));
  EXPECT_TRUE(is_frame(learner, kNotice));
  EXPECT_TRUE(is_frame(learner, "Home News Sports", true));
}

TEST_F(FrameLearnerTest, WhatGalleriesRepeatIsFrame) {
  FrameLearner learner;
  for (std::uint64_t i = 0; i != 30; ++i) {
    learner.add(i, {content_block(kNotice), {random_text(random_, 12), BlockRole::kCaption}});
  }
  EXPECT_TRUE(is_frame(learner, kNotice));
}

TEST_F(FrameLearnerTest, WhatMostPagesRepeatIsMarked) {
  const std::string office = "Our office lies by the harbour and looks out on ships and islands.";
  FrameLearner learner;
  for (std::uint64_t i = 0; i != 20; ++i)
    learner.add(i, page({random_text(random_, 50), i < 9 ? office : random_text(random_, 9)}));
  const FrameSet frame = learner.frame();
  EXPECT_TRUE(frame.has(common_hash(frame_hash(kNotice))));
  EXPECT_TRUE(frame.has(frame_hash(office)));
  EXPECT_FALSE(frame.has(common_hash(frame_hash(office))));
}

TEST_F(FrameLearnerTest, CopiesOfAnArticleAreNoFrame) {
  std::vector<std::string> article;
  for (int i = 0; i != 8; ++i) article.push_back(random_text(random_, 40));
  FrameLearner learner;
  for (std::uint64_t i = 0; i != 60; ++i) learner.add(i, page(article));
  for (std::uint64_t i = 60; i != 100; ++i) learner.add(i, page({random_text(random_, 60), random_text(random_, 60)}));
  for (const std::string& paragraph : article) EXPECT_FALSE(is_frame(learner, paragraph));
  EXPECT_TRUE(is_frame(learner, kNotice));
}

/** Each copy has other words in another paragraph. */
TEST_F(FrameLearnerTest, ChangedCopiesOfAnArticleAreNoFrame) {
  std::vector<std::string> article;
  for (int i = 0; i != 8; ++i) article.push_back(random_text(random_, 60));
  FrameLearner learner;
  for (std::uint64_t i = 0; i != 60; ++i) {
    std::vector<std::string> copy = article;
    std::string& changed = copy[random_() % copy.size()];
    changed.replace(changed.find(' ', changed.size() / 2), 1, " and something else, ");
    learner.add(i, page(copy));
  }
  for (std::uint64_t i = 60; i != 100; ++i) learner.add(i, page({random_text(random_, 60), random_text(random_, 60)}));
  for (const std::string& paragraph : article) EXPECT_FALSE(is_frame(learner, paragraph));
  EXPECT_TRUE(is_frame(learner, kNotice));
}

TEST_F(FrameLearnerTest, CopiesOfOtherDatesAreNoFrame) {
  const std::string article = random_text(random_, 150);
  FrameLearner learner;
  for (std::uint64_t i = 0; i != 30; ++i) {
    learner.add(i, page({"Saved on " + std::to_string(i) + " May 2019 from example.org/" + std::to_string(i * i),
                         "By " + random_text(random_, 2), article}));
  }
  EXPECT_FALSE(is_frame(learner, article));
}

/** The same 150 words under navigation that differs from page to page. */
TEST_F(FrameLearnerTest, ADescriptionBesideWhichPagesHaveACommentIsNoFrame) {
  FrameLearner learner;
  std::vector<std::string> descriptions;
  for (std::uint64_t i = 0; i != 36; ++i) {
    if (i % 6 == 0) descriptions.push_back(random_text(random_, 60));
    learner.add(i, page({descriptions.back(), random_text(random_, 15)}));
  }
  EXPECT_FALSE(is_frame(learner, descriptions.front()));
  EXPECT_TRUE(is_frame(learner, kNotice)) << "it is on most pages";
}

TEST_F(FrameLearnerTest, ANoticeOfSomePagesBesideTextsOfTheirOwnIsFrame) {
  const std::string office = "Our office lies by the harbour and looks out on ships and islands.";
  FrameLearner learner;
  for (std::uint64_t i = 0; i != 36; ++i)
    learner.add(i, page({random_text(random_, 60), i % 6 == 0 ? office : random_text(random_, 9)}));
  EXPECT_TRUE(is_frame(learner, office));
}

TEST_F(FrameLearnerTest, WhatNearlyAllPagesOfRecordsRepeatIsFrame) {
  const auto learned = [&](std::size_t pages, std::size_t names, const std::string& label, std::size_t without = 0) {
    FrameLearner learner;
    std::vector<std::string> name;
    for (std::size_t i = 0; i != names; ++i) name.push_back(random_text(random_, 1));
    for (std::size_t i = 0; i != pages; ++i) {
      std::vector<ContentBlock> blocks{content_block(label + name[i % names] + " " + std::to_string(1000 + i)),
                                       content_block(name[i % names] + " Street")};
      if (i >= without) blocks.push_back(content_block(kNotice));
      learner.add(i, blocks);
    }
    return is_frame(learner, kNotice);
  };
  EXPECT_TRUE(learned(10, 5, "Name: "));
  EXPECT_FALSE(learned(9, 5, "Name: ")) << "few pages";
  EXPECT_TRUE(learned(40, 8, "Name: ", 4));
  EXPECT_FALSE(learned(40, 8, "Name: ", 5)) << "on fewer than nine tenths";
  EXPECT_FALSE(learned(40, 4, "Name: ")) << "copies under four names";
  EXPECT_FALSE(learned(40, 1, "Views: ")) << "copies with a counter";
}

TEST_F(FrameLearnerTest, ValuesBehindALabelAreFields) {
  const auto fields = [&](const std::string& label, const std::string& before, bool linked) {
    FrameLearner learner;
    for (std::uint64_t i = 0; i != 20; ++i) {
      std::vector<ContentBlock> blocks = page({random_text(random_, 50)});
      if (!label.empty()) blocks.push_back(content_block(label));
      blocks.push_back({before + (i % 2 == 0 ? "Bath" : "York"), BlockRole::kUnlike, 0, linked});
      learner.add(i, blocks);
    }
    const FrameSet frame = learner.frame();
    EXPECT_TRUE(frame.has(frame_hash(before + "Bath", linked)));
    return frame.has(field_hash(frame_hash(before + "Bath", linked)));
  };
  EXPECT_TRUE(fields("Venue", "", false));
  EXPECT_TRUE(fields("", "Venue: ", false));
  EXPECT_TRUE(fields("Venue", "", true)) << "links";
  EXPECT_FALSE(fields("", "Go on to page ", true)) << "links without a label";
  FrameLearner views;
  for (std::uint64_t i = 0; i != 20; ++i) {
    std::vector<ContentBlock> blocks = page({random_text(random_, 50)});
    blocks.insert(blocks.end() - (i % 2 == 0 ? 0 : 1), content_block(i % 2 == 0 ? "No comments" : "Printed"));
    views.add(i, blocks);
  }
  EXPECT_TRUE(views.frame().has(frame_hash("Printed")));
  EXPECT_FALSE(views.frame().has(field_hash(frame_hash("Printed")))) << "each view has its own line";
}

TEST_F(FrameLearnerTest, ListsOfAllValuesAreNoValues) {
  const std::vector<std::string> values{"Open", "Closed", "Planned"};
  const auto is_field = [&](BlockRole role, std::uint64_t pages_with_list, std::size_t listed = 3) {
    FrameLearner learner;
    for (std::uint64_t i = 0; i != 30; ++i) {
      std::vector<ContentBlock> blocks = page({random_text(random_, 50)});
      blocks.insert(blocks.end(), {content_block("State"), content_block(values[i % 3])});
      blocks.push_back(content_block("All states"));
      for (std::size_t j = 0; j != (i < pages_with_list ? listed : 0); ++j) {
        blocks.push_back(content_block(values[j]));
        blocks.back().role = role;
      }
      learner.add(i, blocks);
    }
    return learner.frame().has(field_hash(frame_hash("Closed")));
  };
  EXPECT_TRUE(is_field(BlockRole::kControl, 30));
  EXPECT_TRUE(is_field(BlockRole::kControl, 15));
  EXPECT_TRUE(is_field(BlockRole::kHidden, 30));
  EXPECT_TRUE(is_field(BlockRole::kUnlike, 30));
  EXPECT_TRUE(is_field(BlockRole::kUnlike, 25)) << "but for the home page";
  EXPECT_FALSE(is_field(BlockRole::kUnlike, 30, 2)) << "pages with two values";
}

TEST_F(FrameLearnerTest, ALabelledLineThatManyPagesLackIsAField) {
  const auto is_field = [&](std::uint64_t pages, const std::string& line) {
    FrameLearner learner;
    for (std::uint64_t i = 0; i != 30; ++i) {
      std::vector<ContentBlock> blocks = page({random_text(random_, 50)});
      if (i < pages) blocks.push_back(content_block(line));
      learner.add(i, blocks);
    }
    EXPECT_TRUE(learner.frame().has(frame_hash(line)));
    return learner.frame().has(field_hash(frame_hash(line)));
  };
  EXPECT_TRUE(is_field(20, "Recalled: do not use"));
  EXPECT_FALSE(is_field(23, "Recalled: do not use"));
  EXPECT_FALSE(is_field(20, "Share this page now"));
}

TEST_F(FrameLearnerTest, HiddenLinksAreNoValues) {
  FrameLearner learner;
  for (std::uint64_t i = 0; i != 30; ++i) {
    std::vector<ContentBlock> blocks = page({random_text(random_, 50), "State"});
    blocks.push_back({i % 2 == 0 ? "Open" : "Closed", BlockRole::kHidden, 0, true});
    learner.add(i, blocks);
  }
  EXPECT_FALSE(learner.frame().has(field_hash(frame_hash("Open", true))));
}

TEST_F(FrameLearnerTest, CommonValuesAreFieldsIfNoPageHasTwo) {
  const auto frame_of = [&](bool both) {
    FrameLearner learner;
    for (std::uint64_t i = 0; i != 30; ++i) {
      std::vector<ContentBlock> blocks = page({random_text(random_, 50)});
      const std::string value = i % 3 == 0 ? "Sold" : "For sale";
      blocks.insert(blocks.end(), {content_block("State"), content_block(value)});
      if (both && i == 0) blocks.push_back(content_block("For sale"));
      learner.add(i, blocks);
    }
    return learner.frame();
  };
  const FrameSet frame = frame_of(false);
  const FrameSet mixed = frame_of(true);
  const auto is_field = [](const FrameSet& of, const char* value) { return of.has(field_hash(frame_hash(value))); };
  EXPECT_TRUE(frame.has(common_hash(frame_hash("For sale"))));
  EXPECT_TRUE(is_field(frame, "For sale") && is_field(frame, "Sold"));
  EXPECT_TRUE(frame.has(label_hash(frame_hash("State"))));
  EXPECT_FALSE(is_field(mixed, "For sale"));
  EXPECT_TRUE(is_field(mixed, "Sold"));
  EXPECT_FALSE(mixed.has(label_hash(frame_hash("State"))));
}

TEST_F(FrameLearnerTest, ValuesWithoutALabelAreFieldsInOnePlace) {
  const auto is_field = [&](bool below_heading, const std::vector<std::string>& values) {
    FrameLearner learner;
    for (std::uint64_t i = 0; i != 20; ++i) {
      std::vector<ContentBlock> blocks = {content_block(random_text(random_, 6)),
                                          content_block(random_text(random_, 50)), content_block("Share")};
      blocks.front().heading = 1;
      blocks.insert(blocks.begin() + (below_heading ? 1 : 2), content_block(values[i % values.size()]));
      learner.add(i, blocks);
    }
    const FrameSet frame = learner.frame();
    EXPECT_TRUE(frame.has(frame_hash(values.front())));
    return frame.has(field_hash(frame_hash(values.front())));
  };
  for (const bool below_heading : {true, false}) {
    EXPECT_TRUE(is_field(below_heading, {"Bath", "York"}));
    EXPECT_FALSE(is_field(below_heading, {"Bath"})) << "one value";
  }
}

TEST_F(FrameLearnerTest, EachLanguageHasAFrameOfItsOwn) {
  const std::map<std::string, std::vector<std::string>> words = {{"en", {"Share this page", "State", "Open", "Closed"}},
                                                                 {"de", {"Seite teilen", "Lage", "Offen", "Zu"}},
                                                                 {"fr", {"Partager", "Etat", "Ouvert", "Ferme"}}};
  const auto frame_of = [&](bool stated, std::size_t values) {
    FrameLearner learner;
    std::uint64_t key = 0;
    for (const auto& [language, of_language] : words) {
      for (std::size_t i = 0; i != 20; ++i) {
        std::vector<ContentBlock> blocks{content_block(random_text(random_, 50)), content_block("12.30"),
                                         content_block(of_language[0])};
        if (values != 0)
          blocks.insert(blocks.end(), {content_block(of_language[1]), content_block(of_language[2 + i % values])});
        learner.add(key++, blocks, {0, {}, {}, stated ? language : ""});
      }
    }
    return learner.frame();
  };
  const auto is_common = [](const FrameSet& frame, std::uint64_t hash) { return frame.has(common_hash(hash)); };
  const std::uint64_t share = frame_hash("Seite teilen");
  EXPECT_TRUE(is_common(frame_of(true, 0), share) && !frame_of(true, 0).has(field_hash(share)));
  EXPECT_TRUE(!is_common(frame_of(false, 0), share) && frame_of(false, 0).has(field_hash(share)));
  EXPECT_FALSE(frame_of(true, 1).has(field_hash(frame_hash("Offen")))) << "one value";
  EXPECT_TRUE(frame_of(true, 2).has(field_hash(frame_hash("Offen"))));
  EXPECT_TRUE(frame_of(true, 2).has(field_hash(frame_hash("Ferme"))));
}

TEST_F(FrameLearnerTest, RecordsInSeveralLanguagesRepeatTheirLines) {
  const auto is_learned = [&](std::size_t in_each) {
    FrameLearner learner;
    const std::vector<std::string> notices{random_text(random_, 200), random_text(random_, 200)};
    for (std::uint64_t i = 0; i != 2 * in_each; ++i) {
      const std::vector<ContentBlock> blocks{content_block("Name: " + random_text(random_, 1)),
                                             content_block(random_text(random_, 1) + " Street"),
                                             content_block(notices[i % 2])};
      learner.add(i, blocks, {0, {}, {}, i % 2 == 0 ? "en" : "nl"});
    }
    return is_frame(learner, notices[0]) && is_frame(learner, notices[1]);
  };
  EXPECT_TRUE(is_learned(20));
  EXPECT_FALSE(is_learned(9)) << "few pages";
}

TEST_F(FrameLearnerTest, DraftsOfOneTextAreNoRecords) {
  FrameLearner learner;
  const std::string shared = random_text(random_, 60);
  for (std::uint64_t i = 0; i != 20; ++i)
    learner.add(i,
                {content_block(shared), content_block(random_text(random_, 1) + " " + shared), content_block("Draft")},
                {0, "Terms", {}});
  EXPECT_FALSE(is_frame(learner, shared));
}

TEST_F(FrameLearnerTest, TitlesTellRecordsOfFiguresApart) {
  for (const bool titled : {false, true}) {
    FrameLearner learner;
    for (std::uint64_t i = 0; i != 12; ++i) {
      const std::string title = titled ? "Draw " + std::to_string(i) : "Draw";
      learner.add(i, {content_block(std::to_string(100 + i)), content_block(kNotice)}, {0, title, {}});
    }
    EXPECT_EQ(is_frame(learner, kNotice), titled);
  }
}

TEST_F(FrameLearnerTest, VersionsOfAManualWhosePagesAreFoldersAreLearned) {
  for (const std::string leaf : {"/index.html", "/", ".html"}) {
    for (const std::string manual : {"Locks of doors ", "Manual de Locks - "}) {
      FrameLearner learner;
      std::uint64_t key = 0;
      for (const std::string version : {"4.1", "5.0"}) {
        for (const std::string page : {"", "a", "b", "c", "d", "e"}) {
          const std::string address = "/m/" + version + (page.empty() ? "/index.html" : "/" + page + leaf);
          learner.add(++key, {content_block(random_text(random_, 20))},
                      {0, "Page " + page + " - " + manual + version, address});
        }
      }
      EXPECT_EQ(unversioned_title("Page a - " + manual + "4.1", learner.frame()),
                unversioned_title("Page a - " + manual + "5.0", learner.frame()))
          << leaf << manual;
    }
  }
}

TEST_F(FrameLearnerTest, LinksAreNoTextOfAPagesOwn) {
  const std::string text = random_text(random_, 150);
  FrameLearner learner;
  for (std::uint64_t i = 0; i != 50; ++i) {
    learner.add(i, {{random_text(random_, 30), BlockRole::kUnlike, 0, true}, content_block(text)});
  }
  EXPECT_TRUE(learner.frame().empty());
}

TEST_F(FrameLearnerTest, OrderOfPagesDoesNotMatter) {
  std::vector<std::pair<std::uint64_t, std::vector<ContentBlock>>> pages;
  for (std::uint64_t i = 0; i != 2 * FrameLearner::kMostPages; ++i) {
    pages.emplace_back(random_(),
                       page({random_text(random_, 20), "Repeated on a few pages " + std::to_string(i % 70)}));
  }
  FrameLearner one;
  for (const auto& [key, blocks] : pages) one.add(key, blocks);
  std::shuffle(pages.begin(), pages.end(), random_);
  FrameLearner other;
  for (const auto& [key, blocks] : pages) other.add(key, blocks);
  EXPECT_EQ(one.pages(), FrameLearner::kMostPages);
  EXPECT_EQ(one.frame().hashes(), other.frame().hashes());
}

TEST_F(FrameLearnerTest, PagesOfOneCanonicalUrlCountAsOne) {
  FrameLearner one;
  FrameLearner several;
  for (std::size_t i = 0; i != 2 * FrameLearner::kManyPages; ++i) {
    const std::vector<ContentBlock> blocks = page({random_text(random_, 50)});
    one.add(i, blocks, {7, {}, {}});
    several.add(i, blocks, {7 + i, {}, {}});
  }
  EXPECT_FALSE(is_frame(one, kNotice));
  EXPECT_TRUE(is_frame(several, kNotice));
}

TEST_F(FrameLearnerTest, ALineStandsOnAPageIfItDoesInAnyOfItsViews) {
  FrameLearner learner;
  for (std::uint64_t i = 0; i != 2 * FrameLearner::kManyPages; ++i) {
    const std::string text = random_text(random_, 50);
    const std::uint64_t first = i % 2;  // half of the first views have the line, and all of the second ones
    learner.add(2 * i, page({text, first == 0 ? "Guests: 3" : "Guests: 7"}), {100 + i, {}, {}});
    learner.add(2 * i + 1, page({text, "Guests: 7"}), {100 + i, {}, {}});
  }
  const FrameSet frame = learner.frame();
  EXPECT_TRUE(frame.has(frame_hash("Guests: 3")));
  EXPECT_TRUE(frame.has(common_hash(frame_hash("Guests: 7"))));
  EXPECT_FALSE(frame.has(common_hash(frame_hash("Guests: 8"))));
}

TEST_F(FrameLearnerTest, ThreeViewsOfAPageAreOnePage) {
  FrameLearner learner;
  for (std::uint64_t i = 0; i + 1 != FrameLearner::kManyPages; ++i) {
    const std::string text = random_text(random_, 50);
    for (std::uint64_t view = 0; view != 3; ++view) learner.add(3 * i + view, page({text}), {100 + i, {}, {}});
  }
  EXPECT_FALSE(is_frame(learner, kNotice));
}

TEST(SiteFrameTest, KnownBlocksAroundTheContentAreLeftOut) {
  const std::string text = "Eight words that no other page has here.";
  const std::string html = "<div><p>" + kNotice + "</p></div><div><p>" + text + "</p><p>Note:</p><p>" + text +
                           "</p></div><div><p>Note:</p></div>";
  const FrameSet frame({frame_hash(kNotice), frame_hash("Note:")});
  std::vector<BlockRole> roles;
  for (const ContentBlock& block : page_content(parse_html(html), frame)) roles.push_back(block.role);
  const std::vector<BlockRole> expected{BlockRole::kSiteFrame, BlockRole::kContent, BlockRole::kContent,
                                        BlockRole::kContent, BlockRole::kSiteFrame};
  EXPECT_EQ(roles, expected);
}

/** The block of a page that has a text. */
ContentBlock block_with(const std::vector<ContentBlock>& blocks, const std::string& text) {
  const auto found =
      std::find_if(blocks.begin(), blocks.end(), [&](const ContentBlock& one) { return one.text == text; });
  return found == blocks.end() ? ContentBlock() : *found;
}

TEST(SiteFrameTest, AnUnknownValueBehindALabelIsOne) {
  const FrameSet frame({frame_hash("Venue"), frame_hash("Venue: Hall"), label_hash(frame_hash("Venue"))});
  const std::string page =
      "<main><h1>Yoga</h1><p>Eight words that this page has of its own.</p><p>Venue</p><p>Old Mill</p>"
      "<p>Venue: New Mill</p><p>Price: four</p></main>";
  const std::vector<ContentBlock> blocks = page_content(parse_html(page), frame);
  EXPECT_TRUE(block_with(blocks, "Old Mill").field);
  EXPECT_TRUE(block_with(blocks, "Venue: New Mill").field);
  EXPECT_FALSE(block_with(blocks, "Price: four").field);
}

TEST(SiteFrameTest, LinesOfTheSiteBetweenHeadlineAndTextAreFrame) {
  const auto role = [](const std::string& line) {
    const std::string page = "<main><h1>Boats</h1><p>Anna Berg</p><p>" + line + "</p><p>" +
                             "Eight words that this page has of its own, and more of them behind.</p></main>";
    const FrameSet frame({frame_hash(line), common_hash(frame_hash(line))});
    return block_with(page_content(parse_html(page), frame), line).role;
  };
  EXPECT_EQ(role("Share this article"), BlockRole::kSiteFrame);
  EXPECT_NE(role("In force"), BlockRole::kSiteFrame);
}

TEST(SiteFrameTest, NewTextInALandmarkIsNoTextOfThePage) {
  const std::string html = "<p>Eight words that no other page has here.</p><p>Note:</p><aside><p>12 of 16</p></aside>";
  const std::vector<ContentBlock> blocks = page_content(parse_html(html), FrameSet({frame_hash("Note:")}));
  ASSERT_EQ(blocks.size(), 3U);
  EXPECT_EQ(blocks[1].role, BlockRole::kSiteFrame);
}

TEST(SiteFrameTest, HeadlineThatTheMenuOfOtherPagesLinksToIsNoFrame) {
  const FrameSet frame({frame_hash("Red lamp", true)});
  const std::string html =
      "<ul><li><a href=/r>Red lamp</a></ul><h1>Red lamp</h1><p>Eight words that no other page has here.";
  const std::vector<ContentBlock> blocks = page_content(parse_html(html), frame);
  ASSERT_EQ(blocks.size(), 3U);
  EXPECT_EQ(blocks[0].role, BlockRole::kSiteFrame);
  EXPECT_EQ(blocks[1].role, BlockRole::kHeadline);
}

}  // namespace
}  // namespace neardup
