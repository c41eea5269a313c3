#include "html/html_text.h"

#include <gtest/gtest.h>

#include <chrono>
#include <random>

#include "characters/text_line.h"
#include "intake/repeated.h"

namespace neardup::cli {
namespace {

std::string html_body(const std::string& html) {
  return one_line(html_text(html));
}

TEST(HtmlTextTest, EmptyPagesGiveNothing) {
  for (const char* page : {"", " ", "<html>", "<!doctype html>", "<!doctype html><p></p>", "<!-- only -->"}) {
    EXPECT_EQ(html_body(page), "") << page;
  }
}

TEST(HtmlTextTest, PageIsItsBody) {
  const std::string text = html_body(
      "<!DOCTYPE html><html><head><title> My\n title </title><meta name=description content=no>"
      "<style>p { color: no }</style><script>no()</script></head><body><h1>Head</h1><p>Text</p></body></html>");
  EXPECT_EQ(text, "Head Text");
}

TEST(HtmlTextTest, RaisedNumbersAreNoPartOfTheNumberBefore) {
  EXPECT_EQ(html_body("10<sup>2</sup> m<sup>2</sup> 5<sup>th</sup> 10<sup>\u22123</sup> 1990<sup></sup>5"),
            "10^2 m2 5th 10^\u22123 19905");
}

TEST(HtmlTextTest, NumbersOfNotesAreNoPartOfTheWordBefore) {
  EXPECT_EQ(
      html_body(
          "goldfinch<sup>1</sup> Bäume<sup><a href=#n>2</a></sup> falcon<a><sup>8\u201310</sup></a> wren<sup>1)</sup>"),
      "goldfinch 1 Bäume 2 falcon 8\u201310 wren 1)");
  const std::string whole =
      "km<sup>2</sup> sinh<sup>2</sup>x Calcium<sup>2+</sup> XVIII<sup>e</sup> Meter<sup>\u22122</sup>";
  EXPECT_EQ(html_body(whole), "km2 sinh2x Calcium2+ XVIIIe Meter\u22122");
  EXPECT_EQ(html_body("N\u00b7m<sup>2</sup> CO<sub>2</sub> water<sub>2</sub>"), "N\u00b7m2 CO2 water2");
}

TEST(HtmlTextTest, ScriptStyleTemplateAndNoscriptAreLeftOut) {
  EXPECT_EQ(html_body("a<script>x</script>b<style>y</style>c<template><p>z</p></template>d<noscript>w</noscript>e"),
            "a b c d e");
}

TEST(HtmlTextTest, EndTagsWithinAScriptDoNotEndIt) {
  EXPECT_EQ(html_body("<p>a<script>document.write(\"</div><p>no</p>\");</script>b"), "a b");
  EXPECT_EQ(html_body("<p>a<script>if (x<n && y>2) t = '</'+'script>';</script>b"), "a b");
}

TEST(HtmlTextTest, BlocksSeparateWordsAndInlineElementsDoNot) {
  EXPECT_EQ(html_body("<div>one</div><div>two</div>three<br>four<table><td>five</table>six<li>seven"),
            "one two three four five six seven");
  EXPECT_EQ(html_body("H<sub>2</sub>O, <b>bo</b>ld, ex<a href=x>am</a>ple, long<wbr>word"),
            "H2O, bold, example, longword");
}

TEST(HtmlTextTest, AttributesAndCommentsAreNoText) {
  EXPECT_EQ(html_body("<p title='no'>a<img alt='no' src='no'>b<!-- no <p>no -->c"), "a bc");
}

TEST(HtmlTextTest, EntitiesAreDecoded) {
  EXPECT_EQ(html_body("caf&eacute; &amp; &lt;b&gt; &#228; &#x4e2d; &unknown; AT&T a&nbsp;b"),
            "café & <b> ä 中 &unknown; AT&T a b");
}

TEST(HtmlTextTest, MalformedPagesKeepTheirText) {
  EXPECT_EQ(html_body("<p>a<b>b</p>c</i></b></div>d"), "ab cd");
  EXPECT_EQ(html_body("text without any tag"), "text without any tag");
  EXPECT_EQ(html_body("a < b and c > d"), "a < b and c > d");
  EXPECT_EQ(html_body("<p>before<p unterminated"), "before");
  EXPECT_EQ(html_body("<table><tr><td>a<tr><td>b</table>c"), "a b c");
}

TEST(HtmlTextTest, WhatFollowsThePageIsRead) {
  EXPECT_EQ(html_body("<html><body>a</body></html>b<p>c"), "ab c");
  EXPECT_EQ(
      html_body("<html><body><p>a</p></body></html>\n<html><head><title>T</title></head><body><p>b</p></body></html>"),
      "a b");
}

TEST(HtmlTextTest, TitlesAreNoTextButThoseOfDrawings) {
  EXPECT_EQ(html_body("<title>One</title><title>Two</title>a"), "a");
  EXPECT_EQ(html_body("<body><svg><title>Drawing</title></svg>text"), "Drawing text");
}

TEST(HtmlTextTest, UnclosedBlocksEndWithWhatIsNotRead) {
  for (const std::string unread : {"noscript", "template"}) {
    EXPECT_EQ(html_body("<p>a<" + unread + "><div>x</" + unread + "><p>text"), "a text") << unread;
  }
}

TEST(HtmlTextTest, FramesOfOldPagesAreRead) {
  EXPECT_EQ(html_body("<frameset><frame src=x><noframes><body>old <b>pa</b>ge</body></noframes></frameset>"),
            "old page");
  EXPECT_EQ(html_body("<iframe><p>no frames</iframe>text"), "text");
  EXPECT_EQ(html_body(repeated("<noframes>", 10000)), "");
}

TEST(HtmlTextTest, DeclaredCharsetIsNotAppliedAgain) {
  EXPECT_EQ(html_body("<meta charset=iso-8859-1><p>café"), "café");
}

TEST(HtmlTextTest, LongTextsKeepEveryCharacter) {
  const std::string text = repeated("wörd 中文 😀 ", 40000);  // chunks end within characters
  EXPECT_EQ(html_body("<p>" + text), one_line(text));
}

TEST(HtmlTextTest, HostilePagesAreQuick) {
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(html_body(repeated("<div>", 20000) + "deep" + repeated("</div>", 20000) + "end"), "deep end");
  EXPECT_EQ(html_body(repeated("<b>", 50000) + repeated("</i>", 50000) + "end"), "end");
  EXPECT_EQ(html_body("<p>a<!--" + repeated("x -- ", 100000)), "a");
  EXPECT_EQ(html_body(repeated("<", 100000)).size(), 100000U);
  std::string attributes;
  for (int i = 0; i != 50000; ++i) attributes += " a" + std::to_string(i) + "=b";
  EXPECT_EQ(html_body("<p" + attributes + ">text"), "text");
  // Quadratic work would take minutes; the bound leaves room for a slow machine under sanitizers.
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
}

TEST(HtmlTextTest, AnyBytesAreRead) {
  static const std::string kPieces[] = {
      "<",     ">",       "</",       "<nav>",     "</nav>", "<script>", "</script>", "&",      "&#",    ";",
      "x",     "<title>", "</title>", "<!--",      "-->",    "\"",       "=",         "<p a=",  " ",     "\xc3\xa9",
      "<svg>", "<table>", "</p>",     "<![CDATA[", "]]>",    "<?",       "\x01",      "<head>", "<body>"};
  std::mt19937 random(7);
  for (int round = 0; round != 5000; ++round) {
    std::string page;
    for (auto i = random() % 40; i != 0; --i) page += kPieces[random() % std::size(kPieces)];
    EXPECT_LE(html_text(page).size(), 4 * page.size() + 16);
  }
}

TEST(HtmlTextTest, XhtmlIsRead) {
  const std::string text = html_body(
      "<?xml version='1.0' encoding='utf-8'?>\n<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'x'>\n"
      "<html xmlns='http://www.w3.org/1999/xhtml'><head><script src='a.js'/><title>T</title><style/></head>"
      "<body><p>one<br/>two</p><div/><p>three</p></body></html>");
  EXPECT_EQ(text, "one two three");
}

}  // namespace
}  // namespace neardup::cli
