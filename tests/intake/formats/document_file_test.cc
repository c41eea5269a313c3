#include "formats/document_file.h"

#include <gtest/gtest.h>

#include <array>
#include <tuple>
#include <utility>

#include "characters/text_line.h"
#include "files/file_errors.h"
#include "intake/compressed.h"
#include "intake/gzip.h"
#include "intake/no_bound.h"
#include "sign/evidence.h"

namespace neardup::cli {
namespace {

using std::string_literals::operator""s;

ExtractedText read(std::string bytes, const std::string& path, std::size_t max_bytes, std::string charset = {}) {
  ReadingOptions options;
  options.max_bytes = max_bytes;
  options.charset = std::move(charset);
  return extract_text(std::move(bytes), path, options);
}

TEST(DocumentFileTest, EachFormatIsExtracted) {
  EXPECT_EQ(read("<p>a", "x", kNoBound).text.body, "<p>a");
  EXPECT_EQ(one_line(read("<p>a", "x.html", kNoBound).text.body), "a");
  EXPECT_EQ(one_line(read("<html><p>a", "x", kNoBound).text.body), "a");
  EXPECT_EQ(read("# T", "x.md", kNoBound).text.title, "T");
  EXPECT_EQ(read("# T", "x.txt", kNoBound).text.title, "");
  EXPECT_EQ(read("x", "x.md", kNoBound).format, TextFormat::kMarkdown);
}

TEST(DocumentFileTest, NotationsOfPlainTextAreRead) {
  for (const auto& [text, body, format] :
       {std::tuple("BEGIN:VCALENDAR\nA:b\n c\n", "BEGIN:VCALENDAR\nA:bc\n", TextFormat::kCalendar),
        {"BEGIN:VCARD\nA:b\\nc\n", "BEGIN:VCARD\nA:b\nc\n", TextFormat::kCard},
        {".TH A 1\n.SH B\n\\fBc", ".TH A 1\n.SH B\nc", TextFormat::kManual},
        {"see\nBEGIN:VCARD\nA:b\n c\n", "see\nBEGIN:VCARD\nA:b\n c\n", TextFormat::kPlain}}) {
    const ExtractedText read_text = read(text, "x", kNoBound);
    EXPECT_EQ(read_text.text.body, body);
    EXPECT_EQ(read_text.format, format);
  }
}

TEST(DocumentFileTest, AProgramOfAServerMayBeAPageThatItMade) {
  const std::string page = "<!DOCTYPE html><title>T</title><p>words";
  for (const char* const name : {"index.php", "page.aspx", "a.jsp"})
    EXPECT_EQ(read(page, name, kNoBound).text.body, "words");
  EXPECT_EQ(read(gzip(page), "a.php.gz", kNoBound).text.body, "words");
  for (const std::string& source : {page + "<?php echo 1 ?>"s, page + "<% x %>"s, "<?php echo '<html>';"s, "text"s})
    EXPECT_THROW(read(source, "index.php", kNoBound), NoTextDocument) << source;
  EXPECT_THROW(read(page, "a.js", kNoBound), NoTextDocument);
}

TEST(DocumentFileTest, TabsOfPlainTextsMakeColumns) {
  const auto evidence = [](const std::string& text) { return extract_text(text, "a.txt", {}).text.evidence; };
  EXPECT_EQ(evidence("words"), "");
  EXPECT_NE(evidence("rent\t5\n"), evidence("rent\t\t5\n"));
  EXPECT_EQ(evidence("rent\t5\n"), evidence("\t\trent\t5\t\n")) << "tabs at the ends";
}

TEST(DocumentFileTest, DrawnTablesOfPlainTextsHaveColumns) {
  for (const auto& [border, row, other] : std::vector<std::array<std::string, 3>>{
           {" a | b | c\n---+---+---\n", " x | y |  \n", " x |   | y\n"},
           {"+---+---+---+\n| a | b | c |\n+---+---+---+\n", "| x | y |   |\n", "| x |   | y |\n"},
           {"| a | b | c |\n+===+===+===+\n", "| x | y |   |\n", "| x |   | y |\n"},
           {"| a | b | c |\n|---+---+---|\n", "| x | y |   |\n", "| x |   | y |\n"}}) {
    const auto evidence = [&](const std::string& text) {
      return extract_text(border + text, "a.txt", {}).text.evidence;
    };
    EXPECT_FALSE(evidence_agrees(evidence(row), evidence(other), false)) << border;
    EXPECT_TRUE(evidence_agrees(evidence(row), evidence(row + row), false)) << border;
  }
  EXPECT_EQ(extract_text("if (a || b) x | y\n", "a.txt", {}).text.evidence, "") << "without the line below the names";
}

TEST(DocumentFileTest, CompressedFilesAreReadThrough) {
  EXPECT_EQ(read(gzip("Changes"), "/usr/share/doc/x/changelog.Debian.gz", kNoBound).text.body, "Changes");
  EXPECT_EQ(read(gzip("<html><title>T</title>"), "page.gz", kNoBound).text.title, "T");
  EXPECT_EQ(read(gzip("# T"), "x.md.gz", kNoBound).text.title, "T");
  for (const auto& [suffix, filter] : {std::pair("zst", "zstd"), {"xz", "xz"}, {"bz2", "bzip2"}, {"lz4", "lz4"}}) {
    EXPECT_EQ(read(compressed("# T", filter), std::string("x.md.") + suffix, kNoBound).text.title, "T");
    EXPECT_THROW(read("# T", std::string("x.md.") + suffix, kNoBound), std::runtime_error) << suffix;
    const std::string bomb = compressed(std::string(20'000'000, 'x'), filter);
    EXPECT_THROW(read(bomb, std::string("x.txt.") + suffix, 1'000'000), DecompressedTooLarge) << suffix;
  }
}

TEST(DocumentFileTest, ContentSaysWhatIsAPdfWhateverTheName) {
  for (const char* const name : {"x.txt", "x.html", "x.md", "x"}) {
    try {
      EXPECT_EQ(read("%PDF-1.4\n", name, kNoBound).format, TextFormat::kPdf);
    } catch (const std::runtime_error& error) {
      EXPECT_NE(std::string(error.what()).find("pdftotext"), std::string::npos) << error.what();
    }
  }
  EXPECT_EQ(read("<html><title>T</title>", "x.pdf", kNoBound).text.title, "T");
  EXPECT_EQ(read("a text about %PDF-1.4", "x.txt", kNoBound).format, TextFormat::kPlain);
}

TEST(DocumentFileTest, EncodingsBecomeUtf8) {
  EXPECT_EQ(read("\xff\xfe\xc4\0"s, "x.txt", kNoBound).text.body, "Ä");
  EXPECT_EQ(one_line(read("<meta charset=latin1><p>\xc4", "x.html", kNoBound).text.body), "Ä");
  EXPECT_EQ(read("# \xc4", "x.md", kNoBound).text.title, "Ä");
  EXPECT_EQ(read("\xf0\xd2", "x.txt", kNoBound, "koi8-r").text.body, "Пр");
  EXPECT_EQ(read("\xc4\0"s, "x.txt", kNoBound, "utf-16le").text.body, "Ä");
}

TEST(DocumentFileTest, EmptyFilesAreEmptyDocuments) {
  for (const char* name : {"x", "x.txt", "x.md", "x.html"}) {
    EXPECT_EQ(read("", name, kNoBound).text.body, "") << name;
  }
}

TEST(DocumentFileTest, WhatIsNoTextSaysWhy) {
  const auto reason = [](const std::string& content, const std::string& name) {
    try {
      read(content, name, kNoBound);
      return std::string("none");
    } catch (const NoTextDocument& error) {
      return std::string(error.what());
    }
  };
  EXPECT_EQ(reason("x", "x.png"), "image");
  EXPECT_EQ(reason("\0x"s, "x.txt"), "binary");
  EXPECT_EQ(reason(gzip("\0x"s), "x.gz"), "binary");
  EXPECT_EQ(reason(gzip("x"), "x"), "binary");
}

TEST(DocumentFileTest, DecompressedTextIsBoundedToo) {
  EXPECT_THROW(read(gzip(std::string(2000, 'x')), "x.gz", 1000), std::runtime_error);
}

TEST(DocumentFileTest, AStrayZeroByteMakesNoTextBinary) {
  using namespace std::string_literals;
  const std::string page = "<!doctype html><title>t</title><p>words before\0 and after it"s;
  EXPECT_EQ(extract_content(page, TextFormat::kHtml, {}, {}).text.body.substr(0, 12), "words before");
  EXPECT_EQ(extract_content(page, std::nullopt, {}, {}).format, TextFormat::kHtml);
  const std::string words = "plain words\0 and others of a text"s;
  EXPECT_EQ(extract_content(words, TextFormat::kPlain, {}, {}).text.body.substr(0, 11), "plain words");
  EXPECT_THROW(extract_content(words, std::nullopt, {}, {}), NoTextDocument);
  EXPECT_THROW(extract_content("<html>\0\1\2\3\4\5\6\0\0\0 JFIF"s, TextFormat::kHtml, {}, {}), NoTextDocument);
}

}  // namespace
}  // namespace neardup::cli
