#include "mail/mail_document.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>
#include <stdexcept>
#include <string>

#include "characters/text_line.h"
#include "sign/evidence.h"

namespace neardup::cli {
namespace {

const std::string kHead =
    "Message-ID: <1@a>\r\nDate: Fri, 02 Jan 2026 03:04:05 +0000\r\nSubject: =?koi8-r?B?8NI=?=\r\n";

TEST(MailDocumentTest, HeadersBecomeTheRecord) {
  const SourceDocument mail = mail_document(kHead + "\r\nHello", {});
  EXPECT_EQ(mail.id, "1@a");
  EXPECT_EQ(mail.record.url, "mid:1%40a");
  EXPECT_EQ(mail.record.title, "Пр");
  EXPECT_EQ(mail.text.title, "Пр");
  EXPECT_EQ(mail.record.modified, 1767323045);
  EXPECT_EQ(mail.record.type, "message/rfc822");
  EXPECT_EQ(one_line(mail.text.body), "Hello");
}

TEST(MailDocumentTest, MailsThatTheirProgramMarksAsDeletedAreDiscarded) {
  for (const char* field : {"X-Mozilla-Status: 0009", "X-Mozilla-Status: 1008", "X-Status: D", "X-Status: AD"})
    EXPECT_TRUE(mail_document(field + std::string("\nSubject: x\n\nbody"), {}).discarded) << field;
  for (const char* field :
       {"X-Mozilla-Status: 0001", "X-Mozilla-Status2: 00000008", "X-Status: A", "X-Status: Done", "Status: RO"})
    EXPECT_FALSE(mail_document(field + std::string("\nSubject: x\n\nbody"), {}).discarded) << field;
}

TEST(MailDocumentTest, MessagesWithoutAnIdHaveThatOfTheirBytes) {
  EXPECT_EQ(mail_document("Subject: x\n\nbody", {}).id, mail_document("Subject: x\n\nbody", {}).id);
  EXPECT_EQ(mail_document("Subject: x\n\nbody", {}).id.substr(0, 4), "md5:");
  EXPECT_NE(mail_document("Subject: x\n\nbody", {}).id, mail_document("Subject: x\n\nbody2", {}).id);
}

TEST(MailDocumentTest, MailsThatShareTheFirstOfSeveralMessageIdsAreDifferent) {
  const auto id = [](const std::string& field, const std::string& body) {
    return mail_document("Message-ID: " + field + "\nSubject: x\n\n" + body, {}).id;
  };
  EXPECT_NE(id("<a@b> <e@f>", "one"), id("<a@b> <e@f>", "two"));
  EXPECT_NE(id("<a@b> <e@f>", "one"), id("<a@b>", "one"));
  EXPECT_EQ("a@b", id("<a@b>", "one"));
  EXPECT_EQ("a@b", id("<a@b> (a comment)", "one"));
  EXPECT_EQ(mail_document("Subject: x\n\nbody", {}).record.modified, std::nullopt);
}

TEST(MailDocumentTest, TransferEncodingsAndCharsetsAreUndone) {
  const auto body = [](const std::string& fields, const std::string& bytes) {
    return one_line(mail_document("Subject: x\nMIME-Version: 1.0\n" + fields + "\n" + bytes, {}).text.body);
  };
  EXPECT_EQ(body("Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n",
                 "caf=E9 soft=\nbreak"),
            "café softbreak");
  EXPECT_EQ(body("Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n", "Y2Fmw6k="), "café");
  EXPECT_EQ(body("Content-Type: text/html; charset=koi8-r\nContent-Transfer-Encoding: 8bit\n", "<p>\xf0\xd2"), "Пр");
  // The default says nothing.
  EXPECT_EQ(body("Content-Type: text/plain; charset=US-ASCII\n", "\x1b$BF|K\\\x1b(B"), "日本");
  EXPECT_EQ(body("", "caf\xe9"), "café");
  EXPECT_EQ(body("Content-Type: image/png\nContent-Transfer-Encoding: base64\n", "AAAA"), "");
}

std::string multipart(const std::string& kind, const std::vector<std::string>& parts) {
  std::string mail = "Subject: x\nMIME-Version: 1.0\nContent-Type: multipart/" + kind + "; boundary=b\n\n";
  for (const std::string& part : parts) mail += "--b\n" + part + "\n";
  return mail + "--b--\n";
}

TEST(MailDocumentTest, PlainTextOfAlternativesAndEveryOtherPart) {
  const std::string plain = "Content-Type: text/plain\n\nplain";
  const std::string html = "Content-Type: text/html\n\n<p>page";
  const std::string same = "Content-Type: text/html\n\n<p>Plain!";
  const auto body = [](const std::string& mail) { return one_line(mail_document(mail, {}).text.body); };
  EXPECT_EQ(body(multipart("alternative", {plain, same})), "plain");
  EXPECT_EQ(body(multipart("alternative", {"Content-Type: text/plain\n\n \n", html})), "page");
  EXPECT_EQ(body(multipart("mixed", {plain, html})), "plain page");
  EXPECT_EQ(body(multipart("mixed", {plain, "Content-Type: text/plain\nContent-Disposition: attachment\n\nfile"})),
            "plain");
}

std::string body_of(const std::string& mail) {
  return one_line(mail_document(mail, {}).text.body);
}

TEST(MailDocumentTest, ALaterAlternativeThatSaysMuchMoreIsRead) {
  const std::string note = "Content-Type: text/plain\n\nNo HTML?";
  EXPECT_EQ(body_of(multipart("alternative", {note, "Content-Type: text/html\n\n<p>" + std::string(228, 'x')})),
            "No HTML? " + std::string(228, 'x'));
  EXPECT_EQ(body_of(multipart("alternative", {note, "Content-Type: text/html\n\n<p>" + std::string(229, 'x')})),
            std::string(229, 'x'));
}

/** Two newsletters with the same note for old programs are no copies. */
TEST(MailDocumentTest, AnAlternativeThatSaysSomethingElseStandsBesideThePlainOne) {
  const std::string note =
      "Content-Type: text/plain\n\nYour program shows no pages. Please read this letter in a browser.";
  const std::string page = "Content-Type: text/html\n\n<p>Carrots and onions are sown in spring";
  EXPECT_EQ(body_of(multipart("alternative", {note, page})),
            "Your program shows no pages. Please read this letter in a browser. Carrots and onions are sown in spring");
  const std::string half =
      "Content-Type: text/html\n\n<p>Read this LETTER, please: <a>click</a> <a>here</a> <a>now</a>";
  EXPECT_EQ(body_of(multipart("alternative", {note, half})),
            "Your program shows no pages. Please read this letter in a browser.");
}

TEST(MailDocumentTest, Base64GoesOnBehindPadding) {
  const std::string head =
      "Subject: x\nMIME-Version: 1.0\nContent-Type: text/plain\nContent-Transfer-Encoding: base64\n\n";
  EXPECT_EQ(body_of(head + "b25lIA==\ndHdvIA==\r\ndGhyZWU=\n"), "one two three");
  EXPECT_EQ(body_of(head + "b25lIA==\n____\nA list of\nmails\n"), "one ____ A list of mails");
  EXPECT_EQ(body_of(head + "b25lIHR3\nbw==\n\n"), "one two");
  EXPECT_EQ(body_of(head + "b25lIHR3\r\nbw\r\n"), "one two");
  EXPECT_EQ(body_of(head + "=\n"), "");
  EXPECT_EQ(body_of(head + "===="), "");
}

TEST(MailDocumentTest, LinesThatAreNotBase64Stay) {
  const std::string head =
      "Subject: x\nMIME-Version: 1.0\nContent-Type: text/plain\nContent-Transfer-Encoding: base64\n\n";
  EXPECT_EQ(body_of(head + "b25lIA==\nOur stall is closed on Sunday.\n"), "one Our stall is closed on Sunday.");
  EXPECT_EQ(body_of(head + "b25l\nOur stall is closed on Sunday.\n"), "one Our stall is closed on Sunday.");
  EXPECT_EQ(body_of(head + "b25l\n[cut here by a filter]\ndHdv\n"), "one [cut here by a filter] two");
  EXPECT_EQ(body_of(head + "The text was never encoded.\n"), "The text was never encoded.");
  EXPECT_EQ(body_of(head + "b25lIGFuZCB0d28gYW5kIHRocmVl!IGFuZCBmb3Vy\n"), "one and two and three and four");
}

TEST(MailDocumentTest, AttachedMessagesAreReadAsAReaderSeesThem) {
  const std::string inner =
      "From: =?utf-8?q?J=C3=BCrgen?= <j@a>\nTo: b@a\nDate: Fri, 02 Jan 2026 03:04:05 +0000\nSubject: y\nX-Z: "
      "no\n\nother";
  const std::string seen = "From: Jürgen <j@a> To: b@a Date: Fri, 02 Jan 2026 03:04:05 +0000 Subject: y other";
  const std::string plain = "Content-Type: text/plain\n\nplain";
  for (const char* const field : {"Content-Type: message/rfc822\n", "Content-Type: message/global\n",
                                  "Content-Type: message/rfc822\nContent-Disposition: attachment; filename=a.eml\n"}) {
    EXPECT_EQ(body_of(multipart("mixed", {plain, std::string(field) + "\n" + inner})), "plain " + seen) << field;
  }
  EXPECT_EQ(body_of(multipart("digest", {"\n" + inner, "\n" + inner})), seen + " " + seen);
  EXPECT_EQ(body_of("Subject: x\nContent-Type: message/rfc822\n\n" + inner), seen);
  EXPECT_EQ(body_of("Subject: x\nMIME-Version: 1.0\nContent-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\n"
                    "U3ViamVjdDogeQoKb3RoZXI="),
            "Subject: y other");
  EXPECT_EQ(body_of("Subject: x\nContent-Type: message/delivery-status\n\nAction: failed\n\nStatus: 5.0.0\n"),
            "Action: failed Status: 5.0.0");
}

TEST(MailDocumentTest, AFileElsewhereIsEvidence) {
  const auto evidence = [](const std::string& name) {
    const std::string mail = "Subject: x\nContent-Type: message/external-body; access-type=anon-ftp; name=" + name;
    return mail_document(mail + "\n\nContent-Type: text/plain\n\n", {}).text.evidence;
  };
  EXPECT_EQ(evidence("a.txt"), evidence("a.txt"));
  EXPECT_NE(evidence("a.txt"), evidence("b.txt"));
}

TEST(MailDocumentTest, InvalidTypesAreText) {
  for (const char* const type : {"TEXT", "text", "", "text/", "/plain", "; charset=utf-8", "plain"}) {
    EXPECT_EQ(body_of("Subject: x\nContent-Type: " + std::string(type) + "\n\nwords"), "words") << type;
    EXPECT_EQ(body_of("Subject: x\nContent-Type: " + std::string(type) + "\n\n<html><p>words"), "words") << type;
  }
  EXPECT_EQ(body_of("Subject: x\nContent-Type: text/plain charset=utf-8\n\nwords"), "words");
  EXPECT_EQ(body_of("Subject: x\nContent-Type: application/octet-stream\n\nwords"), "");
}

TEST(MailDocumentTest, OtherTextsAreRead) {
  const auto body = [](const std::string& type, const std::string& text) {
    return body_of("Subject: x\nContent-Type: " + type + "\n\n" + text);
  };
  EXPECT_EQ(body("text/x-diff", "+words"), "+words");
  EXPECT_EQ(body("text/markdown", "# words"), "# words");
  EXPECT_EQ(body("text/enriched", "<bold>words</bold>"), "words");
  EXPECT_EQ(body("text/calendar", "UID:1\nSUMMARY:words"), "words");
  EXPECT_EQ(body("text/rfc822-headers", "Subject: words"), "Subject: words");
  EXPECT_EQ(body("text/plain; format=flowed; delsp=yes", "wo \nrds"), "words");
  EXPECT_EQ(body("text/css", "a { b: c }"), "");
  EXPECT_EQ(body("text/plain; charset=utf-16", std::string("w\0o\0r\0d\0s\0", 10)), "words");
}

TEST(MailDocumentTest, AttachmentsAreReadWhereTheyAreAll) {
  const std::string attached = "Content-Type: text/plain\nContent-Disposition: attachment\n\nfile";
  EXPECT_EQ(body_of("Subject: x\nMIME-Version: 1.0\n" + attached), "file");
  EXPECT_EQ(body_of(multipart("mixed", {attached, attached})), "file file");
  EXPECT_EQ(body_of(multipart("mixed", {"Content-Type: text/plain\n\n \n", attached})), "file");
  EXPECT_EQ(body_of(multipart("mixed", {attached, "Content-Type: text/html\n\n<p>page"})), "page");
}

TEST(MailDocumentTest, HeadersAndFootersOfPagesAreText) {
  EXPECT_EQ(body_of("Subject: x\nContent-Type: text/html\n\n<header>one</header><nav>two</nav><p>three<footer>four"),
            "one two three four");
}

TEST(MailDocumentTest, PartsOfWrongBoundariesAreRead) {
  const std::string head = "Subject: x\nMIME-Version: 1.0\nContent-Type: multipart/mixed";
  const std::string parts = "--c\nContent-Type: text/html\n\n<p>one\n--c\n\ntwo\n--c--\n";
  EXPECT_EQ(body_of(head + "; boundary=b\n\n" + parts), "one two");
  EXPECT_EQ(body_of(head + "\n\n" + parts), "one two");
  EXPECT_EQ(body_of(head + "; boundary=b\n\nwords alone\n"), "words alone");
  EXPECT_EQ(body_of(head + "; boundary=c\n\npreamble\n--c\n\none\n--c\n\ncut"), "one cut");
}

TEST(MailDocumentTest, ABinaryPartDoesNotTakeTheOthersAlong) {
  EXPECT_EQ(
      body_of(multipart("mixed", {"Content-Type: text/plain\n\n" + std::string("a\0b", 3),
                                  "Content-Type: text/plain\n\nwords", "Content-Type: text/plain\n\n%PDF-1.7 broken"})),
      "words %PDF-1.7 broken");
}

/** What a mail brings along is evidence, whatever its sender calls it. */
TEST(MailDocumentTest, PartsOfWhichNothingIsReadAreEvidence) {
  const auto evidence = [](const std::string& head, const std::string& content) {
    return mail_document(multipart("mixed", {"Content-Type: text/plain\n\nwords", head + "\n\n" + content}), {})
        .text.evidence;
  };
  const std::string attached = "\nContent-Disposition: attachment; filename=a";
  const std::string binary("PK\3\4\0\0", 6);
  for (const char* const type : {"text/plain", "text/csv", "text/html", "text/calendar", "message/delivery-status",
                                 "application/ics", "application/xhtml+xml"}) {
    const std::string head = std::string("Content-Type: ") + type;
    EXPECT_NE(evidence(head, binary + "one"), evidence(head, binary + "two")) << type;
    EXPECT_NE(evidence(head + attached, binary + "one"), evidence(head + attached, binary + "two")) << type;
    EXPECT_EQ(evidence(head, binary + "one"), evidence(head, binary + "one")) << type;
  }
  EXPECT_NE(evidence("Content-Type: text/css" + attached, "a{}"), evidence("Content-Type: text/css" + attached, "b{}"));
  EXPECT_EQ(evidence("Content-Type: text/css", "a{}"), evidence("Content-Type: text/css", "b{}"));
  const std::string event = "SUMMARY:talk\nDTSTART:2026010";
  for (const std::string& head :
       {"Content-Type: application/ics" + attached, "Content-Type: text/calendar" + attached}) {
    EXPECT_NE(evidence(head, event + "1"), evidence(head, event + "2"));
    EXPECT_EQ(evidence(head, event + "1\nDTSTAMP:1"), evidence(head, event + "1\nDTSTAMP:2"));
    EXPECT_NE(evidence(head, event + "1\nURL:https://a/1"), evidence(head, event + "1\nURL:https://a/2"));
    EXPECT_NE(evidence(head, "DTSTART;TZID=Europe/Berlin:20260101T1"),
              evidence(head, "DTSTART;TZID=Asia/Tokyo:20260101T1"));
  }
}

bool are_copies(const std::string& a, const std::string& b) {
  return evidence_agrees(mail_document(a, {}).text.evidence, mail_document(b, {}).text.evidence, false);
}

const std::string kLongText =
    "\nThe mill at the river is open on all days of the week but for the first of each month, when the "
    "wheel is cleaned and the children of the village come to look at the stones and to carry the flour home\n";

TEST(MailDocumentTest, FiguresOfSignaturesCountIfBothHaveSome) {
  const auto mail = [](const std::string& signature) { return "Subject: x\n" + kLongText + "-- \n" + signature; };
  EXPECT_FALSE(are_copies(mail("IBAN DE89 3704 0044 0532"), mail("IBAN DE12 5001 0517 0648")));
  EXPECT_TRUE(are_copies(mail("IBAN DE89 3704 0044 0532"), mail("Jane")));
  EXPECT_TRUE(are_copies(mail("2.30.1"), mail("2.43.0")));
}

TEST(MailDocumentTest, PicturesWithinTheTextCountIfBothHaveSome) {
  const auto shown = [](const std::string& html, const std::string& picture) {
    return multipart("related", {"Content-Type: text/html\n\n" + kLongText + html,
                                 "Content-Type: image/png\nContent-ID: <a@b>\n\n" + picture});
  };
  const auto page = [](const std::string& html) { return "Subject: x\nContent-Type: text/html\n\n" + html; };
  const std::string logo = "<div class=x-signature>Jane<img src=cid:a@b></div>";
  EXPECT_FALSE(are_copies(shown("<img src=cid:a@b>", "one"), shown("<img src=cid:a@b>", "two")));
  EXPECT_TRUE(are_copies(shown("<img src=cid:a@b>", "one"), page(kLongText)));
  EXPECT_TRUE(are_copies(shown(logo, "one"), shown(logo, "two")));
  EXPECT_FALSE(
      are_copies(page(kLongText + "<img alt='Concert on 3 May'>"), page(kLongText + "<img alt='Concert on 4 June'>")));
  EXPECT_FALSE(are_copies(page("See it<img src=//a/may.png>"), page("See it<img src=//a/june.png>")));
  EXPECT_TRUE(are_copies(page("See it<img src=//a/may.png>"), page("See it<img src=//b/may.png>")));
}

/** As Apple Mail writes it: the HTML may be several parts. */
TEST(MailDocumentTest, WhatOnlyTheHtmlSaysIsFoundAndCountsIfBothHaveSome) {
  const std::string plain = "Content-Type: text/plain\n\n" + kLongText;
  const auto mail = [&plain](const std::string& more) {
    return multipart("alternative", {plain, "Content-Type: text/html\n\n<p>" + kLongText + "<p>" + more});
  };
  EXPECT_FALSE(are_copies(mail("Yes to it."), mail("No to it.")));
  EXPECT_TRUE(are_copies(mail("Yes to it."), mail("<b>Yes</b> to it.")));
  EXPECT_TRUE(are_copies(mail("Yes to it."), mail("")));
  EXPECT_TRUE(are_copies(mail("For jane@a.org"), mail("For joe@a.org")));
  const DocumentText text = mail_document(mail("No to it."), {}).text;
  EXPECT_THAT(text.body, testing::Not(testing::HasSubstr("No to it")));
  EXPECT_THAT(text.meta, testing::Contains(testing::Field(&PageMeta::content, testing::HasSubstr("No to it"))));
}

TEST(MailDocumentTest, AnAttachedCalendarIsFound) {
  const std::string event =
      "Content-Type: text/calendar\nContent-Disposition: attachment; filename=party.ics\n\nSUMMARY:orchard";
  const DocumentText text = mail_document(multipart("mixed", {"Content-Type: text/plain\n\nwords", event}), {}).text;
  EXPECT_EQ(text.body, "words\n");
  EXPECT_THAT(text.meta, testing::Contains(testing::Field(&PageMeta::content, testing::HasSubstr("orchard"))));
  EXPECT_THAT(text.unread, testing::IsEmpty());
}

TEST(MailDocumentTest, LettersOfTwoSendersAreNoCopies) {
  const auto mail = [](const std::string& head) { return "Subject: x\n" + head + "\n" + kLongText; };
  const std::string list =
      "From: Joe via List <list@a.org>\nList-Post: <mailto:list@a.org>\nReply-To: Joe <joe@a.org>, list@a.org\n";
  EXPECT_FALSE(are_copies(mail("From: joe@a.org\n"), mail("From: jane@a.org\n")));
  EXPECT_TRUE(are_copies(mail("From: joe@a.org\n"), mail("From: J <JOE@a.org>\n")));
  EXPECT_TRUE(are_copies(mail("From: joe@a.org\n"), mail(list)));
  EXPECT_FALSE(are_copies(mail("From: jane@a.org\n"), mail(list)));
  const std::string by_id = "From: Joe via List <list@a.org>\nList-Id: Bees <list.a.org>\nReply-To: joe@a.org\n";
  EXPECT_TRUE(are_copies(mail("From: joe@a.org\n"), mail(by_id)));
}

TEST(MailDocumentTest, TheOrderOfAttachmentsDoesNotCount) {
  const auto evidence = [](const std::vector<std::string>& files) {
    std::vector<std::string> parts = {"Content-Type: text/plain\n\nwords"};
    for (const std::string& file : files) parts.push_back("Content-Type: application/pdf\n\n" + file);
    return mail_document(multipart("mixed", parts), {}).text.evidence;
  };
  EXPECT_EQ(evidence({"one", "two"}), evidence({"two", "one"}));
  EXPECT_NE(evidence({"one", "two"}), evidence({"one", "one"}));
  EXPECT_NE(evidence({"one", "two"}), evidence({"one"}));
}

TEST(MailDocumentTest, SubjectsAreDecodedWhateverTheirForm) {
  const auto title = [](const std::string& subject, const std::string& fields = "") {
    return mail_document("Subject: " + subject + "\n" + fields + "\nbody", {}).text.title;
  };
  EXPECT_EQ(title("=?utf-8?B?w4RwZmVs?= und =?iso-8859-1?q?Birnen_=FC?="), "Äpfel und Birnen ü");
  EXPECT_EQ(title("=?utf-8?q?=C3?=\n =?utf-8?q?=84pfel?="), "Äpfel");  // cut within a character
  EXPECT_EQ(title("=?utf-8?Q?one?= =?utf-8?Q?two?="), "onetwo");
  EXPECT_EQ(title("=?x-sjis?B?k/qWew==?="), "日本");
  EXPECT_EQ(title("=?utf-8*de?Q?=C3=84?="), "Ä");
  EXPECT_EQ(title("folded\n words"), "folded words");
  EXPECT_EQ(title("Äpfel"), "Äpfel");
  EXPECT_EQ(title("\xf0\xd2", "Content-Type: text/plain; charset=koi8-r\n"), "Пр");
  EXPECT_EQ(title("caf\xe9"), "café");
  EXPECT_EQ(title("=?utf-8?Q?not ended"), "=?utf-8?Q?not ended");
}

TEST(MailDocumentTest, SignedMailIsReadAndEncryptedMailIsNot) {
  const std::string signature = "Content-Type: application/pgp-signature\n\n-----BEGIN PGP SIGNATURE-----\nAAAA";
  EXPECT_EQ(body_of(multipart("signed", {"Content-Type: text/plain\n\nwords", signature})), "words");
  EXPECT_EQ(body_of(multipart("encrypted", {"Content-Type: application/pgp-encrypted\n\nVersion: 1",
                                            "Content-Type: application/octet-stream\n\n-----BEGIN PGP MESSAGE-----"})),
            "");
  const SourceDocument outlook = mail_document("Subject: x\nContent-Type: application/ms-tnef\n\n\x78\x9f\x3e\x22", {});
  EXPECT_EQ(outlook.text.title, "x");
  EXPECT_EQ(one_line(outlook.text.body), "");
  // A text that is signed in itself is read without its armour.
  const std::string inside =
      "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nwords\n-----BEGIN PGP SIGNATURE-----\nAAAA";
  EXPECT_EQ(body_of("Subject: x\n\n" + inside), "words");
}

TEST(MailDocumentTest, MailThatIsEncryptedOrWithinItsSignature) {
  const auto text = [](const std::string& type, const std::string& content) {
    return mail_document("Subject: x\nContent-Type: " + type + "\nContent-Transfer-Encoding: base64\n\n" + content, {})
        .text;
  };
  // SEQUENCE {signedData, [0] {SEQUENCE {1, SET {}, SEQUENCE {data, [0] {"Content-Type: text/plain\n\nwords"}}}}}
  const std::string opaque =
      "MEQGCSqGSIb3DQEHAqA3MDUCAQExADAuBgkqhkiG9w0BBwGgIQQfQ29udGVudC1UeXBlOiB0ZXh0L3BsYWluCgp3b3Jkcw==";
  const std::string type = "application/pkcs7-mime; name=smime.p7m; smime-type=";
  EXPECT_EQ(one_line(text(type + "signed-data", opaque).body), "words");
  EXPECT_EQ(one_line(text("application/octet-stream; name=smime.p7m", opaque).body), "words");
  EXPECT_TRUE(text(type + "signed-data", opaque).unread.empty());
  EXPECT_EQ(text(type + "enveloped-data", "AAAA").unread, std::set<std::string>{"encrypted mail"});
  const std::string pgp = multipart("encrypted", {"Content-Type: application/pgp-encrypted\n\nVersion: 1"});
  EXPECT_EQ(mail_document(pgp, {}).text.unread, std::set<std::string>{"encrypted mail"});
}

TEST(MailDocumentTest, WordsOfAttachedOfficeFilesAreSearchable) {
  const std::string rtf =
      "Content-Type: text/rtf\nContent-Disposition: attachment; filename=a.rtf\n\n{\\rtf1{\\header above}words}";
  const DocumentText with_text = mail_document(multipart("mixed", {"\nown", rtf}), {}).text;
  EXPECT_EQ(one_line(with_text.body), "own");
  EXPECT_EQ(one_line(with_text.stated("attachments")), "a.rtf words above");
  EXPECT_TRUE(with_text.unread.empty());
  EXPECT_EQ(one_line(mail_document(multipart("mixed", {rtf}), {}).text.body), "words") << "if there is no other text";
  const std::string damaged =
      "Content-Type: application/zip\nContent-Disposition: attachment; filename=a.docx\n\nPK\3\4x";
  EXPECT_EQ(mail_document(multipart("mixed", {"\nown", damaged}), {}).text.unread.size(), 1U);
}

TEST(MailDocumentTest, AttachmentsAreSearchableOrNamed) {
  const auto text = [](const std::string& head, const std::string& content) {
    const std::string attached = "\nContent-Disposition: attachment; filename";
    return mail_document(multipart("mixed", {"\nown", "Content-Type: " + head.substr(0, head.find('|')) + attached +
                                                          head.substr(head.find('|') + 1) + "\n\n" + content}),
                         {})
        .text;
  };
  for (const char* const head :
       {"text/plain|=a.txt", "application/octet-stream|=a.txt", "text/html|=a.html", "text/x-vcard|=a.vcf"}) {
    EXPECT_NE(text(head, "words").stated("attachments").find("words"), std::string::npos) << head;
    EXPECT_EQ(one_line(text(head, "words").body), "own") << head;
    EXPECT_TRUE(text(head, "words").unread.empty()) << head;
  }
  EXPECT_EQ(one_line(text("application/octet-stream|=a.eml", "Subject: y\n\nwords").body), "own Subject: y words");
  const DocumentText pdf = text("application/pdf|*=utf-8''%C3%9Cber%20uns.PDF", "%PDF");
  EXPECT_EQ(one_line(pdf.stated("attachments")), "Über uns.PDF");
  EXPECT_EQ(pdf.unread, std::set<std::string>{"attached .pdf; save these files to index them"});
  EXPECT_TRUE(text("image/png|=a.png", "x").unread.empty());
}

std::string left_out_of(const std::string& mail) {
  return one_line(mail_document(mail, {}).text.left_out);
}

TEST(MailDocumentTest, RepliesLeaveTheirQuotationsOut) {
  for (const char* const field : {"Subject: Re: x", "In-Reply-To: <1@a>", "References: <1@a>"}) {
    EXPECT_EQ(body_of(std::string(field) + "\n\nown\n> they\n"), "own") << field;
    EXPECT_EQ(left_out_of(std::string(field) + "\n\nown\n> they\n"), "> they") << field;
  }
  EXPECT_EQ(body_of("Subject: x\n\nown\n> they\n"), "own > they");
  EXPECT_EQ(body_of("Subject: Re: x\n\nMe too\n\nJane, 10:00:\n> they\n"), "Me too");
}

TEST(MailDocumentTest, MailWithoutOwnWordsKeepsItsQuotation) {
  const std::string mail = "Subject: Re: x\n\nJane, 10:00:\n> they\n\n-- \nJoe\n";
  EXPECT_EQ(body_of(mail), "Jane, 10:00: > they");
  EXPECT_EQ(left_out_of(mail), "-- Joe");
  EXPECT_EQ(body_of("Subject: x\n\n-- \nJoe\n"), "-- Joe");
  EXPECT_EQ(left_out_of("Subject: x\n\n-- \nJoe\n"), "");
}

TEST(MailDocumentTest, OwnWordsOfAnyPartCount) {
  const std::string reply = "In-Reply-To: <1@a>\n";
  EXPECT_EQ(body_of(reply + multipart("mixed", {"\n> they", "\nown"})), "own");
  const std::string footer = "\n____________________\nlist@example.org";
  EXPECT_EQ(body_of(reply + multipart("mixed", {"\nown", footer})), "own");
  EXPECT_EQ(left_out_of(multipart("mixed", {"\nown", footer})), "____________________ list@example.org");
}

TEST(MailDocumentTest, AttachedMessagesHaveTheirOwnContent) {
  const std::string attached = "Content-Type: message/rfc822\n\nSubject: ";
  EXPECT_EQ(body_of(multipart("mixed", {"\nown\n> own", attached + "Re: y\n\nother\n> they\n-- \nJane"})),
            "own > own Subject: Re: y other");
  EXPECT_EQ(body_of(multipart("mixed", {"\nown", attached + "Re: y\n\n> they\n-- \nJane"})),
            "own Subject: Re: y > they");
}

TEST(MailDocumentTest, ReportsNameWhomTheyAreAbout) {
  const auto evidence = [](const std::string& type, const std::string& recipient) {
    const std::string mail =
        "From: MAILER-DAEMON@a.example\nContent-Type: " + type +
        "; boundary=b\n\n--b\n\nThe mail was not "
        "delivered.\n\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; a.example\n\n"
        "Final-Recipient: rfc822; " +
        recipient + "\nAction: failed\n\n--b--\n";
    return mail_document(mail, {}).text.evidence;
  };
  const std::string report = "multipart/report; report-type=delivery-status";
  EXPECT_THAT(parting_kinds(evidence(report, "anna@b.example"), evidence(report, "bert@b.example"), false),
              testing::ElementsAre(EvidenceKind::kSender));
  EXPECT_EQ(evidence(report, "anna@b.example"), evidence(report, "anna@b.example"));
  EXPECT_EQ(evidence("multipart/mixed", "anna@b.example"), evidence("multipart/mixed", "bert@b.example"));
}

TEST(MailDocumentTest, HtmlIsDividedAndOtherFormatsAreNot) {
  const std::string head = "Subject: Re: x\nContent-Type: ";
  EXPECT_EQ(body_of(head + "text/html\n\n<p>own<blockquote type=cite>they</blockquote>"), "own");
  EXPECT_EQ(body_of(head + "text/enriched\n\n<bold>own</bold>\n\n> they"), "own");
  EXPECT_EQ(body_of(head + "text/x-patch\n\n@@ -1 +1 @@\n-a\n+b\n-- \n2.39.2"), "@@ -1 +1 @@ -a +b -- 2.39.2");
  EXPECT_EQ(body_of(head + "text/plain\nContent-Disposition: attachment\n\nfile\n> text\n-- \nx"), "file > text -- x");
}

TEST(MailDocumentTest, DelimitersThatATransferEncodingKeeps) {
  const std::string head = "Subject: x\nMIME-Version: 1.0\n";
  EXPECT_EQ(body_of(head + "Content-Transfer-Encoding: quoted-printable\n\nown\n--=20\nJoe\n"), "own");
  EXPECT_EQ(body_of(head + "Content-Transfer-Encoding: quoted-printable\n\nown\n-- \nJoe\n"), "own");
  EXPECT_EQ(body_of(head + "Content-Type: text/plain; format=flowed\n\nown \nwords\n-- \nJoe\n"), "own words");
}

TEST(MailDocumentTest, TextWithoutAHeaderIsABody) {
  EXPECT_EQ(body_of("words alone\nand more\n"), "words alone and more");
  EXPECT_EQ(body_of("Subject: x\nwords without a blank line\n"), "words without a blank line");
  EXPECT_EQ(mail_document("\n\nSubject: x\n\nwords", {}).text.title, "x");
  EXPECT_THROW(mail_document("", {}), std::runtime_error);
  EXPECT_THROW(mail_document(std::string("\0\1\2", 3), {}), std::runtime_error);
}

TEST(MailDocumentTest, NestingWithoutEndIsAnError) {
  const auto nested = [](int levels) {
    std::string mail = "Subject: x\nMIME-Version: 1.0\n";
    for (int i = 0; i != levels; ++i) {
      mail += "Content-Type: multipart/mixed; boundary=b" + std::to_string(i) + "\n\n--b" + std::to_string(i) + "\n";
    }
    return mail + "\ndeep";
  };
  EXPECT_EQ(body_of(nested(90)), "deep");
  for (const int levels : {110, 5000}) EXPECT_THROW(mail_document(nested(levels), {}), std::runtime_error) << levels;
}

TEST(MailDocumentTest, AnyBytesAreWelcome) {
  std::mt19937 random(20260101);
  for (int round = 0; round != 2000; ++round) {
    std::string bytes = round % 2 == 0 ? kHead : multipart("mixed", {"Content-Type: text/html\n\n<p>"});
    for (int i = 0; i != 8; ++i) bytes[random() % bytes.size()] = static_cast<char>(random());
    try {
      EXPECT_FALSE(mail_document(bytes, {}).id.empty());
    } catch (const std::runtime_error&) {
    }
  }
}

}  // namespace
}  // namespace neardup::cli
