#include "content/page_content.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "html/html_parser.h"

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
    if (block.role == BlockRole::kContent) text += (text.empty() ? "" : "|") + block.text;
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

/** The name of an element that is written with its attributes. */
std::string name_of(std::string_view tag) {
  return std::string(tag.substr(0, tag.find(' ')));
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

TEST_P(FrameTest, OnlyTheArticleIsContent) {
  const auto& [before, after] = GetParam();
  EXPECT_EQ(content("<title>Flood</title>" + std::string(before) + paragraphs() + after), prose());
}

INSTANTIATE_TEST_SUITE_P(
    Markups, FrameTest,
    testing::Values(
        std::pair("<nav><a href=/>Home</a> <a href=/news>News</a></nav><main>", "</main><footer>Imprint</footer>"),
        std::pair("<div role=navigation><a href=/>Home</a></div><div role=main>",
                  "</div><div role=contentinfo>All rights reserved. Call us at any time of the day.</div>"),
        std::pair("<div class=site-nav>Home News</div><div>",
                  "</div><div id=pageFooter>Our office is open daily.</div>"),
        std::pair("<div><ul><li><a href=/>Home</a><li><a href=/a>News</a><li><a href=/b>Sports</a></ul></div><div>",
                  "</div>"),
        std::pair("<table><tr><td><a href=/>Home</a><br><a href=/a>News and weather</a></td><td>",
                  "</td></tr></table>"),
        std::pair(
            "<header><h1>The Daily</h1><div>Sign in</header><article>",
            "</article><aside><p>Our reporter has written for this paper since the spring of last year.</p></aside>"),
        std::pair("<site-menu><a href=/>Home</a><a href=/a>News and weather</a></site-menu><div class=text>",
                  "</div><div class=share-bar><span>Send this to your friends, they will like it.</span></div>"),
        std::pair("<div hidden>Hidden words that nobody sees on this page.</div><div>",
                  "</div><div style='display: none'>Not shown, and longer than a line of text would be.</div>")));

TEST(PageContentTest, UnclosedElementsOfTheFrameDoNotSwallowTheArticle) {
  for (const char* const tag : {"header", "nav", "aside", "footer", "template", "noscript"}) {
    const std::string open = std::string("<") + tag + "><div><p>frame</" + tag + ">";
    EXPECT_EQ(content(open + "<main>" + paragraphs() + "</main>"), prose()) << tag;
  }
}

TEST(PageContentTest, HeadlineIsTheTitleAndNotContent) {
  const std::string page =
      "<main><h1>The flood</h1>" + paragraphs() + "<h2>Later</h2><p>All was well again, they said.</main>";
  EXPECT_EQ(role_of(page, "The flood"), BlockRole::kHeadline);
  EXPECT_EQ(role_of(page, "Later"), BlockRole::kContent);
}

TEST(PageContentTest, HeadingsHaveTheirLevels) {
  const std::vector<ContentBlock> blocks = page_content(parse_html("<h1>a</h1><p>text<h3>b</h3><p>text"));
  ASSERT_EQ(blocks.size(), 4U);
  EXPECT_EQ(blocks[0].heading, 1);
  EXPECT_EQ(blocks[1].heading, 0);
  EXPECT_EQ(blocks[2].heading, 3);
}

TEST(PageContentTest, CommentsAndTeasersAreLeftOut) {
  const std::string teaser =
      "<div class=item><h3><a href=/x>Another story of the week</a></h3><p>It begins with a sentence or two.</p></div>";
  const std::string page =
      "<div class=post>" + paragraphs() + "</div><div>" + teaser + teaser + teaser + teaser +
      "</div><div id=comments><p>I do not believe a word of this, and neither should you!</p></div>";
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

/** A box between the paragraphs of any container is left out and ends nothing. */
TEST(PageContentTest, BoxesBetweenParagraphsAreLeftOut) {
  const std::pair<const char*, const char*> containers[] = {{"<body>", ""},
                                                            {"<div class=c>", "</div>"},
                                                            {"<article>", "</article>"},
                                                            {"<center>", "</center>"},
                                                            {"<table><tr><td>", "</td></tr></table>"},
                                                            {"<main><div><div>", "</div></div></main>"}};
  const std::string texts[] = {
      "Mehr.",
      "این یک جعبه است که در کنار متن می‌ایستد و خواننده برای آن "
      "نیامده "
      "است.",
      "<ul>" + links(8) + "</ul>",
      "<h3>Box</h3><p>A box has a text of its own that stands in the way of the reader.</p>"};
  const char* const boxes[] = {"div class=sidebar",
                               "div id=relatedPosts",
                               "section class='share-bar left'",
                               "div class='wp-block-group alignright newsletter'",
                               "aside",
                               "nav",
                               "div class=side-bar",
                               "p class=ad",
                               "div role=complementary",
                               "ul class=sharing"};
  for (const auto& [before, after] : containers) {
    for (const char* const box : boxes) {
      const std::string tag = name_of(box);
      for (const std::string& text : texts) {
        const bool list = tag == "ul" || tag == "p";
        if (list && text.front() == '<') continue;
        std::string page = before;
        for (const char* const prose : kProse) {
          page += std::string("<p>") + prose + "</p><" + box + ">" + text + "</" + tag + ">";
        }
        EXPECT_EQ(content(page + after), prose()) << page;
      }
    }
  }
}

TEST(PageContentTest, NamesTakeNoWordsOutOfASentence) {
  for (const char* const name : {"share-price", "comment", "related", "ad", "sidebar-term", "author", "login"}) {
    for (const char* const tag : {"span", "a href=/x", "b", "font", "code"}) {
      const std::string sentence = std::string("Es kostete <") + tag + " class=" + name + ">zwölf Taler</" +
                                   name_of(tag) + "> und einen halben.";
      const std::string text = content("<div>" + paragraphs() + "<p>" + sentence + "</p></div>");
      EXPECT_NE(text.find("Es kostete zwölf Taler und einen halben."), std::string::npos) << name << " " << tag;
    }
  }
  EXPECT_EQ(
      content("<div>" + paragraphs() + "<p><span class=share-bar>Tell your friends about all of this.</span></p>" +
              "<p><a class=share href=/a>One</a> <a class=share href=/b>Two</a></p></div>"),
      prose());
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

TEST(PageContentTest, ClosedDetailsWithATableAreFoldedAndAnswersAreNot) {
  const std::string folded = "<details><summary>History</summary><table><tr><td>v1<td>first</table></details>";
  EXPECT_EQ(role_of(paragraphs() + folded, "v1"), BlockRole::kFolded);
  const std::string answer =
      "<details><summary>Why?</summary><p>Because the gates were open all night, that is why.</p></details>";
  EXPECT_EQ(role_of(paragraphs() + answer, "Because"), BlockRole::kContent);
}

TEST(PageContentTest, BlocksKeepLineBreaksAndPreformattedLines) {
  const std::vector<ContentBlock> blocks = page_content(parse_html("<p>one<br>two  three</p><pre>a\n  b</pre>"));
  ASSERT_EQ(blocks.size(), 2U);
  EXPECT_EQ(blocks[0].text, "one\ntwo three");
  EXPECT_EQ(blocks[1].text, "a\nb");
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
TEST(PageContentTest, HostilePagesEnd) {
  for (const char* const piece :
       {"<div>", "<p>a", "<li><a href=x>t</a>", "<table><tr><td>a", "<div class=menu>x", "<section><h2>a</h2>b", "<b>x",
        "<br>", "a <span hidden>b</span>", "<div class=a>word word word. </div>", "<h2>a</h2><p>"}) {
    std::string page;
    for (int i = 0; i != 300'000; ++i) page += piece;
    page_content(parse_html(std::move(page)));
  }
}

}  // namespace
}  // namespace neardup
