#include "documents/json_document.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seeded_random.h"
#include "core/used_memory.h"

namespace neardup {
namespace {

const std::vector<std::string_view> kNames{"id", "text", "n"};

/** "-" for no object, else the kinds and values. */
std::string shown(const std::optional<std::vector<JsonField>>& fields) {
  if (!fields) return "-";
  std::string text;
  for (const JsonField& field : *fields) text += std::to_string(static_cast<int>(field.kind)) + "=" + field.value + ";";
  return text;
}

/** The same by another parser, which builds everything. */
std::string twin(const std::string& line) {
  const nlohmann::json object = nlohmann::json::parse(line, nullptr, false);
  if (!object.is_object()) return "-";
  std::vector<JsonField> fields;
  for (const std::string_view name : kNames) {
    const auto found = object.find(name);
    using Kind = JsonField::Kind;
    if (found == object.end()) {
      fields.push_back({Kind::kMissing, {}});
    } else if (found->is_null()) {
      fields.push_back({Kind::kNull, {}});
    } else if (found->is_structured()) {
      fields.push_back({Kind::kStructure, {}});
    } else if (found->is_string()) {
      fields.push_back({Kind::kString, found->get<std::string>()});
    } else if (found->is_number_integer()) {
      fields.push_back({Kind::kWholeNumber, found->dump()});
    } else {
      fields.push_back(
          {Kind::kOtherScalar, found->is_boolean() ? found->dump() : fmt::format("{}", found->get<double>())});
    }
  }
  return shown(fields);
}

TEST(JsonFieldsTest, NamedFieldsOfTheOutermostObject) {
  EXPECT_EQ(shown(json_fields(R"({"id": 7, "text": "a \"b\" \\ \u00e4 \n\/", "n": -3.25})", kNames)),
            "3=7;2=a \"b\" \\ \xc3\xa4 \n/;4=-3.25;");
  EXPECT_EQ(shown(json_fields(R"( {"n":null,"other":[1,{"id":2},[]],"text":""} )", kNames)), "0=;2=;1=;");
  EXPECT_EQ(shown(json_fields(R"({"text": "x", "text": [1]})", kNames)), "0=;5=;0=;") << "the last of several counts";
  EXPECT_EQ(
      shown(json_fields(R"({"id": 123456789012345678901234567890, "n": -123456789012345678901234567891})", kNames)),
      "2=123456789012345678901234567890;0=;2=-123456789012345678901234567891;")
      << "a double would take neighbours for one";
  EXPECT_EQ(shown(json_fields(R"({"id": 123456789012345678901234567890, "text": [{"id": 1}, 2], "n": 1e3})", kNames)),
            "2=123456789012345678901234567890;5=;4=1000;");
  for (const char* line : {"", "{", "[]", "17", "\"text\"", "{} more", "{\"text\": \"\xff\"}", R"({"text": "\ud800"})"})
    EXPECT_FALSE(json_fields(line, kNames)) << line;
}

TEST(JsonFieldsTest, ChangedLinesAreReadAsAnotherParserReadsThem) {
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
    const std::string fields = shown(json_fields(line, kNames));
    if (fields != "-") ++taken;
    ASSERT_EQ(twin(line), fields) << line;
  }
  EXPECT_GT(taken, 10000U);
}

TEST(JsonFieldsTest, LongLineLeavesNoMemoryBehind) {
  json_fields(R"({"text": "short"})", kNames);
  const std::size_t before = used_memory();
  constexpr std::size_t kLong = std::size_t{1} << 23U;
  EXPECT_EQ(kLong, json_fields(R"({"text": ")" + std::string(kLong, 'x') + "\"}", kNames)->at(1).value.size());
  EXPECT_LT(used_memory(), before + kLong / 8);
  EXPECT_FALSE(json_fields("{\"text\": \"" + std::string(kLong, 'x'), kNames)) << "it does not end";
  EXPECT_LT(used_memory(), before + kLong / 8);
}

}  // namespace
}  // namespace neardup
