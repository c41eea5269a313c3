#include "mail_document.h"

#include <gtest/gtest.h>

#include <random>
#include <stdexcept>
#include <string>

#include "one_line.h"

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

TEST(MailDocumentTest, MessagesWithoutAnIdHaveThatOfTheirOctets) {
  EXPECT_EQ(mail_document("Subject: x\n\nbody", {}).id, mail_document("Subject: x\n\nbody", {}).id);
  EXPECT_EQ(mail_document("Subject: x\n\nbody", {}).id.substr(0, 4), "md5:");
  EXPECT_NE(mail_document("Subject: x\n\nbody", {}).id, mail_document("Subject: x\n\nbody2", {}).id);
  EXPECT_EQ(mail_document("Subject: x\n\nbody", {}).record.modified, std::nullopt);
}

TEST(MailDocumentTest, TransferEncodingsAndCharsetsAreUndone) {
  const auto body = [](const std::string& fields, const std::string& octets) {
    return one_line(mail_document("Subject: x\nMIME-Version: 1.0\n" + fields + "\n" + octets, {}).text.body);
  };
  EXPECT_EQ(body("Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n",
                 "caf=E9 soft=\nbreak"),
            "café softbreak");
  EXPECT_EQ(body("Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n", "Y2Fmw6k="), "café");
  EXPECT_EQ(body("Content-Type: text/html; charset=koi8-r\nContent-Transfer-Encoding: 8bit\n", "<p>\xf0\xd2"), "Пр");
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
  const auto body = [](const std::string& mail) { return one_line(mail_document(mail, {}).text.body); };
  EXPECT_EQ(body(multipart("alternative", {plain, html})), "plain");
  EXPECT_EQ(body(multipart("alternative", {"Content-Type: text/plain\n\n \n", html})), "page");
  EXPECT_EQ(body(multipart("mixed", {plain, html})), "plain page");
  EXPECT_EQ(body(multipart("mixed", {plain, "Content-Type: text/plain\nContent-Disposition: attachment\n\nfile"})),
            "plain");
  EXPECT_EQ(body(multipart("mixed", {plain, "Content-Type: message/rfc822\n\nSubject: y\n\nother"})), "plain");
}

TEST(MailDocumentTest, NestingWithoutEndIsLeftUnread) {
  std::string mail = "Subject: x\nMIME-Version: 1.0\n";
  for (int i = 0; i != 5000; ++i) {
    mail += "Content-Type: multipart/mixed; boundary=b" + std::to_string(i) + "\n\n--b" + std::to_string(i) + "\n";
  }
  EXPECT_EQ(one_line(mail_document(mail + "\ndeep", {}).text.body), "");
}

TEST(MailDocumentTest, AnyOctetsAreWelcome) {
  std::mt19937 random(20260101);
  for (int round = 0; round != 2000; ++round) {
    std::string octets = round % 2 == 0 ? kHead : multipart("mixed", {"Content-Type: text/html\n\n<p>"});
    for (int i = 0; i != 8; ++i) octets[random() % octets.size()] = static_cast<char>(random());
    try {
      EXPECT_FALSE(mail_document(octets, {}).id.empty());
    } catch (const std::runtime_error&) {
    }
  }
}

}  // namespace
}  // namespace neardup::cli
