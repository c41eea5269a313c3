#include "mail/encoded_words.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(EncodedWordsTest, BothEncodingsAreUndone) {
  EXPECT_EQ(decoded_words("=?utf-8?Q?=C3=84_=c3=96=3D?="), "Ä Ö=");
  EXPECT_EQ(decoded_words("=?UTF-8?b?w4RwZmVs?="), "Äpfel");
  EXPECT_EQ(decoded_words("=?utf-8?B?w4Q?="), "Ä");  // without its padding
  EXPECT_EQ(decoded_words("=?utf-8?Q?why?\x3f="), "why?");
  EXPECT_EQ(decoded_words("=?utf-8?Q?with spaces?="), "with spaces");
  EXPECT_EQ(decoded_words("=?utf-8?Q?=3?= =?utf-8?Q?=ZZ?="), "=3=ZZ");
}

TEST(EncodedWordsTest, WhiteSpaceBetweenWordsGoesAndOtherTextStays) {
  EXPECT_EQ(decoded_words("Re: =?utf-8?q?one?=  =?utf-8?q?two?= three =?utf-8?q?four?="), "Re: onetwo three four");
  EXPECT_EQ(decoded_words("=?utf-8?q?one?=,=?utf-8?q?two?="), "one,two");
  EXPECT_EQ(decoded_words("(=?utf-8?q?one?=)"), "(one)");
}

TEST(EncodedWordsTest, CharactersMayBeCut) {
  EXPECT_EQ(decoded_words("=?utf-8?q?=C3?= =?utf-8?q?=84?="), "Ä");
  EXPECT_EQ(decoded_words("=?utf-8?q?=C3?= =?UTF-8?B?hA==?="), "Ä");
}

TEST(EncodedWordsTest, CharsetsMeanWhatTheyMeanInBodies) {
  EXPECT_EQ(decoded_words("=?x-sjis?B?k/qWew==?="), "日本");
  EXPECT_EQ(decoded_words("=?iso-8859-1?q?=80?="), "€");
  EXPECT_EQ(decoded_words("=?ks_c_5601-1987?B?vsg=?="), "안");
  EXPECT_EQ(decoded_words("=?iso-2022-jp?B?GyRCRnxLXBsoQg==?="), "日本");
  EXPECT_EQ(decoded_words("=?utf-8*de?Q?=C3=84?="), "Ä");
  EXPECT_EQ(decoded_words("=?windows-1258?Q?hello?="), "hello");
  EXPECT_EQ(decoded_words("=?no-such-charset?Q?word?="), "word");
}

TEST(EncodedWordsTest, WhatIsNoneStays) {
  for (const char* const text : {"", "=", "=?", "=?utf-8", "=?utf-8?Q?not ended",
                                 "=?utf-8?X?word?=", "=?\x3f=", "a =? b", "=?utf-8?Q", "=?utf-8?Q?"}) {
    EXPECT_EQ(decoded_words(text), text);
  }
  EXPECT_EQ(decoded_words("=?=?utf-8?q?word?="), "=?word");
}

}  // namespace
}  // namespace neardup::cli
