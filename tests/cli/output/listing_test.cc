#include "output/listing.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace neardup::cli {
namespace {

/** What a listing of these rows prints. */
std::string printed(Format format, const std::vector<Row>& rows, Listing::Delivery delivery = Listing::kAtOnce) {
  ::testing::internal::CaptureStdout();
  {
    Listing listing({format}, {"id", "number"}, delivery);
    for (const Row& row : rows) listing.row(row, "for people");
    listing.note("a note");
    listing.deliver();
  }
  return ::testing::internal::GetCapturedStdout();
}

const std::vector<Row> kRows{{{"id", "a"}, {"number", 1}}, {{"id", "b"}, {"number", nullptr}}};

TEST(ListingTest, EachFormatHasAllRows) {
  for (const Listing::Delivery delivery : {Listing::kAtOnce, Listing::kWhenWhole}) {
    EXPECT_EQ("for people\nfor people\na note\n", printed(Format::kText, kRows, delivery));
    EXPECT_EQ("[\n{\"id\":\"a\",\"number\":1},\n{\"id\":\"b\",\"number\":null}\n]\n",
              printed(Format::kJson, kRows, delivery));
    EXPECT_EQ("{\"id\":\"a\",\"number\":1}\n{\"id\":\"b\",\"number\":null}\n",
              printed(Format::kJsonLines, kRows, delivery));
    EXPECT_EQ("id,number\na,1\nb,\n", printed(Format::kCsv, kRows, delivery));
    EXPECT_EQ("id\tnumber\na\t1\nb\t\n", printed(Format::kTsv, kRows, delivery));
    EXPECT_EQ("id,number\na,1\nb,\n", printed(Format::kCsv, kRows, delivery));
  }
}

TEST(ListingTest, WithoutRowsItIsWellFormed) {
  for (const Listing::Delivery delivery : {Listing::kAtOnce, Listing::kWhenWhole}) {
    EXPECT_EQ("[]\n", printed(Format::kJson, {}, delivery));
    EXPECT_EQ("", printed(Format::kJsonLines, {}, delivery));
    EXPECT_EQ("id,number\n", printed(Format::kCsv, {}, delivery));
  }
}

TEST(ListingTest, WhatIsNotDeliveredIsNotPrinted) {
  ::testing::internal::CaptureStdout();
  for (const Format format : {Format::kJson, Format::kCsv}) {
    Listing listing({format}, {"id"}, Listing::kWhenWhole);
    listing.row({{"id", "a"}}, "");
  }
  EXPECT_EQ("", ::testing::internal::GetCapturedStdout());
}

TEST(ListingTest, CellsOfCsvAreQuotedWhereTheyNeedIt) {
  const auto cell = [](const Row& value) {
    return printed(Format::kCsv, {{{"id", value}, {"number", 1}}}, Listing::kAtOnce).substr(sizeof "id,number");
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
