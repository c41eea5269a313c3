#include "mail/signed_content.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace neardup {
namespace {

/** An element of BER. @param endless  without a length. */
std::string element(int tag, const std::string& content, bool endless = false) {
  const std::string head(1, static_cast<char>(tag));
  if (endless) return head + "\x80" + content + std::string(2, '\0');
  if (content.size() < 0x80) return head + static_cast<char>(content.size()) + content;
  return head + "\x82" + static_cast<char>(content.size() >> 8U) + static_cast<char>(content.size()) + content;
}

const std::string kSignedData = "\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02";
const std::string kData = "\x2a\x86\x48\x86\xf7\x0d\x01\x07\x01";

std::string signature(const std::string& bytes, bool endless = false, const std::string& kind = kSignedData) {
  const std::string content = element(0x30, element(6, kData) + element(0xa0, bytes, endless), endless);
  const std::string certificates = element(0xa0, element(0x30, element(4, "certificate")));
  const std::string data = element(2, "\1") + element(0x31, "") + content + certificates + element(0x31, "");
  return element(0x30, element(6, kind) + element(0xa0, element(0x30, data, endless), endless), endless);
}

TEST(SignedContentTest, WholeOrInPieces) {
  const std::string text(300, 'x');
  EXPECT_EQ(signed_content(signature(element(4, text))), text);
  EXPECT_EQ(signed_content(signature(element(0x24, element(4, "one ") + element(4, text)))), "one " + text);
  EXPECT_EQ(signed_content(signature(element(0x24, element(4, "one ") + element(4, text), true), true)), "one " + text);
}

TEST(SignedContentTest, NothingElse) {
  EXPECT_EQ(signed_content(signature("")), "");
  EXPECT_EQ(signed_content(signature(element(4, "x"), false, kData)), "");
  for (const char* const bytes : {"", "0", "words", "0\x80", "\x30\x89xxxxxxxxxxxx"})
    EXPECT_EQ(signed_content(bytes), "");
}

TEST(SignedContentTest, DamagedBytesAreRead) {
  std::mt19937 random(20261129);
  const std::string whole = signature(element(0x24, element(4, "one") + element(4, "two"), true), true);
  for (int round = 0; round != 5000; ++round) {
    std::string bytes = whole.substr(0, random() % (whole.size() + 1));
    if (!bytes.empty()) bytes[random() % bytes.size()] = static_cast<char>(random());
    EXPECT_LE(signed_content(bytes).size(), bytes.size());
  }
}

}  // namespace
}  // namespace neardup
