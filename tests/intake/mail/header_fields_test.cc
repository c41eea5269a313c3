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
  for (const char* const line :
       {"\u200fמאת: דוד", "\u202bמאת:\u202c דוד", "\u200fمن: أحمد", "Kutoka: Juma", "No: Jānis <j@a.lv>"})
    EXPECT_EQ(HeaderField::kFrom, header_field(line)) << line;
  for (const char* const line : {"Za: Janez", "Per a: Joan", "بنام: احمد", "Kam: Jānis"})
    EXPECT_EQ(HeaderField::kTo, header_field(line)) << line;
  for (const char* const line :
       {"تم الإرسال: الثلاثاء ١٢ مارس", "Nosūtīts: 10:00", "Enviat el: 10:00", "Poslano: 10:00"})
    EXPECT_EQ(HeaderField::kDate, header_field(line)) << line;
  for (const char* const line : {"Zadeva: x", "Assumpte: x", "\u200fנושא: x", "பொருள்: x"})
    EXPECT_EQ(HeaderField::kSubject, header_field(line)) << line;
  EXPECT_EQ(HeaderField::kTo, header_field("À : Jane"));
  EXPECT_EQ(HeaderField::kDate, header_field("Gesendet: 10:00"));
  EXPECT_EQ(HeaderField::kSubject, header_field("Тема: x"));
}

TEST(HeaderFieldsTest, OtherFieldsAndTimes) {
  for (const char* const line : {"Customer: Jane", "From there", "From: 10:00", "Von: 2. Mai", "From: Monday 10:00",
                                 "From: May 2026", "From: Monday, 2 November 2026", "From: 2026-05-02",
                                 "From: 31/05/2026", "من: ٢ مايو", "No: 12", "No: Jane", ""}) {
    EXPECT_EQ(HeaderField::kOther, header_field(line)) << line;
  }
  for (const char* const line : {"From: 10-year <j@example.org>", "Von: 1&1 Kundenservice", "From: 3M Support",
                                 "From: Conference 2026 Team", "Šalje: Petar", "प्रेषक: Jane", "Sender: Jane"})
    EXPECT_EQ(HeaderField::kFrom, header_field(line)) << line;
}

TEST(HeaderFieldsTest, AMailHasASenderAndASubjectOrAddress) {
  EXPECT_TRUE(named({"From: Jane", "Subject: x"}).are_of_mail());
  EXPECT_TRUE(named({"From: Jane", "To: j@example.org"}).are_of_mail());
  EXPECT_TRUE(named({"From: Jane", "Sent: Monday 10:00", "To: Joe"}).are_of_mail());
  EXPECT_FALSE(named({"From: London", "To: Paris", "Date: Monday 10:00"}).are_of_mail());
  EXPECT_FALSE(named({"Date: Monday 10:00", "From: London", "To: Paris"}).are_of_mail());
  EXPECT_FALSE(named({"From: Jane", "To: Joe"}).are_of_mail());
  EXPECT_FALSE(named({"From: Jane", "To: Joe", "Contact: j@example.org"}).are_of_mail());
  EXPECT_FALSE(named({"To: j@example.org", "Subject: x"}).are_of_mail());
}

}  // namespace
}  // namespace neardup
