#include "fingerprint/idf_table.h"

#include <cmath>
#include <stdexcept>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "scheme/scheme.h"

namespace neardup {
namespace {

using ::testing::HasSubstr;

std::string complaint(const std::string& changes) {
  try {
    Scheme::parse("standard " + changes);
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "nothing was thrown";
}

TEST(IdfTableTest, TextIsReadBack) {
  for (const char* const text : {"80", "80,of:12,the:11", "255,a:1,x:y:3"}) {
    const auto table = IdfTable::parse(text);
    ASSERT_TRUE(table) << text;
    EXPECT_EQ(text, table->text());
    EXPECT_NO_THROW(table->validate());
  }
  EXPECT_EQ("", IdfTable().text());
}

TEST(IdfTableTest, OtherTextsAreNone) {
  for (const char* const text : {"", "0", "x", "80,", "80,the", "80,the:", "80,the:x", "080", "80,the:011"}) {
    EXPECT_FALSE(IdfTable::parse(text)) << text;
  }
}

TEST(IdfTableTest, GradeIsTheLogarithmInSixteenths) {
  EXPECT_EQ(std::lround(16 * std::log(2.0)), IdfTable::grade(1000, 1000));
  EXPECT_EQ(std::lround(16 * std::log(1001.0)), IdfTable::grade(1, 1000));
  EXPECT_EQ(255U, IdfTable::grade(1, 100000000));
}

TEST(IdfTableTest, BadTablesAreRefusedWithTheWordNamed) {
  const std::string start = "fingerprint=words-idf idf=";
  EXPECT_EQ("nothing was thrown", complaint(start + "80,of:12,the:11"));
  EXPECT_THAT(complaint(start + "80,the:11,of:12"), HasSubstr("ascend and be distinct at 'of'"));
  EXPECT_THAT(complaint(start + "80,the:0"), HasSubstr("idf grade of 'the' is 0, must be 1 to 255"));
  EXPECT_THAT(complaint(start + "256"), HasSubstr("is 256, must be 1 to 255"));
  EXPECT_THAT(complaint(start + "x"), HasSubstr("idf=x cannot be read"));
}

TEST(IdfTableTest, TableThatNothingReadsIsRefusedAndSoIsAMethodWithoutOne) {
  EXPECT_THAT(complaint("idf=80"), HasSubstr("idf is for fingerprint words-idf and minhash weighted only"));
  EXPECT_THAT(complaint("fingerprint=words-idf"), HasSubstr("fingerprint words-idf needs idf"));
  const std::string weighted = "minhash=weighted:64 idf=80 ";
  EXPECT_THAT(complaint(weighted + "shingle=word:2+counts sketch=0"), HasSubstr("must be word:1+counts"));
  EXPECT_THAT(complaint(weighted + "shingle=word:1+counts"), HasSubstr("sketch is 8 bits, must be 0"));
  EXPECT_EQ("nothing was thrown", complaint(weighted + "shingle=word:1+counts sketch=0"));
}

}  // namespace
}  // namespace neardup
