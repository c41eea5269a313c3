#include "records/json_fields.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seeded_random.h"
#include "records/plain_json.h"

namespace neardup::cli {
namespace {

const std::vector<std::string_view> kNames{"id", "text", "n"};

/** "-" for no object, else the kinds and values. */
std::string shown(const std::optional<std::vector<JsonField>>& fields) {
  if (!fields) return "-";
  std::string text;
  for (const JsonField& field : *fields) text += std::to_string(static_cast<int>(field.kind)) + "=" + field.value + ";";
  return text;
}

TEST(JsonFieldsTest, UsualLinesAreReadFast) {
  for (const char* line :
       {"{}", R"({"id": 7, "text": "a \"b\" \\ \u00e4 \n\/", "n": -3.25})",
        R"( {"n":null,"other":[1,{"id":2},[]],"text":""} )",
        "{\"text\": \"\xc3\xa4 \xe2\x82\xac \xf0\x9f\x98\x80\", \"n\": true}", R"({"text": "x", "text": [1]})"}) {
    ASSERT_TRUE(plain_json_fields(line, kNames)) << line;
    EXPECT_EQ(shown(json_fields_by_whole_parser(line, kNames)), shown(plain_json_fields(line, kNames))) << line;
  }
}

TEST(JsonFieldsTest, WhatTheFastReaderTakesTheWholeParserTakesAlike) {
  SeededRandom random(3);
  const std::vector<std::string> parts{
      "{",     "}",   "[",   "]",        ",",     ":",    "\"",   "\"id\"",  "\"text\":",
      "\"n\"", "12",  "-0",  "0.50",     "1e999", "null", "true", "\\u00e4", "\\ud800",
      " ",     "\\n", "\\x", "\xc3\xa4", "\xff",  "\x01", "01",   "fals",    "long plain text"};
  std::size_t taken = 0;
  for (int round = 0; round != 200000; ++round) {
    std::string line =
        random.below(2) == 0 ? R"({"id": 7, "text": "some text \u0041 of words", "n": [1, 2.5, {"a": null}]})" : "{";
    for (std::size_t changes = random.below(4); changes != 0; --changes) {
      const std::size_t place = random.below(line.size() + 1);
      if (random.below(3) == 0) {
        line.erase(place, 1);
      } else {
        line.insert(place, parts[random.below(parts.size())]);
      }
    }
    const auto plain = plain_json_fields(line, kNames);
    if (!plain) continue;
    ++taken;
    ASSERT_EQ(shown(json_fields_by_whole_parser(line, kNames)), shown(plain)) << line;
  }
  EXPECT_GT(taken, 10000U);
}

}  // namespace
}  // namespace neardup::cli
