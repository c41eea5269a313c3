#include "bands/text_digest_key.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

using Keys = std::vector<std::string>;

Keys keys_of(std::string_view text) {
  TextDigestKey digest;
  digest.add_text(text);
  return digest.finish();
}

// By Python: base64.b32encode(hashlib.md5(b"abc").digest()).decode().lower().rstrip("=")
TEST(TextDigestKeyTest, KeyIsTheMd5OfTheBytes) {
  EXPECT_EQ(Keys{"saavbgb42jh3bvuwh56sryl7oi"}, keys_of("abc"));
  EXPECT_EQ(Keys{base32_encode(md5_of(std::string_view("a\0\xff", 3)))}, keys_of(std::string_view("a\0\xff", 3)));
}

TEST(TextDigestKeyTest, FieldsFollowOneAnotherAndFinishBeginsAnotherText) {
  TextDigestKey digest;
  digest.add_text("a");
  digest.add_text("bc");
  EXPECT_EQ(keys_of("abc"), digest.finish());
  digest.add_text("x");
  digest.clear();
  digest.add_text("abc");
  EXPECT_EQ(keys_of("abc"), digest.finish());
}

TEST(TextDigestKeyTest, EveryByteMatters) {
  EXPECT_NE(keys_of("abc"), keys_of("ABC"));
  EXPECT_NE(keys_of("abc"), keys_of("abc "));
}

}  // namespace
}  // namespace neardup
