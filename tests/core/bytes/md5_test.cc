#include "bytes/digest128.h"

#include <gtest/gtest.h>

#include "core/seeded_random.h"

namespace neardup {
namespace {

TEST(Md5Test, VectorsOfTheStandard) {  // RFC 1321, A.5
  EXPECT_EQ("d41d8cd98f00b204e9800998ecf8427e", hex_encode(md5_of("")));
  EXPECT_EQ("0cc175b9c0f1b6a831c399e269772661", hex_encode(md5_of("a")));
  EXPECT_EQ("900150983cd24fb0d6963f7d28e17f72", hex_encode(md5_of("abc")));
  EXPECT_EQ("f96b697d7cb7938d525a2f31aaf161d0", hex_encode(md5_of("message digest")));
  EXPECT_EQ("57edf4a22be3c955ac49da2e2107b67a",
            hex_encode(md5_of("12345678901234567890123456789012345678901234567890123456789012345678901234567890")));
}

TEST(Md5Test, BytesThatComeInPartsHaveTheDigestOfTheWhole) {
  SeededRandom random(1);
  Md5 md5;
  for (const std::size_t size : {1U, 63U, 64U, 65U, 1000U}) {
    const std::string bytes = random.bytes(size);
    for (std::size_t cut = 0; cut <= size; ++cut) {
      md5.clear();
      md5.add(bytes.substr(0, cut));
      ASSERT_EQ(md5_of(bytes.substr(0, cut)), md5.digest());
      md5.add(bytes.substr(cut));
      ASSERT_EQ(md5_of(bytes), md5.digest()) << cut << " of " << size;
    }
  }
}

}  // namespace
}  // namespace neardup
