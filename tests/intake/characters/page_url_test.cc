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

TEST(PageUrlTest, PathsAreEncodedAsOmindexDoes) {
  EXPECT_EQ(percent_encoded_path("/a/b-c_d.e~f/G9"), "/a/b-c_d.e~f/G9");
  EXPECT_EQ(percent_encoded_path("y y%é"), "y%20y%25%C3%A9");
  EXPECT_EQ(percent_encoded_path("a+b?c#d&e:f\n"), "a%2Bb%3Fc%23d%26e%3Af%0A");
}

TEST(PageUrlTest, IllFormedNamesAreEncodedByteByByte) {
  EXPECT_EQ(percent_encoded_path("\xff\xc3"), "%FF%C3");
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

TEST(PageUrlTest, APageIsAtItsOwnUrl) {
  EXPECT_TRUE(is_page_at("https://example.org/a/", "http://example.org/a"));
  EXPECT_FALSE(is_page_at("https://example.org/a?x=1", "https://example.org/a"));
  EXPECT_TRUE(is_page_at("file:///var/www/blog/a/index.html", "https://example.org/blog/a/"));
  EXPECT_TRUE(is_page_at("file:///mirror/example.org/blog/a.html", "https://example.org/blog/a"));
  EXPECT_FALSE(is_page_at("file:///mirror/example.org/blog/b.html", "https://example.org/blog/a"));
  EXPECT_FALSE(is_page_at("", "https://example.org/blog/a"));
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
