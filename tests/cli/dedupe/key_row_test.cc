#include "dedupe/key_row.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "bytes/base_encodings.h"

namespace neardup::cli {
namespace {

constexpr std::size_t kSlots = 4;

KeyRow row_of(const std::string& id) {
  KeyRow row;
  row.key = 0x0123456789abcdef;
  row.id = id;
  row.preference = "7";
  row.rule = "c616181e/site";
  row.sketch = {0, 9, 0xab, 0xff};
  row.signature = {1, 2, 3, 4, row.sketch.data(), 0};
  return row;
}

std::string written(const KeyRow& row) {
  return hex_encode(row.key) + cells_behind_key(row, kSlots);
}

TEST(KeyRowTest, ARowIsReadAsItWasWritten) {
  for (const char* id : {"a", "", "tab\there", "line\nend\r", "back\\slash", "\\t", "\xff"}) {
    const KeyRow original = row_of(id);
    const KeyRow row = parse_key_row(written(original), kSlots);
    EXPECT_EQ(original.key, row.key);
    EXPECT_EQ(original.id, row.id);
    EXPECT_EQ(original.preference, row.preference);
    EXPECT_EQ(original.rule, row.rule);
    EXPECT_EQ(original.sketch, row.sketch);
    EXPECT_EQ(1U, row.signature.token_digest);
    EXPECT_EQ(2U, row.signature.evidence);
    EXPECT_EQ(3U, row.signature.tokens);
    EXPECT_EQ(4U, row.signature.fingerprint);
  }
}

TEST(KeyRowTest, EveryCutIsNoticed) {
  const std::string whole = written(row_of("id"));
  EXPECT_EQ(
      "0123456789abcdef\tid\t7\tc616181e/site\t0000000000000001\t0000000000000002\t3\t0000000000000004\t0009abff\n",
      whole);
  for (std::size_t size = 0; size != whole.size(); ++size) {
    EXPECT_THROW(parse_key_row(whole.substr(0, size), kSlots), std::runtime_error) << size;
    EXPECT_THROW(parse_key_row(whole.substr(0, size - (size == 0 ? 0 : 1)) + "\n", kSlots), std::runtime_error) << size;
  }
}

TEST(KeyRowTest, TheRuleNamesTheSchemeAndTheField) {
  EXPECT_EQ(hex_encode(Scheme().id(), 8), key_rule(Scheme(), ""));
  EXPECT_EQ(hex_encode(Scheme().id(), 8) + "/site", key_rule(Scheme(), "site"));
}

}  // namespace
}  // namespace neardup::cli
