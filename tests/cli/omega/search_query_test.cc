#include "omega/search_query.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(SearchQueryTest, PhrasesBecomeTheirWords) {
  EXPECT_EQ("KE 4701 B", without_phrases("KE-4701-B"));
  EXPECT_EQ(" a phrase  of words", without_phrases("\"a phrase\" of words"));
  EXPECT_EQ("info example org", without_phrases("info@example.org"));
  EXPECT_EQ("Gr\u00fc\u00df Gott", without_phrases("Gr\u00fc\u00df-Gott"));
  EXPECT_EQ("and or", without_phrases("and/or"));
}

TEST(SearchQueryTest, NumbersFieldsAndOperatorsStay) {
  for (const char* const query :
       {"3.25.1", "site:a-b.example", "path:/usr/share/doc", "word -other-one", "-a a-b", "a NOT \"b c\"", "near:a-b",
        "wild*", "a OR b", "20240101..20240131", "title:\"one two\" three-four", "", "-", "a."})
    EXPECT_EQ(query, without_phrases(query));
}

}  // namespace
}  // namespace neardup::cli
