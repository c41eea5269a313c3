#include "page_url.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(PageUrlTest, PathsAreEncodedAsOmindexDoes) {
  EXPECT_EQ(percent_encoded_path("/a/b-c_d.e~f/G9"), "/a/b-c_d.e~f/G9");
  EXPECT_EQ(percent_encoded_path("y y%é"), "y%20y%25%C3%A9");
  EXPECT_EQ(percent_encoded_path("a+b?c#d&e:f\n"), "a%2Bb%3Fc%23d%26e%3Af%0A");
}

TEST(PageUrlTest, IllFormedNamesAreEncodedOctetByOctet) {
  EXPECT_EQ(percent_encoded_path("\xff\xc3"), "%FF%C3");
}

TEST(PageUrlTest, WithoutAMappingFilesHaveFileUrls) {
  EXPECT_EQ(UrlMapping().url_of("/usr/share/doc/a b"), "file:///usr/share/doc/a%20b");
}

TEST(PageUrlTest, MappedFilesAreBelowTheBase) {
  for (const char* base : {"https://example.org/docs", "https://example.org/docs/"}) {
    for (const char* root : {"/srv/www", "/srv/www/"}) {
      EXPECT_EQ(UrlMapping(root, base).url_of("/srv/www/a/b.html"), "https://example.org/docs/a/b.html");
    }
  }
  EXPECT_EQ(UrlMapping("/", "/base").url_of("/a"), "/base/a");
}

TEST(PageUrlTest, FilesOutsideTheRootHaveFileUrls) {
  EXPECT_EQ(UrlMapping("/srv/www", "https://example.org").url_of("/srv/www2/a"), "file:///srv/www2/a");
}

}  // namespace
}  // namespace neardup::cli
