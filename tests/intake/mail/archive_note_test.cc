
#include <gtest/gtest.h>

#include <string>

#include "line_roles.h"
#include "mail/mail_content.h"

namespace neardup {
namespace {

constexpr const char* kPage =
    "-------------- next part --------------\n"
    "An HTML attachment was scrubbed...\n"
    "URL: <https://lists.example.org/road/attachments/20100309/9ca641e3/attachment.html>\n";
constexpr const char* kFile =
    "-------------- nächster Teil --------------\n"
    "Ein Dateianhang wurde abgetrennt...\n"
    "Dateiname   : pump.pdf\n"
    "Dateityp    : application/pdf\n"
    "Dateigröße  : 189 bytes\n"
    "URL         : <https://lists.example.org/road/attachments/20100309/9ca641e3/attachment.pdf>\n";

std::string noted_roles(const std::string& text) {
  return line_roles(text, [](MailLines& lines) { mark_archive_notes(lines); });
}

std::string files(const std::string& text) {
  MailLines lines = mail_lines(text);
  return mark_archive_notes(lines);
}

TEST(ArchiveNoteTest, NotesAreLeftOut) {
  EXPECT_EQ("onnno", noted_roles(std::string("own\n") + kPage + "own again\n"));
  EXPECT_EQ("nnnnnn", noted_roles(kFile));
  const MailText mail = mail_content(std::string("own words\n") + kPage, {});
  EXPECT_EQ("own words\n", mail.own);
  EXPECT_EQ("", mail.ending);
  EXPECT_EQ(kPage, mail.notes);
}

TEST(ArchiveNoteTest, OtherRulersAreText) {
  for (const char* const text :
       {"-------------- next part --------------\n", "-------------- next part --------------\nwords\n",
        "-------------- next part --------------\n\nURL: <https://a.org/b>\n",
        "--- next part ---\nURL: <https://a.org/b>\n",
        "---------------------------------------\nURL: <https://a.org/b>\n",
        "-------------- next part --------------\n1\n2\n3\n4\n5\n6\n7\n8\nURL: <https://a.org/b>\n"}) {
    EXPECT_EQ(std::string::npos, noted_roles(text).find('n')) << text;
  }
}

TEST(ArchiveNoteTest, FilesAreNamedAndOtherFormsOfTheTextAreNot) {
  EXPECT_EQ("", files(kPage));
  EXPECT_EQ("Dateiname   : pump.pdf\nDateityp    : application/pdf\nDateigröße  : 189 bytes\n", files(kFile));
  std::string signature = kFile;
  signature.replace(signature.find("application/pdf"), 15, "application/pgp-signature");
  EXPECT_EQ("", files(signature));
}

}  // namespace
}  // namespace neardup
