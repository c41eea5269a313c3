#include "neardup/preference.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

namespace neardup {
namespace {

using ::testing::HasSubstr;
using Kind = PreferenceRule::Kind;

std::string refusal(const std::string& text) {
  try {
    Preference::parse(text);
  } catch (const Xapian::InvalidArgumentError& error) {
    return error.get_msg();
  }
  return "accepted";
}

TEST(PreferenceTest, DefaultIsTheOldest) {
  EXPECT_EQ("oldest", Preference().text());
  EXPECT_EQ(Preference(), Preference::parse("oldest"));
}

TEST(PreferenceTest, EveryRuleReadsBack) {
  for (const char* text : {"oldest", "newest", "longest", "value:0:asc", "value:4294967294:desc", "url-length",
                           "path:/", "longest,value:7:asc,url-length,path:/a,path:/b,newest"}) {
    EXPECT_EQ(text, Preference::parse(text).text());
  }
}

TEST(PreferenceTest, RulesKeepTheirOrderAndArguments) {
  const std::vector<PreferenceRule> rules = Preference::parse("value:7:desc,path:/a,value:8:asc").rules();
  ASSERT_EQ(3U, rules.size());
  EXPECT_EQ((PreferenceRule{Kind::kValueDescending, 7, ""}), rules[0]);
  EXPECT_EQ((PreferenceRule{Kind::kPath, 0, "/a"}), rules[1]);
  EXPECT_EQ((PreferenceRule{Kind::kValueAscending, 8, ""}), rules[2]);
  EXPECT_FALSE(Preference::parse("value:7:desc") == Preference::parse("value:7:asc"));
  EXPECT_FALSE(Preference::parse("value:7:desc") == Preference::parse("value:8:desc"));
  EXPECT_FALSE(Preference::parse("path:/a") == Preference::parse("path:/b"));
}

TEST(PreferenceTest, PathIsDecodedAndWrittenWithoutSpaces) {
  const Preference preference = Preference::parse("path:/a b%2C%c3%A4%zz%2");
  EXPECT_EQ("/a b,\xc3\xa4%zz%2", preference.rules()[0].path);
  EXPECT_EQ("path:/a%20b%2C%C3%A4%25zz%252", preference.text());
  EXPECT_EQ(preference, Preference::parse(preference.text()));
}

TEST(PreferenceTest, EveryByteOfAPathReadsBack) {
  for (int byte = 0; byte != 256; ++byte) {
    if (byte == ',') continue;
    const Preference preference = Preference::parse(std::string("path:/") + static_cast<char>(byte));
    const std::string text = preference.text();
    EXPECT_EQ(preference, Preference::parse(text)) << byte;
    for (const char c : text) EXPECT_TRUE(c > ' ' && c < 127) << byte;
  }
}

TEST(PreferenceTest, UnknownRuleNamesThoseThatAreKnown) {
  const std::string message = refusal("loudest");
  for (const char* known :
       {"'loudest'", "oldest", "newest", "longest", "value:SLOT:asc", "value:SLOT:desc", "url-length", "path:PREFIX"}) {
    EXPECT_THAT(message, HasSubstr(known));
  }
  for (const char* text : {"", ",", "oldest ", "Oldest", "longest,", ",longest", "value", "value7:asc", "path"}) {
    EXPECT_THAT(refusal(text), HasSubstr("is unknown")) << text;
  }
}

TEST(PreferenceTest, SlotsAreNumbersThatXapianHas) {
  for (const char* text : {"value:", "value:7", "value:7:", "value:7:up", "value::asc", "value:-1:asc", "value:x:asc",
                           "value: 7:asc", "value:7:asc:desc", "value:4294967295:asc", "value:4294967296:asc"}) {
    EXPECT_THAT(refusal(text), HasSubstr("value:SLOT:asc")) << text;
  }
}

TEST(PreferenceTest, PathsBeginWithASlash) {
  for (const char* text : {"path:", "path:docs", "path:http://host/docs"}) {
    EXPECT_THAT(refusal(text), HasSubstr("slash")) << text;
  }
}

TEST(PreferenceTest, NothingComesAfterARuleThatDecidesAll) {
  EXPECT_THAT(refusal("oldest,longest"), HasSubstr("'longest' comes after 'oldest'"));
  EXPECT_THAT(refusal("longest,newest,oldest"), HasSubstr("'oldest' comes after 'newest'"));
}

}  // namespace
}  // namespace neardup
