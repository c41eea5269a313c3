#include "omega/hit_snippet.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/** A database of one text, and a query of one word. */
class HitSnippetTest : public ::testing::Test {
 protected:
  static std::string snippet(const std::string& text, const std::string& sample, const std::string& word) {
    Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
    Xapian::TermGenerator generator;
    Xapian::Document document;
    generator.set_document(document);
    generator.index_text(text);
    database.add_document(document);
    Xapian::Enquire enquire(database);
    enquire.set_query(Xapian::Query(word));
    return HitSnippets(database, enquire, Xapian::Stem("none"), Scheme()).snippet(1, sample);
  }
};

std::string filled(const std::string& end) {
  std::string text = "Beginning of it.";
  for (int i = 0; i != 60; ++i) text += " Filler sentence here.";
  return text + " " + end;
}

TEST_F(HitSnippetTest, WordsOfTheQueryAreShownFromTheSample) {
  const std::string text = filled("The Pangolin sleeps.");
  EXPECT_THAT(snippet(text, text, "pangolin"), HasSubstr("The Pangolin sleeps."));
}

TEST_F(HitSnippetTest, WordsBeyondTheSampleComeFromTheIndex) {
  const std::string text = filled("The Pangolin sleeps.");
  EXPECT_THAT(snippet(text, text.substr(0, 60), "pangolin"), HasSubstr("the pangolin sleeps"));
}

TEST_F(HitSnippetTest, BeginningIsShownIfNoWordOfTheQueryIsInTheText) {
  const std::string text = filled("The end.");
  EXPECT_EQ(0U, snippet(text, text, "unknown").find("Beginning of it. Filler"));
  EXPECT_EQ("", snippet("", "", "unknown"));
}

TEST_F(HitSnippetTest, TextIsPlain) {
  const std::string text = "a <b> & \"c\" &lt;pangolin&gt; \x01 d";
  const std::string shown = snippet(text, text, "pangolin");
  EXPECT_THAT(shown, HasSubstr("<b> & \"c\" &lt;pangolin&gt;"));
  EXPECT_THAT(shown, Not(HasSubstr("\x01")));
}

}  // namespace
}  // namespace neardup::cli
