#include "xapian_words_oracle.h"

#include <gtest/gtest.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <iterator>

#include "tokens/unspaced_scripts.h"

namespace neardup::oracle {

TEST(XapianWordsOracleTest, WordsAreOnesOfKnownForm) {
  const auto terms = [](std::string_view text) {
    std::string result;
    for (const XapianWord& word : xapian_words(decode(text))) result += (result.empty() ? "" : " ") + word.term;
    return result;
  };
  EXPECT_EQ(terms("The U.S. and AT&T don\u2019t, 1,000.5"), "the us and at&t don't 1,000.5");
  EXPECT_EQ(terms("C++ C++++ a+b F# U.S.x R&A.B"), "c++ c a b f# u s x r&a b");
  EXPECT_EQ(terms("co\u00ADop a\u200Bb x字y'z"), "coop a b x y'z");
}

}  // namespace neardup::oracle
