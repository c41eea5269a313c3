#include "formats/web_page.h"

#include <gtest/gtest.h>

#include <string>

#include "characters/text_line.h"
#include "content/page_content.h"

namespace neardup {
namespace {

DocumentText read(const std::string& html) {
  return web_page_text(html, {});
}

TEST(WebPageTest, EmptyPagesGiveNothing) {
  for (const char* const page : {"", " ", "<", "<html>", "<!doctype html>", "<p></p>", "<!-- only -->"}) {
    const DocumentText text = read(page);
    EXPECT_EQ(text.title + text.left_out, "") << page;
    EXPECT_EQ(one_line(text.body), std::string(page) == "<" ? "<" : "") << page;
  }
}

TEST(WebPageTest, PageIsTitleContentAndRest) {
  const DocumentText text =
      read("<!DOCTYPE html><title> My\n title </title><nav>Home</nav><main><h1>Head</h1><p>One.</p><p>Two.</p></main>");
  EXPECT_EQ(text.title, "My title");
  EXPECT_EQ(text.body, "One.\nTwo.");
  EXPECT_EQ(text.left_out, "Home\nHead");
  EXPECT_EQ(text.content_rules, kContentRules);
  EXPECT_TRUE(text.blocks.empty());
}

TEST(WebPageTest, AllTextIsContentOnRequest) {
  ReadingOptions options;
  options.content = ContentChoice::kAll;
  options.blocks = KeptBlocks::kBlocks;
  const DocumentText text = web_page_text("<nav>Home</nav><p>One.</p>", options);
  EXPECT_EQ(text.body, "Home\nOne.");
  EXPECT_EQ(text.left_out, "");
  EXPECT_EQ(text.content_rules, 0U);
  EXPECT_EQ(text.blocks.size(), 2U);
}

TEST(WebPageTest, FirstTitleCountsAndDrawingsHaveTheirOwn) {
  EXPECT_EQ(read("<title>One</title><title>Two</title>").title, "One");
  EXPECT_EQ(read("<title> </title><title>Two</title>").title, "Two");
  EXPECT_EQ(read("<svg><title>Drawing</title></svg>text").title, "");
  EXPECT_EQ(read("<title>A &amp; B &mdash; C</title>").title, "A & B — C");
}

TEST(WebPageTest, PagesOfFramesHaveWhatTheySayInsteadOfThem) {
  EXPECT_EQ(read("<frameset><frame src=x><noframes><body>old <b>pa</b>ge</body></noframes></frameset>").body,
            "old page");
  EXPECT_EQ(read("<p>text<noframes>old</noframes>").body, "text");
}

TEST(WebPageTest, TheAddressOfAPageIsNoContent) {
  const auto body = [](const std::string& line, const std::string& url) {
    ReadingOptions options;
    options.url = url;
    return web_page_text("<link rel=canonical href=https://a.example/known><p>One word.</p><p>" + line + "</p>",
                         options)
        .body;
  };
  const std::string own = "https://a.example/own?print=1";
  for (const char* const line : {"https://a.example/known", "Source: http://www.a.example/own",
                                 "Retrieved from \u201ehttps://a.example/own?oldid=7\u201c",
                                 "From \"https://a.example/index.php?title=A_B&oldid=7\""})
    EXPECT_EQ(body(line, own), "One word.") << line;
  for (const std::string line : {"https://a.example/other", "See https://b.example/index.php?title=A_B&oldid=7",
                                 "This page has the address of https://a.example/own here", "no://"})
    EXPECT_EQ(body(line, own), "One word.\n" + line);
  EXPECT_EQ(web_page_text("<link rel=canonical href=https://a.example/x><p>https://a.example/x</p>", {}).body,
            "https://a.example/x");
}

TEST(WebPageTest, ExcludedPagesHaveNoText) {
  ReadingOptions options;
  options.exclusions = Exclusions::kAll;
  for (const char* meta :
       {"<meta name=robots content=noindex>", "<META CONTENT='Follow, NONE' NAME=\"Robots\">",
        "<p>x</p><meta name=robots content=noindex>", "<noscript><meta name=robots content=none></noscript>"}) {
    const DocumentText text = web_page_text(meta + std::string("<title>T</title><p>One.</p>"), options);
    EXPECT_EQ(text.excluded, "robots meta tag") << meta;
    EXPECT_EQ(text.title + text.body + text.left_out, "") << meta;
  }
  for (const char* page : {"<meta name=googlebot content=noindex>One.", "<!--<meta name=robots content=noindex>-->One.",
                           "<meta name=robots content=nofollow>One.",
                           "<!--UdmComment--><meta name=robots content=noindex><!--/UdmComment-->One."}) {
    EXPECT_EQ(web_page_text(page, options).excluded, "") << page;
    EXPECT_EQ(web_page_text(page, options).body, "One.") << page;
  }
}

TEST(WebPageTest, ExclusionsMayBeIgnored) {
  const std::string page = "<meta name=robots content=noindex><p>One.</p><!--htdig_noindex--><p>Two.</p>";
  EXPECT_EQ(read(page).body, "One.") << "only a page as a whole is read all the same";
  ReadingOptions options;
  options.exclusions = Exclusions::kIgnored;
  EXPECT_EQ(web_page_text(page, options).body, "One.\nTwo.");
  EXPECT_EQ(web_page_text(page, options).excluded, "");
}

TEST(WebPageTest, WhatATemplateHoldsIsNotOfThePage) {
  ReadingOptions options;
  options.exclusions = Exclusions::kAll;
  options.url = "https://example.org/page";
  const DocumentText text = web_page_text(
      "<template><meta name=robots content=noindex><title>not this</title><meta name=author content=nobody>"
      "<link rel=canonical href=/other><p>unshown</p></template><title>this</title><p>One.</p>",
      options);
  EXPECT_EQ(text.excluded, "");
  EXPECT_EQ(text.title, "this");
  EXPECT_EQ(text.stated("author"), "");
  EXPECT_EQ(text.canonical, "");
  EXPECT_EQ(text.body + text.left_out, "One.");
}

TEST(WebPageTest, TextThatIsNotShownIsNotSearchable) {
  for (const ContentChoice choice : {ContentChoice::kContent, ContentChoice::kAll}) {
    ReadingOptions options;
    options.content = choice;
    const DocumentText text = web_page_text(
        "<p>One two three four five.</p><p>Seven eight nine "
        "ten.</p><noscript><p>unshown</p></noscript><template><p>unshown</p></template>"
        "<div><template shadowrootmode=open><p>Six.</p><template><p>unshown</p></template></template></div>",
        options);
    EXPECT_EQ((text.body + text.left_out).find("unshown"), std::string::npos) << text.body << '|' << text.left_out;
    EXPECT_NE((text.body + text.left_out).find("Six."), std::string::npos) << text.body << '|' << text.left_out;
  }
}

TEST(WebPageTest, WhatAPageStatesIsJoined) {
  const DocumentText text = read("<meta name=Author content='A &amp; B'><meta content=C name=author><meta name=x>One.");
  EXPECT_EQ(text.stated("author"), "A & B C");
  EXPECT_EQ(text.stated("keywords"), "");
}

}  // namespace
}  // namespace neardup
