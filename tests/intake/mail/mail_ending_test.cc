#include "mail/mail_ending.h"

#include <gtest/gtest.h>

#include <string>

#include "intake/repeated.h"
#include "line_roles.h"
#include "mail/quoted_lines.h"

namespace neardup {
namespace {

std::string footer_roles(const std::string& text) {
  return line_roles(text, [](MailLines& lines) { mark_list_footer(lines, false); });
}

std::string signature_roles(const std::string& text) {
  return line_roles(text, [](MailLines& lines) {
    mark_quoted_lines(lines, true);
    mark_signature(lines);
  });
}

const std::string kMailman = repeated("_", 47) + "\nlist mailing list\nlist@example.org\nhttps://example.org/list\n";

TEST(ListFooterTest, ALinkOrAddressAfterARuler) {
  EXPECT_EQ(footer_roles("own\n" + kMailman), "offff");
  EXPECT_EQ(footer_roles("own\n\n" + repeated("-", 70) + "\nTo leave: x-leave@example.org\n\n"), "oofff");
  EXPECT_EQ(footer_roles("own\n" + repeated("_", 47) + "\nown words\n"), "ooo");
  EXPECT_EQ(footer_roles(kMailman), "ffff");
}

TEST(ListFooterTest, GoogleGroupsAndGroupsIo) {
  const std::string google =
      "You received this message because you are subscribed to the Google Groups \"go-nuts\" group.\nTo unsubscribe "
      "from this "
      "group, send an email to "
      "go-nuts+unsubscribe@googlegroups.com.\nhttps://groups.google.com/d/msgid/go-nuts/CAK%40x.\n";
  EXPECT_EQ(footer_roles("own\n-- \n" + google), "offff");
  EXPECT_EQ(footer_roles("own\n-- \nJane\n\n--\n" + google), "ooooffff");
  EXPECT_EQ(footer_roles("own\n-- \nJane\n" + google), "oooooo");
  EXPECT_EQ(footer_roles("own\n-- \nlist\nlist@example.org\n"), "oooo");
  EXPECT_EQ(
      footer_roles("own\n\n-=-=-=-=-=-=-=-=-=-=-=-\nGroups.io Links: You receive all messages sent to this group.\n"
                   "View/Reply Online (#26): https://groups.io/g/beta/message/26\nMute This Topic: "
                   "https://groups.io/mt/1/2\nGroup Owner: beta+owner@groups.io\nUnsubscribe: "
                   "https://groups.io/g/beta/unsub [jane@example.org]\n-=-=-=-=-=-=-=-=-=-=-=-\n\n"),
      "oo"
      "fffffff"
      "f");
}

TEST(ListFooterTest, MailMayPassSeveralLists) {
  EXPECT_EQ(footer_roles("own\n" + kMailman + kMailman + "\n" + kMailman),
            "offffffffffff"
            "f");
}

TEST(ListFooterTest, SectionsOfATextStay) {
  EXPECT_EQ(footer_roles("Sources\n----------\nhttps://example.org\n"), "ooo");
  const std::string section = "\n----------\nnews https://example.org\n";
  EXPECT_EQ(footer_roles(repeated(section, 4)), repeated("ooo", 4));
  EXPECT_EQ(footer_roles("own\n\n----------\n" + repeated("own words\n", 4) + "https://example.org\n"),
            "ooo"
            "ooooo");
  EXPECT_EQ(footer_roles(repeated("_", 47) + "\n" + repeated("word www.example.org\n", 13)), repeated("o", 14));
  EXPECT_EQ(footer_roles("own\n==========\nown\n-- \nwww.example.org\n"), "ooooo");
}

TEST(ListFooterTest, ItTellsOfAListAndNothingElse) {
  const std::string ruler = "own\n" + repeated("_", 47) + "\n";
  for (const char* const footer :
       {"list mailing list\nlist@example.org\nhttps://example.org/list\n",
        "Liste de diffusion team\nhttps://example.org/team\n",
        "list mailing list -- list@example.org\nTo unsubscribe send an email to <mailto:list-leave@example.org>\n"}) {
    EXPECT_EQ(footer_roles(ruler + footer).substr(0, 3), "off") << footer;
  }
  for (const char* const form :
       {"Email: jane@example.org\nMessage: when do you open?\n", "Name: jane\nEmail: jane@example.org\n",
        "Order 1001\nhttps://example.org/track/1001\n", "when do you open?\njane@example.org\n"}) {
    EXPECT_EQ(footer_roles(ruler + form), "oooo") << form;
  }
}

TEST(ListFooterTest, TheHeaderOfAnotherMailIsNone) {
  const std::string header =
      "From: Jane <jane@example.org>\nSent: Monday 10:00\nTo: Joe\nSubject: Shall we?\n\nShall we?\n";
  EXPECT_EQ(footer_roles("own\n" + repeated("_", 32) + "\n" + header), repeated("o", 8));
}

TEST(KnownFooterTest, KnownLinesAtTheEnd) {
  const auto roles = [](const std::string& text) {
    return line_roles(text, [](MailLines& lines) {
      mark_known_footer(lines, FrameSet({frame_hash("Sent by the list"), frame_hash("Bye")}));
    });
  };
  EXPECT_EQ(roles("Bye\nown\n\n Bye \n\nSent by the list\n\n"), "oofffff");
  EXPECT_EQ(roles("own\n"), "o");
  EXPECT_EQ(line_roles("own\n\n", [](MailLines& lines) { mark_known_footer(lines, {}); }), "oo");
}

TEST(SignatureTest, FromTheDelimiterToTheEnd) {
  EXPECT_EQ(signature_roles("own\n-- \nJane\n\nACME\n"), "ossss");
  EXPECT_EQ(signature_roles("own\n--\xc2\xa0\nJane\n"), "oss");
  EXPECT_EQ(signature_roles("own\n-- \nJane\n-- \nlist@example.org\n"), "ossss");
  EXPECT_EQ(signature_roles("own\n-- x\nJane\n"), "ooo");
  EXPECT_EQ(signature_roles("own\n-- \n"), "os");
}

TEST(SignatureTest, ATextThatGoesOnIsNoSignature) {
  EXPECT_EQ(signature_roles("own\n-- \n" + repeated("line\n", 30)), "o" + repeated("s", 31));
  EXPECT_EQ(signature_roles("own\n-- \n" + repeated("line\n", 31)), repeated("o", 33));
  EXPECT_EQ(signature_roles("own\n-- \n" + repeated(repeated("x", 1000) + "\n", 4)), repeated("o", 6));
}

TEST(SignatureTest, ADelimiterWithoutItsSpaceNeedsFewShortLines) {
  EXPECT_EQ(signature_roles("own\n--\nJane\n"), "oss");
  EXPECT_EQ(signature_roles("own\n\xe2\x80\x94\nJane\n"), "oss");
  EXPECT_EQ(signature_roles("own\n--\n" + repeated("line\n", 10)), "o" + repeated("s", 11));
  EXPECT_EQ(signature_roles("own\n--\n" + repeated("line\n", 11)), repeated("o", 13));
  EXPECT_EQ(signature_roles("own\n--\n" + repeated("x", 81) + "\n"), "ooo");
  EXPECT_EQ(signature_roles("own\n---\nJane\n"), "ooo");
}

TEST(SignatureTest, ASignatureEndsAtAQuotation) {
  EXPECT_EQ(
      signature_roles("own\n-- \nJane\n\nOn 5 Jan at 10:00, Joe wrote:\n> " + repeated("they\n> ", 40) + "x\nown\n"),
      "osss"
      "q" +
          repeated("q", 41) + "o");
}

TEST(SignatureTest, APostscriptIsNoPartOfIt) {
  EXPECT_EQ(signature_roles("own\n-- \nJane\n\nPS: the key is with Joe\n"), "ossso");
  EXPECT_EQ(signature_roles("own\nP.S. the key is with Joe\n-- \nJane\n"), "ooss");
  EXPECT_EQ(signature_roles("own\n-- \nPSV\n"), "oss");
}

TEST(SignatureTest, LinesOfADiffAreNoDelimiters) {
  const std::string patch = "fix\n---\n file | 2 +-\n\n--- a/file\n+++ b/file\n@@ -1,2 +1,2 @@\n a\n-- \n+b\n";
  EXPECT_EQ(signature_roles(patch), repeated("o", 10));
  EXPECT_EQ(signature_roles(patch + "-- \n2.39.2\n\n--\nTo leave: x@example.org\n"), repeated("o", 10) + "sssss");
}

}  // namespace
}  // namespace neardup
