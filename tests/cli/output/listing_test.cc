#include "output/listing.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace neardup::cli {
namespace {

/** What a listing of these rows prints. */
std::string printed(Format format, const std::vector<Row>& rows) {
  ::testing::internal::CaptureStdout();
  {
    Listing listing({format}, {"id", "number"});
    for (const Row& row : rows) listing.row(row, "for people");
    listing.note("a note");
  }
  return ::testing::internal::GetCapturedStdout();
}

const std::vector<Row> kRows{{{"id", "a"}, {"number", 1}}, {{"id", "b"}, {"number", nullptr}}};

TEST(ListingTest, EachFormatHasAllRows) {
  EXPECT_EQ("for people\nfor people\na note\n", printed(Format::kText, kRows));
  EXPECT_EQ("[\n{\"id\":\"a\",\"number\":1},\n{\"id\":\"b\",\"number\":null}\n]\n", printed(Format::kJson, kRows));
  EXPECT_EQ("{\"id\":\"a\",\"number\":1}\n{\"id\":\"b\",\"number\":null}\n", printed(Format::kJsonLines, kRows));
  EXPECT_EQ("id,number\na,1\nb,\n", printed(Format::kCsv, kRows));
  EXPECT_EQ("id\tnumber\na\t1\nb\t\n", printed(Format::kTsv, kRows));
  EXPECT_EQ("id,number\na,1\nb,\n", printed(Format::kCsv, kRows));
}

TEST(ListingTest, WithoutRowsItIsWellFormed) {
  EXPECT_EQ("[]\n", printed(Format::kJson, {}));
  EXPECT_EQ("", printed(Format::kJsonLines, {}));
  EXPECT_EQ("id,number\n", printed(Format::kCsv, {}));
}

TEST(ListingTest, CellsOfCsvAreQuotedWhereTheyNeedIt) {
  const auto cell = [](const Row& value) {
    return printed(Format::kCsv, {{{"id", value}, {"number", 1}}}).substr(sizeof "id,number");
  };
  EXPECT_EQ("\"a, b\",1\n", cell("a, b"));
  EXPECT_EQ("\"say \"\"so\"\"\",1\n", cell("say \"so\""));
  EXPECT_EQ("\"two\nlines\r\n\",1\n", cell("two\nlines\r\n"));
  EXPECT_EQ("a\tb\\c,1\n", cell("a\tb\\c"));
  EXPECT_EQ("\"[\"\"x\"\",\"\"y\"\"]\",1\n", cell({"x", "y"}));
  EXPECT_EQ("\\x1b[31m,1\n", cell("\x1b[31m")) << "a terminal is not told anything";
}

}  // namespace
}  // namespace neardup::cli
