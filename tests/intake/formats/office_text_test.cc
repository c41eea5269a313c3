#include "formats/office_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "intake/compound.h"
#include "intake/repeated.h"
#include "intake/zipped.h"
#include "sign/evidence.h"

namespace neardup::cli {
namespace {

using testing::ElementsAre;

ExtractedText read(const std::string& content, const std::string& name = "x") {
  return extract_text(content, name, {});
}

TEST(OfficeTextTest, FlatOpenDocumentIsReadAsItsArchiveIs) {
  const ExtractedText read_text = read(
      "<?xml version='1.0'?><office:document xmlns:office='o' xmlns:text='t' xmlns:dc='d' xmlns:draw='w' "
      "xmlns:style='s' "
      "office:mimetype='application/vnd.oasis.opendocument.text'><office:meta><dc:title>The "
      "title</dc:title><dc:language>de"
      "</dc:language></office:meta><office:master-styles><style:master-page><style:header><text:p>header</text:p></"
      "style:header>"
      "</style:master-page></"
      "office:master-styles><office:body><text:p>words<draw:image><office:binary-data>iVBORw0KGgo="
      "</office:binary-data></draw:image></text:p></office:body></office:document>");
  EXPECT_EQ(read_text.format, TextFormat::kOdt);
  EXPECT_EQ(read_text.text.title, "The title");
  EXPECT_EQ(read_text.text.body, "words\n");
  EXPECT_EQ(read_text.text.left_out, "header\n");
  EXPECT_EQ(read_text.text.stated("language"), "de");
}

/** Flat OpenDocument with a header and a row of a table. */
std::string flat(const std::string& header, const std::string& cells) {
  return "<?xml version='1.0'?><office:document xmlns:office='o' xmlns:text='t' xmlns:table='b' xmlns:style='s' "
         "office:mimetype='application/vnd.oasis.opendocument.text'><office:master-styles><style:header><text:p>" +
         header + "</text:p></style:header></office:master-styles><office:body><table:table-row>" + cells +
         "</table:table-row></office:body></office:document>";
}

TEST(OfficeTextTest, WhatStandsBesideTheWordsPartsFilesOfOneKind) {
  const std::string filler = "<text:p>" + repeated("word ", 30) + "</text:p>";
  const std::string empty = "<table:table-cell/>";
  const std::string x = "<table:table-cell><text:p>x</text:p></table:table-cell>";
  const auto evidence = [&](const std::string& header, const std::string& cells) {
    return read(flat(header, filler + cells)).text.evidence;
  };
  const std::string letter = evidence("Bill 7", x + x);
  EXPECT_THAT(parting_kinds(letter, evidence("Bill 8", x + x), false), ElementsAre(EvidenceKind::kAsides));
  EXPECT_THAT(parting_kinds(letter, evidence("Bill 7", x + empty + x), false), ElementsAre(EvidenceKind::kCells));
  EXPECT_EQ(letter, evidence("Bill  7", x + x + empty));
  const std::string paragraph = "</text:p><text:p>";
  EXPECT_EQ(evidence("Bill 7" + paragraph + "May", x), evidence("May" + paragraph + "bill 7", x));
  const std::string other_kind = read("{\\rtf1{\\header Bill 8}" + repeated("word ", 30) + "x x}").text.evidence;
  EXPECT_TRUE(evidence_agrees(letter, other_kind, false));
}

TEST(OfficeTextTest, FictionBook) {
  const DocumentText book =
      read(
          "<FictionBook "
          "xmlns:l='l'><description><title-info><genre>sf</genre><author><first-name>Ann</first-name><last-name>Bee"
          "</last-name></author><book-title>Tale</book-title><lang>en</lang></title-info><document-info><id>7</id></"
          "document-info>"
          "</description><body><title><p>Tale</p></title><section><p>Some words<a type='note'>[1]</a> "
          "here.</p></section></body>"
          "<body name='notes'><section><p>A note.</p></section></body><binary "
          "id='c'>iVBORw0KGgo=</binary></FictionBook>")
          .text;
  EXPECT_EQ(book.title, "Tale");
  EXPECT_EQ(book.stated("author"), "Ann Bee");
  EXPECT_EQ(book.body, "Tale\nSome words here.\nA note.\n");
}

TEST(OfficeTextTest, TeiShowsOneOfEachChoice) {
  const DocumentText text = read(
                                "<TEI><teiHeader><fileDesc><titleStmt><title>Poem</title><author>Ann</author></"
                                "titleStmt><publicationStmt><p>none</p>"
                                "</publicationStmt></fileDesc></teiHeader><text><body><head>Song</"
                                "head><l>to<choice><sic>w rk</sic><corr>work</corr>"
                                "</choice> ha<lb break='no'/>rd<lb/>now<note>a note</note></l></body></text></TEI>")
                                .text;
  EXPECT_EQ(text.title, "Poem");
  EXPECT_EQ(text.body, "Song\ntowork hard\nnow\na note\n");
}

TEST(OfficeTextTest, JatsHasTitleAbstractAndText) {
  const DocumentText text =
      read(
          "<?xml version='1.0'?><article "
          "dtd-version='1.2'><front><journal-meta><issn>1</issn></journal-meta><article-meta>"
          "<title-group><article-title>On "
          "words</article-title></title-group><contrib-group><contrib><name><surname>Bee</surname>"
          "<given-names>Ann</given-names></name></contrib></contrib-group><abstract><p>In "
          "short.</p></abstract></article-meta></front>"
          "<body><sec><title>One</title><p>At length<xref "
          "ref-type='fn'>1</xref>.</p></sec></body><back><fn><label>1</label><p>A note."
          "</p></fn></back></article>")
          .text;
  EXPECT_EQ(text.title, "On words");
  EXPECT_EQ(text.stated("author"), "Bee Ann");
  EXPECT_EQ(text.body, "On words\nIn short.\nOne\nAt length.\nA note.\n");
}

std::string body_of(const std::string& xml) {
  return read(xml).text.body;
}

std::string jats(const std::string& body, const std::string& front = {}) {
  return "<article dtd-version='1.2'><front><article-meta>" + front + "</article-meta></front><body>" + body +
         "</body></article>";
}

TEST(OfficeTextTest, WordsOfNeighbouringElementsAreApart) {
  EXPECT_EQ(
      body_of(jats("<ref><element-citation><person-group><name><surname>Meyer</surname><given-names>KO</given-names>"
                   "</name></person-group><article-title><italic>C</italic>ranes</article-title><source>Birds</source>"
                   "<year>2001</year><volume>77</volume><fpage>88</fpage></element-citation></ref>",
                   "<volume>3</volume><fpage>5</fpage>")),
      "Meyer KO Cranes Birds 2001 77 88\n");
  EXPECT_EQ(body_of(jats("<p><string-name><surname>Huber</surname>, <given-names>X</given-names></string-name>. "
                         "<bold>Sto</bold><italic>rks</italic></p>")),
            "Huber, X. Storks\n");
  EXPECT_EQ(
      body_of("<TEI><text><p><persName><forename>Kai</forename><surname>Hebert</surname></persName>s <app><lem>goddess"
              "</lem><rdg>muse</rdg></app><hi>D</hi><hi>rop</hi> <expan><abbr>M</abbr><ex>aster</ex></expan> "
              "<name>A</name><anchor/><name>B</name></p></text></TEI>"),
      "Kai Heberts goddess museDrop Master A B\n");
  EXPECT_EQ(body_of("<alto><TextLine><String CONTENT='one'/><String CONTENT='two'/></TextLine></alto>"), "one two\n");
}

TEST(OfficeTextTest, RaisedNumbersAreApart) {
  EXPECT_EQ(
      body_of(jats(
          "<p>10<sup>6</sup> goldfinch<xref ref-type='bibr'><sup>1</sup></xref> nightingale<sup><xref "
          "ref-type='bibr'>2</xref>,<xref ref-type='bibr'>3</xref></sup> sparrow<xref ref-type='bibr'>4</xref> [<xref "
          "ref-type='bibr'>5</xref>] m<sup>2</sup></p>")),
      "10^6 goldfinch 1 nightingale 2, 3 sparrow 4 [5] m2\n");
  EXPECT_EQ(body_of("<TEI><text><p>10<hi rend='superscript'>6</hi> wren<ref type='bibr'>1</ref></p></text></TEI>"),
            "10^6 wren 1\n");
  EXPECT_EQ(body_of("<FictionBook><body><p>10<sup>6</sup></p></body></FictionBook>"), "10^6\n");
}

TEST(OfficeTextTest, CommentsAndMediaOfAFeedAreLeftOut) {
  const auto feed = [](const std::string& of_item) {
    return read("<rss><channel><item><title>Gates</title><description>short</description>" + of_item +
                "</item></channel></rss>")
        .text;
  };
  const std::string comment =
      "<comment><comment_author>Ann</comment_author><comment_content>&lt;p&gt;Open</comment_content></comment>";
  const DocumentText text = feed("<encoded>all</encoded>" + comment +
                                 "<content><title>Film</title><description>Of a gate</description></content>");
  EXPECT_EQ(text.body, "Gates\nall\n");
  EXPECT_EQ(text.left_out, "Ann\nOpen\nFilm\nOf a gate\n");
  const auto evidence = [&](const std::string& filler) {
    return feed("<encoded>" + repeated("word ", 30) + "</encoded>" + filler).evidence;
  };
  EXPECT_THAT(
      parting_kinds(evidence(comment), evidence("<comment><comment_content>Shut</comment_content></comment>"), false),
      ElementsAre(EvidenceKind::kAsides));
  EXPECT_EQ(feed("<content><title>Film</title></content>").body, "Gates\nshort\n");
  EXPECT_EQ(
      read("<feed "
           "xmlns='http://www.w3.org/2005/Atom'><entry><title>A</title><content>all</content><group><title>A</title>"
           "<description>How</description></group></entry></feed>")
          .text.left_out,
      "A\nHow\n");
  EXPECT_EQ(read("<feed xmlns='http://www.w3.org/2005/Atom'><entry><content "
                 "type='xhtml'><table><tr><td>a</td><td>b</td></tr></table>10<sup>6</sup>"
                 "<br/>c</content></entry></feed>")
                .text.body,
            "a\tb\n10^6\nc\n");
}

TEST(OfficeTextTest, OfAFeedTheContentOfItsItemsElseTheirSummary) {
  const std::string item = "<item><title>One &amp;amp; two</title><link>http://a/</link>";
  const DocumentText feed =
      read("<rss><channel><title>Feed</title><language>en</language>" + item +
           "<description>&lt;p&gt;summary&lt;/p&gt;</description><encoded><![CDATA[<p>all <b>of</b> it</p>]]>"
           "</encoded><guid>7</guid></item>" +
           item + "<description>short</description></item></channel></rss>")
          .text;
  EXPECT_EQ(feed.title, "Feed");
  EXPECT_EQ(feed.body, "One & two\nall of it\nOne & two\nshort\n");
  const DocumentText atom = read(
                                "<feed "
                                "xmlns='http://www.w3.org/2005/Atom'><title>Feed</title><author><name>Ann</"
                                "name><email>a@b</email></author><entry>"
                                "<title>One</title><content type='xhtml'><div><p>all of "
                                "it</p></div></content><summary>summary</summary></entry></feed>")
                                .text;
  EXPECT_EQ(atom.body, "One\nall of it\n");
  EXPECT_EQ(atom.stated("author"), "Ann");
}

TEST(OfficeTextTest, AltoJoinsWordsThatALineCuts) {
  EXPECT_EQ(read("<alto><Layout><TextLine><String CONTENT='old'/><SP/><String CONTENT='Ham' SUBS_TYPE='HypPart1' "
                 "SUBS_CONTENT='Hamburg'/></TextLine><TextLine><String CONTENT='burg' SUBS_TYPE='HypPart2' "
                 "SUBS_CONTENT='Hamburg'/><SP/><String CONTENT='end'/></TextLine></Layout></alto>")
                .text.body,
            "old\tHamburg\nend\n");
}

TEST(OfficeTextTest, ScannedPagesOfHtmlAreReadWhole) {
  const DocumentText page = read(
                                "<html><body><div class='ocr_page'><nav>menu</nav><p><span "
                                "class='ocrx_word'>one</span><span class='ocrx_word'>two</span>"
                                "</p></div></body></html>")
                                .text;
  EXPECT_EQ(page.body, "menu\none two");
}

TEST(OfficeTextTest, FiguresAreEvidenceOfLetters) {
  const auto evidence = [](const std::string& words) {
    return read("<FictionBook><body><p>" + words + "</p></body></FictionBook>").text.evidence;
  };
  const std::string words =
      "one two three four five six seven eight nine ten eleven twelve one two three four five six seven eight ";
  EXPECT_EQ(evidence(words), "");
  EXPECT_EQ(evidence(words + "1234"), evidence(words + "more words 1234"));
  EXPECT_NE(evidence(words + "1234"), evidence(words + "1235"));
  EXPECT_NE(evidence("few words"), evidence("few words "));
}

TEST(OfficeTextTest, AStreamTellsWhichOfficeWroteACompoundFile) {
  const ExtractedText rtf = read("{\\rtf1{\\info{\\title A title}}caf\\'e9{\\footnote note}}");
  EXPECT_EQ(rtf.format, TextFormat::kRtf);
  EXPECT_EQ(rtf.text.title, "A title");
  EXPECT_EQ(rtf.text.body, "café\nnote\n");
  EXPECT_EQ(read(compound({{"Workbook", ""}})).format, TextFormat::kXls);
  EXPECT_THROW(read(compound({{"WordDocument", ""}})), std::runtime_error);
  const auto refusal = [](const std::string& stream) {
    try {
      read(compound({{stream, ""}}));
      return std::string();
    } catch (const NoTextDocument& error) {
      return std::string(error.what());
    }
  };
  EXPECT_EQ(refusal("EncryptedPackage"), "encrypted office document; save it without a password");
  EXPECT_EQ(refusal("Contents"), "office document of an unknown kind; convert it to PDF or HTML");
}

}  // namespace
}  // namespace neardup::cli
