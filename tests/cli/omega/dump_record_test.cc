#include "omega/dump_record.h"

#include <gmock/gmock.h>

#include <sstream>

namespace neardup::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<DumpRecord> read(const std::string& dump) {
  std::istringstream stream(dump);
  DumpReader reader(stream);
  std::vector<DumpRecord> records;
  for (DumpRecord record; reader.next(record);) records.push_back(record);
  return records;
}

TEST(DumpRecordTest, ABlankLineEndsARecord) {
  const auto records = read("a=1\nb=2\n\na=3\n");
  ASSERT_EQ(2U, records.size());
  EXPECT_EQ("b", records[0][1].name);
  EXPECT_EQ("2", records[0][1].value);
  EXPECT_EQ("a=3\n", records[1][0].lines);
}

/** scriptindex takes a line of carriage returns for a blank one. */
TEST(DumpRecordTest, ABlankLineMayHaveCarriageReturns) {
  const auto records = read("a=1\r\n\r\na=2\r\n\r\r\na=3\r\n");
  ASSERT_EQ(3U, records.size());
  EXPECT_EQ("a=2\r\n", records[1][0].lines);
}

TEST(DumpRecordTest, LinesThatBeginWithEqualsGoOn) {
  const auto records = read("text=one\n=two = 2\n=\n==four\nid=7\n");
  ASSERT_EQ(1U, records.size());
  EXPECT_EQ("one\ntwo = 2\n\n=four", records[0][0].value);
  EXPECT_EQ("text=one\n=two = 2\n=\n==four\n", records[0][0].lines);
  EXPECT_EQ("7", records[0][1].value);
}

TEST(DumpRecordTest, EveryByteOfTheDumpIsInTheLines) {
  constexpr char kDump[] = "\n\na=1\r\nno field\n=x\n\n\nb=\xff\0c\n\n";
  const std::string dump(kDump, sizeof kDump - 1);
  std::istringstream stream(dump);
  DumpReader reader(stream);
  std::string again;
  for (DumpRecord record; reader.next(record);) {
    for (const DumpField& field : record) again += field.lines;
    if (reader.blank_line_follows()) again += '\n';
  }
  EXPECT_EQ(dump, again);
}

TEST(DumpRecordTest, ALineEndIsAddedAtTheEndOfTheDump) {
  EXPECT_EQ("a=1\n", read("a=1").at(0).at(0).lines);
}

TEST(DumpRecordTest, AnEmptyDumpHasNoRecord) {
  EXPECT_THAT(read(""), IsEmpty());
}

TEST(DumpRecordTest, ValuesComeInTheOrderOfTheRecord) {
  const auto records = read("b=1\na=2\nc=3\nb=4\n");
  EXPECT_THAT(values_of(records.at(0), {"a", "b"}), ElementsAre("1", "2", "4"));
  EXPECT_THAT(values_of(records.at(0), {"none"}), IsEmpty());
}

}  // namespace
}  // namespace neardup::cli
