#include "mail/mail_content.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "intake/repeated.h"

namespace neardup {
namespace {

const MailTraits kFirst{};
const FrameSet kListFooter({frame_hash("Sent by the list")});

MailText reply(const std::string& text) {
  return mail_content(text, {true, false, nullptr});
}

TEST(MailContentTest, EachLineIsInOnePart) {
  const MailText mail = reply(
      "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nfirst\nJane wrote at 10:00:\n> they\nsecond\r\n-- \nJoe\n"
      "-----BEGIN PGP SIGNATURE-----\n\niQEc\n-----END PGP SIGNATURE-----\n"
      "_______________________________________________\nlist@example.org\n");
  EXPECT_EQ(mail.own, "first\nsecond\n");
  EXPECT_EQ(mail.quoted, "Jane wrote at 10:00:\n> they\n");
  EXPECT_EQ(mail.ending,
            "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n-- \nJoe\n-----BEGIN PGP SIGNATURE-----\n\niQEc\n"
            "-----END PGP SIGNATURE-----\n_______________________________________________\nlist@example.org\n");
}

TEST(MailContentTest, ATextOfItsAuthorIsWhole) {
  for (const char* const text : {"", "words\n", "a -- b\n\n| a | b |\n", "> Markdown\n", "---\ndiff --git a/x b/x\n"}) {
    const MailText mail = mail_content(text, kFirst);
    EXPECT_EQ(mail.own, text);
    EXPECT_EQ(mail.quoted + mail.ending, "");
  }
}

TEST(MailContentTest, KnownFootersAreLeftOut) {
  const MailText mail = mail_content("own\nSent by the list\n", {false, false, &kListFooter});
  EXPECT_EQ(mail.own, "own\n");
  EXPECT_EQ(mail.ending, "Sent by the list\n");
}

TEST(MailContentTest, WhatStandsBesideFewWordsIsEvidence) {
  for (const int words : {19, 20, 39, 40, 499, 500}) {
    const std::string own = repeated("word ", words);
    const std::string plain = document_text_of({own}).evidence;
    EXPECT_EQ(plain, "");
    EXPECT_EQ(document_text_of({own, "", "-- \nTicket 7"}).evidence != plain, words == 19);
    EXPECT_EQ(document_text_of({own, "> they", ""}).evidence != plain, words < 500);
    MailText named{own};
    named.subject = "Subject";
    EXPECT_EQ(document_text_of(named).evidence != plain, words < 200);
  }
  MailText quotes{"own", "a"};
  quotes.subject = "b";
  MailText other{"own", "b"};
  other.subject = "a";
  EXPECT_NE(document_text_of(quotes).evidence, document_text_of(other).evidence);
  // A character of a script without spaces is half a word.
  EXPECT_NE(document_text_of({repeated("語", 37), "", "-- \nTicket 7"}).evidence, "");
  EXPECT_EQ(document_text_of({repeated("語", 39), "", "-- \nTicket 7"}).evidence, "");
}

TEST(MailContentTest, TheBeginningOfAQuotationWithoutMarksIsEvidence) {
  const auto evidence = [](const std::string& quoted, const char* answer, bool html) {
    std::string text = "My answers are below.\n\n" + quoted + answer + "\n";
    return document_text_of(mail_content(text, {true, html, nullptr})).evidence;
  };
  const std::string original =
      "-----Original Message-----\nFrom: Jane\nSent: 10:00\nSubject: x\n\n" + repeated("word ", 60);
  EXPECT_NE(evidence(original, "[Bob] Yes", false), evidence(original, "[Bob] No", false));
  EXPECT_EQ(evidence(original, "[Bob] Yes", false), evidence(original, "\n[bob] yes", false));
  const std::string marked = "Jane wrote at 10:00:\n> " + repeated("word ", 60) + "\n> ";
  EXPECT_EQ(evidence(marked, "[Bob] Yes", false), evidence(marked, "[Bob] No", false));
  EXPECT_NE(evidence(marked, "[Bob] Yes", true), evidence(marked, "[Bob] No", true));
  const std::string long_original = original + repeated("word ", 100);
  EXPECT_EQ(evidence(long_original, "", false), evidence(long_original, "\nThis mail was scanned.", false));
  const std::string quotation =
      "> -----Original Message-----\n> From: Jane\n> Sent: 10:00\n> Subject: x\n>\n> " + repeated("word ", 60);
  EXPECT_TRUE(evidence_agrees(evidence(original, "", false), evidence(quotation, "", false), false));
}

TEST(MailContentTest, WhatIsMuchOfAMailIsEvidence) {
  const std::string own = repeated("word ", 60);
  for (const int words : {59, 60}) {
    MailText mail{own, "", repeated("name ", words)};
    mail.signature = mail.ending;
    EXPECT_EQ(document_text_of(mail).evidence.empty(), words == 59);
  }
  for (const char* const pictures : {"logo of ours it is", "logo of ours it is now"}) {
    MailText mail{own};
    mail.pictures = pictures;
    EXPECT_EQ(document_text_of(mail).evidence.empty(), std::string_view(pictures).size() == 18);
  }
}

TEST(MailContentTest, PicturesThatTakeMoreRoomThanTheTextAreEvidence) {
  for (const std::size_t room : {59U, 60U}) {
    MailText mail{repeated("word ", 60)};
    mail.sized = "/may.png\n";
    mail.room = room;
    EXPECT_EQ(document_text_of(mail).evidence.empty(), room == 59);
  }
}

TEST(MailContentTest, FiguresAreEvidence) {
  const auto evidence = [](const std::string& text) { return document_text_of({text}).evidence; };
  for (const char* const text : {"Room 12, page 7", "https://a.org/1234 x/567", "mail b1234@a.org"})
    EXPECT_EQ(evidence(text), "") << text;
  for (const std::size_t words : {39U, 40U}) {
    const auto reply = [words](const std::string& quoted) {
      return document_text_of({repeated("word ", words), repeated("form ", 60) + quoted}).evidence;
    };
    EXPECT_EQ(reply("4821") == reply("9317"), words == 40) << "what few words answer";
    EXPECT_EQ(reply(repeated("form ", 30) + "\n4821"), reply(repeated("form ", 30) + "\n")) << "the end of a quotation";
  }
  const std::string bill = evidence("Bill 2041\nTo pay: 45,90 EUR");
  EXPECT_NE(bill, evidence("Bill 2041\nTo pay: 45,91 EUR"));
  EXPECT_EQ(bill, evidence("Your bill 2041 \r\n\r\nto pay\t45.90"));
}

TEST(MailContentTest, FiguresOfSubjectsAreEvidence) {
  const auto evidence = [](const char* subject, std::size_t words) {
    MailText mail{repeated("word ", words)};
    mail.subject = subject;
    return document_text_of(mail).evidence;
  };
  EXPECT_FALSE(evidence_agrees(evidence("Bill 4711", 60), evidence("Bill 4712", 60), false));
  EXPECT_TRUE(evidence_agrees(evidence("Bill 4711", 60), evidence("Your bill (4711)", 60), false));
  EXPECT_TRUE(evidence_agrees(evidence("Bill 4711", 60), evidence("Bill", 60), false));
  EXPECT_TRUE(evidence_agrees(evidence("Part 11", 60), evidence("Part 12", 60), false));
  EXPECT_FALSE(evidence_agrees(evidence("Bill 4711 of Brass Ltd", 199), evidence("Bill 4712 of Brass Ltd", 199), true));
  EXPECT_TRUE(evidence_agrees(evidence("Bill 4711", 200), evidence("Bill 4712", 200), false)) << "a long text";
}

TEST(MailContentTest, SubjectsThatSayOtherThingsAreEvidence) {
  const auto agree = [](const char* subject, const char* other, std::size_t words) {
    const auto evidence = [words](const char* of) {
      MailText mail{repeated("word ", words)};
      mail.subject = of;
      return document_text_of(mail).evidence;
    };
    return evidence_agrees(evidence(subject), evidence(other), false);
  };
  EXPECT_FALSE(agree("Your payment was accepted", "Your payment was not accepted", 199));
  EXPECT_TRUE(agree("Your payment was accepted", "Your payment was not accepted", 200)) << "a long text";
  EXPECT_FALSE(agree("Invoice for March", "Invoice for April", 60));
  EXPECT_TRUE(agree("Invoice for March", "[shop] Invoice for March", 60)) << "a list's prefix";
  EXPECT_FALSE(agree("Invoice", "Bill", 60)) << "single words";
  EXPECT_FALSE(agree("Buchung bestätigt", "Buchung gekündigt", 60));
  EXPECT_TRUE(agree("Kündigung", "K??ndigung", 60)) << "garbled";
  EXPECT_TRUE(agree("Board meeting", "Board meeting (fwd)", 60)) << "a part";
  EXPECT_TRUE(agree("The board\u2019s \u201cplan\u201d \u2013 new", "The board's \"plan\" - new", 60)) << "signs";
  EXPECT_TRUE(agree("Größere Schäden im Keller", "Gr??ere Sch??den im Keller", 60)) << "garbled";
  EXPECT_TRUE(agree("Leaking valve in the cellar", "Leaking valve in the cel...", 60)) << "cut";
  EXPECT_FALSE(agree("Оплата принята", "Оплата не принята", 60));
}

TEST(MailContentTest, WhatIsAnsweredAboveAnUnmarkedMailIsEvidence) {
  const std::string quoted = repeated("word ", 300);
  const auto agree = [&quoted](const std::string& introduction, bool reply) {
    MailTraits traits;
    traits.reply = reply;
    const auto evidence = [&](const char* answer) {
      return document_text_of(mail_content(answer + introduction + quoted, traits)).evidence;
    };
    return evidence_agrees(evidence("Fine, we come."), evidence("Sorry, Carl is ill."), false);
  };
  for (const char* const introduction :
       {"\n\nBob Ray (Support)\nJan 1, 2024, 10:00 GMT+1\n\n", "\n\nbob@example.org\n\n1/1/24 10:00\n\n",
        "\n\nOn January 1, 2024, Bob <bob@example.org> wrote:\n"}) {
    EXPECT_FALSE(agree(introduction, true)) << introduction;
    EXPECT_TRUE(agree(introduction, false)) << introduction;
  }
  EXPECT_TRUE(agree("\n\nas we said at 10:00\n\n", true));
  const auto signature = [](const char* answer) {
    MailTraits traits;
    traits.reply = true;
    const std::string text =
        std::string(answer) + "\n\n" + repeated("word ", 60) + "\n\nExample, since 1998\nbob@example.org\n";
    return document_text_of(mail_content(text, traits)).evidence;
  };
  EXPECT_TRUE(evidence_agrees(signature("Hi Jane,"), signature("Hi Martha,"), false));
}

TEST(MailContentTest, NumbersThatListsAndTrackersAddToASubjectAreNoEvidence) {
  const auto evidence = [](const char* subject) {
    MailText mail{repeated("word ", 60)};
    mail.subject = subject;
    return document_text_of(mail).evidence;
  };
  for (const char* const subject : {"(ml 1234) Plan 2023", "(1234) Plan 2023", "Ticket 12345: Plan 2023", "Plan 20",
                                    "Next (was: Plan 2022)", "Plan", ""})
    EXPECT_TRUE(evidence_agrees(evidence("Plan 2023"), evidence(subject), false)) << subject;
}

TEST(MailContentTest, TwoTicketsAreTwoMailsAndPlacesInASeriesAreTold) {
  const auto evidence = [](const std::string& subject, const std::string& series) {
    MailText mail{repeated("word ", 60)};
    mail.subject = subject;
    mail.series = series;
    return document_text_of(mail).evidence;
  };
  EXPECT_FALSE(evidence_agrees(evidence("pumps", "71"), evidence("pumps", "72"), false));
  EXPECT_TRUE(evidence_agrees(evidence("pumps", "71"), evidence("pumps", "71"), false));
  EXPECT_TRUE(evidence_agrees(evidence("pumps", "71"), evidence("pumps", ""), false)) << "before the tracker had it";
  EXPECT_TRUE(evidence_agrees(evidence("pumps", "2/3"), evidence("pumps", "2/4"), false)) << "above 40 words";
}

TEST(MailContentTest, WordsOfAnyScript) {
  for (const char* const text : {"a", "..7", "ж", "語", " é"}) EXPECT_TRUE(has_words(text)) << text;
  for (const char* const text : {"", "-- \n> ", "\xc2\xa0", "\xe2\x80\x94", "\xef\xbb\xbf", "。", "\xc2"}) {
    EXPECT_FALSE(has_words(text)) << text;
  }
}

TEST(MailContentTest, TheBodyIsTheFirstPartWithWords) {
  DocumentText text = document_text_of({"a", "b", "c"});
  EXPECT_EQ(text.body, "a");
  EXPECT_EQ(text.left_out, "bc");
  text = document_text_of({"--", "b", "c"});
  EXPECT_EQ(text.body, "b");
  EXPECT_EQ(text.left_out, "c");
  text = document_text_of({"", ">", "c"});
  EXPECT_EQ(text.body, "c");
  EXPECT_EQ(text.left_out, "");
}

/** Texts of many lines that each rule looks at. */
std::vector<std::string> hostile_lines() {
  return {">\n",
          "-- \n",
          "--\n",
          "\n",
          "x:\n",
          "____________________\n",
          "____________________\na@b.c\n",
          "-----x-----\n",
          "-----x x-----\n\n\n\n\n",
          "-----x x-----\nFrom: a@b\nTo: 10:00\n\n",
          "From: a@b 10:00\n",
          "From: a@b\nSent: 10:00\nTo: c\n\n",
          "a@b 10:00:\n> x\n",
          "JD> x\n",
          "J> x\nK> x\nown\n",
          "| x\n",
          "@@ -1,9999999999999999999999 +1 @@\n",
          ">>> x\n",
          "-----BEGIN PGP SIGNED MESSAGE-----\n",
          "-----BEGIN PGP SIGNATURE-----\n",
          "- - - -\n"};
}

/** The number of bytes of all parts. */
std::size_t size_of(const MailText& mail) {
  return mail.own.size() + mail.quoted.size() + mail.ending.size();
}

TEST(MailContentTest, AMillionLinesAreReadInLinearTime) {
  for (const char* const line : {">\n", "> x\n", "-- \n", "--\n", "\n"}) {
    const std::string text = repeated(line, 1000000);
    EXPECT_EQ(size_of(reply(text)), text.size()) << line;
  }
}

TEST(MailContentTest, LinesOfAllRulesAreReadInLinearTime) {
  for (const std::string& lines : hostile_lines()) {
    const std::string text = repeated(lines, 50000);
    EXPECT_EQ(size_of(mail_content(text, {true, true, nullptr})), text.size()) << lines;
  }
}

TEST(MailContentTest, LongLinesAreReadInLinearTime) {
  for (const char* const piece : {">", "-", "_", ": ", "@", "1:0", "a@b ", "2026", "-----x ", "|", "JD>", "\xc2\xa0"}) {
    const std::string line = repeated(piece, 300000);
    const MailText mail = mail_content(line + "\n" + line, {true, true, nullptr});
    EXPECT_EQ(size_of(mail), 2 * line.size() + 2) << piece;
  }
}

TEST(MailContentTest, NoLineIsLost) {
  std::mt19937 random(20260303);
  const std::vector<std::string> pieces = hostile_lines();
  for (int round = 0; round != 5000; ++round) {
    std::string text;
    for (std::size_t i = random() % 12; i != 0; --i)
      text += random() % 3 == 0 ? "own words\n" : pieces[random() % pieces.size()];
    const MailText mail = mail_content(text, {random() % 2 == 0, random() % 2 == 0, nullptr});
    std::size_t escapes = 0;  // a signed text loses its dash escapes
    if (text.find("SIGNED") != std::string::npos) {
      for (std::size_t at = text.find("\n- "); at != std::string::npos; at = text.find("\n- ", at + 1)) escapes += 2;
    }
    const std::size_t size = size_of(mail);
    EXPECT_LE(size, text.size()) << text;
    EXPECT_GE(size + escapes, text.size()) << text;
  }
}

}  // namespace
}  // namespace neardup
