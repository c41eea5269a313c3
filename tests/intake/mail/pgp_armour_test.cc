#include "mail/mail_ending.h"

#include <gtest/gtest.h>

#include <string>

#include "line_roles.h"

namespace neardup {
namespace {

std::string armour_roles(const std::string& text) {
  return line_roles(text, mark_pgp_armour);
}

const std::string kSigned = "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\nHash: SHA1\n\n";
const std::string kSignature =
    "-----BEGIN PGP SIGNATURE-----\nVersion: GnuPG v1.4\n\niQEcBAEB\n=a+b/\n-----END PGP SIGNATURE-----\n";

TEST(PgpArmourTest, HeadAndSignatureAreArmour) {
  EXPECT_EQ(armour_roles(kSigned + "words\nmore\n" + kSignature + "after\n"),
            "aaaa"
            "oo"
            "aaaaaa"
            "o");
}

TEST(PgpArmourTest, DashEscapesAreUndone) {
  const std::string text = kSigned + "- -- \n- ----\n" + kSignature + "- item\n";
  MailLines lines = mail_lines(text);
  mark_pgp_armour(lines);
  EXPECT_EQ(lines[4].text, "-- ");
  EXPECT_EQ(lines[5].text, "----");
  EXPECT_EQ(lines.back().text, "- item");
}

TEST(PgpArmourTest, ASignatureWithoutAnEndStopsAtText) {
  EXPECT_EQ(armour_roles("-----BEGIN PGP SIGNATURE-----\n\niQEc\nwords of the author\n"), "aaao");
  EXPECT_EQ(armour_roles("-----BEGIN PGP SIGNATURE-----\n\niQEc"), "aaa");
}

TEST(PgpArmourTest, KeysAndQuotedArmourStay) {
  EXPECT_EQ(armour_roles("-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQEN\n-----END PGP PUBLIC KEY BLOCK-----\n"), "oooo");
  EXPECT_EQ(armour_roles("> -----BEGIN PGP SIGNED MESSAGE-----\n"), "o");
}

}  // namespace
}  // namespace neardup
