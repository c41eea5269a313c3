#include "documents/json_document.h"

#include <stdexcept>

#include <gtest/gtest.h>

#include "documents/record_parser.h"
#include "intake/repeated.h"
#include "sign/evidence.h"

namespace neardup::cli {
namespace {

std::optional<std::string> json_document_id(std::string_view line, const RecordFields& fields = {}) {
  return RecordParser(InputFormat::kJsonLines, fields).id(line, {});
}

using Fields = std::vector<std::pair<std::string, std::string>>;

std::string error_of(const std::string& line) {
  try {
    parse_json_document(line);
    return "none";
  } catch (const std::runtime_error& error) {
    return error.what();
  }
}

TEST(JsonDocumentTest, KnownKeysAreRead) {
  const SourceDocument document = parse_json_document(
      R"({"id":"a","text":"Some \u00e9 text","title":"T","url":"http://u","type":"text/x","modtime":1709618828})");
  EXPECT_EQ(document.id, "a");
  EXPECT_EQ(document.text.body, "Some é text");
  EXPECT_EQ(document.record.title, "T");
  EXPECT_EQ(document.record.url, "http://u");
  EXPECT_EQ(document.record.type, "text/x");
  EXPECT_EQ(document.record.modified, 1709618828);
  EXPECT_TRUE(document.record.fields.empty());
}

TEST(JsonDocumentTest, OnlyIdAndTextAreNeeded) {
  const SourceDocument document = parse_json_document(R"({"id":"a","text":"","title":null,"url":null,"modtime":null})");
  EXPECT_EQ(document.text.body, "");
  EXPECT_EQ(document.record.title, "");
  EXPECT_EQ(document.record.url, "");
  EXPECT_FALSE(document.record.modified);
}

TEST(JsonDocumentTest, WholeNumbersAreIds) {
  EXPECT_EQ(parse_json_document(R"({"id":17,"text":""})").id, "17");
  EXPECT_EQ(parse_json_document(R"({"id":-1,"text":""})").id, "-1");
  EXPECT_EQ(parse_json_document(R"({"id":18446744073709551615,"text":""})").id, "18446744073709551615");
  EXPECT_EQ(parse_json_document(R"({"id":18446744073709551616,"text":""})").id, "18446744073709551616");
}

TEST(JsonDocumentTest, OtherScalarsAreFieldsInTheOrderOfTheirNames) {
  const SourceDocument document = parse_json_document(
      R"({"year":1999,"id":"a","text":"","author":"X","ok":true,"list":[1],"object":{},"none":null,"bad name":"x","size":5})");
  EXPECT_EQ(document.record.fields, (Fields{{"author", "X"}, {"ok", "true"}, {"year", "1999"}}));
}

TEST(JsonDocumentTest, AnIdMayBeMissing) {
  EXPECT_EQ(parse_json_document(R"({"text":"x"})").id, "");
  EXPECT_EQ(parse_json_document(R"({"id":null,"text":"x"})").id, "");
  EXPECT_EQ(json_document_id(R"({"text":"x"})"), std::nullopt);
  EXPECT_EQ(json_document_id(R"({"id":null,"text":"x"})"), std::nullopt);
}

TEST(JsonDocumentTest, FieldsMayHaveOtherNames) {
  const RecordFields fields{"key", {"head", "body"}, "name", "link"};
  const char* const line = R"({"key":"a","id":"field","head":"One","body":"two","name":"N","link":"L","text":"lost"})";
  const SourceDocument document = parse_json_document(line, fields);
  EXPECT_EQ(document.id, "a");
  EXPECT_EQ(document.text.body, "One\ntwo");
  EXPECT_EQ(document.record.title, "N");
  EXPECT_EQ(document.record.url, "L");
  EXPECT_EQ(json_document_id(line, fields), "a");
  EXPECT_EQ(parse_json_document(R"({"body":"two"})", fields).text.body, "two") << "one of the text's fields is enough";
  EXPECT_EQ(parse_json_document(R"({"head":null,"body":"two"})", fields).text.body, "two");
  EXPECT_EQ(parse_json_document(R"({"head":null,"body":null})", fields).text.body, "");
  EXPECT_EQ(parse_json_document(R"({"text":null})").text.body, "");
  EXPECT_THROW(parse_json_document(R"({"text":"x"})", fields), std::runtime_error);
}

TEST(JsonDocumentTest, NamesMayBePathsWithDots) {
  const RecordFields fields{"meta.id", {"doc.text", "doc.more"}, "doc.head.title", "meta.url"};
  const char* const line =
      R"({"meta":{"id":7,"url":"L","x":[1]},"doc":{"text":"One","more":"two","head":{"title":"N"}},"text":"lost"})";
  const SourceDocument document = parse_json_document(line, fields);
  EXPECT_EQ(document.id, "7");
  EXPECT_EQ(document.text.body, "One\ntwo");
  EXPECT_EQ(document.record.title, "N");
  EXPECT_EQ(document.record.url, "L");
  EXPECT_EQ(json_document_id(line, fields), "7");
  const auto body = [](const char* record) { return parse_json_document(record, {"id", {"doc.text"}}).text.body; };
  EXPECT_EQ(body(R"({"doc":{"text":"inner"},"doc.text":"literal"})"), "literal") << "a key of this name comes first";
  EXPECT_EQ(body(R"({"doc.text":{"x":1},"doc":{"text":"inner"}, "doc.text":null})"), "");
  EXPECT_EQ(body(R"({"doc":{"text":null},"n":123456789012345678901234567890})"), "");
  EXPECT_EQ(body(R"({"doc":{"text":"inner"},"n":123456789012345678901234567890})"), "inner") << "by the other parser";
  EXPECT_EQ(parse_json_document(R"({"a.b":{"c":{"d":"x"}}})", {"id", {"a.b.c.d"}}).text.body, "x");
  for (const char* const record :
       {R"({"doc":"text"})", R"({"doc":{"x":"y"}})", R"({"doc":[{"text":"x"}]})", R"({"text":"x"})"})
    EXPECT_THROW(body(record), std::runtime_error) << record;
}

TEST(JsonDocumentTest, ListsOfTextsAndOfMessagesAreLines) {
  const auto body = [](const std::string& value) { return parse_json_document("{\"text\":" + value + "}").text.body; };
  EXPECT_EQ(body(R"(["one","two",null,"three"])"), "one\ntwo\nthree");
  EXPECT_EQ(
      body(
          R"([{"content":"Do it"},{"content":null,"tool_calls":[{"id":"c1","function":{"name":"f","arguments":"{}"}}]},)"
          R"({"content":"x","tool_calls":[]}])"),
      "Do it\nf\n{}\nx");
  const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
  EXPECT_EQ(body("[{\"content\":\"x\",\"tool_calls\":" + deep + "}]"), "x");
  EXPECT_EQ(body(R"([{"role":"user","content":"Why?"},{"role":"assistant","content":"So."}])"), "Why?\nSo.");
  EXPECT_EQ(
      body(
          R"([{"role":"tool","content":null},{"role":"user","content":[{"type":"text","text":"a"},{"type":"text","text":"b"}]}])"),
      "a\nb");
  EXPECT_EQ(body(R"([{"from":"human","value":"Why?"},{"from":"gpt","value":"So."}])"), "Why?\nSo.");
  EXPECT_EQ(body(R"([{"role":"user","parts":[{"text":"Why?"}]},{"role":"model","parts":[{"text":"So."}]}])"),
            "Why?\nSo.");
  EXPECT_EQ(body(R"(["See ",{"type":"bold","text":"this"}])"), "See \nthis");
  EXPECT_EQ(
      body(
          R"([{"role":"assistant","reasoning_content":"I have to think","content":"So.","id":"a b","at":"Mon Jan 1 10:00:00 2024"}])"),
      "I have to think\nSo.");
  EXPECT_EQ(body(R"([{"role":"assistant","refusal":"I will not do it","content":null}])"), "I will not do it");
  EXPECT_EQ(body("[]"), "");
  EXPECT_EQ(parse_json_document(R"({"chat":{"messages":["a","b"]}})", {"id", {"chat.messages"}}).text.body, "a\nb");
  EXPECT_EQ(parse_json_document(R"({"n":123456789012345678901234567890,"text":["a","b"]})").text.body, "a\nb");
  const auto wrong = [](const std::string& type) {
    return "an item of \"text\" is " + type +
           ", expected a string, or an object with \"content\", \"value\" or \"text\"";
  };
  EXPECT_EQ(body(R"([{"value":"Why?","language":"en"}])"), "Why?");
  for (const char* const name : {"name", "label", "key", "property"})
    EXPECT_EQ(error_of(R"({"text":[{")" + std::string(name) + R"(":"Width","value":"10 cm"}]})"), wrong("object"))
        << name;
  EXPECT_EQ(error_of(R"({"text":["a",5]})"), wrong("number"));
  EXPECT_EQ(error_of(R"({"text":[["a"]]})"), wrong("array"));
  EXPECT_EQ(error_of(R"({"text":[{"content":[{"text":[["x"]]}]}]})"), wrong("array"));
  EXPECT_EQ(error_of(R"({"text":[{"role":"user"}]})"), wrong("object"));
  EXPECT_EQ(error_of(R"({"text":{"a":"b"}})"), "\"text\" is object, expected a string");
}

TEST(JsonDocumentTest, CallsOfEveryFormAreText) {
  const auto body = [](const std::string& message) {
    return parse_json_document("{\"text\":[" + message + "]}").text.body;
  };
  EXPECT_EQ(body(R"({"content":null,"function_call":{"name":"f","arguments":"{\"a\": 1}"}})"), "f\n{\"a\": 1}");
  EXPECT_EQ(body(R"({"function_call":{"name":"f"}})"), "f") << "without a content";
  EXPECT_EQ(body(R"({"content":"x","tool_calls":[{"function":{"name":"f","arguments":{"a":"Rome"}}}]})"),
            "f\n{\"a\":\"Rome\"}\nx");
  EXPECT_EQ(body(R"({"content":"x","tool_calls":[{"name":"f","arguments":{}}]})"), "f\n{}\nx");
  EXPECT_EQ(body(R"({"content":[{"type":"tool_use","name":"f","input":{"a":1}}]})"), "f\n{\"a\":1}");
  EXPECT_EQ(body(R"({"content":[{"type":"tool_result","content":[{"type":"text","text":"y"}]}]})"), "y");
  EXPECT_EQ(body(R"({"content":[{"type":"tool_result","content":"y"},"z"]})"), "y\nz");
}

TEST(JsonDocumentTest, PicturesOfMessagesPartThem) {
  const auto document = [](const std::string& part) {
    return parse_json_document(R"({"text":[{"content":[{"type":"text","text":"See"})" + part + "]}]}").text;
  };
  const auto picture = [&](const std::string& url) {
    return document(R"(,{"type":"image_url","image_url":{"url":")" + url + R"("}})");
  };
  EXPECT_EQ(picture("a.png").body, "See");
  EXPECT_EQ(document("").evidence, "");
  EXPECT_FALSE(evidence_agrees(picture("a.png").evidence, picture("b.png").evidence, false));
  EXPECT_TRUE(evidence_agrees(picture("a.png").evidence, picture("a.png").evidence, false));
}

TEST(JsonDocumentTest, TheColumnOfACellParts) {
  const RecordFields fields{"id", {"name", "from", "to"}};
  const auto evidence = [&](const std::string& from, const std::string& to) {
    return table_document({"name", "from", "to"}, {"Anna", from, to}, fields).text.evidence;
  };
  EXPECT_FALSE(evidence_agrees(evidence("Berlin", ""), evidence("", "Berlin"), false));
  EXPECT_FALSE(evidence_agrees(evidence("Berlin", " "), evidence("", "Berlin"), true));
  EXPECT_TRUE(evidence_agrees(evidence("Berlin", ""), evidence("Berlin", ""), false));
  EXPECT_TRUE(evidence_agrees(evidence("Berlin", ""), evidence("", ""), false)) << "fewer cells are no others";
  EXPECT_EQ(evidence("Berlin", "Rome"), "");
  EXPECT_EQ(table_document({"text"}, {""}).text.evidence, "");
  const auto of_json = [&](const std::string& line) { return parse_json_document(line, fields).text.evidence; };
  EXPECT_EQ(of_json(R"({"name":"Anna","from":"Berlin"})"), evidence("Berlin", ""));
  EXPECT_EQ(of_json(R"({"name":"Anna","from":null,"to":["Berlin"]})"), evidence("", "Berlin"));
}

TEST(JsonDocumentTest, TheFieldOfALongTextDoesNotPart) {
  const RecordFields fields{"id", {"text", "content"}};
  const auto evidence = [&](const std::string& field, std::size_t words) {
    return parse_json_document(R"({")" + field + R"(":")" + repeated("word ", words) + R"("})", fields).text.evidence;
  };
  EXPECT_FALSE(evidence_agrees(evidence("text", 19), evidence("content", 19), false));
  EXPECT_EQ(evidence("text", 20), "");
}

TEST(JsonDocumentTest, AMessageThatIsNestedDeepIsRefused) {
  constexpr std::size_t kDeep = 100000;
  const std::string list = repeated("[", kDeep) + repeated("]", kDeep);
  const std::string in_content = R"([{"content":[{"type":"x","y":)" + list + "}]}]";
  const std::string in_call = R"([{"function_call":{"arguments":)" + list + "}}]";
  const std::string in_parts = repeated(R"([{"content":)", kDeep) + R"(["x"])" + repeated("}]", kDeep);
  for (const std::string& text : {in_content, in_call, in_parts})
    EXPECT_EQ(error_of(R"({"text":)" + text + "}"), "has a message that is nested more than 100 deep");
  EXPECT_EQ(parse_json_document(R"({"text":"x","other":)" + list + "}").text.body, "x");
}

TEST(JsonDocumentTest, ARowOfATableIsADocument) {
  const SourceDocument document =
      table_document({"id", "text", "modtime", "author"}, {"7", "words", "1700000000", "Nobody"});
  EXPECT_EQ(document.id, "7");
  EXPECT_EQ(document.text.body, "words");
  EXPECT_EQ(document.record.modified, 1700000000);
  EXPECT_EQ(document.record.fields, (Fields{{"author", "Nobody"}}));
  EXPECT_EQ(table_document({"id", "text", "modtime"}, {"", "", ""}).id, "");
}

TEST(JsonDocumentTest, ATextThatSaysThatThereIsNoneIsSearchedAndNotSigned) {
  const SourceDocument document = table_document({"id", "text"}, {"7", "NA"});
  EXPECT_EQ(document.text.body, "");
  EXPECT_EQ(document.text.left_out, "NA");
  EXPECT_EQ(table_document({"a", "b"}, {"NA", "words"}, {"id", {"a", "b"}}).text.body, "NA\nwords");
}

/** Its time, or what is said of it. */
std::string time_of(const std::string& modtime) {
  const SourceDocument document = parse_json_document(R"({"text":"x","modtime":)" + modtime + "}");
  EXPECT_EQ(document.text.body, "x");
  if (document.record.modified) return std::to_string(*document.record.modified);
  return document.text.unread.empty() ? "none" : *document.text.unread.begin();
}

TEST(JsonDocumentTest, ATimeIsANumberOrADate) {
  for (const char* const time : {"1704190000", "1704190000.0", "1704190000.9", "\"1704190000\"", "\"1704190000.0\"",
                                 "\"2024-01-02T10:06:40Z\"", "\"2024-01-02 10:06:40+00:00\""})
    EXPECT_EQ(time_of(time), "1704190000") << time;
  EXPECT_EQ(time_of("-1.5"), "-2");
  EXPECT_EQ(time_of("\"2024-01-02\""), "1704153600");
  for (const char* const time : {"null", "\"\"", "\"NA\"", "\"NaN\""}) EXPECT_EQ(time_of(time), "none") << time;
  for (const char* const time : {"1704190000000", "\"yesterday\"", "\"inf\"", "[1]", "{}"})
    EXPECT_EQ(time_of(time).rfind("field 'modtime' is not a time in seconds since 1970 (not milliseconds)", 0), 0U)
        << time_of(time);
  EXPECT_EQ(table_document({"text", "modtime"}, {"x", "1704190000.0"}).record.modified, 1704190000);
}

TEST(JsonDocumentTest, AFieldBesideTheTextLosesNoText) {
  const SourceDocument document =
      parse_json_document(R"({"text":"x","title":1984,"type":2,"url":true,"canonical":{"a":"b"}})");
  EXPECT_EQ(document.record.title, "1984");
  EXPECT_EQ(document.record.type, "2");
  EXPECT_EQ(document.text.unread,
            (std::set<std::string>{"field 'canonical' is not a string; write it so, or rename the field"}));
  EXPECT_EQ(parse_json_document(R"({"text":"x","title":["Emma",1815,null]})").record.title, "Emma, 1815");
  EXPECT_EQ(parse_json_document(R"({"text":"x","title":["Emma",{}]})").text.unread.size(), 1U);
  EXPECT_EQ(parse_json_document(R"({"text":" <!DOCTYPE html><p>x"})").text.unread.size(), 1U) << "a page";
  EXPECT_EQ(parse_json_document(R"({"text":"<p>x</p> of <html>"})").text.unread.size(), 0U);
}

TEST(JsonDocumentTest, NumbersAreTextsAsInATable) {
  EXPECT_EQ(parse_json_document(R"({"name":"Blade","year":1982,"ok":true})", {"id", {"name", "year", "ok"}}).text.body,
            "Blade\n1982\ntrue");
}

TEST(JsonDocumentTest, EachErrorSaysWhatIsWrong) {
  EXPECT_EQ(error_of(R"({"id":"","text":"x"})"), "has an empty \"id\"");
  EXPECT_EQ(error_of(R"({"id":"a\u0000b","text":"x"})"), "has a zero character in its \"id\"");
  EXPECT_EQ(error_of(R"({"id":1.5,"text":"x"})"), "\"id\" is number, expected a string or a whole number");
  EXPECT_EQ(error_of(R"({"id":"a"})"), "has no \"text\"");
  EXPECT_EQ(error_of(R"([1])"), "expected a JSON object, found array");
  EXPECT_EQ(error_of(R"("x")"), "expected a JSON object, found string");
}

TEST(JsonDocumentTest, InvalidJsonIsAnErrorWithItsPlace) {
  for (const char* line : {"", "{", "{\"id\":\"a\"", "{'id':1}", "{\"id\":\"\xff\",\"text\":\"\"}",
                           "{\"id\":1,\"text\":\"\\ud8\"}", "nul"}) {
    EXPECT_EQ(error_of(line).rfind("invalid JSON: parse error at ", 0), 0U) << error_of(line);
  }
}

TEST(JsonDocumentTest, DeepNestingIsNoTrap) {
  const std::string deep(200000, '[');
  EXPECT_NE(error_of("{\"id\":1,\"text\":\"\",\"x\":" + deep), "none");
  EXPECT_EQ(error_of("{\"id\":1,\"text\":\"\",\"x\":" + deep + std::string(200000, ']') + "}"), "none");
  EXPECT_NE(error_of("{\"id\":1,\"text\":" + deep + std::string(200000, ']') + "}"), "none");
  const std::string some(900, '[');
  EXPECT_NE(error_of("{\"id\":1,\"text\":" + some + std::string(900, ']') + "}"), "none");
}

TEST(JsonDocumentTest, TheIdAloneIsThatOfTheDocument) {
  for (const char* line : {
           R"({"id": "a", "text": "t"})",
           R"({"text": "t", "id": 12})",
           R"({"id": -3, "text": "t"})",
           R"({"id": 18446744073709551615, "text": "t"})",
           R"({"x": {"id": "inner"}, "id": "outer", "text": ""})",
           R"({"x": ["id", {"y": "id"}], "id": "outer", "text": ""})",
           R"({"id": "first", "text": "t", "id": "last"})",
           R"({"id": "first", "text": "t", "\u0069d": "last"})",
           R"({"id": "caf\u00e9", "text": "t"})",
       }) {
    EXPECT_EQ(parse_json_document(line).id, json_document_id(line)) << line;
  }
}

TEST(JsonDocumentTest, ALineWithoutIdHasNone) {
  for (const char* line : {R"({"text": "t"})", R"({"id": "", "text": "t"})", R"({"id": null, "text": "t"})",
                           R"({"id": 1.5, "text": "t"})", R"({"x": {"id": "inner"}, "text": "t"})", "[]", "{", ""}) {
    EXPECT_EQ(std::nullopt, json_document_id(line)) << line;
  }
}

}  // namespace
}  // namespace neardup::cli
