#include "digest.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

std::string hexadecimal(const std::string& octets) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  for (const char c : octets) {
    const auto octet = static_cast<unsigned char>(c);
    text += {kDigits[octet >> 4], kDigits[octet & 15]};
  }
  return text;
}

TEST(DigestTest, VectorsOfTheStandard) {
  EXPECT_EQ(hexadecimal(md5_digest_of("")), "d41d8cd98f00b204e9800998ecf8427e");
  EXPECT_EQ(hexadecimal(md5_digest_of("abc")), "900150983cd24fb0d6963f7d28e17f72");
  EXPECT_EQ(hexadecimal(md5_digest_of("message digest")), "f96b697d7cb7938d525a2f31aaf161d0");
}

}  // namespace
}  // namespace neardup::cli
