#include "formats/document_file.h"

#include <gtest/gtest.h>

#include <utility>

#include "characters/one_line.h"
#include "files/gunzip.h"
#include "intake/compressed.h"
#include "intake/gzip.h"

namespace neardup::cli {
namespace {

constexpr std::size_t kNoBound = std::size_t{1} << 30;
using std::string_literals::operator""s;

TEST(DocumentFileTest, EachFormatIsExtracted) {
  EXPECT_EQ(extract_text("<p>a", "x", kNoBound).text.body, "<p>a");
  EXPECT_EQ(one_line(extract_text("<p>a", "x.html", kNoBound).text.body), "a");
  EXPECT_EQ(one_line(extract_text("<html><p>a", "x", kNoBound).text.body), "a");
  EXPECT_EQ(extract_text("# T", "x.md", kNoBound).text.title, "T");
  EXPECT_EQ(extract_text("# T", "x.txt", kNoBound).text.title, "");
  EXPECT_EQ(extract_text("x", "x.md", kNoBound).format, TextFormat::kMarkdown);
}

TEST(DocumentFileTest, CompressedFilesAreReadThrough) {
  EXPECT_EQ(extract_text(gzip("Changes"), "/usr/share/doc/x/changelog.Debian.gz", kNoBound).text.body, "Changes");
  EXPECT_EQ(extract_text(gzip("<html><title>T</title>"), "page.gz", kNoBound).text.title, "T");
  EXPECT_EQ(extract_text(gzip("# T"), "x.md.gz", kNoBound).text.title, "T");
  for (const auto& [suffix, filter] : {std::pair("zst", "zstd"), {"xz", "xz"}, {"bz2", "bzip2"}, {"lz4", "lz4"}}) {
    EXPECT_EQ(extract_text(compressed("# T", filter), std::string("x.md.") + suffix, kNoBound).text.title, "T");
    EXPECT_THROW(extract_text("# T", std::string("x.md.") + suffix, kNoBound), std::runtime_error) << suffix;
    const std::string bomb = compressed(std::string(20'000'000, 'x'), filter);
    EXPECT_THROW(extract_text(bomb, std::string("x.txt.") + suffix, 1'000'000), DecompressedTooLarge) << suffix;
  }
}

TEST(DocumentFileTest, ContentSaysWhatIsAPdfWhateverTheName) {
  for (const char* const name : {"x.txt", "x.html", "x.md", "x"}) {
    try {
      EXPECT_EQ(extract_text("%PDF-1.4\n", name, kNoBound).format, TextFormat::kPdf);
    } catch (const std::runtime_error& error) {
      EXPECT_NE(std::string(error.what()).find("pdftotext"), std::string::npos) << error.what();
    }
  }
  EXPECT_EQ(extract_text("<html><title>T</title>", "x.pdf", kNoBound).text.title, "T");
  EXPECT_EQ(extract_text("a text about %PDF-1.4", "x.txt", kNoBound).format, TextFormat::kPlain);
}

TEST(DocumentFileTest, EncodingsBecomeUtf8) {
  EXPECT_EQ(extract_text("\xff\xfe\xc4\0"s, "x.txt", kNoBound).text.body, "Ä");
  EXPECT_EQ(one_line(extract_text("<meta charset=latin1><p>\xc4", "x.html", kNoBound).text.body), "Ä");
  EXPECT_EQ(extract_text("# \xc4", "x.md", kNoBound).text.title, "Ä");
  EXPECT_EQ(extract_text("\xf0\xd2", "x.txt", kNoBound, "koi8-r").text.body, "Пр");
  EXPECT_EQ(extract_text("\xc4\0"s, "x.txt", kNoBound, "utf-16le").text.body, "Ä");
}

TEST(DocumentFileTest, EmptyFilesAreEmptyDocuments) {
  for (const char* name : {"x", "x.txt", "x.md", "x.html"}) {
    EXPECT_EQ(extract_text("", name, kNoBound).text.body, "") << name;
  }
}

TEST(DocumentFileTest, WhatIsNoTextSaysWhy) {
  const auto reason = [](const std::string& content, const std::string& name) {
    try {
      extract_text(content, name, kNoBound);
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
  EXPECT_THROW(extract_text(gzip(std::string(2000, 'x')), "x.gz", 1000), std::runtime_error);
}

}  // namespace
}  // namespace neardup::cli
