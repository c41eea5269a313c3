#include "formats/file_kinds.h"

#include <gtest/gtest.h>

#include <string>

#include "formats/document_file.h"
#include "intake/zipped.h"

namespace neardup::cli {
namespace {

using std::string_literals::operator""s;

TEST(FileKindsTest, FirstBytesTellWhatReadsAFile) {
  EXPECT_EQ(kind_of_content("PK\x03\x04").format, TextFormat::kOffice);
  EXPECT_EQ(kind_of_content("\xd0\xcf\x11\xe0").format, TextFormat::kOffice);
  EXPECT_EQ(kind_of_content("{\\rtf1 x}").format, TextFormat::kRtf);
  EXPECT_EQ(kind_of_content("%PDF-1.4").format, TextFormat::kPdf);
  for (const char* const text :
       {"", "PAR1 is a word", "plain words", "<p>markup", "<html><p>a page", "<!DOCTYPE html><p>x",
        "<?xml version='1.0'?><!-- c --><html>", "<?xml version='1.0'?><!DOCTYPE html PUBLIC 'a' 'b'><body>",
        "<?xml version='1.0'?><body>", "ORC and GIF8 are words"}) {
    EXPECT_EQ(kind_of_content(text).name, "") << text;
    EXPECT_EQ(kind_of_content(text).refusal(), "") << text;
  }
}

TEST(FileKindsTest, NamesTellSourceCode) {
  for (const char* const name : {"Dockerfile", "Makefile", "CMakeLists.txt", "robots.txt", ".env"})
    EXPECT_TRUE(holds_text(refusal_of_leaf(name))) << name;
  for (const char* const name : {"README", "notes.txt", "Makefile am"}) EXPECT_EQ("", refusal_of_leaf(name)) << name;
}

TEST(FileKindsTest, TheFirstElementTellsTheKindOfXml) {
  const auto format = [](const std::string& xml) { return kind_of_content(xml).format; };
  EXPECT_EQ(format("<?xml version='1.0'?>\n<FictionBook xmlns='f'>"), TextFormat::kFictionBook);
  EXPECT_EQ(format("\xef\xbb\xbf<?xml version='1.0'?><!-- a --><t:TEI xmlns:t='t'>"), TextFormat::kTei);
  EXPECT_EQ(format("<!DOCTYPE article PUBLIC '-//NLM//DTD JATS' 'J.dtd' [<!ENTITY a '>'>]>\n<article>"),
            TextFormat::kJats);
  EXPECT_EQ(format("<?xml version='1.0'?><article article-type='x'>"), TextFormat::kJats);
  EXPECT_EQ(format("<?xml version='1.0'?><article xmlns='http://docbook.org/ns/docbook'>"), std::nullopt);
  EXPECT_EQ(format("<rss version='2.0'>"), TextFormat::kFeed);
  EXPECT_EQ(format("<feed xmlns='http://www.w3.org/2005/Atom'>"), TextFormat::kFeed);
  EXPECT_EQ(format("<rdf:RDF xmlns='http://purl.org/rss/1.0/'>"), TextFormat::kFeed);
  EXPECT_EQ(format("<alto>"), TextFormat::kAlto);
  EXPECT_EQ(format("<office:document office:mimetype='application/vnd.oasis.opendocument.spreadsheet'>"),
            TextFormat::kOds);
}

TEST(FileKindsTest, WhatIsNotReadHasAReasonAndARemedy) {
  EXPECT_EQ(kind_of_content("\x89PNG\r\n").refusal(), "image");
  EXPECT_EQ(kind_of_content("00060nam a2200037 a 4500245000900000\x1e"
                            "10\x1f"
                            "aRivers\x1e\x1d"s)
                .refusal(),
            "file of catalogue records (ISO 2709); write its texts as lines of JSON");
  EXPECT_EQ(kind_of_content("00060 words of a text with a number 00037 in it, and no more").refusal(), "");
  EXPECT_EQ(kind_of_content("PAR1\0\0"s).refusal(), "Parquet file; write its texts as lines of JSON");
  EXPECT_EQ(kind_of_content("\xffWPC").refusal(), "WordPerfect document; convert it to PDF or HTML");
  EXPECT_EQ(kind_of_content(std::string(60, '\0') + "BOOKMOBI").refusal(), "Mobipocket e-book; convert it to EPUB");
  EXPECT_EQ(kind_of_content("<?xml version='1.0'?><list/>").refusal(), "XML; convert it to HTML or text");
  EXPECT_EQ(kind_of_content("<?xml version='1.0'?><svg/>").refusal(), "image");
}

/** The reason for which a file is not read. */
std::string reason(const std::string& content, const std::string& name) {
  try {
    return "read: " + extract_text(content, name, {}).text.body;
  } catch (const NoTextDocument& error) {
    return error.what();
  }
}

TEST(FileKindsTest, ContentCountsForMoreThanTheName) {
  EXPECT_EQ(reason("<?xml version='1.0'?><list>words</list>", "x"), "XML; convert it to HTML or text");
  EXPECT_EQ(reason("<?xml version='1.0'?><list>words</list>", "x.xml"), "XML; convert it to HTML or text");
  EXPECT_EQ(reason("<rss/>", "x.txt"), "read: <rss/>");
  EXPECT_EQ(reason("\x89PNG\r\n", "x.txt"), "image");
  EXPECT_EQ(reason(zipped({{"a.txt", "words"}}), "x"), "archive; unpack it");
  EXPECT_EQ(reason(zipped({{"a.txt", "words"}}), "x.docx"), "archive; unpack it");
  EXPECT_EQ(reason("words", "x.docx"), "read: words");
}

TEST(FileKindsTest, EachFormatHasAMediaType) {
  EXPECT_STREQ(mime_type(TextFormat::kPlain), "text/plain");
  EXPECT_STREQ(mime_type(TextFormat::kSavedPage), "multipart/related");
  EXPECT_STREQ(mime_type(TextFormat::kEpub), "application/epub+zip");
  EXPECT_STREQ(mime_type(TextFormat::kJats), "application/jats+xml");
  EXPECT_STREQ(mime_type(TextFormat::kPpt), "application/vnd.ms-powerpoint");
}

}  // namespace
}  // namespace neardup::cli
