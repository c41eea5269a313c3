// Tree construction, by the sections of the standard: 13.2.6.4.1 to 13.2.6.5.

#include "html/html_parser.h"

#include <gtest/gtest.h>

#include <utility>

#include "intake/html/shown_tree.h"

namespace neardup {
namespace {

TEST(HtmlParserTest, EveryPageHasAHeadAndABody) {
  for (const char* page : {"", " ", "<!doctype html>", "<html>", "<head></head>", "<!-- c -->", "</p"}) {
    EXPECT_EQ(shown_page(page), "[html|[head|][body|]]") << page;
  }
  EXPECT_EQ(shown_page("<html a=b><body c=d>x<html a=c e=f><body g=h>"), "[html a=b e=f|[head|][body c=d g=h|x]]");
}

TEST(HtmlParserTest, HeadEndsWhereContentBegins) {
  EXPECT_EQ(shown_page("<title>T</title><meta a><p>x<link>"), "[html|[head|[title|T][meta a=|]][body|[p|x[link|]]]]");
  EXPECT_EQ(shown_page("<head></head><style>a</style>x"), "[html|[head|[style|a]][body|x]]");
  EXPECT_EQ(shown_page("<head><noscript><style>a</style></noscript>"), "[html|[head|[noscript|[style|a]]][body|]]");
  EXPECT_EQ(shown_page("<head><noscript><p>x</noscript>"), "[html|[head|[noscript|]][body|[p|x]]]");
}

TEST(HtmlParserTest, BlocksEndParagraphs) {
  EXPECT_EQ(shown_body("<p>a<div>b</p>c"), "[p|a][div|b[p|]c]");
  EXPECT_EQ(shown_body("<ul><li>a<li>b<ul><li>c</ul>d"), "[ul|[li|a][li|b[ul|[li|c]]d]]");
  EXPECT_EQ(shown_body("<dl><dt>a<dd>b<dt>c"), "[dl|[dt|a][dd|b][dt|c]]");
  EXPECT_EQ(shown_body("<h1>a<h2>b</h1>c"), "[h1|a][h2|b]c");
  EXPECT_EQ(shown_body("<pre>\n\na</pre><pre>&#10;b"), "[pre|\na][pre|b]");
  EXPECT_EQ(shown_body("<button>a<button>b"), "[button|a][button|b]");
  EXPECT_EQ(shown_body("<form>a<form>b</form>c"), "[form|ab]c");
  EXPECT_EQ(shown_body("a</br>b<image>"), "a[br|]b[img|]");
}

TEST(HtmlParserTest, UnclosedBlocksEndWithTheirParent) {
  for (const std::string block : {"header", "nav", "aside", "section", "article", "main", "search"}) {
    EXPECT_EQ(shown_body("<" + block + "><div>a</" + block + ">b"), "[" + block + "|[div|a]]b");
  }
}

TEST(HtmlParserTest, FormattingIsOpenedAgain) {
  EXPECT_EQ(shown_body("<p><b>a<p>b</b>c"), "[p|[b|a]][p|[b|b]c]");
  EXPECT_EQ(shown_body("<b><p>x</b>y"), "[b|][p|[b|x]y]");
  EXPECT_EQ(shown_body("<a>1<div>2<div>3</a>4</div>5"), "[a|1][div|[a|2][div|[a|3]4]5]");
  EXPECT_EQ(shown_body("<a href=x>1<a href=y>2"), "[a href=x|1][a href=y|2]");
  EXPECT_EQ(shown_body("<b><b><b><b><b><p></p></b></b></b></b></b><p>x"), "[b|[b|[b|[b|[b|[p|]]]]]][p|x]");
  EXPECT_EQ(shown_body("<p><b><b><b><b><p>x"), "[p|[b|[b|[b|[b|]]]]][p|[b|[b|[b|x]]]]");
  EXPECT_EQ(shown_body("<nobr>a<nobr>b"), "[nobr|a][nobr|b]");
}

TEST(HtmlParserTest, TablesHaveTheirPartsAndNothingElse) {
  EXPECT_EQ(shown_body("<table><td>a<tr><td>b</table>c"), "[table|[tbody|[tr|[td|a]][tr|[td|b]]]]c");
  EXPECT_EQ(shown_body("<table>x<tr>y<td>z</table>"), "xy[table|[tbody|[tr|[td|z]]]]");
  EXPECT_EQ(shown_body("<table> <tr> <td>"), "[table| [tbody|[tr| [td|]]]]");
  EXPECT_EQ(shown_body("<table><caption>a<td>b"), "[table|[caption|a][tbody|[tr|[td|b]]]]");
  EXPECT_EQ(shown_body("<table><col><thead><th>a"), "[table|[colgroup|[col|]][thead|[tr|[th|a]]]]");
  EXPECT_EQ(shown_body("<table><b>x<tr><td>y"), "[b|x][table|[tbody|[tr|[td|y]]]]");
  EXPECT_EQ(shown_body("<table><td><table><td>a</table>b"), "[table|[tbody|[tr|[td|[table|[tbody|[tr|[td|a]]]]b]]]]");
  EXPECT_EQ(shown_body("a<td>b"), "ab");
}

TEST(HtmlParserTest, SelectsHaveAnyContent) {
  EXPECT_EQ(shown_body("<select><option>a<option>b<optgroup><option>c</select>d"),
            "[select|[option|a][option|b][optgroup|[option|c]]]d");
  EXPECT_EQ(shown_body("<select><div>a<option>b<p>c</select>d"), "[select|[div|a[option|b[p|c]]]]d");
  EXPECT_EQ(shown_body("<select>a<select>b"), "[select|a]b");
  EXPECT_EQ(shown_body("<select>a<input>b"), "[select|a][input|]b");
  EXPECT_EQ(shown_body("<select><option>a<hr>b"), "[select|[option|a][hr|]b]");
  EXPECT_EQ(shown_body("<option>a<option>b"), "[option|a][option|b]");
  EXPECT_EQ(shown_body("<table><td><select>a<tr><td>b"), "[table|[tbody|[tr|[td|[select|a]]][tr|[td|b]]]]");
}

TEST(HtmlParserTest, TemplatesHaveContentOfAnyKind) {
  EXPECT_EQ(shown_page("<template><td>a</template>"), "[html|[head|[template|[td|a]]][body|]]");
  EXPECT_EQ(shown_body("a<template><div>b</template>c"), "a[template|[div|b]]c");
  EXPECT_EQ(shown_body("a<template><tr><td>b</template>c"), "a[template|[tr|[td|b]]]c");
  EXPECT_EQ(shown_body("a<template>b<col>c"), "a[template|b[col|]]");
  EXPECT_EQ(shown_body("<table><template><b>a</template><td>b"), "[table|[template|[b|a]][tbody|[tr|[td|b]]]]");
  EXPECT_EQ(shown_body("a</template>b"), "ab");
}

TEST(HtmlParserTest, NothingOfANoscriptReachesTheRest) {
  EXPECT_EQ(shown_body("<p>a<noscript><div><b>x</p></noscript>b<p>c"), "[p|a[noscript|[div|[b|x[p|]]]]b][p|c]");
  EXPECT_EQ(shown_body("a</noscript>b"), "ab");
  EXPECT_EQ(shown_body("b<noscript><iframe src=x /></noscript><p>a"), "b[noscript|[iframe src=x|]][p|a]");
  EXPECT_EQ(shown_page("<head><noscript><iframe src=x /></noscript><meta>"), "[html|[head|[noscript|][meta|]][body|]]");
}

TEST(HtmlParserTest, RubyPartsEndEachOther) {
  EXPECT_EQ(shown_body("<ruby>a<rt>b<rt>c<rp>d</ruby>"), "[ruby|a[rt|b][rt|c][rp|d]]");
  EXPECT_EQ(shown_body("<ruby>a<rtc>b<rt>c<rb>d"), "[ruby|a[rtc|b[rt|c]][rb|d]]");
}

TEST(HtmlParserTest, WhatAFramesetHasIsInTheBody) {
  EXPECT_EQ(shown_page("<frameset><frame><noframes><p>x</noframes></frameset>y"),
            "[html|[head|][body|[frame|][noframes|<p>x]y]]");
  EXPECT_EQ(shown_page("<p>x<frameset>"), "[html|[head|][body|[p|x]]]");
}

TEST(HtmlParserTest, TextAfterTheBodyIsOfTheBody) {
  EXPECT_EQ(shown_body("<body>a</body></html>b<p>c"), "ab[p|c]");
}

TEST(HtmlParserTest, SvgAndMathMLHaveRulesOfTheirOwn) {
  EXPECT_EQ(shown_body("<svg><G/><foreignObject><P>a</svg>b"), "[svg|[g|][foreignobject|[p|ab]]]");
  EXPECT_EQ(shown_body("<svg><g>a<div>b"), "[svg|[g|a]][div|b]");
  EXPECT_EQ(shown_body("<svg><g>a</p>b"), "[svg|[g|a]][p|]b");
  EXPECT_EQ(shown_body("<svg><font>a<font color=b>c"), "[svg|[font|a]][font color=b|c]");
  EXPECT_EQ(shown_body("<math><mi><b>a<mglyph></b><mo>"), "[math|[mi|[b|a[mglyph|]][mo|]]]");
  EXPECT_EQ(shown_body("<math><annotation-xml><div>a"), "[math|[annotation-xml|]][div|a]");
  EXPECT_EQ(shown_body("<math><annotation-xml encoding=Text/HTML><div>a"),
            "[math|[annotation-xml encoding=Text/HTML|[div|a]]]");
  EXPECT_EQ(shown_body("<svg><style><b>"), "[svg|[style|]][b|]");
}

TEST(HtmlParserTest, TagsOfXhtmlMayCloseThemselves) {
  EXPECT_EQ(shown_page("<?xml version='1.0'?><title/>x<script/>y"), "[html|[head|[title|]][body|x[script|]y]]");
  EXPECT_EQ(shown_page("<title/>x"), "[html|[head|[title|x]][body|]]");
  EXPECT_EQ(shown_page("<!DOCTYPE html><html xmlns='http://www.w3.org/1999/xhtml'><script/><p>x<![CDATA[<y>]]></p>"),
            "[html xmlns=http://www.w3.org/1999/xhtml|[head|[script|]][body|[p|x<y>]]]");
  EXPECT_EQ(shown_page("<?xml version='1.0'?><rss><![CDATA[<p>x]]>y"), "[html|[head|][body|[rss|x]]>y]]]");
  EXPECT_EQ(shown_page("<html xmlns=x><p>x<![CDATA[<y>]]></p>"), "[html xmlns=x|[head|][body|[p|x]]>]]]");
}

TEST(HtmlParserTest, TreesStayValidWhenMoved) {
  HtmlTree tree = parse_html("<p a=b>c");
  const HtmlTree moved = std::move(tree);
  EXPECT_EQ(shown_children(moved, 0), "[html|[head|][body|[p a=b|c]]]");
}

TEST(HtmlParserTest, NodesKnowEachOther) {
  const HtmlTree tree = parse_html("<p>a<b>c</b>");
  const HtmlNode html = tree.first_child(0);
  const HtmlNode p = tree.first_child(tree.last_child(html));
  const HtmlNode b = tree.last_child(p);
  EXPECT_EQ(tree.parent(0), kNoNode);
  EXPECT_EQ(tree.tag(0), HtmlTag::kNone);
  EXPECT_EQ(tree.name(0), "");
  EXPECT_EQ(tree.tag(p), HtmlTag::kP);
  EXPECT_EQ(tree.parent(b), p);
  EXPECT_EQ(tree.text(tree.previous_sibling(b)), "a");
  EXPECT_EQ(tree.tag(tree.previous_sibling(b)), HtmlTag::kNone);
  EXPECT_EQ(tree.next_sibling(b), kNoNode);
  EXPECT_FALSE(tree.is_text(b));
  EXPECT_EQ(tree.text(b), "");
  EXPECT_EQ(tree.tag(tree.last_child(tree.first_child(html) == kNoNode ? 0 : html)), HtmlTag::kBody);
}

}  // namespace
}  // namespace neardup
