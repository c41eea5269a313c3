#include "documents/record_parser.h"

#include <gtest/gtest.h>

#include <optional>
#include <stdexcept>
#include <string>

namespace neardup {
namespace {

RecordFields fields(const std::string& keep = {}, const std::string& within = {}) {
  RecordFields fields;
  fields.keep = keep;
  fields.within = within;
  return fields;
}

TEST(RecordParserTest, ALineIsItsTextWithoutItsEnd) {
  const RecordParser parser(InputFormat::kLines, fields());
  EXPECT_EQ(parser.parse(" one two \r\n").text, " one two ");
  EXPECT_EQ(parser.parse("one").text, "one");
  EXPECT_EQ(parser.record_size("one\ntwo\n"), 4U);
  EXPECT_EQ(parser.record_size("one"), 3U);
  EXPECT_EQ(parser.whole_records("one\ntwo\nthr"), 8U);
  EXPECT_EQ(parser.whole_records("one"), 0U);
}

TEST(RecordParserTest, FieldsOfJsonAreFoundInTheOutermostObject) {
  const RecordParser parser(InputFormat::kJsonLines, fields("date", "site"));
  const ParsedRecord parsed =
      parser.parse(R"({"other": {"text": "inner", "id": 3}, "id": 17, "text": "a\u00e4", "date": 2.5, "site": null})");
  EXPECT_EQ(parsed.text, "a\xc3\xa4");
  EXPECT_EQ(parsed.id, "17");
  EXPECT_EQ(parsed.keep, "2.5");
  EXPECT_EQ(parsed.within, std::nullopt);
  EXPECT_EQ(parser.parse("\xef\xbb\xbf{\"text\": \"x\", \"text\": \"y\"}\n").text, "y");
  EXPECT_EQ(RecordParser(InputFormat::kJsonLines, fields("id")).parse(R"({"text": "x", "id": "7"})").keep, "7");
}

TEST(RecordParserTest, SeveralFieldsAreOneText) {
  RecordFields both;
  both.text = {"title", "body"};
  const RecordParser parser(InputFormat::kJsonLines, both);
  EXPECT_EQ(parser.parse(R"({"body": "b", "title": "t"})").text, "t\nb");
  EXPECT_EQ(parser.parse(R"({"body": "b", "title": null})").text, "b");
  EXPECT_EQ(RecordParser(InputFormat::kTsv, both, "body\tid\ttitle\n").parse("b\\nb\t1\tt").text, "t\nb\nb");
}

TEST(RecordParserTest, NamesWithCommasAreShownInQuotes) {
  RecordFields fields;
  try {
    const RecordParser parser(InputFormat::kCsv, fields, "id,\"Why, and what?\"\n");
    ADD_FAILURE();
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("'\"Why, and what?\"'"), std::string::npos) << error.what();
  }
}

TEST(RecordParserTest, ABlankLineHasNoText) {
  EXPECT_EQ(RecordParser(InputFormat::kJsonLines, fields()).parse(" \r\n").text, "");
}

TEST(RecordParserTest, NullIsAnEmptyTextAsAnEmptyCellIs) {
  EXPECT_EQ(RecordParser(InputFormat::kJsonLines, fields()).parse(R"({"id": 1, "text": null})").text, "");
  EXPECT_EQ(RecordParser(InputFormat::kCsv, fields(), "id,text\n").parse("1,").text, "");
  RecordFields both;
  both.text = {"title", "body"};
  EXPECT_EQ(RecordParser(InputFormat::kJsonLines, both).parse(R"({"body": null, "title": null})").text, "");
}

TEST(RecordParserTest, RecordsWithoutATextAreErrors) {
  const RecordParser json(InputFormat::kJsonLines, fields());
  for (const char* line : {"{", "[]", "17", "\"text\"", "{}", R"({"text": {}})", R"({"text": [["x"]]})",
                           R"({"text": "x"} more)", "{\"text\": \"\xff\"}"}) {
    EXPECT_THROW(json.parse(line), std::runtime_error) << line;
  }
  const RecordParser table(InputFormat::kCsv, fields(), "id,text\n");
  for (const char* row : {"1", "1,2,3", "1,\"x"}) EXPECT_THROW(table.parse(row), std::runtime_error) << row;
  EXPECT_THROW(RecordParser(InputFormat::kCsv, fields(), "id,body\n"), std::runtime_error);
}

}  // namespace
}  // namespace neardup
