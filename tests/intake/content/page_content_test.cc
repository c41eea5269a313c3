#include "content/page_content.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <ctime>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/content_model.h"
#include "content/page_measures.h"
#include "html/html_parser.h"
#include "intake/repeated.h"

namespace neardup {
namespace {

constexpr const char* kProse[] = {
    "The river rose for three days before anyone in the village thought of moving the cattle to the upper meadows.",
    "When the water reached the mill, the miller opened both gates, and the wheel turned faster than it ever had.",
    "Nobody remembered a flood in May, and the old people said that the winter had been far too mild for snow.",
    "By Thursday the bridge was closed, and the baker rowed his bread across in a boat borrowed from the school.",
    "On Sunday the sun came out, the fields steamed, and the cattle walked down again as if nothing had happened."};

std::string paragraphs() {
  std::string all;
  for (const char* const text : kProse) all += std::string("<p>") + text + "</p>\n";
  return all;
}

std::string content(const std::string& html) {
  std::string text;
  for (const ContentBlock& block : page_content(parse_html(html))) {
    if (is_signed(block.role)) text += (text.empty() ? "" : "|") + block.text;
  }
  return text;
}

std::string prose() {
  std::string all;
  for (const char* const text : kProse) all += (all.empty() ? "" : "|") + std::string(text);
  return all;
}

/** The role of the block that holds a text. */
BlockRole role_of(const std::string& html, const std::string& text) {
  for (const ContentBlock& block : page_content(parse_html(html))) {
    if (block.text.find(text) != std::string::npos) return block.role;
  }
  ADD_FAILURE() << "no block holds " << text;
  return BlockRole::kContent;
}

std::string links(int count) {
  std::string all;
  for (int i = 0; i != count; ++i)
    all += "<li><a href=/" + std::to_string(i) + ">Section " + std::to_string(i) + "</a></li>";
  return all;
}

TEST(PageContentTest, PagesWithoutTextHaveNoBlocks) {
  for (const char* const page :
       {"", " ", "<p></p>", "<script>x()</script>", "<!-- only -->", "<frameset><frame src=a>"}) {
    EXPECT_TRUE(page_content(parse_html(page)).empty()) << page;
  }
}

TEST(PageContentTest, ParagraphsWithoutAnyFrameAreAllContent) {
  EXPECT_EQ(content(paragraphs()), prose());
  EXPECT_EQ(content("<p>One short line"), "One short line");
  EXPECT_EQ(content("just text"), "just text");
}

/** The same article within the frames that sites have had. */
class FrameTest : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(FrameTest, TheArticleIsContentAndItsMenuIsNot) {
  const auto& [before, after] = GetParam();
  const std::string text = content("<title>Flood</title>" + std::string(before) + paragraphs() + after);
  EXPECT_NE(text.find(prose()), std::string::npos) << text;
  EXPECT_EQ(text.find("News"), std::string::npos) << text;
  EXPECT_EQ(text.find("Hidden"), std::string::npos) << text;
}

INSTANTIATE_TEST_SUITE_P(
    Markups, FrameTest,
    testing::Values(
        std::pair("<nav><a href=/>Home</a> <a href=/news>News</a></nav><main>", "</main><footer>Imprint</footer>"),
        std::pair("<div role=navigation><a href=/>Home</a> <a href=/news>News</a></div><div role=main>",
                  "</div><div role=contentinfo>All rights reserved. Call us at any time of the day.</div>"),
        std::pair("<div><ul><li><a href=/>Home</a><li><a href=/a>News</a><li><a href=/b>Sports</a></ul></div><div>",
                  "</div>"),
        std::pair("<table><tr><td><a href=/>Home</a><br><a href=/a>News and weather</a></td><td>",
                  "</td></tr></table>"),
        std::pair("<site-menu><a href=/>Home</a><a href=/a>News and weather</a></site-menu><div class=text>", "</div>"),
        std::pair("<nav><div><p><a href=/>Home</a> <a href=/news>News</a></nav><main>", "</main>"),
        std::pair("<div hidden>Hidden words that nobody sees on this page.</div><div>",
                  "</div><div style='display: none'>Hidden, and longer than a line of text would be.</div>")));

/** What classes are called loses no page: classes of real platforms, in random places, round random words. */
TEST(PageContentTest, NoNameTakesTheTextOutOfAPage) {
  const unsigned seed = std::random_device{}();
  std::mt19937 random(seed);
  const char* const names[] = {"post status-publish hentry",
                               "widget Blog",
                               "elementor-widget-container",
                               "field--label-hidden",
                               "teaser-text",
                               "comment-body",
                               "sidebar",
                               "footer-content",
                               "nav-wrapper",
                               "related",
                               "hidden-xs",
                               "ad-container",
                               "share-price",
                               "menu-item",
                               "cookie-policy",
                               "entry-meta",
                               "breadcrumb",
                               "popup",
                               "banner",
                               "author-bio",
                               "newsletter",
                               "post-thumbnail",
                               "mw-parser-output",
                               "js-comment-entry",
                               "td-post-content",
                               "wp-block-group",
                               "no-comments"};
  const auto name = [&] { return std::string(names[random() % std::size(names)]); };
  for (int run = 0; run != 300; ++run) {
    std::string words;
    for (int i = 0; i != 120; ++i) {
      for (int letter = 0; letter != 5; ++letter) words += static_cast<char>('a' + random() % 26);
      words += i % 12 == 11 ? ". " : " ";
    }
    words.pop_back();
    const std::string page = "<div class='" + name() + "'><div id='" + name() + "'><h1>Title</h1><p class='" + name() +
                             "'>" + words + "</p></div></div><div class='" + name() + "'><p>" + kProse[0] +
                             "</p></div>";
    EXPECT_NE(content(page).find(words), std::string::npos) << "seed " << seed << ": " << page;
    if (HasFailure()) return;
  }
}

TEST(PageContentTest, HeadlineIsTheTitleAndNotContent) {
  const std::string page =
      "<main><h1>The flood</h1>" + paragraphs() + "<h2>Later</h2><p>All was well again, they said.</main>";
  EXPECT_EQ(role_of(page, "The flood"), BlockRole::kHeadline);
  EXPECT_EQ(role_of(page, "Later"), BlockRole::kContent);
}

TEST(PageContentTest, WithoutH1TheHeadingOfTheTitleIsTheHeadline) {
  for (const std::string tag : {"h1", "h2", "h3", "h6"}) {
    const std::string headline = "<" + tag + ">The flood</" + tag + ">";
    const std::string page = headline + "<h2>Later</h2>" + paragraphs();
    const std::string titled = "<title>The flood - News</title>" + page;
    EXPECT_EQ(role_of(titled, "The flood"), BlockRole::kHeadline) << tag;
    EXPECT_EQ(role_of(titled, "Later"), BlockRole::kContent) << tag;
    const bool is_h1 = tag == "h1";
    EXPECT_EQ(role_of("<title>News</title>" + page, "The flood") == BlockRole::kHeadline, is_h1) << tag;
  }
}

TEST(PageContentTest, HeadingsHaveTheirLevels) {
  const std::vector<ContentBlock> blocks = page_content(parse_html("<h1>a</h1><p>text<h3>b</h3><p>text"));
  ASSERT_EQ(blocks.size(), 4U);
  EXPECT_EQ(blocks[0].heading, 1);
  EXPECT_EQ(blocks[1].heading, 0);
  EXPECT_EQ(blocks[2].heading, 3);
}

TEST(PageContentTest, TeasersAreLeftOut) {
  const std::string teaser =
      "<div class=item><h3><a href=/x>Another story of the week</a></h3><p>It begins with a sentence or two.</p></div>";
  const std::string page =
      "<div class=post>" + paragraphs() + "</div><div class=related>" + teaser + teaser + teaser + teaser + "</div>";
  EXPECT_EQ(content(page), prose());
}

TEST(PageContentTest, PageOfNothingButTeasersKeepsThem) {
  std::string page = "<title>News</title><ul class=menu>" + links(5) + "</ul><div>";
  for (int i = 0; i != 8; ++i) {
    page += "<div class=item><h3><a href=/x>Story number " + std::to_string(i) + " of the week</a></h3><p>" +
            kProse[i % 5] + "</p></div>";
  }
  const std::string text = content(page + "</div>");
  for (const char* const part : kProse) EXPECT_NE(text.find(part), std::string::npos) << part;
  EXPECT_EQ(text.find("Section 0"), std::string::npos);
}

TEST(PageContentTest, AllPostsOfAThreadAreContent) {
  std::string page = "<ul class=nav>" + links(9) + "</ul><div class=thread>";
  for (const char* const text : kProse) {
    page += std::string("<div class=message><div class=name><a href=/u>Somebody</a></div><p>") + text + "</p></div>";
  }
  page += "</div><div class=footer>Terms of use apply to all of this text, always.</div>";
  const std::string text = content(page);
  for (const char* const part : kProse) EXPECT_NE(text.find(part), std::string::npos) << part;
}

TEST(PageContentTest, SectionsOfAReferencePageStayTogether) {
  std::string page = "<div class=sidebar>" + links(30) + "</div><div class=body><section><h1>Module</h1><p>" +
                     std::string(kProse[0]) + "</p>";
  for (int i = 1; i != 5; ++i) {
    page += "<section><h2>Function " + std::to_string(i) + "</h2><pre>f" + std::to_string(i) + "(x)</pre><p>" +
            kProse[i] + "</p><ul><li>x: number</li></ul></section>";
  }
  const std::string text = content(page + "</section></div>");
  for (const char* const part : kProse) EXPECT_NE(text.find(part), std::string::npos) << part;
  EXPECT_NE(text.find("f4(x)"), std::string::npos);
  EXPECT_NE(text.find("x: number"), std::string::npos);
  EXPECT_EQ(text.find("Section 1"), std::string::npos);
}

TEST(PageContentTest, PreformattedTextAtTheEndOfTheContentIsContent) {
  std::string page = "<title>Keys</title><nav><ul>" + links(10) + "</ul></nav><main><h1>Keys of a server</h1>";
  for (int i = 0; i != 4; ++i) page += "<h2>Part " + std::to_string(i) + "</h2><p>" + kProse[i] + "</p>";
  std::string key;
  for (int i = 0; i != 72; ++i) {
    const int byte = 16 + i * 37 % 240;
    key += {"0123456789ABCDEF"[byte / 16], "0123456789ABCDEF"[byte % 16], ':', i % 12 == 11 ? '\n' : ' '};
  }
  const auto ended = [&](const std::string& end) { return content(page + end + "</main><footer>Made by us</footer>"); };
  EXPECT_NE(ended("<pre>" + key + "</pre>").find("F3:"), std::string::npos);
  EXPECT_NE(ended("<div><div><pre>" + key + "</pre></div></div>").find("F3:"), std::string::npos);
  EXPECT_EQ(ended("<pre>" + links(12) + "</pre>").find("Section 11"), std::string::npos) << "links";
}

TEST(PageContentTest, AFewBlocksBetweenContentAreContentUnlessTheyAreQuiteUnlikeIt) {
  const auto role_between = [](const std::string& between, const std::string& text) {
    return role_of(
        "<title>Power tools</title><div class=related><a href=/>index</a> <a href=/n>next</a></div><div "
        "class=document><div class=body><h1>Power tools</h1><p>" +
            std::string(kProse[0]) + "</p><p>" + kProse[1] + "</p>" + between + "<p>" + kProse[4] +
            "</p></div></div><div class=footer>Copyright 2026, the authors</div>",
        text);
  };
  const std::string list = "<li><a href=/a>Minitest</a></li><li><a href=/b>Rspec matchers</a></li>";
  EXPECT_EQ(BlockRole::kContent, role_between("<ul>" + list + "</ul>", "Minitest"));
  EXPECT_NE(BlockRole::kContent, role_between("<nav><ul>" + list + "</ul></nav>", "Minitest"));
  EXPECT_NE(BlockRole::kContent, role_between("<ul class=related>" + links(12) + "</ul>", "Section 5"));
}

TEST(PageContentTest, ChancesDecideWhatIsChosen) {
  const HtmlTree tree = parse_html("<div>" + paragraphs() + "</div><div>" + paragraphs() + "</div>");
  const std::size_t half = std::size(kProse);
  for (const bool first : {true, false}) {
    PageMeasures measures(tree);
    BlockChances judged;
    for (std::size_t i = 0; i != 2 * half; ++i) judged.chances.push_back((i < half) == first ? 0.9F : 0.1F);
    const std::vector<ContentBlock> blocks = choose_blocks(measures, judged);
    ASSERT_EQ(blocks.size(), 2 * half);
    for (std::size_t i = 0; i != 2 * half; ++i) {
      EXPECT_EQ(blocks[i].role, (i < half) == first ? BlockRole::kContent : BlockRole::kUnlike) << i;
      EXPECT_EQ(blocks[i].chance, judged.chances[i]);
    }
  }
}

TEST(PageContentTest, BlocksThatLookAlikeAreContentTogether) {
  const HtmlTree tree = parse_html("<ul><li>one<li>two<li><a href=/>link</a></ul><p>" + repeated("text ", 40) +
                                   "</p><div class=a>a</div>");
  const PageMeasures measures(tree);
  const std::vector<float> agreed = agreed_chances(measures, {0.9F, 0.1F, 0.2F, 0.7F, 1});
  EXPECT_NEAR(agreed[0], 0.5F, 1e-5);
  EXPECT_NEAR(agreed[1], 0.5F, 1e-5);
  EXPECT_NEAR(agreed[2], 0.2F, 1e-5);
  EXPECT_NEAR(agreed[3], 0.7F, 1e-5);
  EXPECT_NEAR(agreed[4], 0.999F, 1e-5);
  EXPECT_TRUE(agreed_chances(measures, {}).empty());
}

TEST(PageContentTest, WhatIsLikelyEnoughIsChosenAnyway) {
  EXPECT_EQ(least_chosen_chance({}, {}), 1);
  EXPECT_EQ(least_chosen_chance({0.99F, 0.75F}, {300, 3}), 0.7F);
  EXPECT_EQ(least_chosen_chance({0.4F, 0.1F}, {30, 3}), 0.4F);
}

TEST(PageContentTest, ElementOfLittleContentIsNotFilledIn) {
  const auto kept = [](std::size_t words, std::size_t other_words) {
    const std::string half = "<p>" + repeated("own ", words / 2);
    const HtmlTree tree = parse_html("<div>" + half + half + "<p>" + repeated("other ", other_words) + "</div>");
    PageMeasures measures(tree);
    const std::vector<ContentBlock> blocks = choose_blocks(measures, {{0.95F, 0.95F, 0.3F}, {}});
    EXPECT_EQ(blocks[0].role, BlockRole::kContent);
    return blocks[2].role == BlockRole::kContent;
  };
  EXPECT_TRUE(kept(90, 59));
  EXPECT_FALSE(kept(90, 61));
  EXPECT_FALSE(kept(198, 900));
  EXPECT_TRUE(kept(200, 900));
}

TEST(PageContentTest, WhereLittleWasChosenTheElementOfTheHeadlineIsFilledIn) {
  const std::string prose = "<div><p>" + repeated("prose ", 70) + "</div>";
  const HtmlTree tree =
      parse_html(prose + prose + "<p>" + repeated("other ", 200) + "<div><h1>News</h1><p>We are closed.</div>");
  PageMeasures measures(tree);
  const std::vector<ContentBlock> blocks = choose_blocks(measures, {{0.95F, 0.95F, 0.3F, 0.3F, 0.3F}, {}});
  EXPECT_EQ(blocks[2].role, BlockRole::kUnlike);
  EXPECT_EQ(blocks[3].role, BlockRole::kHeadline);
  EXPECT_EQ(blocks[4].role, BlockRole::kContent);
}

TEST(PageContentTest, PagesThatWerePutTogetherAreAllContent) {
  std::string page;
  for (const char* const text : kProse) {
    page += "<!DOCTYPE html><html><body><div class=related><ul>" + links(9) +
            "</ul></div><div role=main><section><h1>Chapter</h1><p>" + text + "</p></section></div></body></html>";
  }
  const std::string text = content(page + "<div role=main>" + paragraphs() + paragraphs() + paragraphs() + "</div>");
  EXPECT_EQ(text.find("Section"), std::string::npos);
  for (const char* const part : kProse) {
    const std::size_t first = text.find(part);
    ASSERT_NE(first, std::string::npos) << part;
    EXPECT_NE(text.find(part, first + 1), std::string::npos) << part;
  }
}

TEST(PageContentTest, RowsOfATableOfFiguresAreContent) {
  std::string page = "<div class=menu>" + links(6) + "</div><table><tr><th>Year<th>Rain";
  for (int year = 1990; year != 2010; ++year)
    page += "<tr><td>" + std::to_string(year) + "<td>" + std::to_string(year % 17 * 40);
  const std::string text = content(page + "</table>");
  EXPECT_NE(text.find("Year Rain"), std::string::npos);
  EXPECT_NE(text.find("1990 40"), std::string::npos);
  EXPECT_NE(text.find("2009 120"), std::string::npos);
}

TEST(PageContentTest, FrameThatHoldsMostOfThePageIsContent) {
  EXPECT_EQ(content("<div class=sidebar>" + paragraphs() + "</div><p>short</p>").substr(0, 20), prose().substr(0, 20));
  EXPECT_EQ(content("<body class='home has-sidebar no-footer'>" + paragraphs()), prose());
}

std::string random_words(std::mt19937& random, int count) {
  std::string words;
  for (int i = 0; i != count; ++i) {
    for (int letter = 0; letter != 6; ++letter) words += static_cast<char>('a' + random() % 26);
    words += i % 10 == 9 ? ". " : " ";
  }
  return words;
}

TEST(PageContentTest, PagesWithWordsAreSigned) {
  for (const char* const page :
       {"<nav>Home <a href=/x>News</a></nav>", "<footer>Imprint</footer>", "<aside><p>Note</aside>",
        "<ul class=menu><li><a href=/a>One</a><li><a href=/b>Two</a></ul>", "<div role=navigation>Home</div>"}) {
    EXPECT_NE(content(page), "") << page;
  }
}

TEST(PageContentTest, DoubtfulPagesSignWhatNothingProvesToBeFrame) {
  const unsigned seed = std::random_device{}();
  std::mt19937 random(seed);
  int doubtful = 0;
  for (int run = 0; run != 50; ++run) {
    const std::string page = "<div class=a><h1>Cats</h1><p>" + random_words(random, 14) + "</p></div><div class=b><p>" +
                             random_words(random, 25) + "</p></div>";
    const std::vector<ContentBlock> blocks = page_content(parse_html(page));
    for (const ContentBlock& block : blocks) EXPECT_EQ(is_signed(block.role), block.heading == 0) << "seed " << seed;
    doubtful += is_doubtful(blocks) ? 1 : 0;
  }
  EXPECT_LT(doubtful, 50);
  EXPECT_FALSE(is_doubtful(page_content(parse_html(paragraphs()))));
}

TEST(PageContentTest, ArticleInALandmarkThatNothingClosesIsContent) {
  const unsigned seed = std::random_device{}();
  std::mt19937 random(seed);
  for (const char* const landmark : {"nav", "aside", "footer", "dialog open", "div role=navigation", "div role=banner",
                                     "div role=complementary", "div role=contentinfo", "div role=search"}) {
    const std::string text = random_words(random, 120);
    const std::string page = "<title>News</title><body><a href=#m>Skip to main content</a><" + std::string(landmark) +
                             "><ul><li><a href=/n>News</a></li></ul><main id=m><article><h2>" +
                             random_words(random, 3) + "</h2><p>" + text + "</p></article></main>";
    EXPECT_NE(content(page).find(text.substr(0, 100)), std::string::npos) << landmark << ", seed " << seed;
  }
}

TEST(PageContentTest, LandmarksAreFrameUnlessTheClassifierCallsThemContent) {
  for (const std::string element : {"div", "main"}) {
    const HtmlTree tree =
        parse_html('<' + element + '>' + paragraphs() + "</" + element + "><nav><p>first</p><p>second</p></nav>");
    PageMeasures measures(tree);
    const std::vector<ContentBlock> blocks =
        choose_blocks(measures, {{0.9F, 0.9F, 0.9F, 0.9F, 0.3F, 0.95F, 0.45F}, {}});
    EXPECT_EQ(blocks[4].role, BlockRole::kContent) << "filled in";
    EXPECT_EQ(blocks[5].role == BlockRole::kContent, element == "div") << "a main element says where the content is";
    EXPECT_EQ(blocks[6].role, BlockRole::kLandmark);
  }
}

TEST(PageContentTest, NoticesAboutCookiesAreFrameUnlessThereIsNothingElse) {
  const std::string notice =
      "We store cookies on your device, so that we and our partners can measure how many people visit these pages and "
      "show them offers which they may like. You can change your mind at any time below.";
  const auto page = [&](const std::string& tag, const std::string& record) {
    return content("<title>Museum</title><body><div><h2>Postcard</h2>" + record + "</div><" + tag + "><p>" + notice +
                   "</p><p>" + notice + "</p></" + tag.substr(0, tag.find(' ')) + ">");
  };
  const std::string record = "<dl><dt>Number</dt><dd>1904.7</dd><dt>Place</dt><dd>Oslo</dd></dl>";
  for (const std::string tag :
       {"div id=cookie-consent", "div class='bottom cookie-banner'", "aside id=onetrust-banner-sdk"}) {
    EXPECT_EQ(page(tag, record).find("partners"), std::string::npos) << tag;
    EXPECT_NE(page(tag, record).find("Oslo"), std::string::npos) << tag;
  }
  EXPECT_NE(page("article class=cookie-box", record).find("partners"), std::string::npos) << "a text about them";
  EXPECT_NE(content("<div id=cookie-consent><p>" + notice + "</p></div>").find("partners"), std::string::npos);
  const std::string related = "<div><p>" + repeated("Also read what others wrote of boats. ", 3) + "</p></div>";
  EXPECT_NE(content("<div id=cookie-consent><h1>Consent</h1><p>" + notice + "</p></div>" + related).find("partners"),
            std::string::npos)
      << "the headline is in it";
  EXPECT_NE(content("<div id=cookie-consent><p>" + repeated(notice, 6) + "</p></div>" + related).find("partners"),
            std::string::npos)
      << "most of the text";
}

TEST(PageContentTest, PagesThatLeaveOutMoreLikelyTextThanTheyKeepAreDoubtful) {
  const auto blocks = [](float chance) {
    const HtmlTree tree = parse_html("<p>" + repeated("kept ", 100) + "<nav><p>" + repeated("likely ", 120) + "</nav>");
    PageMeasures measures(tree);
    return choose_blocks(measures, {{0.99F, chance}, {}});
  };
  EXPECT_FALSE(is_doubtful(blocks(0.3F)));
  EXPECT_TRUE(is_signed(blocks(0.85F)[1].role));
}

TEST(PageContentTest, TextForBrowsersWithoutScriptsIsReadIfThereIsLittleElse) {
  const std::string text = "<noscript><div>" + paragraphs() + "</div></noscript>";
  EXPECT_NE(content("<p>Loading</p>" + text).find(kProse[2]), std::string::npos);
  const std::string page = paragraphs() + "<noscript><p>Please enable scripts.</p></noscript>";
  EXPECT_EQ(content(page).find("enable"), std::string::npos);
}

TEST(PageContentTest, ShadowTreesAreRead) {
  EXPECT_NE(content("<x-page><template shadowrootmode=open>" + paragraphs() + "</template></x-page>").find(kProse[0]),
            std::string::npos);
  EXPECT_EQ(content("<p>shown</p><template>" + paragraphs() + "</template>"), "shown");
  for (const char* mode : {"shadowrootmode", "shadowrootmode=none"}) {
    EXPECT_EQ(
        content("<p>shown</p><x-page><template " + std::string(mode) + ">" + paragraphs() + "</template></x-page>"),
        "shown");
  }
  EXPECT_NE(content("<x-page><template shadowrootmode=Closed>" + paragraphs() + "</template></x-page>").find(kProse[0]),
            std::string::npos);
}

TEST(PageContentTest, StruckOutTextIsNotSigned) {
  EXPECT_EQ(content("<p>The market <del>on Saturday </del><s>and Sunday </s><strike>and Monday </strike>is off.</p>"),
            "The market is off.");
}

TEST(PageContentTest, ReadingsOfRubyAreNotSigned) {
  EXPECT_EQ(content("<p><ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>の本</p>"), "漢字の本");
}

TEST(PageContentTest, RaisedNumbersAreNoPartOfTheNumberBefore) {
  EXPECT_EQ(content("<p>10<sup><a href=#n>2</a></sup> 5<sup>th</sup> 10<sup>-3</sup>, 1<sup>1</sup>/<sub>2</sub>"),
            "10^2 5th 10^-3, 1^1/2");
}

TEST(PageContentTest, NumbersOfNotesAreNoPartOfTheWordBefore) {
  EXPECT_EQ(content("<p>A goldfinch<sup><a href=#n>1</a>,<a href=#m>2</a></sup> on 5 km<sup>2</sup>"),
            "A goldfinch 1,2 on 5 km2");
  EXPECT_EQ(
      content(
          "<p>The EU<sup><a href=#n>1</a></sup> and a cat<a href=#a><sup>a</sup></a>, <a href=/b>5 km<sup>2</sup></a>, "
          "10<sup><a href=#n>2</a></sup>"),
      "The EU 1 and a cat a, 5 km2, 10^2");
}

TEST(PageContentTest, LinksInBracketsWithinHeadingsAreControls) {
  const std::string page = "<h2>History <span>[<a href=/edit>edit</a>]</span></h2>" + paragraphs();
  EXPECT_EQ(role_of(page, "edit"), BlockRole::kControl);
}

TEST(PageContentTest, HeadlineWithinTheMainPartIsTheHeadline) {
  const std::string page = "<header><h1><a href=/>The Manuals</a></h1></header><main><h1>Red lamp</h1>" + paragraphs();
  EXPECT_EQ(role_of(page, "Red lamp"), BlockRole::kHeadline);
}

TEST(PageContentTest, ExplainedBlocksNameTheStrongestNumber) {
  for (const ContentBlock& block : page_content(parse_html(paragraphs()), {}, BlockDetail::kExplained)) {
    EXPECT_FALSE(block.why.empty());
    EXPECT_GT(block.chance, 0);
    EXPECT_LT(block.chance, 1);
  }
}

TEST(PageContentTest, BlocksKeepLineBreaksAndPreformattedLines) {
  const std::vector<ContentBlock> blocks = page_content(parse_html("<p>one<br>two  three</p><pre>a\n  b</pre>"));
  ASSERT_EQ(blocks.size(), 2U);
  EXPECT_EQ(blocks[0].text, "one\ntwo three");
  EXPECT_EQ(blocks[1].text, "a\nb");
}

TEST(PageContentTest, NeighboursInALineMayBeTwoThings) {
  const auto line = [](const std::string& html) { return content("<p>" + html + "</p>"); };
  EXPECT_EQ("Where York", line("<span>Where</span><span>York</span>"));
  EXPECT_EQ("Where York", line("<span><b>Where</b></span><span><b>York</b></span>"));
  EXPECT_EQ("Where York", line("<span>Where</span><span></span><span>York</span>"));
  EXPECT_EQ("Optional options", line("<code>Optional</code><span>options</span>"));
  EXPECT_EQ("1 2", line("<a href=/1>1</a><a href=/2>2</a>"));
  EXPECT_EQ("home news", line("<a href=/1>home</a><a href=/2>news</a>"));
  EXPECT_EQ("A B", line("<span style='display: block'>A</span><span style='Display:Flex'>B</span>"));
}

TEST(PageContentTest, PartsOfAWordInALineStayOne) {
  for (const char* const word : {"<b>Water</b><i>melon</i>", "Water<span>melon</span>", "<span>Water</span>melon",
                                 "<span>Water</span><span>melon</span>", "<span>W</span><span>atermelon</span>",
                                 "<a href=/1>W</a><a href=/1>atermelon</a>", "<code>Wa</code><span>termelon</span>"})
    EXPECT_EQ("Watermelon", content("<p>" + std::string(word) + "</p>")) << word;
  for (const char* const word : {"北|京大学", "мор|коз", "الم|درسة", "100|000", "日|本"}) {
    const std::string parts = word;
    const std::size_t bar = parts.find('|');
    EXPECT_EQ(parts.substr(0, bar) + parts.substr(bar + 1),
              content("<p><span>" + parts.substr(0, bar) + "</span><span>" + parts.substr(bar + 1) + "</span></p>"));
  }
  EXPECT_EQ("returnValue", content("<pre><span>return</span><span>Value</span></pre>"));
}

TEST(PageContentTest, ManyNeighboursTakeLinearTime) {
  std::string spans;
  for (int i = 0; i != 200000; ++i) spans += "<span>ab</span>";
  EXPECT_EQ(400000U, content("<p>" + spans).size());  // takes minutes if each looks at the whole line
}

TEST(PageContentTest, WordsOfALinkForScreenReadersAreNotShown) {
  EXPECT_EQ(
      "on the day see the map here",
      content("<p>on the day see the <a href=/m>map<span class='x sr-only'> (opens a window)</span></a> here</p>"));
  EXPECT_EQ("see the map", content("<h2>see the map<a href=#m><span class=visually-hidden>Permalink</span></a></h2>"));
  for (const char* const said :
       {"<p>wireless <span class=sr-only>Yes</span>", "<p>wireless <a href=/y><span class=sr-only>Yes</span></a>",
        "<p>wireless <a href=/y>x<span class='sr-only sm:not-sr-only'>Yes</span></a>"})
    EXPECT_NE(std::string::npos, content(said).find("Yes")) << said;
}

TEST(PageContentTest, NumbersOfLinesInAListingAreNoText) {
  for (const char* const number : {"<span class=ln>1</span>", "<span class='lineno'> 1 </span>",
                                   "<span style='-webkit-user-select:none; user-select: none'>1</span>"}) {
    const std::string marked = number;
    EXPECT_EQ("package main\npackage more",
              content("<pre><code>" + marked + "package main\n" + marked + "<b>package</b> more</code></pre>"));
    EXPECT_NE(std::string::npos, content("<pre>int a = " + marked + ";</pre>").find("a = 1")) << "within a line";
    EXPECT_EQ("port 1", content("<p>port <code>" + marked + "</code></p>"));
  }
  EXPECT_EQ("ab package", content("<pre><span class=ln>ab</span> package</pre>"));
}

TEST(PageContentTest, TextsThatAreNotShownAreApartIfOthersStandBetween) {
  const std::string line = "<p>chair <s>100</s> 80, bench <s>walnut</s> 90, <s>seventy</s></p>";
  std::string hidden;
  for (const ContentBlock& block : page_content(parse_html(line)))
    if (block.role == BlockRole::kHidden) hidden = block.text;
  EXPECT_EQ("100 walnut seventy", hidden);
}

TEST(PageContentTest, WhatAScriptShowsWhenItHasRunIsRead) {
  std::mt19937 random(1);
  const std::string shown = "<p>" + random_words(random, 60) + "</p>";
  const std::string most = paragraphs() + paragraphs();
  for (const std::string hidden : {"hidden", "aria-hidden=true", "style='display: none'", "style=visibility:hidden"}) {
    const auto read = [&](const std::string& element, const std::string& inside) {
      return content(shown + "<" + element + " " + hidden + ">" + inside).find(kProse[2]) != std::string::npos;
    };
    EXPECT_TRUE(read("main", most)) << hidden;
    EXPECT_TRUE(read("div", "<div role=main>" + most + "</div>") || read("div", "<main>" + most + "</main>")) << hidden;
    EXPECT_TRUE(read("div role=tabpanel", paragraphs())) << hidden;
    EXPECT_FALSE(read("div", "<h1>Terms</h1>" + most)) << hidden << ": a dialog of the site";
    EXPECT_FALSE(read("main", std::string("<p>") + kProse[2])) << hidden << ": less than half";
  }
}

TEST(PageContentTest, AMainElementWithLessTextThanALandmarkSaysNothing) {
  const auto role = [](const std::string& in_main) {
    const HtmlTree tree =
        parse_html("<main><p>" + in_main + "</p><footer><p>" + repeated("likely ", 50) + "</p></footer></main>");
    PageMeasures measures(tree);
    return choose_blocks(measures, {{0.9F, 0.9F}, {}})[1].role;
  };
  EXPECT_EQ(role(repeated("word ", 49)), BlockRole::kContent);
  EXPECT_EQ(role(repeated("word ", 51)), BlockRole::kLandmark);
}

TEST(PageContentTest, HiddenWordsWithinAParagraphAreABlockOfTheirOwn) {
  const std::vector<ContentBlock> blocks = page_content(parse_html("<p>shown <span hidden>secret</span> words</p>"));
  ASSERT_EQ(blocks.size(), 2U);
  EXPECT_EQ(blocks[0].text, "shown words");
  EXPECT_EQ(blocks[1].text, "secret");
  EXPECT_EQ(blocks[1].role, BlockRole::kHidden);
}

TEST(PageContentTest, EveryLanguageIsReadAlike) {
  const std::string texts[] = {"洪水在五月来到村子，没有人记得这样的事情。老人们说冬天太暖和了。",
                               "ارتفع النهر ثلاثة أيام قبل أن يفكر أحد في القرية بنقل الماشية إلى المروج العليا.",
                               "แม่น้ำขึ้นสูงเป็นเวลาสามวันก่อนที่ใครในหมู่บ้านจะคิดย้ายวัวไปยังทุ่งหญ้าที่สูงกว่า"};
  for (const std::string& text : texts) {
    std::string page = "<div dir=rtl><div><ul>" + links(12) + "</ul></div><div class=c>";
    for (int i = 0; i != 4; ++i) page += "<p>" + text + "</p>";
    EXPECT_EQ(content(page + "</div></div>"), text + "|" + text + "|" + text + "|" + text);
  }
}

/** Text of random tags: every letter that is not in an unread element is in exactly one block. */
TEST(PageContentTest, NothingIsLostInRandomTags) {
  const unsigned seed = std::random_device{}();
  std::mt19937 random(seed);
  const char* const tags[] = {"div", "p",   "span", "a", "table",   "tr", "td",      "li",
                              "ul",  "nav", "h2",   "b", "section", "br", "details", "x-y"};
  for (int run = 0; run != 2000; ++run) {
    std::string page;
    const int pieces = static_cast<int>(random() % 40);
    for (int i = 0; i != pieces; ++i) {
      const std::string tag = tags[random() % std::size(tags)];
      page += random() % 3 == 0 ? "</" + tag + ">" : "<" + tag + (random() % 5 == 0 ? " class=menu>" : ">");
      page += "w" + std::to_string(i) + (random() % 2 == 0 ? "x. " : "x ");
    }
    std::string text;
    for (const ContentBlock& block : page_content(parse_html(page))) text += " " + block.text;
    text += " ";
    for (char& c : text) c = c == '\n' ? ' ' : c;
    for (int i = 0; i != pieces; ++i) {
      const std::string word = "w" + std::to_string(i) + "x";
      EXPECT_NE(text.find(word), std::string::npos) << "seed " << seed << ": " << word << " is not in " << page;
      EXPECT_EQ(text.find(word), text.rfind(word)) << "seed " << seed << ": " << word << " is twice in " << page;
    }
    if (HasFailure()) return;
  }
}

/** Pages on which quadratic time would be hours. */
// Quadratic work on one of the pages, of 6 ns for each two pieces, would take as long as the bound.
TEST(PageContentTest, HostilePagesEnd) {
  const std::clock_t begin = std::clock();
  for (const char* const piece :
       {"<div>", "<p>a", "<li><a href=x>t</a>", "<table><tr><td>a", "<div class=menu>x", "<section><h2>a</h2>b", "<b>x",
        "<br>", "a <span hidden>b</span>", "<div class=a>word word word. </div>", "<h2>a</h2><p>"}) {
    std::string page;
    for (int i = 0; i != 100'000; ++i) page += piece;
    page_content(parse_html(std::move(page)));
  }
  EXPECT_LT(std::clock() - begin, 30 * CLOCKS_PER_SEC);
}

}  // namespace
}  // namespace neardup
