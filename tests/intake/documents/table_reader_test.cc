#include "documents/table_reader.h"

#include <gmock/gmock.h>

#include <fstream>
#include <string>
#include <vector>

#include "cli/temporary_folder.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr std::size_t kMost = 100;

class TableReaderTest : public ::testing::Test {
 protected:
  TableReader reader(const std::string& bytes, TableFormat format, std::size_t most = kMost) {
    const std::string path = folder_ / "table";
    std::ofstream(path, std::ios::binary) << bytes;
    return TableReader(path, format, most);
  }

  std::vector<std::vector<std::string>> rows(const std::string& bytes, TableFormat format = TableFormat::kCsv) {
    TableReader table = reader(bytes, format);
    std::vector<std::vector<std::string>> all{table.names()};
    while (const auto row = table.next()) all.push_back(row->cells);
    return all;
  }

  std::string error(const std::string& bytes, TableFormat format = TableFormat::kCsv) {
    try {
      rows(bytes, format);
    } catch (const std::runtime_error& problem) {
      return problem.what();
    }
    return "none";
  }

  cli::TemporaryFolder folder_;
};

TEST_F(TableReaderTest, CsvIsThatOfRfc4180) {
  EXPECT_THAT(rows("id,text\r\n1,\"a, \"\"b\"\"\r\nc\"\r\n2, d \n"),
              ElementsAre(ElementsAre("id", "text"), ElementsAre("1", "a, \"b\"\r\nc"), ElementsAre("2", " d ")));
  EXPECT_THAT(rows("a,b\n,\n\n\"\",x"), ElementsAre(ElementsAre("a", "b"), ElementsAre("", ""), ElementsAre("", "x")))
      << "blank lines are no rows; the last line end may be missing";
  EXPECT_THAT(rows("\xef\xbb\xbf"
                   "a\n1\n"),
              ElementsAre(ElementsAre("a"), ElementsAre("1")))
      << "a byte order mark";
  EXPECT_THAT(rows("a\n\xff\n"), ElementsAre(ElementsAre("a"), ElementsAre("\xff"))) << "bytes stay";
}

TEST_F(TableReaderTest, TsvHasNoQuotes) {
  EXPECT_THAT(rows("id\ttext\r\n1\t\"said\n2\ta\\tb\\nc\\\\\n", TableFormat::kTsv),
              ElementsAre(ElementsAre("id", "text"), ElementsAre("1", "\"said"), ElementsAre("2", "a\tb\nc\\")));
  EXPECT_THAT(rows("a\tb\n\t\n1\t2\t3\nx", TableFormat::kTsv),
              ElementsAre(ElementsAre("a", "b"), ElementsAre("1", "2", "3"), ElementsAre("x")))
      << "a line of white space is no row";
}

TEST_F(TableReaderTest, LongRowsAreSkipped) {
  for (const TableFormat format : {TableFormat::kCsv, TableFormat::kTsv}) {
    TableReader table = reader("a\n" + std::string(kMost + 1, 'x') + "\nshort\n", format);
    const auto longer = table.next();
    ASSERT_TRUE(longer);
    EXPECT_TRUE(longer->too_long);
    EXPECT_EQ(2U, longer->number);
    EXPECT_TRUE(longer->cells.empty());
    const auto row = table.next();
    ASSERT_TRUE(row);
    EXPECT_THAT(row->cells, ElementsAre("short"));
    EXPECT_EQ(3U, row->number);
    EXPECT_FALSE(table.next());
    EXPECT_EQ(1, table.share());
  }
}

TEST_F(TableReaderTest, LargeTablesAreReadInPortions) {
  std::string bytes = "number,text\n";
  for (int i = 0; i != 20000; ++i) bytes += std::to_string(i) + ",\"line\n" + std::to_string(i) + "\"\n";
  TableReader table = reader(bytes, TableFormat::kCsv);
  for (int i = 0; i != 20000; ++i) {
    const auto row = table.next();
    ASSERT_TRUE(row);
    ASSERT_THAT(row->cells, ElementsAre(std::to_string(i), "line\n" + std::to_string(i)));
  }
  EXPECT_FALSE(table.next());
}

TEST_F(TableReaderTest, EachErrorSaysWhatIsWrong) {
  EXPECT_EQ("has no first row with the names of its columns", error(""));
  EXPECT_EQ("has no first row with the names of its columns", error("\n\n", TableFormat::kTsv));
  EXPECT_EQ("has two columns named 'a'", error("a,b,a\n"));
  EXPECT_EQ("has a column without a name in its first row", error("a,,b\n"));
  EXPECT_THAT(error("a\nsaid \"x\" aloud\n"), HasSubstr("row 2 has a double quote inside a cell"));
  EXPECT_THAT(error("a\nx\n\"never ends\nb\n"), HasSubstr("row 3 has a double quote"));
  EXPECT_THAT(error("a\n\"" + std::string(1 << 18, '\n')), HasSubstr("a double quote may be missing"));
}

}  // namespace
}  // namespace neardup
