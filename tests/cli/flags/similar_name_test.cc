#include "flags/usage_message.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace neardup::cli {
namespace {

const std::vector<std::string> kNames{"index", "info", "search", "sample", "--threshold", "--text"};

TEST(SimilarNameTest, OneLetterInThreeMayBeWrong) {
  EXPECT_EQ("search", similar_name("serch", kNames));
  EXPECT_EQ("search", similar_name("saerch", kNames)) << "two letters swapped";
  EXPECT_EQ("index", similar_name("indx", kNames));
  EXPECT_EQ("index", similar_name("idnex", kNames)) << "two of five letters";
  EXPECT_EQ("--threshold", similar_name("--treshhold", kNames));
  EXPECT_EQ("", similar_name("merge", kNames));
}

TEST(SimilarNameTest, TheOnlyNameThatBeginsSoIsMeant) {
  EXPECT_EQ("search", similar_name("sea", kNames));
  EXPECT_EQ("", similar_name("i", kNames)) << "index or info";
  EXPECT_EQ("", similar_name("", kNames));
  EXPECT_EQ("", similar_name("x", {}));
}

TEST(SimilarNameTest, TheFirstOfTheNearestIsMeant) {
  EXPECT_EQ("abce", similar_name("abcd", {"abxy", "abce", "abcf"}));
}

TEST(SimilarNameTest, TheQuestionNamesIt) {
  EXPECT_EQ(" (did you mean 'search'?)", did_you_mean("serch", kNames));
  EXPECT_EQ("", did_you_mean("merge", kNames));
}

}  // namespace
}  // namespace neardup::cli
