#include "formats/text_format.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace neardup::cli {
namespace {

using std::string_literals::operator""s;

TEST(TextFormatTest, SuffixesNameFormats) {
  EXPECT_EQ(format_of_name("/a/b.txt").format, TextFormat::kPlain);
  EXPECT_EQ(format_of_name("README.md").format, TextFormat::kMarkdown);
  EXPECT_EQ(format_of_name("x/INDEX.HTML").format, TextFormat::kHtml);
  EXPECT_EQ(format_of_name("a.htm").format, TextFormat::kHtml);
}

TEST(TextFormatTest, CompressionIsTransparent) {
  const NamedFormat named = format_of_name("/usr/share/doc/x/NEWS.md.GZ");
  EXPECT_TRUE(named.compressed);
  EXPECT_EQ(named.format, TextFormat::kMarkdown);
  EXPECT_TRUE(format_of_name("changelog.gz").compressed);
  EXPECT_FALSE(format_of_name("changelog.gz").format);
  EXPECT_EQ(format_of_name("x.tar.gz").skip_reason, "archive; unpack it");
  for (const char* name : {"a.txt.gz", "a.txt.zst", "a.txt.XZ", "a.txt.bz2", "a.txt.lz4"}) {
    EXPECT_TRUE(format_of_name(name).compressed) << name;
    EXPECT_EQ(format_of_name(name).format, TextFormat::kPlain) << name;
  }
  EXPECT_EQ(format_of_name("x.tar.xz").skip_reason, "archive; unpack it");
  EXPECT_FALSE(format_of_name("a.txt").compressed);
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
  EXPECT_EQ(format_of_name("a.pdf").format, TextFormat::kPdf);
  EXPECT_EQ(format_of_name("a.PS").skip_reason, "PostScript or TeX output; convert it to PDF");
  EXPECT_EQ(format_of_name("a.zip").skip_reason, "archive; unpack it");
  EXPECT_EQ(format_of_name("a.css").skip_reason, "source code or style sheet");
  EXPECT_EQ(format_of_name("postlist.glass").skip_reason, "data or configuration");
  EXPECT_EQ(format_of_name("export.jsonl").skip_reason, "JSON lines; name the file with --jsonl");
}

TEST(TextFormatTest, FilesOfManyDocumentsAreKnownByName) {
  for (const char* name : {"a.warc", "CC-MAIN-1.warc.gz", "CC-MAIN-1.warc.wet.gz", "a.warc.wat.gz", "a.WARC.zst"}) {
    EXPECT_EQ(format_of_name(name).format, TextFormat::kWebArchive) << name;
  }
  EXPECT_EQ(format_of_name("list.mbox").format, TextFormat::kMailbox);
  EXPECT_EQ(format_of_name("list.mbox.xz").format, TextFormat::kMailbox);
  EXPECT_EQ(format_of_name("a.txt").format, TextFormat::kPlain);
}

TEST(TextFormatTest, MessagesAreKnownByNameAndFolder) {
  for (const char* name : {"a.eml", "/m/cur/1700000000.M1P2.host:2,RS", "m/new/1700000000.M1P2.host", "a.eml.gz"}) {
    EXPECT_EQ(format_of_name(name).format, TextFormat::kMail) << name;
  }
  for (const char* name : {"/m/cur/1700000000.M1P2.host", "/new/2024.report", "/new/1700000000", "/x/17000000000.M1.h",
                           "/x/a:2,S", "new", "1700000000.M1P2.host"}) {
    EXPECT_NE(format_of_name(name).format, TextFormat::kMail) << name;
  }
}

TEST(TextFormatTest, SuffixIsAsOmegaKeepsIt) {
  EXPECT_EQ(file_suffix("/a.b/c.TXT"), "txt");
  EXPECT_EQ(file_suffix("changelog.Debian.gz"), "gz");
  EXPECT_EQ(file_suffix("copyright"), "");
  EXPECT_EQ(file_suffix(".profile"), "");
  EXPECT_EQ(file_suffix("a.toolongsuffix"), "");
  EXPECT_EQ(file_suffix("a."), "");
}

TEST(TextFormatTest, ZeroBytesAndControlsAreBinary) {
  EXPECT_FALSE(looks_binary(""));
  EXPECT_FALSE(looks_binary("text\n\t\f\x1b[1m b\bbold"));
  EXPECT_FALSE(looks_binary("caf\xe9"));
  EXPECT_TRUE(looks_binary("text\0"s));
  EXPECT_TRUE(looks_binary(std::string(8191, 'x') + '\0'));
  EXPECT_FALSE(looks_binary(std::string(8192, 'x') + '\0'));
  EXPECT_TRUE(looks_binary("\x01\x02\x03 text"));
  EXPECT_FALSE(looks_binary("\xff\xfet\0e\0"s));
  EXPECT_FALSE(looks_binary("t\0e\0x\0t\0"s));
}

TEST(TextFormatTest, PagesWithoutASuffixAreSeen) {
  EXPECT_EQ(format_of_content(" \n<!DOCTYPE html><p>"), TextFormat::kHtml);
  EXPECT_EQ(format_of_content("\xef\xbb\xbf<HTML>"), TextFormat::kHtml);
  EXPECT_EQ(format_of_content("<p>no"), TextFormat::kPlain);
  EXPECT_EQ(format_of_content("%PDF-1.7"), TextFormat::kPdf);
  EXPECT_EQ(format_of_content(""), TextFormat::kPlain);
}

TEST(TextFormatTest, PagesAreSeenBehindWhatMayStandBeforeThem) {
  for (const std::string& page : std::vector<std::string>{
           "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" "
           "\"x\">\n<html>",
           "<?xml version=\"1.0\"?><html xmlns=\"http://www.w3.org/1999/xhtml\">",
           "<?xml version=\"1.0\"?>\n<?xml-stylesheet href=\"a.css\"?>\n<!-- c -->\n<html>",
           "<!-- a comment -->\n<!DOCTYPE HTML>",
           "<!-- > -- <html> --><!-- another --><HTML LANG=en>",
           "\xef\xbb\xbf\r\n\f\t<!DocType Html>",
           "<!doctype html SYSTEM \"about:legacy-compat\">",
           "<!--" + std::string(20'000, 'x') + "--><html>",
           "<!--><html>",
           "<head><title>t</title>",
           "<BODY>",
           "<html/>",
           "<html",
           "\xff\xfe<\0h\0t\0m\0l\0>\0"s,
           "\xfe\xff\0<\0h\0t\0m\0l\0>"s,
           "<\0?\0x\0m\0l\0?\0>\0<\0h\0t\0m\0l\0>\0"s,
           "\xff\xfe\0\0<\0\0\0h\0\0\0t\0\0\0m\0\0\0l\0\0\0>\0\0\0"s,
       }) {
    EXPECT_EQ(format_of_content(page), TextFormat::kHtml) << page.substr(0, 80);
  }
}

TEST(TextFormatTest, OtherMarkupIsPlainText) {
  for (const std::string& text : std::vector<std::string>{
           "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"><html/></svg>",
           "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>t</title></channel></rss>",
           "<?xml version=\"1.0\"?><feed xmlns=\"http://www.w3.org/2005/Atom\"/>",
           "<!DOCTYPE book><html>",
           "<!DOCTYPE htmlish>",
           "<header>",
           "<!-- a comment -->\n# Markdown",
           "<!-- without an end <html>",
           "<?php without an end <html>",
           "<",
           "<!",
           "a <html>",
           "\xff\xfeh\0t\0m\0l\0"s,
       }) {
    EXPECT_EQ(format_of_content(text), TextFormat::kPlain) << text;
  }
  EXPECT_EQ(format_of_name("a.md").format, TextFormat::kMarkdown);
}

TEST(TextFormatTest, MediaTypesAreThoseOfOmega) {
  EXPECT_STREQ(mime_type(TextFormat::kPlain), "text/plain");
  EXPECT_STREQ(mime_type(TextFormat::kMarkdown), "text/markdown");
  EXPECT_STREQ(mime_type(TextFormat::kHtml), "text/html");
  EXPECT_STREQ(mime_type(TextFormat::kPdf), "application/pdf");
  EXPECT_STREQ(mime_type(TextFormat::kMail), "message/rfc822");
}

}  // namespace
}  // namespace neardup::cli
