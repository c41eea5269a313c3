#include "text_format.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

using std::string_literals::operator""s;

TEST(TextFormatTest, SuffixesNameFormats) {
  EXPECT_EQ(format_of_name("/a/b.txt").format, TextFormat::kPlain);
  EXPECT_EQ(format_of_name("README.md").format, TextFormat::kMarkdown);
  EXPECT_EQ(format_of_name("x/INDEX.HTML").format, TextFormat::kHtml);
  EXPECT_EQ(format_of_name("a.htm").format, TextFormat::kHtml);
}

TEST(TextFormatTest, GzipIsTransparent) {
  const NamedFormat named = format_of_name("/usr/share/doc/x/NEWS.md.GZ");
  EXPECT_TRUE(named.gzip);
  EXPECT_EQ(named.format, TextFormat::kMarkdown);
  EXPECT_TRUE(format_of_name("changelog.gz").gzip);
  EXPECT_FALSE(format_of_name("changelog.gz").format);
  EXPECT_EQ(format_of_name("x.tar.gz").skip_reason, "archive");
  EXPECT_FALSE(format_of_name("a.txt").gzip);
}

TEST(TextFormatTest, NamesWithoutAKnownSuffixAreJudgedByContent) {
  for (const char* name : {"copyright", "README", "changelog.Debian", "changelog.Debian.gz", "README.Debian",
                           "NEWS-1.2", ".profile", "/a.b/c", ""}) {
    EXPECT_FALSE(format_of_name(name).format) << name;
    EXPECT_EQ(format_of_name(name).skip_reason, "") << name;
  }
}

TEST(TextFormatTest, OtherFormatsAreLeftOutByReason) {
  EXPECT_EQ(format_of_name("a.png").skip_reason, "image");
  EXPECT_EQ(format_of_name("a.PDF").skip_reason, "PDF, PostScript or TeX output");
  EXPECT_EQ(format_of_name("a.zip").skip_reason, "archive");
  EXPECT_EQ(format_of_name("a.css").skip_reason, "source code or style sheet");
  EXPECT_EQ(format_of_name("postlist.glass").skip_reason, "data or configuration");
}

TEST(TextFormatTest, SuffixIsAsOmegaKeepsIt) {
  EXPECT_EQ(file_suffix("/a.b/c.TXT"), "txt");
  EXPECT_EQ(file_suffix("changelog.Debian.gz"), "gz");
  EXPECT_EQ(file_suffix("copyright"), "");
  EXPECT_EQ(file_suffix(".profile"), "");
  EXPECT_EQ(file_suffix("a.toolongsuffix"), "");
  EXPECT_EQ(file_suffix("a."), "");
}

TEST(TextFormatTest, ZeroOctetsAndControlsAreBinary) {
  EXPECT_FALSE(looks_binary(""));
  EXPECT_FALSE(looks_binary("text\n\t\f\x1b[1m b\bbold"));
  EXPECT_FALSE(looks_binary("caf\xe9"));
  EXPECT_TRUE(looks_binary("text\0"s));
  EXPECT_TRUE(looks_binary(std::string(8191, 'x') + '\0'));
  EXPECT_FALSE(looks_binary(std::string(8192, 'x') + '\0'));
  EXPECT_TRUE(looks_binary("\x01\x02\x03 text"));
  EXPECT_FALSE(looks_binary("\xff\xfet\0e\0"s));
}

TEST(TextFormatTest, PagesWithoutASuffixAreSeen) {
  EXPECT_EQ(format_of_content(" \n<!DOCTYPE html><p>"), TextFormat::kHtml);
  EXPECT_EQ(format_of_content("\xef\xbb\xbf<HTML>"), TextFormat::kHtml);
  EXPECT_EQ(format_of_content("<p>no"), TextFormat::kPlain);
  EXPECT_EQ(format_of_content(""), TextFormat::kPlain);
}

TEST(TextFormatTest, MediaTypesAreThoseOfOmega) {
  EXPECT_STREQ(mime_type(TextFormat::kPlain), "text/plain");
  EXPECT_STREQ(mime_type(TextFormat::kMarkdown), "text/markdown");
  EXPECT_STREQ(mime_type(TextFormat::kHtml), "text/html");
}

}  // namespace
}  // namespace neardup::cli
