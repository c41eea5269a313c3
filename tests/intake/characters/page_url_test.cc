#include "characters/page_url.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace neardup::cli
