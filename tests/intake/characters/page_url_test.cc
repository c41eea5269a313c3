#include "characters/page_url.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace neardup::cli {
namespace {

BaseUrls base_urls(std::string_view folder, std::string_view url) {
  BaseUrls urls;
  urls.set_folder(folder, url);
  return urls;
}

TEST(PageUrlTest, AFileHasAFileUrl) {
  EXPECT_EQ(file_url("/usr/share/doc/a b"), "file:///usr/share/doc/a%20b");
}

TEST(PageUrlTest, AnAddressHasNoWhiteSpaceAndNoControlCharacters) {
  for (const char* url : {"", "https://example.org/a b", "a\n", "\x7f", "a\tb"}) EXPECT_NE(base_url_problem(url), "");
  for (const char* url : {"/", "https://example.org/docs", "/docs%20old/", "https://bücher.example/"}) {
    EXPECT_EQ(base_url_problem(url), "");
  }
}

TEST(PageUrlTest, AnAddressIsAbsolute) {
  for (const char* url : {"h", "example.org/", "example.org:80/", "https:", "https://", "https:///docs", "http:/a", ":",
                          "://a", "?a//b", "1+2://a", "docs/../x", "mailto:a@b.example"}) {
    EXPECT_NE(base_url_problem(url).find("is not an absolute URL; begin it with https://HOST/"), std::string::npos)
        << url;
  }
  for (const char* url : {"HTTPS://h", "http://[::1]:80", "gopher://h/1", "file:///", "file:///srv/www", "//h/"}) {
    EXPECT_EQ(base_url_problem(url), "");
  }
}

/** An earlier version recorded them; without them the files would get other URLs. */
TEST(PageUrlTest, ARecordedRelativeAddressStays) {
  const std::string recorded = "/srv/www/ example.org/\n";
  EXPECT_EQ(BaseUrls::parse(recorded).text(), recorded);
}

/** Source: RFC 3986, section 5.4.1. */
TEST(PageUrlTest, ReferencesAreResolvedAsTheStandardSays) {
  const std::string base = "http://a/b/c/d;p?q";
  const std::pair<const char*, const char*> examples[] = {{"g:h", "g:h"},
                                                          {"g", "http://a/b/c/g"},
                                                          {"./g", "http://a/b/c/g"},
                                                          {"g/", "http://a/b/c/g/"},
                                                          {"/g", "http://a/g"},
                                                          {"?y", "http://a/b/c/d;p?y"},
                                                          {"g?y", "http://a/b/c/g?y"},
                                                          {"#s", "http://a/b/c/d;p?q"},
                                                          {"g#s", "http://a/b/c/g"},
                                                          {";x", "http://a/b/c/;x"},
                                                          {"", "http://a/b/c/d;p?q"},
                                                          {".", "http://a/b/c/"},
                                                          {"./", "http://a/b/c/"},
                                                          {"..", "http://a/b/"},
                                                          {"../", "http://a/b/"},
                                                          {"../g", "http://a/b/g"},
                                                          {"../..", "http://a/"},
                                                          {"../../g", "http://a/g"},
                                                          {"../../../g", "http://a/g"},
                                                          {"/./g", "http://a/g"},
                                                          {"/../g", "http://a/g"},
                                                          {"g.", "http://a/b/c/g."},
                                                          {"..g", "http://a/b/c/..g"},
                                                          {"./g/.", "http://a/b/c/g/"},
                                                          {"g/../h", "http://a/b/c/h"}};
  for (const auto& [reference, url] : examples) EXPECT_EQ(resolved_url(base, reference), url) << reference;
  EXPECT_EQ(resolved_url(base, "//G/x"), "http://g/x");
  EXPECT_EQ(resolved_url(base, "HTTPS://Example.ORG"), "https://example.org/");
  EXPECT_EQ(resolved_url("", "a/b.html"), "a/b.html");
}

TEST(PageUrlTest, OnePageHasOneKey) {
  const std::uint64_t hash = page_hash("https://example.org/a/");
  for (const char* url :
       {"http://example.org/a", "https://EXAMPLE.org/a/index.html", "//example.org/a/index.php#top"}) {
    EXPECT_EQ(page_hash(url), hash) << url;
  }
  for (const char* url : {"https://example.org/a?p=2", "https://example.com/a", "https://example.org/A", ""}) {
    EXPECT_NE(page_hash(url), hash) << url;
  }
  EXPECT_EQ(page_hash(""), 0U);
}

/** Source: RFC 3986, sections 6.2.2.1 to 6.2.3, and 2.2: a character that is no delimiter stands for its byte. */
TEST(PageUrlTest, AUrlHasOneSpelling) {
  const std::pair<const char*, const char*> same[] = {
      {"HTTPS://X:443", "https://x"},
      {"http://x:80/a", "http://x/a"},
      {"http://x:/a", "http://x/a"},
      {"https://x/%c3%a9", "https://x/é"},
      {"https://x/%C3%A9?q=%c3%a9", "https://x/é?q=é"},
      {"https://x/%7Ea/%41", "https://x/~a/A"},
      {"https://x/a/./b/%2E%2e/c", "https://x/a/c"},
      {"https://x/%69ndex.html", "https://x/"},
      {"https://x/topic%2C738.0.html", "https://x/topic,738.0.html"},
      {"https://x/it%27s%281%29%5b2%5D%3Aa%40b%21", "https://x/it's(1)[2]:a@b!"},
      {"https://x/a%3Bb%3Dc%26d%2Be", "https://x/a;b=c&d+e"},
      {"https://x/my%20page", "https://x/my page"},
      {"https://x/?a%5B%5D=b%2fc%3f", "https://x/?a[]=b/c?"},
      {"https://x/100%", "https://x/100%25"},
      {"http://[::A]:80/", "http://[::a]/"},
  };
  for (const auto& [one, other] : same) {
    EXPECT_EQ(page_key(one), page_key(other)) << one;
    EXPECT_EQ(page_key(page_key(one)), page_key(one)) << one;
  }
  const std::pair<const char*, const char*> others[] = {
      {"https://x/a%2Fb", "https://x/a/b"},     {"https://x/a%3Fb", "https://x/a?b"},
      {"https://x/a%23b", "https://x/a#b"},     {"https://x/a?b%3D1", "https://x/a?b=1"},
      {"https://x/?a%26b", "https://x/?a&b"},   {"https://x/?a%2Bb", "https://x/?a+b"},
      {"https://x/?a%3Bb", "https://x/?a;b"},   {"https://x/%2541", "https://x/%41"},
      {"http://x:443/", "http://x/"},           {"https://x:80/", "https://x/"},
      {"https://x/A", "https://x/a"},           {"https://x/a?", "https://x/a"},
      {"https://x/index.php?a", "https://x/?b"}};
  for (const auto& [one, other] : others) EXPECT_NE(page_key(one), page_key(other)) << one;
}

TEST(PageUrlTest, AnAddressWithoutQueryAndPrintViewIsPlain) {
  const std::pair<const char*, unsigned> ranks[] = {{"", 0},
                                                    {"https://x/wiki/Building", 0},
                                                    {"https://x/index;a=b.html", 0},
                                                    {"https://x/a#print?b", 0},
                                                    {"https://x/blueprint/prints/amplifier.html", 0},
                                                    {"https://x/t.php?t=2", 1},
                                                    {"https://x/t.php?t=2%26sid%3Fab", 1},
                                                    {"https://x/t.php?t=2&sid=ab", 2},
                                                    {"https://x/t.php?t=2;u=3", 2},
                                                    {"file:///m/index.php%3Ftitle%3DX%26oldid%3D1.html", 2},
                                                    {"https://x/a/print/", 64},
                                                    {"https://x/a-PRINT.html", 64},
                                                    {"https://x/amp/a", 64},
                                                    {"https://x/a?tmpl=component&print=1", 66},
                                                    {"https://x/a?printable=yes", 65}};
  for (const auto& [url, rank] : ranks) EXPECT_EQ(address_rank(url), rank) << url;
  std::string many = "https://x/?amp";
  for (int i = 0; i != 100; ++i) many += "&a=1";
  EXPECT_EQ(address_rank(many), 127U);
}

TEST(PageUrlTest, DeclaresOtherOnlyWhereBothAreKnown) {
  EXPECT_TRUE(declares_other("https://example.org/a?x=1", "https://example.org/a"));
  EXPECT_FALSE(declares_other("https://example.org/a/", "http://example.org/a"));
  EXPECT_FALSE(declares_other("", "https://example.org/a"));
  EXPECT_FALSE(declares_other("https://example.org/a", ""));
}

TEST(PageUrlTest, ASiteIsAHostUnderEitherOfItsNames) {
  for (const char* const url : {"https://www.Example.org/a", "http://example.org", "HTTPS://example.org:443/?q=/",
                                "http://me:pass@www.example.org:80/b@c"}) {
    EXPECT_EQ(site_of_url(url), "example.org") << url;
  }
  EXPECT_EQ(site_of_url("http://example.org:8080/"), "example.org:8080");
  EXPECT_EQ(name_in_site("http://example.org:8080/a/b?c#d"), "a/b?c#d");
  EXPECT_EQ(name_in_site("https://user@example.org"), "");
  EXPECT_EQ(name_in_site("a/b"), "a/b");
  EXPECT_EQ(site_of_url("https://www2.example.org/"), "www2.example.org");
  for (const char* const none : {"", "file:///www/a.html", "/a.html", "mid:a@example.org"})
    EXPECT_EQ(site_of_url(none), "");
}

TEST(PageUrlTest, APageIsAtItsOwnUrl) {
  EXPECT_TRUE(is_page_at("https://example.org/a/", "http://example.org/a"));
  EXPECT_FALSE(is_page_at("https://example.org/a?x=1", "https://example.org/a"));
  EXPECT_TRUE(is_page_at("file:///var/www/blog/a/index.html", "https://example.org/blog/a/"));
  EXPECT_TRUE(is_page_at("file:///mirror/example.org/blog/a.html", "https://example.org/blog/a"));
  EXPECT_FALSE(is_page_at("file:///mirror/example.org/blog/b.html", "https://example.org/blog/a"));
  EXPECT_FALSE(is_page_at("", "https://example.org/blog/a"));
  EXPECT_FALSE(is_page_at("", "https://example.org/"));
  EXPECT_TRUE(is_page_at("/blog/a", "https://example.org/blog/a/"));
  EXPECT_FALSE(is_page_at("/a", "https://example.org/blog/a"));
  EXPECT_TRUE(is_page_at("file:///m/topic%2C738.0.html", "file:///m/topic,738.0.html"));
  EXPECT_TRUE(is_page_at("https://example.org/topic%2C738.0.html", "https://example.org/topic,738.0.html"));
  EXPECT_TRUE(is_page_at("file:///mirror/x/index.html", "https://x/"));
  EXPECT_FALSE(is_page_at("file:///mirror/x/start.html", "https://x/"));
  EXPECT_TRUE(is_page_at("file:///m/x/index.php%3Ftitle%3DX%26a%3D1.html", "https://x/index.php?title=X&a=1"));
}

TEST(BaseUrlsTest, WithoutFoldersNoFileHasAnAddress) {
  EXPECT_EQ(BaseUrls().url_of("/usr/share/doc/a"), std::nullopt);
  EXPECT_EQ(BaseUrls().text(), "");
}

TEST(BaseUrlsTest, FilesAreBelowTheBase) {
  for (const char* base : {"https://example.org/docs", "https://example.org/docs/"}) {
    for (const char* root : {"/srv/my www", "/srv/my www/"}) {
      EXPECT_EQ(base_urls(root, base).url_of("/srv/my www/a/b c.html"), "https://example.org/docs/a/b%20c.html");
    }
  }
  EXPECT_EQ(base_urls("/", "/base").url_of("/a"), "/base/a");
}

TEST(BaseUrlsTest, FilesOutsideTheFolderHaveNone) {
  EXPECT_EQ(base_urls("/srv/www", "https://example.org").url_of("/srv/www2/a"), std::nullopt);
  EXPECT_EQ(base_urls("/srv/www", "https://example.org").url_of("/srv/www"), std::nullopt);
}

TEST(BaseUrlsTest, TheInnermostFolderCounts) {
  BaseUrls urls = base_urls("/srv", "https://outer.example/");
  urls.set_folder("/srv/www/in", "https://inner.example/");
  EXPECT_EQ(urls.url_of("/srv/www/in/deep/a"), "https://inner.example/deep/a");
  EXPECT_EQ(urls.url_of("/srv/www/inside"), "https://outer.example/www/inside");
}

TEST(BaseUrlsTest, TheLastAddressOfAFolderCounts) {
  BaseUrls urls = base_urls("/srv", "https://old.example/");
  urls.set_folder("/srv/", "https://new.example/");
  EXPECT_EQ(urls.text(), "/srv/ https://new.example/\n");
}

TEST(BaseUrlsTest, AFolderTakesTheAddressesOfWhatIsInItAway) {
  BaseUrls urls = base_urls("/srv/www/in", "https://inner.example/");
  urls.set_file("/srv/www/a.txt", "https://file.example/");
  urls.set_folder("/srv/www2", "https://beside.example/");
  urls.set_folder("/srv/www", "https://outer.example/");
  EXPECT_EQ("/srv/www/ https://outer.example/\n/srv/www2/ https://beside.example/\n", urls.text());
}

TEST(BaseUrlsTest, AFileHasAnAddressOfItsOwn) {
  BaseUrls urls = base_urls("/srv", "https://site.example/");
  urls.set_file("/srv/a b.txt", "https://file.example/x");
  EXPECT_EQ("https://file.example/x/a%20b.txt", urls.url_of("/srv/a b.txt"));
  EXPECT_EQ("https://site.example/b.txt", urls.url_of("/srv/b.txt"));
  EXPECT_EQ("https://site.example/a%20b.txt/c", urls.url_of("/srv/a b.txt/c"));
  EXPECT_EQ(urls.text(), BaseUrls::parse(urls.text()).text());
}

TEST(BaseUrlsTest, TextIsReadBack) {
  BaseUrls urls = base_urls("/", "/");
  urls.set_folder("/srv/my\nwww\xff", "https://example.org/a%20b");
  EXPECT_EQ(urls.text(), "/ /\n/srv/my%0Awww%FF/ https://example.org/a%20b/\n");
  EXPECT_EQ(BaseUrls::parse(urls.text()).text(), urls.text());
}

TEST(BaseUrlsTest, OtherLinesAreLeftOut) {
  EXPECT_EQ(BaseUrls::parse("\n \n/a\n/b \n /c\n/d e f\n/g h\n/i/ j\n\xff").text(), "/g h\n/i/ j/\n");
}

TEST(PageUrlTest, OmegasFiltersChooseByHostSiteAndFolder) {
  const UrlFilters filters = url_filters("http://Host.example:8080/a/b%20c/page.html?x=/y/z#/w/");
  EXPECT_EQ(filters.host, "Host.example");
  EXPECT_EQ(filters.site, "http://Host.example:8080");
  EXPECT_EQ(filters.folders, (std::vector<std::string>{"/a", "/a/b c"}));
  EXPECT_EQ(url_filters("https://u:p@[::1]:8080/").host, "[::1]");
  EXPECT_EQ(url_filters("https://u:p@[::1]:8080/").site, "https://[::1]:8080");
  EXPECT_TRUE(url_filters("http://a/page").folders.empty());
  EXPECT_EQ(url_filters("/a//b/page").folders, (std::vector<std::string>{"/a", "/a//b"}));
  EXPECT_EQ(url_filters("file:///srv/100%/%zz%4/page").folders,
            (std::vector<std::string>{"/srv", "/srv/100%", "/srv/100%/%zz%4"}));
  EXPECT_EQ(url_filters("file:///srv/page").host + url_filters("/a/b").host + url_filters("").host, "");
  EXPECT_EQ(url_filters("ftp://a/b/c").site, "");
}

TEST(BaseUrlsTest, TheBaseOfAFileIsWhatItWasGiven) {
  BaseUrls urls;
  urls.set_folder("/srv/www", "http://a/b/");
  urls.set_file("/srv/page.html", "/");
  EXPECT_EQ(urls.base_of("/srv/www/c/d.html"), "http://a/b");
  EXPECT_EQ(urls.base_of("/srv/page.html"), "");
  EXPECT_EQ(urls.base_of("/srv/other.html"), std::nullopt);
}

}  // namespace
}  // namespace neardup::cli
