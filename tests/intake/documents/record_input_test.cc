#include "documents/record_input.h"

#include <gmock/gmock.h>

#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/temporary_folder.h"
#include "documents/csv_record.h"
#include "intake/compressed.h"
#include "intake/encoded.h"
#include "intake/no_bound.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

using Texts = std::vector<std::string>;

class RecordInputTest : public ::testing::Test {
 protected:
  RecordInput input(const std::string& bytes, const RecordReading& reading = {}, const std::string& name = "records") {
    return RecordInput(folder_.write(name, bytes), reading, [] {});
  }

  /** Texts of all records; "!" for one that is too long, "?REASON" for one that has no text. */
  static Texts texts_of(RecordInput& input, std::size_t most = kNoBound) {
    Texts texts;
    while (const std::optional<RecordBlock> block = input.next(most)) {
      if (block->too_long) texts.emplace_back("!");
      for (std::string_view rest = block->bytes; !rest.empty();) {
        const std::string_view record = rest.substr(0, input.parser().record_size(rest));
        try {
          texts.push_back(record.size() > most ? "!" : input.parser().parse(record, block->charset).text);
        } catch (const std::runtime_error& reason) {
          texts.push_back("?" + std::string(reason.what()));
        }
        rest.remove_prefix(record.size());
      }
    }
    EXPECT_EQ(input.share(), 1);
    return texts;
  }

  Texts texts(const std::string& bytes, InputFormat format = InputFormat::kByContent, const std::string& charset = {}) {
    RecordInput records = input(bytes, {format, {}, charset, true});
    return texts_of(records);
  }

  /** What is wrong with an input. */
  std::string error(const std::string& bytes, const std::string& name = "records",
                    InputFormat format = InputFormat::kByContent) {
    try {
      RecordInput records = input(bytes, {format, {}, {}, true}, name);
      texts_of(records);
    } catch (const std::runtime_error& problem) {
      return problem.what();
    }
    return "none";
  }

  cli::TemporaryFolder folder_;
};

TEST_F(RecordInputTest, LinesEndInBothWaysOrWithTheFile) {
  EXPECT_EQ(texts(""), Texts{});
  EXPECT_EQ(texts("a\nb\r\nc"), (Texts{"a", "b", "c"}));
  EXPECT_EQ(texts("a\n"), (Texts{"a"}));
  EXPECT_EQ(texts("a\n\n b\n"), (Texts{"a", "", " b"}));
}

TEST_F(RecordInputTest, RecordsCrossTheBlocks) {
  const std::string a(524287, 'a');
  const std::string b(524288, 'b');
  const std::string c(2000001, 'c');
  EXPECT_EQ(texts(a + "\n" + b + "\n" + c + "\nd"), (Texts{a, b, c, "d"}));
  std::string table = "number,text\n";
  Texts expected;
  for (int i = 0; i != 50000; ++i) {
    table += std::to_string(i) + ",\"line\n" + std::to_string(i) + "\"\n";
    expected.push_back("line\n" + std::to_string(i));
  }
  EXPECT_EQ(texts(table), expected);
}

TEST_F(RecordInputTest, RecordsThatAreTooLongArePassedOver) {
  for (const InputFormat format :
       {InputFormat::kLines, InputFormat::kJsonLines, InputFormat::kCsv, InputFormat::kTsv}) {
    const bool table = has_header(format);
    const std::string record = format == InputFormat::kJsonLines ? "{\"text\": \"short\"}" : "short";
    RecordInput records =
        input((table ? "text\n" : "") + std::string(3000000, 'x') + "\n" + record + "\n", {format, {}, {}, true});
    EXPECT_EQ(texts_of(records, 100), (Texts{"!", "short"})) << static_cast<int>(format);
  }
}

/** As pandas and Excel write them, and as logs have them. */
TEST_F(RecordInputTest, QuotesOfTabSeparatedTablesAreTold) {
  const std::string header = "id\ttext\n";
  const auto tsv = [&](const std::string& rows) { return texts(header + rows, InputFormat::kTsv); };
  EXPECT_EQ(tsv("1\t\"Dear team,\nthe \"\"red\"\" boat\"\r\n2\tb\n"), (Texts{"Dear team,\nthe \"red\" boat", "b"}));
  EXPECT_EQ(tsv("1\t\"a\n2\tb\n3\tc\"\n4\td\n"), (Texts{"a\n2\tb\n3\tc", "d"}));
  EXPECT_EQ(tsv("1\t\"a\tb\"\n\"2\"\t\"c\""), (Texts{"a\tb", "c"}));
  EXPECT_EQ(tsv("1\t\"no\" he said\n2\t\"open\n3\t5\" disk\n"), (Texts{"\"no\" he said", "\"open", "5\" disk"}));
  EXPECT_EQ(tsv("1\t\"open\n2\tb\n"), (Texts{"\"open", "b"})) << "it does not end";
  EXPECT_EQ(tsv("1\t\"x\" a\n2\t\"y\" b\n3\t\"c\n4\td\"\n"), (Texts{"\"x\" a", "\"y\" b", "\"c", "d\""}))
      << "more bare quotes than others";
  EXPECT_EQ(tsv("1\t\"a\n2\tb\"\n3\t5\" disk\n"), (Texts{"\"a", "b\"", "5\" disk"}))
      << "CSV would have quoted the disk";
  EXPECT_EQ(tsv("1\ta\\nb\n"), (Texts{"a\nb"}));
  EXPECT_THAT(tsv("1\t\"a\" b\nc\n").back(), HasSubstr("read it as CSV: --as csv"));
  EXPECT_EQ(texts("\"id\"\t\"text\"\n1\ta\n", InputFormat::kTsv), Texts{"a"});
}

TEST_F(RecordInputTest, QuotedRowsCrossTheBlocks) {
  std::string table = "id\ttext\n";
  Texts expected;
  for (int i = 0; i != 60000; ++i) {
    const std::string number = std::to_string(i);
    expected.push_back(i % 3 == 0 ? "line " + number : i % 3 == 1 ? "line\n" + number + "\tx\n" : "\"open " + number);
    table += number + "\t" + (i % 3 == 1 ? "\"" + expected.back() + "\"" : expected.back()) + "\n";
    if (i % 3 == 1) table += number + "\t\"\"\"" + number + "\"\n", expected.push_back("\"" + number);
  }
  table += "x\t\"" + std::string(kLongestQuotedRow, 'x') + "\ny\tz\"\n";
  expected.insert(expected.end(), {"\"" + std::string(kLongestQuotedRow, 'x'), "z\""});
  EXPECT_EQ(texts(table, InputFormat::kTsv), expected);
}

TEST_F(RecordInputTest, ADelimiterMayEndEachRow) {
  EXPECT_EQ(texts("id,text\n1,a,\n2,b,\n", InputFormat::kCsv), (Texts{"a", "b"}));
  EXPECT_THAT(error("id,text\r1,a\r2,b\r", "t.csv"), HasSubstr("carriage returns alone"));
  EXPECT_THAT(error("one\rtwo\r"), HasSubstr("carriage returns alone"));
  EXPECT_EQ(error("10 %\r20 %\rdone\nnext\n"), "none") << "a log of progress";
  EXPECT_THAT(error("sep=;\nid;text\n1;a\n", "t.csv"), HasSubstr("Excel's line sep="));
}

TEST_F(RecordInputTest, AFieldThatNoRecordHasIsOneError) {
  const auto problem = [this](const std::string& bytes, const RecordFields& fields, const std::string& name) {
    try {
      input(bytes, {InputFormat::kByContent, fields, {}, true}, name);
    } catch (const std::runtime_error& error) {
      return std::string(error.what());
    }
    return std::string("none");
  };
  RecordFields typo;
  typo.text = {"text", "boddy"};
  const std::string records = "{\"id\": 1, \"text\": \"a\"}\n{\"id\": 2, \"body\": \"b\"}\n";
  EXPECT_EQ(problem(records, typo, "a.jsonl"),
            "has no field 'boddy' for the text; its fields are 'id', 'text', 'body': name one with --text-field");
  EXPECT_THAT(problem("id,text\n1,a\n", typo, "a.csv"), HasSubstr("has no column 'boddy' for the text"));
  EXPECT_THAT(problem("[" + records.substr(0, 24) + "]", typo, "a.json"), HasSubstr("'boddy'"));
  typo.text = {"text", "body"};
  EXPECT_EQ(problem(records, typo, "a.jsonl"), "none");
  typo.keep = "dat";
  EXPECT_THAT(problem(records, typo, "a.jsonl"), HasSubstr("has no field 'dat'; its fields are"));
  EXPECT_THAT(problem("id\ttext\tbody\n1\ta\tb\n", typo, "a.tsv"), HasSubstr("name one with --keep"));
  EXPECT_EQ(problem("{\n[\n", {}, "a.jsonl"), "none") << "no record has fields";
}

TEST_F(RecordInputTest, CompressedInputsAreThoseOfTheText) {
  for (const char* const filter : {"gzip", "bzip2", "xz", "zstd", "lz4"})
    EXPECT_EQ(texts(cli::compressed("a\n\nb", filter)), (Texts{"a", "", "b"})) << filter;
}

TEST_F(RecordInputTest, MissingFilesAndFoldersAreErrors) {
  EXPECT_THROW(RecordInput("/no/such/file", {}, [] {}), std::system_error);
  EXPECT_THROW(RecordInput("/", {}, [] {}), std::runtime_error);
}

TEST_F(RecordInputTest, TheContentSaysWhatAnInputIs) {
  const auto format = [this](const std::string& bytes, const std::string& name = "records") {
    return input(bytes, {}, name).format();
  };
  EXPECT_EQ(format("one line\nand another\n"), InputFormat::kLines);
  EXPECT_EQ(format("one, two\nthree\nfour, five, six\n"), InputFormat::kLines);
  EXPECT_EQ(format("{\"text\": \"a\"}\n{\"text\": \"b\"}\n"), InputFormat::kJsonLines);
  EXPECT_EQ(format("{\"text\": \"a\"}"), InputFormat::kJsonLines);
  EXPECT_EQ(format("{\n  \"text\": \"a\"\n}\n{\n  \"text\": \"b\"\n}\n"), InputFormat::kJson);
  EXPECT_EQ(format("[{\"text\": \"a\"}]", "x.jsonl"), InputFormat::kJson) << "whatever its name";
  EXPECT_EQ(format("id,text\n1,a\n2,b\n"), InputFormat::kCsv);
  EXPECT_EQ(format("id;text\n1;a\n2;b\n"), InputFormat::kCsv);
  EXPECT_EQ(format("id\ttext\n1\ta\n2\tb\n"), InputFormat::kCsv);
  EXPECT_EQ(format("text\na\n", "x.csv"), InputFormat::kCsv);
  EXPECT_EQ(format("id\ttext\n1\t\"a\n", "x.tsv"), InputFormat::kTsv);
  EXPECT_EQ(format("From a@b.org Mon Jan  5 10:00:00 2026\nFrom: a@b.org\n\nwords\n", "Inbox"), InputFormat::kFiles);
  EXPECT_EQ(format("WARC/1.0\r\nWARC-Type: response\r\n", "crawl"), InputFormat::kFiles);
  EXPECT_EQ(format("<!DOCTYPE html><title>t</title><p>words", "page"), InputFormat::kFiles);
}

/** Files that are documents, or may be. */
TEST_F(RecordInputTest, DocumentsAreFiles) {
  using namespace std::string_literals;
  for (const std::string& bytes :
       {"PK\x03\x04\x14\0"s, "\xd0\xcf\x11\xe0\0"s, "{\\rtf1\\ansi words}"s, "%PDF-1.4\n"s, "<rss version='2.0'/>"s,
        "MIME-Version: 1.0\nContent-Type: multipart/related\n\n"s}) {
    EXPECT_EQ(recognised_format("x", bytes, InputFormat::kByContent), InputFormat::kFiles) << bytes;
  }
}

/** Kinds of files that are no texts, each under its own name and as text.txt, lines.jsonl and table.csv. */
TEST_F(RecordInputTest, WhatIsNoTextIsRefusedByItsName) {
  using namespace std::string_literals;
  const std::vector<std::pair<std::string, std::string>> kinds{{"PAR1\x15\0\x15"s, "Parquet"},
                                                               {"ARROW1\0\0"s, "Arrow"},
                                                               {"Obj\x01\x04"s, "Avro"},
                                                               {"ORC\x08\0"s, "ORC"},
                                                               {"\x89HDF\r\n\x1a\n"s, "HDF5"},
                                                               {"\x93NUMPY\x01\0"s, "NumPy"},
                                                               {"\x80\x04\x95\0"s, "pickle"},
                                                               {"SQLite format 3\0"s, "SQLite"},
                                                               {"%!PS-Adobe-3.0\n"s, "PostScript"},
                                                               {"7z\xbc\xaf\x27\x1c\0"s, "7z"},
                                                               {"Rar!\x1a\x07\0"s, "RAR"},
                                                               {"!<arch>\ndebian-binary"s, "ar"},
                                                               {std::string(257, 'a') + "ustar\0"s, "tar"},
                                                               {"\x89PNG\r\n\x1a\n\0"s, "image"},
                                                               {"\xff\xd8\xff\xe0\0"s, "image"},
                                                               {"GIF89a\0"s, "image"},
                                                               {"\x7f"
                                                                "ELF\x02\x01\0"s,
                                                                "program"},
                                                               {"<?xml version=\"1.0\"?><list/>"s, "XML"},
                                                               {"words\0and\0zeros"s, "binary"}};
  for (const auto& [bytes, kind] : kinds) {
    for (const char* name : {"records", "text.txt", "lines.jsonl", "table.csv"})
      EXPECT_THAT(error(bytes, name), HasSubstr(kind)) << name;
    for (const InputFormat format : {InputFormat::kLines, InputFormat::kJsonLines, InputFormat::kCsv})
      EXPECT_THAT(error(bytes, "records", format), HasSubstr("not a file of texts"));
  }
  EXPECT_EQ(texts("RIFF is a word\nORC is another\n"), (Texts{"RIFF is a word", "ORC is another"}));
}

TEST_F(RecordInputTest, ObjectsOfSeveralLinesAreRecords) {
  const std::string array =
      "[\n  {\"text\": \"a }\\\" {\"},\n {\n\"more\": {\"text\": \"inner\"}, \"text\": \"b\"}\n]\n";
  EXPECT_EQ(texts(array), (Texts{"a }\" {", "b"}));
  EXPECT_EQ(texts("{\n\"text\": \"a\"}{\"text\":\n\"b\"}"), (Texts{"a", "b"}));
  EXPECT_EQ(texts("[]", InputFormat::kJson), Texts{});
  RecordInput records = input(array);
  EXPECT_TRUE(records.is_array());
  EXPECT_THAT(texts("[{\"text\": \"a\"}, 17\n, {\"text\": \"b\"}, {\"text\": \"c\"\n]", InputFormat::kJson),
              ElementsAre("a", HasSubstr("?"), "b", HasSubstr("?")))
      << "what is no object ends with its line";
}

TEST_F(RecordInputTest, AnArrayHasAnEnd) {
  for (const char* const array : {"[]", "[ ]\n", "[\n\n]\n"}) EXPECT_EQ(texts(array), Texts{}) << array;
  EXPECT_EQ(texts("[] and more\n"), Texts{"[] and more"});
  for (const char* const array :
       {"[{\"text\": \"a\"}", "[{\"text\": \"a\"},\n", "[{\"text\": \"a\"}, {\"text\": \"b\"}\n"}) {
    EXPECT_THAT(error(array), HasSubstr("cut off")) << array;
  }
}

TEST_F(RecordInputTest, RecordsBeforeADamagedPlaceAreGiven) {
  std::string lines;
  for (int i = 0; i != 20000; ++i) lines += "line " + std::to_string(i * 7919) + "\n";
  const std::string packed = cli::compressed(lines, "gzip");
  RecordInput whole_then_damaged = input(packed + "garbage", {}, "lines.gz");
  std::size_t bytes = 0;
  EXPECT_THROW(
      while (const std::optional<RecordBlock> block = whole_then_damaged.next(kNoBound)) bytes += block->bytes.size(),
      std::runtime_error);
  EXPECT_EQ(bytes, lines.size());
}

TEST_F(RecordInputTest, ALimitBelowABlockIsThatOfARecord) {
  std::string lines;
  for (int i = 0; i != 1000; ++i)
    lines += "line " + std::to_string(i) + (i == 500 ? std::string(3000, 'x') : "") + "\n";
  for (const bool again : {true, false}) {
    for (const char* const name : {"lines", "lines.gz"}) {
      RecordInput records =
          input(name == std::string("lines") ? lines : cli::compressed(lines, "gzip"), {{}, {}, {}, again}, name);
      const Texts found = texts_of(records, 2000);
      ASSERT_EQ(found.size(), 1000U) << name;
      EXPECT_EQ(std::count(found.begin(), found.end(), "!"), 1) << name;
    }
  }
}

TEST_F(RecordInputTest, TablesHaveTheDelimiterOfTheirFirstRow) {
  for (const std::string delimiter : {",", ";", "\t", "|"}) {
    const std::string bytes = "id" + delimiter + "text\r\n1" + delimiter + "\"a" + delimiter + "b\"\r\n2" + delimiter +
                              "c\r\n3" + delimiter + "d\r\n";
    EXPECT_EQ(texts(bytes), (Texts{"a" + delimiter + "b", "c", "d"})) << delimiter;
  }
}

/** As Excel writes its "CSV UTF-8" where the names have line breaks. */
TEST_F(RecordInputTest, TheFirstRowMayHaveLineBreaks) {
  for (const std::string mark : {"", "\xef\xbb\xbf"}) {
    EXPECT_EQ(texts(mark + "\"cust,\nno\";\"a\n\"\"b\"\"\";text\r\n1;2;x\r\n", InputFormat::kCsv), Texts{"x"}) << mark;
    EXPECT_EQ(texts(mark + "\"cust\nno\"\ttext\n1\tx\n", InputFormat::kTsv), Texts{"x"}) << mark;
  }
  EXPECT_EQ(texts("id;size 5\";text\n1;\"a, b, c\";x\n", InputFormat::kCsv), Texts{"x"}) << "a quote within a name";
}

TEST_F(RecordInputTest, ARowThatIsWrongIsOneRow) {
  EXPECT_THAT(texts("text,id\ngood,1\na \"b\" c d,2\ngood,3\n\"x\"y,4\ngood,5\n", InputFormat::kCsv),
              ElementsAre("good", "a \"b\" c d", "good", HasSubstr("?"), "good"));
}

TEST_F(RecordInputTest, EachErrorSaysWhatIsWrong) {
  EXPECT_EQ(error("", "x.csv"), "is empty");
  EXPECT_EQ(error("\n\n", "x.tsv"), "has no first row with the names of its columns");
  EXPECT_EQ(error("text,text\n", "x.csv"), "has two columns named 'text'; rename one of them in its first row");
  EXPECT_THAT(error("id,body\n", "x.csv"),
              HasSubstr("has no column 'text' for the text; its columns are 'id', 'body'"));
}

/** In each encoding the records are those of the same text in UTF-8, as lines, JSON, rows, and with the encoding told. */
TEST_F(RecordInputTest, LegacyEncodingsGiveTheTextOfUtf8) {
  const std::vector<std::pair<std::string, std::string>> languages{
      {"windows-1251", "Приказ от 12 марта о порядке выдачи справок\nПриказ от 13 мая о порядке выдачи книг\n"},
      {"koi8-r", "Приказ от 12 марта о порядке выдачи справок\nПриказ от 13 мая о порядке выдачи книг\n"},
      {"iso-8859-1", "Les élèves ont été reçus à l'école\nLes élèves ont reçu du café à Noël\n"},
      {"windows-1252", "Die Straße führt über die Brücke\nDer Käse schmeckt müden Bäckern\n"},
      {"shift_jis", "日本語の文章をここに書きます\n別の文章も同じように書きます\n"},
      {"euc-jp", "日本語の文章をここに書きます\n別の文章も同じように書きます\n"},
      {"gbk", "这是一个简单的中文句子用来测试\n这是另外一个中文句子用来比较\n"},
      {"big5", "這是一個簡單的中文句子用來測試\n這是另外一個中文句子用來比較\n"},
      {"euc-kr", "한국어로 된 짧은 문장을 여기에 씁니다\n다른 문장도 같은 방법으로 씁니다\n"},
      {"windows-1255", "זה משפט קצר בעברית לבדיקה\nזה משפט אחר לגמרי להשוואה\n"},
  };
  for (const auto& [charset, one] : languages) {
    std::string lines;
    for (int i = 0; i != 20; ++i) lines += one;
    const Texts expected = texts(lines, InputFormat::kLines);
    for (const InputFormat format : {InputFormat::kLines, InputFormat::kCsv, InputFormat::kTsv}) {
      const std::string all = (has_header(format) ? "text\n" : "") + lines;
      const std::string bytes = encoded(all, charset);
      ASSERT_NE(bytes, all);
      EXPECT_EQ(texts(bytes, format), expected) << charset << ", detected";
      EXPECT_EQ(texts(bytes, format, charset), expected) << charset << ", told";
    }
  }
}

TEST_F(RecordInputTest, WideTextsAreRead) {
  for (const char* charset : {"utf-16le", "utf-16be", "utf-32le", "utf-32be"}) {
    RecordInput records = input(encoded("\xef\xbb\xbfid,text\n1,Größe\n2,日本\n3,c\n", charset));
    EXPECT_TRUE(records.was_wide());
    EXPECT_EQ(texts_of(records), (Texts{"Größe", "日本", "c"})) << charset;
  }
}

TEST_F(RecordInputTest, BytesThatNoEncodingHasAreErrorsWithTheirPlace) {
  EXPECT_THAT(texts("größer als groß\nein \xff Byte\nschöne Grüße\n", InputFormat::kLines),
              ElementsAre("größer als groß", HasSubstr("?is not UTF-8 at byte 5"), "schöne Grüße"));
  EXPECT_THAT(texts("one\ntwo \xaa\xd2\xff\n", InputFormat::kLines, "windows-1253"),
              ElementsAre("one", HasSubstr("windows-1253")));
}

/** Half a mebibyte of UTF-8 was given before the other encoding begins. */
TEST_F(RecordInputTest, AnEncodingThatChangesLaterIsAnError) {
  std::string bytes;
  while (bytes.size() < 600000) bytes += "größer\n";
  const std::string cyrillic = encoded("Приказ от марта о порядке выдачи справок\n", "windows-1251");
  for (int i = 0; i != 30000; ++i) bytes += cyrillic;
  EXPECT_THAT(error(bytes), HasSubstr("is UTF-8 in its first part and something else later"));
}

TEST_F(RecordInputTest, BytesAreReadAgain) {
  for (const bool compressed : {false, true}) {
    const std::string lines = "one\ntwo\r\nthree";
    RecordInput records = input(compressed ? cli::compressed(lines, "gzip") : lines);
    texts_of(records);
    EXPECT_EQ(records.bytes(4, 9), "two\r\n");
    EXPECT_EQ(records.end(), lines.size());
  }
}

}  // namespace
}  // namespace neardup
