#include "mail/header_fields.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>

namespace neardup {
namespace {

NamedFields named(std::initializer_list<std::string_view> lines) {
  NamedFields fields;
  for (const std::string_view line : lines) fields.add(line);
  return fields;
}

TEST(HeaderFieldsTest, NamesInAnyCaseAndBold) {
  for (const char* const line : {"From: Jane", "FROM: Jane", "*Von:* Jane", "**De:** Jane", "De\xc2\xa0: Jane",
                                 "De : Jane", "ОТ: Jane", "发件人：Jane", "Från: j@example.org", "From:"}) {
    EXPECT_EQ(HeaderField::kFrom, header_field(line)) << line;
  }
  EXPECT_EQ(HeaderField::kTo, header_field("À : Jane"));
  EXPECT_EQ(HeaderField::kDate, header_field("Gesendet: 10:00"));
  EXPECT_EQ(HeaderField::kSubject, header_field("Тема: x"));
}

TEST(HeaderFieldsTest, OtherFieldsAndTimes) {
  for (const char* const line :
       {"Customer: Jane", "From there", "From: 10:00", "Von: 2. Mai", "From: Monday 10:00", ""}) {
    EXPECT_EQ(HeaderField::kOther, header_field(line)) << line;
  }
  EXPECT_EQ(HeaderField::kFrom, header_field("From: 10-year <j@example.org>"));
}

TEST(HeaderFieldsTest, AMailHasASenderAndASubjectOrAddress) {
  EXPECT_TRUE(named({"From: Jane", "Subject: x"}).are_of_mail());
  EXPECT_TRUE(named({"From: Jane", "To: j@example.org"}).are_of_mail());
  EXPECT_FALSE(named({"From: Jane", "To: Joe"}).are_of_mail());
  EXPECT_FALSE(named({"From: Jane", "To: Joe", "Contact: j@example.org"}).are_of_mail());
  EXPECT_FALSE(named({"To: j@example.org", "Subject: x"}).are_of_mail());
}

}  // namespace
}  // namespace neardup
