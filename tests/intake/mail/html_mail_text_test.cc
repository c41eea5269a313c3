#include "mail/html_mail_text.h"

#include <gtest/gtest.h>

#include <string>

namespace neardup {
namespace {

/** The text without blank lines. */
std::string text_of(const std::string& html) {
  const std::string text = html_mail_text(html);
  std::string filled;
  for (const char c : text) {
    if (c != '\n' || (!filled.empty() && filled.back() != '\n')) filled += c;
  }
  return filled;
}

TEST(HtmlMailTextTest, QuotationsAreMarked) {
  EXPECT_EQ(text_of("<p>own<blockquote type=\"cite\">they<br>wrote</blockquote>own"), "own\n> they\n> wrote\nown\n");
  EXPECT_EQ(text_of("<blockquote class=gmail_quote>a<BLOCKQUOTE Cite='mid:x'>b</BLOCKQUOTE>c</blockquote>d"),
            "> a\n> b\n> c\nd\n");
  EXPECT_EQ(text_of("<blockquote style='border-left: 1px'>a</blockquote>b"), "> a\nb\n");
}

TEST(HtmlMailTextTest, IndentedTextIsNotMarked) {
  EXPECT_EQ(text_of("<blockquote style='margin: 0'>a<blockquote type=cite>b</blockquote>c</blockquote>d"),
            "a\n> b\nc\nd\n");
}

TEST(HtmlMailTextTest, SignaturesBeginWithTheirDelimiter) {
  EXPECT_EQ(text_of("own<div class=\"gmail_signature\" dir=ltr>Jane"), "own\n-- \nJane\n");
  EXPECT_EQ(text_of("own<pre class='x moz-signature'>Jane"), "own\n-- \nJane\n");
  EXPECT_EQ(text_of("own<div id=\"Signature\">Jane"), "own\n-- \nJane\n");
  EXPECT_EQ(text_of("own<div title=\"signature\">Jane"), "own\nJane\n");
  EXPECT_EQ(text_of("own<div id=Signature><div>Jane</div>ACME</div><p>more"), "own\nmore\n-- \nJane\nACME\n");
  EXPECT_EQ(text_of("sign<div class=signature-request></div><p>Rent"), "sign\nRent\n");
  EXPECT_EQ(text_of("sign<div class=signature></div><p>Rent"), "sign\nRent\n");
  EXPECT_EQ(text_of("a<blockquote type=cite>b<p class=signature>c</p>d</blockquote>e"), "a\n> b\n> c\n> d\ne\n");
}

TEST(HtmlMailTextTest, WhatStandsInAValueIsNoAttributeAndNoTag) {
  EXPECT_EQ(text_of("<p title=\"class=signature\">my own text"), "my own text\n");
  EXPECT_EQ(text_of("<p title=' id=signature'>my own text"), "my own text\n");
  EXPECT_EQ(text_of("<blockquote title=\"a>b\" type=\"cite\">theirs</blockquote>own"), "> theirs\nown\n");
  EXPECT_EQ(text_of("<blockquote title=\"a quote to cite\">own</blockquote>own"), "own\nown\n");
  EXPECT_EQ(text_of("<p data-x='<blockquote type=cite>'>own"), "own\n");
  EXPECT_EQ(text_of("own<div class = \"gmail_signature\">Jane"), "own\n-- \nJane\n");
}

TEST(HtmlMailTextTest, IntroductionsOfQuotationsStandAlone) {
  EXPECT_EQ(
      html_mail_text("<p>I left in 2017<div>Jane:</div><blockquote type=cite>a<blockquote type=cite>b</blockquote>"
                     "</blockquote>"),
      "I left in 2017\n\nJane:\n> a\n> b\n");
  EXPECT_EQ(html_mail_text("<p>I left in 2017<blockquote type=cite>a</blockquote>"), "I left in 2017\n> a\n");
}

TEST(HtmlMailTextTest, QuotationsInElementsOfMailPrograms) {
  for (const char* const div :
       {"<div name=\"quote\" style=\"x\">", "<div class='yahoo_quoted'>", "<div class=protonmail_quote>"}) {
    EXPECT_EQ(text_of("own<p>" + std::string(div) + "<div>they</div><p>wrote</div>own"), "own\n> they\n> wrote\nown\n");
  }
  EXPECT_EQ(text_of("own<div id=divRplyFwdMsg><b>From:</b> Jane</div><div>they</div>"), "own\n> From: Jane\n> they\n");
  EXPECT_EQ(text_of("own<div name=x>own</div></div>own"), "own\nown\nown\n");
}

TEST(HtmlMailTextTest, StruckOutTextIsLeftOut) {
  EXPECT_EQ(text_of("at the <s>mill</s><del>river<strike>side</strike></del>lock"), "at the lock\n");
  EXPECT_EQ(text_of("<del><p>one</p><p>two</p></del>three"), "three\n");
  EXPECT_EQ(text_of("a</s> <s>b</s><s>c"), "a c\n");
  EXPECT_EQ(text_of("a<s><blockquote type=cite>b</blockquote></s>c"), "a\n> b\nc\n");
}

TEST(HtmlMailTextTest, RulersAreLines) {
  EXPECT_EQ(text_of("a<hr id=x>b"), "a\n--------------------\nb\n");
}

TEST(HtmlMailTextTest, HeadersAndFootersAreText) {
  EXPECT_EQ(text_of("<header>a</header><nav>b</nav><footer>c</footer>"), "a\nb\nc\n");
}

TEST(HtmlMailTextTest, OddHtmlIsRead) {
  EXPECT_EQ(text_of("a < b <blockquote type=cite>c"), "a < b \n> c\n");
  EXPECT_EQ(text_of("a</blockquote></blockquote><!-- <blockquote type=cite> --><p>b"), "a\nb\n");
  EXPECT_EQ(text_of("\xef\xb7\xb2<blockquote type=cite>\xef\xb7\xb2"), "\xef\xb7\xb2\n> \xef\xb7\xb2\n");
  EXPECT_EQ(text_of(""), "");
}

TEST(HtmlMailTextTest, DeepQuotationsHaveOneMark) {
  std::string html;
  for (int i = 0; i != 100; ++i) html += "<blockquote type=cite>x";
  EXPECT_EQ(text_of(html).substr(0, 12), "> x\n> x\n> x\n");
}

TEST(HtmlMailTextTest, TagsWithoutEndAreReadInLinearTime) {
  for (const char* const piece : {"<blockquote type=cite>", "</blockquote>", "<", "<a ", "<!--",
                                  "<a class=", "\xef\xb7\x90", "<a class class class=signature>"}) {
    std::string html;
    for (int i = 0; i != 50000; ++i) html += piece;
    EXPECT_LE(html_mail_text(html).size(), 4 * html.size()) << piece;
  }
}

TEST(HtmlMailTextTest, LargePicturesThatThePageHolds) {
  const auto large = [](const std::string& source) {
    MailPictures pictures;
    html_mail_text("a<img src='" + source + "'>", &pictures);
    return pictures.large;
  };
  const std::string picture = "data:image/png;base64," + std::string(2 * kLargePicture, 'A');
  EXPECT_NE(large(picture), large(picture + "B"));
  EXPECT_EQ(large(picture), large(picture));
  EXPECT_EQ(large("data:image/png;base64,AAAA"), 0U);
  EXPECT_EQ(large("cid:" + picture), 0U);
}

TEST(HtmlMailTextTest, TextInPlaceOfPictures) {
  MailPictures pictures;
  EXPECT_EQ(html_mail_text("a<img alt='Shoes &amp; socks'><img src=b.png><IMG ALT=\"59 &euro;\">", &pictures), "a\n");
  EXPECT_EQ(pictures.said, "Shoes & socks\n59 \xe2\x82\xac\n");
  EXPECT_EQ(pictures.files, "b.png\n");
}

TEST(HtmlMailTextTest, RoomOfPicturesElsewhere) {
  const auto room = [](const std::string& attributes) {
    MailPictures pictures;
    html_mail_text("<img src='https://a/b/may.png?id=1' " + attributes + ">", &pictures);
    EXPECT_EQ(pictures.sized, pictures.room == 0 ? "" : "b/may.png\n") << attributes;
    return pictures.room;
  };
  EXPECT_EQ(450U, room("width=600 height=900"));
  EXPECT_EQ(300U, room("width='100%'"));
  EXPECT_EQ(300U, room("style='max-width:9px; width:600px'"));
  for (const char* const attributes : {"", "width=1 height=1", "width=auto", "style='max-width:100%'"})
    EXPECT_EQ(0U, room(attributes)) << attributes;
}

TEST(HtmlMailTextTest, PicturesElsewhereAndInSignatures) {
  MailPictures pictures;
  html_mail_text(
      "<img src='https://a/b/may.png?id=1'><img src=/open.gif width=1><img src=data:image/gif;base64,R0>"
      "<div class=x-signature><img src=cid:a@b><img src=logo.png></div><img src=cid:c@d>",
      &pictures);
  EXPECT_EQ(pictures.files, "may.png\n");
  EXPECT_EQ(pictures.logos, "a@b ");
  EXPECT_NE(pictures.said.find_first_of("0123456789"), std::string::npos);
}

TEST(HtmlMailTextTest, FoldersOfOneRecipientAreNotInThePathOfAPicture) {
  const auto sized = [](const std::string& url) {
    MailPictures pictures;
    html_mail_text("<img width=600 height=400 src='" + url + "'>", &pictures);
    EXPECT_EQ(pictures.room, 200U);
    return pictures.sized;
  };
  for (const char* const url : {"https://a.example/u/k29dk3x/may.png", "u/may.png#top",
                                "https://a.example/550e8400-e29b-41d4-a716-446655440000/u//may.png",
                                "https://c.example/proxy/A3f9k2m8Q4z7p1x=s0#https://a/u/may.png?id=1"})
    EXPECT_EQ(sized(url), "u/may.png\n") << url;
  for (const char* const path : {"9e107d9d372bb6826bd81d3542a419d6.png", "2026may/hero.png", "20260530/hero.png",
                                 "sale-2026-05-may/hero.png", "2x1/hero.png"})
    EXPECT_EQ(sized(std::string("https://a.example/") + path), std::string(path) + "\n") << path;
}

}  // namespace
}  // namespace neardup
