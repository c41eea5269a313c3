#include "bytes/percent_encoding.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(PercentEncodingTest, PathsAreEncodedAsOmindexDoes) {
  EXPECT_EQ(percent_encoded_path("/a/b-c_d.e~f/G9"), "/a/b-c_d.e~f/G9");
  EXPECT_EQ(percent_encoded_path("y y%é"), "y%20y%25%C3%A9");
  EXPECT_EQ(percent_encoded_path("a+b?c#d&e:f\n"), "a%2Bb%3Fc%23d%26e%3Af%0A");
}

TEST(PercentEncodingTest, IllFormedNamesAreEncodedByteByByte) {
  EXPECT_EQ(percent_encoded_path("\xff\xc3"), "%FF%C3");
}

TEST(PercentEncodingTest, DigitsOfEitherCaseAreDecodedAndWhatIsNoEscapeStays) {
  EXPECT_EQ(percent_decoded("a%2Fb%c3%A9"), "a/bé");
  EXPECT_EQ(percent_decoded("100%, %4, %zz, % 41, %+1 %"), "100%, %4, %zz, % 41, %+1 %");
  EXPECT_EQ(percent_decoded("=41%41", '='), "A%41");
}

}  // namespace
}  // namespace neardup
