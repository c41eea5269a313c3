#include "documents/json_document.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstddef>
#include <regex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/seeded_random.h"
#include "core/used_memory.h"

namespace neardup {
namespace {

const std::vector<std::string_view> kNames{"id", "text", "n"};

/** The named fields as JSON; nothing for a field that is not there. */
std::string shown(const nlohmann::json& object) {
  std::string text;
  for (const std::string_view name : kNames) {
    const auto found = object.find(name);
    if (found == object.end()) {
      text += ";";
    } else {
      text += (found->is_array() ? "[]" : found->is_object() ? "{}" : found->dump()) + ";";
    }
  }
  return text;
}

/** "-" for no object. */
std::string fields_of(const std::string& line) {
  try {
    return shown(json_object(line, kNames));
  } catch (const std::runtime_error&) {
    return "-";
  }
}

/** The same by another parser, which builds everything and takes no lone surrogate. */
std::string twin(std::string line) {
  const std::string half = "\\ud800";
  for (std::size_t place = 0; (place = line.find('\\', place)) != std::string::npos; place += 2) {
    if (line.compare(place, half.size(), half) == 0) line.replace(place, half.size(), "\\ufffd");
  }
  const nlohmann::json object = nlohmann::json::parse(line, nullptr, false);
  return object.is_object() ? shown(object) : "-";
}

TEST(JsonFieldsTest, NamedFieldsOfTheOutermostObject) {
  EXPECT_EQ(fields_of(R"({"id": 7, "text": "a \"b\" \\ \u00e4 \n\/", "n": -3.25})"),
            "7;\"a \\\"b\\\" \\\\ \xc3\xa4 \\n/\";-3.25;");
  EXPECT_EQ(fields_of(R"( {"n":null,"other":[1,{"id":2},[]],"text":""} )"), ";\"\";null;");
  EXPECT_EQ(fields_of(R"({"text": "x", "text": [1]})"), ";[];;") << "the last of several counts";
  EXPECT_EQ(fields_of(R"({"id": 123456789012345678901234567890, "n": -123456789012345678901234567891})"),
            "\"123456789012345678901234567890\";;\"-123456789012345678901234567891\";")
      << "a double would take neighbours for one";
  EXPECT_EQ(fields_of(R"({"id": 123456789012345678901234567890, "text": [{"id": 1}, 2], "n": 1e3})"),
            "\"123456789012345678901234567890\";[];1000.0;");
  for (const char* line :
       {"", "{", "[]", "17", "\"text\"", "{} more", "{\"text\": \"\xff\"}", R"({"text": "\ud8"})", R"({"n": NaNs})"}) {
    EXPECT_EQ(fields_of(line), "-") << line;
    EXPECT_FALSE(is_json_object(line)) << line;
  }
}

/** As Python's json.dumps() writes them. */
TEST(JsonFieldsTest, NanInfinitiesAndLoneSurrogatesAreRead) {
  EXPECT_EQ(fields_of(R"({"id": NaN, "n": -Infinity, "text": "Infinity NaN"})"),
            "null;\"Infinity NaN\";\"-Infinity\";");
  EXPECT_EQ(fields_of(R"({"text": "a \ud83d b \udc00\ud83d\ude00 \\ud83d", "n": [Infinity]})"),
            ";\"a \xef\xbf\xbd b \xef\xbf\xbd\xf0\x9f\x98\x80 \\\\ud83d\";[];");
  EXPECT_EQ(fields_of(R"({"text": "\ud83d)"), "-");
  EXPECT_EQ(fields_of(R"({"text": "\ud83d\)"), "-");
}

TEST(JsonFieldsTest, NumbersBeyondDoubleAreStrings) {
  EXPECT_EQ(fields_of(R"({"id": 1, "text": "1e400", "n": -12.5E+400})"), "1;\"1e400\";\"-12.5E+400\";");
  EXPECT_EQ(fields_of(R"({"text": "x", "other": [1e400, 0.1e309, {"a": 2e999}], "n": 0.1e308})"), ";\"x\";1e+307;");
  EXPECT_EQ(fields_of(R"({"n": )" + std::string(400, '7') + "}"), ";;\"" + std::string(400, '7') + "\";");
  for (const char* number : {"1e400x", "01e400", "1.e400", "1e+", "-", "1e400-", "+1e400"}) {
    EXPECT_EQ(fields_of(std::string(R"({"text": "x", "n": )") + number + "}"), "-") << number;
  }
}

TEST(JsonFieldsTest, ChangedLinesAreReadAsAnotherParserReadsThem) {
  SeededRandom random(3);
  const std::vector<std::string> parts{
      "{",     "}",   "[",   "]",        ",",     ":",    "\"",   "\"id\"",  "\"text\":",
      "\"n\"", "12",  "-0",  "0.50",     "1e999", "null", "true", "\\u00e4", "\\ud800",
      " ",     "\\n", "\\x", "\xc3\xa4", "\xff",  "\x01", "01",   "fals",    "long plain text"};
  std::size_t taken = 0;
  for (int round = 0; round != 80000; ++round) {
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
    const std::string fields = fields_of(line);
    if (fields != "-") ++taken;
    static const std::regex exponent("[0-9]e");  // the other parser refuses numbers beyond double
    if (!std::regex_search(line, exponent)) {
      ASSERT_EQ(twin(line), fields) << line;
    }
  }
  EXPECT_GT(taken, 4000U);
}

TEST(JsonFieldsTest, LongLineLeavesNoMemoryBehind) {
  json_object(R"({"text": "short"})", kNames);
  const std::size_t before = used_memory();
  constexpr std::size_t kLong = std::size_t{1} << 23U;
  EXPECT_EQ(kLong, json_object(R"({"text": ")" + std::string(kLong, 'x') + "\"}", kNames)["text"]
                       .get_ref<const std::string&>()
                       .size());
  EXPECT_LT(used_memory(), before + kLong / 8);
  EXPECT_FALSE(is_json_object("{\"text\": \"" + std::string(kLong, 'x'))) << "it does not end";
  EXPECT_LT(used_memory(), before + kLong / 8);
}

}  // namespace
}  // namespace neardup
