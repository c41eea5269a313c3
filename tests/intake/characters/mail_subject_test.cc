#include "characters/mail_subject.h"

#include <gtest/gtest.h>

#include <clocale>
#include <cstdlib>
#include <cwctype>
#include <string>

#include "bytes/utf8_characters.h"

namespace neardup {
namespace {

TEST(MailSubjectTest, Replies) {
  for (const char* const subject : {"Re: x", "RE: x", "re:x", "Re[2]: x", "RE^2: x", "[list] Re: x", "[a] [b]Aw: x",
                                    "回复：x", "SV : x", "Re: Re: x"}) {
    EXPECT_TRUE(is_reply_subject(subject)) << subject;
  }
}

/** A text in capitals, by the C library. */
std::string in_capitals(const std::string& text) {
  const locale_t unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  const locale_t before = uselocale(unicode);
  std::wstring wide(text.size(), L'\0');
  wide.resize(std::mbstowcs(wide.data(), text.c_str(), wide.size()));
  for (wchar_t& c : wide) c = static_cast<wchar_t>(std::towupper(static_cast<std::wint_t>(c)));
  std::string capitals(4 * wide.size(), '\0');
  capitals.resize(std::wcstombs(capitals.data(), wide.c_str(), capitals.size()));
  uselocale(before);
  freelocale(unicode);
  return capitals;
}

TEST(MailSubjectTest, PrefixesInAnyCase) {
  for (const std::string prefix :
       {"re", "aw", "sv", "réf", "rép", "vá", "σχετ", "отв", "відп", "trả lời", "vs", "ynt"}) {
    const std::size_t first = first_character(prefix).bytes;
    const std::string title = in_capitals(prefix.substr(0, first)).append(prefix.substr(first));
    for (const std::string& written : {prefix, in_capitals(prefix), title}) {
      const std::string subject = written + ": x y";
      EXPECT_TRUE(is_reply_subject(subject)) << subject;
      EXPECT_EQ(bare_subject(subject), "x y") << subject;
    }
  }
}

TEST(MailSubjectTest, PrefixesThatMailProgramsWrite) {
  for (const char* const subject : {"Отв: x", "Відп: x", "ΑΠ: x", "RÉP: x", "TL: x", "Trả lời: x", "השב: x", "Odg: x",
                                    "R: x", "پاسخ: x", "ตอบ: x", "Ats: x", "Réf. : x", "Odp.: x"})
    EXPECT_TRUE(is_reply_subject(subject)) << subject;
  for (const char* const subject : {"İlt: x", "İLT: x", "Пересл: x", "הועבר: x", "إعادة توجيه: x", "Chuyển tiếp: x"})
    EXPECT_TRUE(is_forward_subject(subject)) << subject;
}

TEST(MailSubjectTest, ForwardedMail) {
  for (const char* const subject : {"Fwd: x", "FW: x", "[list] Tr : x", "WG: x", "转发：x"}) {
    EXPECT_TRUE(is_forward_subject(subject)) << subject;
    EXPECT_FALSE(is_reply_subject(subject)) << subject;
  }
  EXPECT_FALSE(is_forward_subject("Re: Fwd: x"));
}

TEST(MailSubjectTest, PrefixesAreTakenAway) {
  for (const char* const subject :
       {"x y", "Re: x y", "[list] Re: Fwd: x y", "回复：x y", "RE^2: [list] x y", " [a] [b] x y"}) {
    EXPECT_EQ(bare_subject(subject), "x y") << subject;
  }
  EXPECT_EQ(bare_subject("Re:"), "");
  EXPECT_EQ(bare_subject("Re: ** PROBLEM: db1 is DOWN **"), "PROBLEM: db1 is DOWN");
  EXPECT_EQ(bare_subject("[list]"), "list");
  EXPECT_EQ(bare_subject("Note: x"), "Note: x");
}

TEST(MailSubjectTest, OtherSubjects) {
  for (const char* const subject :
       {"", "x", "FYI: x", "Regarding: x", "[list] x", "[Re: x", "re", "R x", "Reply re: x"}) {
    EXPECT_FALSE(is_reply_subject(subject)) << subject;
    EXPECT_FALSE(is_forward_subject(subject)) << subject;
  }
}

TEST(MailSubjectTest, MarkOfASeriesIsItsPlaceInBrackets) {
  EXPECT_EQ("0/9", series_mark("[patch 0/9] New series"));
  EXPECT_EQ("07/11", series_mark("[PATCH V2 07/11] adjust"));
  EXPECT_EQ("3/4", series_mark("Re: [3/4] adjust"));
  for (const char* const subject : {"", "[list] words", "[1/]", "[/2]", "1/2", "[1/2", "[1/2/3]"})
    EXPECT_EQ("", series_mark(subject)) << subject;
  EXPECT_EQ("1/2", series_mark("[a] [1/2] adjust"));
}

TEST(MailSubjectTest, MarkOfATicketIsItsNumber) {
  for (const char* const subject : {"[rt.example.org #4021] x", "[list] Re: [Ticket#4021] x", "[Bug 4021] New: x",
                                    "Re: [PUMPS-4021] x", "[#4021] x"})
    EXPECT_EQ("4021", series_mark(subject)) << subject;
  EXPECT_EQ("71", series_mark("[PUMPS-71] x"));
  EXPECT_EQ("71", series_mark(std::string(1'000'000, '[') + "Bug 71] x")) << "linear";
  for (const char* const subject :
       {"[list:4021] x", "[list 4021] x", "[4021] x", "[python-3000] x", "[#] x", "#4021 x"})
    EXPECT_EQ("", series_mark(subject)) << subject;
}

}  // namespace
}  // namespace neardup
