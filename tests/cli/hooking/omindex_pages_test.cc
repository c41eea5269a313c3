#include "hooking/omindex_pages.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace neardup::cli {
namespace {

/** The suffixes of pages, "none" if omindex gets no content. */
std::string suffixes(std::vector<std::string> arguments, const std::string& program = "/usr/bin/omindex") {
  arguments.insert(arguments.begin(), "omindex");
  const auto pages = omindex_pages({program, arguments});
  return pages ? pages->choice.suffixes : "none";
}

constexpr const char* kUsual = "htm html shtml xhtml";

TEST(OmindexPagesTest, OnlyOmindexReadsThem) {
  EXPECT_EQ(kUsual, suffixes({"--db", "x", "--url=/", "/www"}));
  EXPECT_EQ(kUsual, suffixes({"--db", "x"}, "omindex"));
  for (const char* const other : {"/usr/bin/scriptindex", "/usr/bin/python3", "/x/omindex2", "/omindex/x"}) {
    EXPECT_EQ("none", suffixes({"--db", "x"}, other));
  }
}

TEST(OmindexPagesTest, AFilterForHtmlIsTheUsersOwn) {
  for (const char* const filter :
       {"text/html:cat", "text/html,text/html:x", "text/html,,latin1:x", "text/*:x", "*/*:x", "*:x"}) {
    EXPECT_EQ("none", suffixes({"--filter", filter, "/www"})) << filter;
    EXPECT_EQ("none", suffixes({std::string("--filter=") + filter})) << filter;
    EXPECT_EQ("none", suffixes({std::string("--filt=") + filter})) << filter;
    EXPECT_EQ("none", suffixes({"/www", std::string("-F") + filter})) << filter;
    EXPECT_EQ("none", suffixes({"-vF", filter})) << filter;
  }
  for (const char* const filter : {"text/x-own,text/html:x", "text/html2:x", "application/*:x"}) {
    EXPECT_EQ(kUsual, suffixes({"-F", filter})) << filter;
  }
  EXPECT_EQ(kUsual, suffixes({"--url", "text/html:x", "--", "-F", "text/html:x"}));
  EXPECT_EQ("none", suffixes({"--read-filters=own"}));
}

TEST(OmindexPagesTest, SuffixesAreThoseOfTheTypes) {
  EXPECT_EQ("htm html shtml xhtml php", suffixes({"--mime-type=php:text/html"}));
  EXPECT_EQ("htm shtml xhtml", suffixes({"-M", "HTML:text/plain"}));
  EXPECT_EQ("htm html xhtml", suffixes({"-Mshtml:"}));
  EXPECT_EQ("shtml xhtml html", suffixes({"-Mhtm:ignore", "-Mhtml:x", "-Mhtml:text/html"}));
  EXPECT_EQ(kUsual, suffixes({"-M", "html"}));
  EXPECT_EQ("", suffixes({"-Mhtm:", "-Mhtml:", "-Mshtml:", "-Mxhtml:"}));
  EXPECT_EQ(kUsual, suffixes({"-G", "*~:ignore", "--mime-type-match=*.bak:skip"}));
  EXPECT_EQ("none", suffixes({"-G", "old*:text/plain"}));
}

TEST(OmindexPagesTest, IgnoredExclusionsArePassedOn) {
  EXPECT_FALSE(omindex_pages({"omindex", {"omindex", "-v"}})->choice.reads_excluded);
  for (const char* const option : {"-i", "-vi", "--ignore-exclusions", "--ignore"}) {
    EXPECT_TRUE(omindex_pages({"omindex", {"omindex", option}})->choice.reads_excluded) << option;
  }
}

TEST(OmindexPagesTest, SiteIsTheFolderOfTheUrl) {
  const auto site = [](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "omindex");
    const auto pages = omindex_pages({"omindex", arguments});
    return pages->database + " " + pages->url + " " + pages->folder + (pages->overwrite ? " anew" : "");
  };
  EXPECT_EQ("x / /www", site({"--db", "x", "--url", "/", "/www"}));
  EXPECT_EQ("x / /www anew", site({"/www", "--overwrite", "-Dx", "-U/"}));
  EXPECT_EQ("x  /www", site({"--db=x", "--stemmer", "german", "-l", "2", "--sample-size", "16K", "--max-size", "1M",
                             "--", "/www", "/www/news"}));
  EXPECT_EQ("x  www", site({"--duplicates", "ignore", "--empty-docs", "skip", "--depth-limit", "3", "--title-size", "9",
                            "--opendir-sleep", "1", "--sample", "body", "--db", "x", "--no-delete", "-f", "www"}));
  EXPECT_EQ("  ", site({"--verbose"}));
}

TEST(OmindexPagesTest, UrlsBelowAFolderOfTheHostArePassedOn) {
  const auto place = [](const std::string& url) {
    const auto pages = omindex_pages({"omindex", {"omindex", "--db", "x", "--url", url, "/"}});
    return pages->choice.folder + " " + pages->choice.path;
  };
  EXPECT_EQ("/ /docs/", place("https://host/docs/"));
  EXPECT_EQ("/ /docs/", place("/docs"));
  EXPECT_EQ("/ /a/b/", place("http://host:80/a/b"));
  for (const char* const root : {"", "/", "https://host", "https://host/", "docs"}) EXPECT_EQ(" ", place(root)) << root;
}

}  // namespace
}  // namespace neardup::cli
