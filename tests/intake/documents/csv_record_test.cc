#include "documents/csv_record.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace neardup {
namespace {

using Cells = std::vector<std::string>;

TEST(CsvRecordTest, ARowEndsBehindALineFeedOutsideOfQuotes) {
  EXPECT_EQ(csv_row_end("a,b\nc"), 4U);
  EXPECT_EQ(csv_row_end("a,\"b\nc\"\nd"), 8U);
  EXPECT_EQ(csv_row_end("\"say \"\"x\n\"\"\"\nd"), 13U);
  EXPECT_EQ(csv_row_end("a\nb\n", 2), 4U);
  EXPECT_EQ(csv_row_end("a,b"), std::string::npos);
  EXPECT_EQ(csv_row_end("\"a\nb\n"), std::string::npos);
}

TEST(CsvRecordTest, CellsAreThoseOfRfc4180) {
  EXPECT_EQ(csv_cells(""), Cells{""});
  EXPECT_EQ(csv_cells("a,b,"), (Cells{"a", "b", ""}));
  EXPECT_EQ(csv_cells("\"a,b\",\"say \"\"x\"\"\",\"\""), (Cells{"a,b", "say \"x\"", ""}));
  EXPECT_EQ(csv_cells(" a , \xc3\xa4"), (Cells{" a ", " \xc3\xa4"}));
}

TEST(CsvRecordTest, AQuoteWithinACellStandsForItself) {
  EXPECT_EQ(csv_cells("a\"b,c\""), (Cells{"a\"b", "c\""}));
  EXPECT_EQ(csv_row_end("a\"b\nc\"\n"), 4U);
}

TEST(CsvRecordTest, QuotesThatDoNotEndACellAreErrors) {
  for (const char* row : {"\"a", "\"a\"b", "a,\"b\" c"}) EXPECT_THROW(csv_cells(row), std::runtime_error) << row;
}

TEST(CsvRecordTest, AnotherDelimiter) {
  EXPECT_EQ(csv_cells("a;\"b;c\";d,e", ';'), (Cells{"a", "b;c", "d,e"}));
  EXPECT_EQ(csv_row_end("a;\"b\nc\"\nd", 0, ';'), 8U);
  EXPECT_EQ(csv_cell("a;b", ';'), "\"a;b\"");
  EXPECT_EQ(csv_cell("a,b", ';'), "a,b");
}

TEST(CsvRecordTest, NullOfDatabasesIsEmpty) {
  EXPECT_EQ(tsv_cells("\\N\ta\\Nb\t\\\\N"), (Cells{"", "a\\Nb", "\\N"}));
}

TEST(CsvRecordTest, ABackslashThatEscapesNothingStays) {
  EXPECT_EQ(unescaped_cell("C:\\Users\\anna, CORP\\bob\\"), "C:\\Users\\anna, CORP\\bob\\");
  EXPECT_EQ(unescaped_cell("a\\tb\\nc\\\\d"), "a\tb\nc\\d");
}

TEST(CsvRecordTest, WordsOfProgramsForNoValue) {
  for (const char* const cell : {"", "NA", "NULL", "\\N", "NaN", "None"}) EXPECT_TRUE(is_missing_cell(cell)) << cell;
  for (const char* const cell : {"na", "NA NULL", "Null", "-", "0"}) EXPECT_FALSE(is_missing_cell(cell)) << cell;
}

TEST(CsvRecordTest, AWrittenCellIsReadAgain) {
  for (const std::string text : {"", "a", "a,b", "say \"x\"", "a\nb", "\""}) {
    EXPECT_EQ(csv_cells(csv_cell(text) + ",z"), (Cells{text, "z"}));
  }
}

std::string problem_of(const std::string& row) {
  try {
    csv_cells(row, ',');
    return "none";
  } catch (const std::runtime_error& error) {
    return error.what();
  }
}

TEST(CsvRecordTest, AQuoteThatTakesLinesSaysHowMany) {
  EXPECT_EQ("row has a double quote that does not end", problem_of("1,\"a"));
  EXPECT_EQ("row has a double quote that does not end, so its 3 lines are one row", problem_of("1,\"a\n2,b\n3,c"));
  EXPECT_EQ("row has text behind a double quote, so its 2 lines are one row", problem_of("1,\"a\n2,\"b"));
}

}  // namespace
}  // namespace neardup
