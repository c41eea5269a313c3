#include "mail/quoted_lines.h"

#include <gtest/gtest.h>

#include <string>

#include "line_roles.h"

namespace neardup {
namespace {

std::string reply_roles(const std::string& text) {
  return line_roles(text, [](MailLines& lines) { mark_quoted_lines(lines, true); });
}

std::string first_roles(const std::string& text) {
  return line_roles(text, [](MailLines& lines) { mark_quoted_lines(lines, false); });
}

TEST(QuotedLinesTest, LinesWithAngles) {
  EXPECT_EQ(reply_roles("own\n> a\n>b\n > c\n> > d\n>\nown\n>> e\n"), "oqqqqqoq");
  EXPECT_EQ(reply_roles("   > indented\n"), "o");
}

TEST(QuotedLinesTest, AttributionsOfAnyLanguage) {
  for (const char* const attribution :
       {"On Tue, 5 Jan 2010 at 10:00, Jane <jane@example.org> wrote:", "Le 29/12/2011 11:13, Jane a écrit :",
        "jane@example.org writes:", "Am 05.01.2010 um 10:00 schrieb Jane:", "2010年1月5日 10:00 ジェーン："}) {
    EXPECT_EQ(reply_roles("own\n" + std::string(attribution) + "\n> a\n"), "oqq") << attribution;
    EXPECT_EQ(reply_roles("own\n" + std::string(attribution) + "\n\n\n\n\n> a\n"), "oqqqqqq") << attribution;
    EXPECT_EQ(reply_roles("own\n" + std::string(attribution) + "\n\n\n\n\n\n> a\n"), "oooooooq") << attribution;
  }
}

TEST(QuotedLinesTest, AttributionsAreWrapped) {
  EXPECT_EQ(reply_roles("own.\nOn Tue, 5 Jan 2010,\nJane <jane@example.org>\nwrote:\n\n> a\n"), "oqqqqq");
  EXPECT_EQ(reply_roles("own\nOn Tue, 5 Jan 2010, Jane\nwrote:\n> a\n"), "oqqq");
  EXPECT_EQ(reply_roles("I met jane@example.org at 10:00.\nOn Tue, 5 Jan 2010, Jane\nwrote:\n> a\n"), "oqqq");
}

TEST(QuotedLinesTest, YearInOwnTextIsNoPartOfAnAttribution) {
  EXPECT_EQ(reply_roles("I left in 2017\nOn Tue, 5 Jan 2010 at 10:00, Jane <jane@example.org> wrote:\n> a\n"), "oqq");
  EXPECT_EQ(reply_roles("own\nOn Tue, 5 Jan 2010\nat 10:00, Jane\n<jane@example.org> wrote:\n> a\n"), "oqqqq");
}

TEST(QuotedLinesTest, AShortLineThatStandsAloneIntroducesTheFirstQuotation) {
  EXPECT_EQ(reply_roles("Jane wrote:\n> a\n\nJane wrote:\n> a\n"), "qqooq");
  EXPECT_EQ(reply_roles("own\nJane wrote:\n> a\n"), "ooq");
  EXPECT_EQ(reply_roles(std::string(80, 'x') + ":\n> a\n"), "oq");
}

TEST(QuotedLinesTest, MarkdownIsNoQuotationOfAMail) {
  EXPECT_EQ(first_roles("The page says:\n\n> a\n> b\n"), "oooo");
  EXPECT_EQ(first_roles("As Smith says in 1999:\n> a\n"), "oo");
  EXPECT_EQ(first_roles("On Tue at 10:00, Jane wrote:\n> a\nown\n> b\n"), "qqoq");
}

TEST(QuotedLinesTest, CodeIsNoQuotation) {
  EXPECT_EQ(reply_roles(">>> print(1)\n1\n>>>\n"), "ooo");
  EXPECT_EQ(reply_roles(">>> deep\n>> less\n> quoted\nown\n>>> deep\n"), "qqqoq");
  EXPECT_EQ(reply_roles("$ for i in a b\n> do\n> echo\n> done\n"), "oooo");
  EXPECT_EQ(reply_roles("me@host:~# cat <<x\n> y\n> x\n"), "ooo");
  EXPECT_EQ(reply_roles("5,6c5\n< old\n---\n> new\n8a9\n> more\n"), "oooooo");
  EXPECT_EQ(reply_roles(">From here on\n"), "o");
  EXPECT_EQ(reply_roles("> $ ls\n> > file\n"), "qq");
}

TEST(QuotedLinesTest, BarsNeedAnAttribution) {
  EXPECT_EQ(reply_roles("On Tue at 10:00, Jane wrote:\n| a\n|\n| b\nown\n"), "qqqqo");
  EXPECT_EQ(reply_roles("own\n| a\n| b\n"), "ooo");
  EXPECT_EQ(reply_roles("Prices at 10:00:\n| a | 1 |\n| b | 2 |\n"), "ooo");
}

TEST(QuotedLinesTest, InitialsOfThreeLinesAgree) {
  EXPECT_EQ(reply_roles("jane@example.org writes:\nJD> a\n  JD> b\nown\nJD> c\n"), "qqqoq");
  EXPECT_EQ(reply_roles("JD> a\nJD> b\nown\n"), "ooo");
  EXPECT_EQ(reply_roles("SQL> select\n1\nSQL> select\n2\nSQL> exit\n"), "ooooo");
  EXPECT_EQ(reply_roles("SQL> a\nSQL> b\nSQL> c\nPS> a\nPS> b\nPS> c\n"), "oooooo");
  EXPECT_EQ(reply_roles("mysql> a\nmysql> b\nmysql> c\n"), "ooo");
  EXPECT_EQ(first_roles("JD> a\nJD> b\nJD> c\n"), "ooo");
}

}  // namespace
}  // namespace neardup
