#include "neardup/extract.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "neardup/finder.h"
#include "neardup/indexer.h"
#include "plugin/temporary_folder.h"
#include "record/recorded_frames.h"

namespace neardup {
namespace {

using testing::HasSubstr;

constexpr const char* kNotice = "This notice stands on every page of the site that belongs to this office, at its end.";
constexpr const char* kWords =
    "Words of this page alone, which are many more than those that all pages of the site have at their ends.";

std::string page() {
  return std::string("<title>T</title><nav>Home and news</nav><p>") + kWords + "</p><p>" + kNotice + "</p>";
}

class ExtractTest : public testing::Test {
 protected:
  TemporaryFolder folder_;
  Xapian::WritableDatabase database_{folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC};
};

TEST_F(ExtractTest, ContentIsSeparatedFromTheRest) {
  const PageContent found = extract(page());
  EXPECT_EQ("T", found.title);
  EXPECT_EQ(std::string(kWords) + "\n" + kNotice, found.text);
  EXPECT_EQ("Home and news", found.left_out);
  EXPECT_GE(found.rules, 1U);
}

TEST_F(ExtractTest, PageWithoutTextHasNoContent) {
  EXPECT_EQ("", extract("").text);
  EXPECT_EQ("", extract("<script>x</script>").text);
}

TEST_F(ExtractTest, CharsetIsDeclaredByTheCallerOrThePage) {
  EXPECT_EQ("na\u00efve", extract("<p>na\xefve", "iso-8859-1").text);
  EXPECT_EQ("na\u00efve", extract("<meta charset=iso-8859-1><p>na\xefve").text);
  EXPECT_EQ("na\u00efve", extract("<meta charset=iso-8859-1><p>na\u00efve", "UTF-8").text);
  EXPECT_EQ("na\u00efve", extract("<p>na\xefve", "UTF-8").text) << "not UTF-8 in spite of what it is called";
}

TEST_F(ExtractTest, UnknownCharsetIsRefused) {
  try {
    extract("<p>a", "klingon");
    FAIL() << "not refused";
  } catch (const Xapian::InvalidArgumentError& error) {
    EXPECT_THAT(error.get_msg(), HasSubstr("'klingon'"));
  }
}

TEST_F(ExtractTest, FrameOfTheSiteIsLeftOut) {
  record_frame(database_, "a.example", FrameSet({frame_hash(kNotice)}));
  EXPECT_EQ(kWords, extract(database_, page(), "https://A.example/x").text);
  for (const char* const other : {"https://b.example/x", "", "no url"}) {
    EXPECT_THAT(extract(database_, page(), other).text, HasSubstr(kNotice)) << other;
  }
}

TEST_F(ExtractTest, FileUrlsBelongToTheFolderAboveThatHasAFrame) {
  record_frame(database_, "/srv/my docs/", FrameSet({frame_hash(kNotice)}));
  for (const char* const url : {"file:///srv/my%20docs/x.html", "file:///srv/my%20docs/a/b/x.html"})
    EXPECT_EQ(kWords, extract(database_, page(), url).text) << url;
  for (const char* const url : {"file:///srv/x.html", "file:///srv/mydocs/x.html", "file://", "/srv/my docs/x.html"})
    EXPECT_THAT(extract(database_, page(), url).text, HasSubstr(kNotice)) << url;
}

TEST_F(ExtractTest, FrameOfOtherRulesOrDamagedCountsAsNone) {
  const std::string value = FrameSet({frame_hash(kNotice)}).encode(77);
  for (const std::string& wrong : {value, value.substr(0, 3), value + "x", std::string("x")}) {
    database_.set_metadata(frame_key("a.example"), wrong);
    EXPECT_THAT(extract(database_, page(), "https://a.example/x").text, HasSubstr(kNotice));
  }
}

TEST_F(ExtractTest, IndexedPageIsSearchableAndItsContentIsVerified) {
  Indexer indexer(database_);
  const PageContent content = extract(page());
  Xapian::Document document;
  EXPECT_FALSE(indexer.index_page(document, content, "none").empty());
  const Xapian::docid docid = database_.add_document(document);
  database_.commit();
  EXPECT_EQ(1U, database_.get_termfreq("news"));
  EXPECT_EQ(database_.positionlist_begin(docid, "news"), database_.positionlist_end(docid, "news"));
  EXPECT_NE(database_.positionlist_begin(docid, "notice"), database_.positionlist_end(docid, "notice"));
  const FindResult found = Finder(database_).find_text(content.text);
  ASSERT_EQ(1U, found.matches.size());
  EXPECT_EQ(1U, found.verified_exactly);
}

TEST_F(ExtractTest, EqualShortContentsMatchOnlyUnderOneHeadline) {
  Indexer indexer(database_);
  for (const char* const headline : {"News", "Sport", "News"}) {
    Xapian::Document document;
    indexer.index_page(document, extract(std::string("<main><h1>") + headline + "</h1><p>Will do.</p></main>"));
    database_.add_document(document);
  }
  database_.commit();
  const FindResult found = Finder(database_).find(1);
  ASSERT_EQ(1U, found.matches.size());
  EXPECT_EQ(3U, found.matches[0].docid);
}

}  // namespace
}  // namespace neardup
