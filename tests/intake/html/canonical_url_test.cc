#include "html/head_declarations.h"

#include <gtest/gtest.h>

#include <string>

#include "html/html_parser.h"

namespace neardup {
namespace {

constexpr const char* kPlace = "https://example.org/blog/2021/post.html?replytocom=7";

std::string canonical(const std::string& head, const std::string& place = kPlace) {
  return canonical_url(parse_html("<head>" + head + "</head><body><p>text"), place);
}

TEST(PageLanguageTest, TheFirstSubtagOfTheRootCounts) {
  const auto language = [](const std::string& page) { return page_language(parse_html(page)); };
  EXPECT_EQ(language("<!DOCTYPE html><!-- a page --><html lang=de-AT><p lang=fr>texte"), "de");
  EXPECT_EQ(language("<html xml:lang=EN_us><p>text"), "en");
  EXPECT_EQ(language("<html lang=zh-Hant-TW><p>text"), "zh");
  EXPECT_EQ(language("<html><p lang=fr>texte"), "");
  EXPECT_EQ(language(""), "");
}

TEST(CanonicalUrlTest, TheLinkCountsBeforeTheProperty) {
  const std::string property = "<meta property=og:url content=https://example.org/b>";
  EXPECT_EQ(canonical(""), "");
  EXPECT_EQ(canonical(property), "https://example.org/b");
  EXPECT_EQ(canonical(property + "<link rel=canonical href=https://example.org/a>"), "https://example.org/a");
  EXPECT_EQ(canonical("<link rel='alternate Canonical' href=' https://example.org/a#top '>"), "https://example.org/a");
  EXPECT_EQ(canonical("<link rel=canonical-x href=https://example.org/a>"), "");
  EXPECT_EQ(canonical("<link rel=canonical href=''>" + property), "https://example.org/b");
}

TEST(CanonicalUrlTest, SeveralAreNone) {
  const std::string link = "<link rel=canonical href=/a>";
  EXPECT_EQ(canonical(link + link), "https://example.org/a");
  EXPECT_EQ(canonical(link + "<link rel=canonical href=HTTPS://Example.org:443/%61>"), "https://example.org/a");
  EXPECT_EQ(canonical(link + "<link rel=canonical href=/b><meta property=og:url content=/c>"), "");
}

TEST(CanonicalUrlTest, RelativeUrlsAreResolved) {
  EXPECT_EQ(canonical("<link rel=canonical href=post.html>"), "https://example.org/blog/2021/post.html");
  EXPECT_EQ(canonical("<base href=/archive/><link rel=canonical href=post.html>"),
            "https://example.org/archive/post.html");
}

TEST(CanonicalUrlTest, WithoutAKnownSiteARelativeUrlIsNone) {
  for (const char* const url : {"post.html", "/post.html", "./", "?p=1"}) {
    const std::string link = "<link rel=canonical href=" + std::string(url) + ">";
    EXPECT_EQ(canonical(link, ""), "") << url;
    EXPECT_EQ(canonical("<base href=https://example.org/b/>" + link, "").substr(0, 20), "https://example.org/") << url;
  }
  EXPECT_EQ(canonical("<link rel=canonical href=/post.html>", "file:///srv/shop/a.html"), "")
      << "whose root is unknown";
  EXPECT_EQ(canonical("<link rel=canonical href=post.html>", "file:///srv/shop/a.html"), "file:///srv/shop/post.html");
  EXPECT_EQ(canonical("<base href=/><link rel=canonical href=post.html>", "file:///srv/shop/a.html"), "");
  EXPECT_EQ(canonical("<link rel=canonical href=/b.html>", "/shop/a.html"), "/b.html") << "the only site";
  const HtmlTree page = parse_html("<link rel=canonical href=/b.html>");
  EXPECT_EQ(canonical_url(page, "file:///a.html", true), "file:///b.html");
  EXPECT_EQ(canonical_url(page, "", true), "/b.html");
  EXPECT_EQ(canonical("<link rel=canonical href=https://example.org/a>", ""), "https://example.org/a");
}

TEST(CanonicalUrlTest, TheStartPageByOgUrlIsNone) {
  for (const char* const url : {"https://example.org/", "https://example.org", "/"}) {
    EXPECT_EQ(canonical("<meta property=og:url content=" + std::string(url) + ">"), "") << url;
    EXPECT_NE(canonical("<link rel=canonical href=" + std::string(url) + ">"), "") << url;
  }
  EXPECT_EQ(canonical("<meta property=og:url content=https://example.org/?p=1>"), "https://example.org/?p=1");
}

}  // namespace
}  // namespace neardup
