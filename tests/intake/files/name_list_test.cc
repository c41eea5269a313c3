#include "files/file_walk.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <stdexcept>
#include <vector>

#include "characters/iso_date.h"
#include "cli/temporary_folder.h"

namespace neardup::cli {
namespace {

using std::string_literals::operator""s;
constexpr std::chrono::milliseconds kPatience{50};

std::vector<std::string> names_of(const std::string& list, char separator) {
  const TemporaryFolder folder;
  NameList names(folder.write("list", list), separator);
  std::vector<std::string> all;
  for (NextName next = names.next(kPatience); next.state == NextName::State::kName; next = names.next(kPatience)) {
    all.push_back(next.name);
  }
  return all;
}

using Names = std::vector<std::string>;

TEST(NameListTest, NamesEndInTheirSeparatorOrAtTheEnd) {
  EXPECT_EQ(names_of("a\nb c\n\nd", '\n'), (Names{"a", "b c", "d"}));
  EXPECT_EQ(names_of("a\nb\0c\0"s, '\0'), (Names{"a\nb", "c"}));
  EXPECT_EQ(names_of("", '\n'), Names{});
  EXPECT_EQ(names_of("\n\n", '\n'), Names{});
}

TEST(NameListTest, AnyNumberOfNames) {
  std::string list;
  for (int i = 0; i != 50'000; ++i) list += std::to_string(i) + "\n";
  const Names names = names_of(list, '\n');
  ASSERT_EQ(names.size(), 50'000U);
  for (std::size_t i = 0; i != names.size(); ++i) ASSERT_EQ(names[i], std::to_string(i));
}

TEST(NameListTest, NamesWithoutEndAreRefused) {
  EXPECT_THROW(names_of(std::string(200'000, 'x'), '\n'), std::runtime_error);
}

TEST(NameListTest, APipeThatSaysNothingIsWaitedForAndNotForLong) {
  const TemporaryFolder folder;
  const std::string pipe = folder / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  std::fstream writer(pipe, std::ios::in | std::ios::out);  // both, or it would wait for a reader
  NameList names(pipe, '\n');
  EXPECT_EQ(names.next(kPatience).state, NextName::State::kNothingYet);
  writer << "half" << std::flush;
  EXPECT_EQ(names.next(kPatience).state, NextName::State::kNothingYet);
  writer << " and half\nnext" << std::flush;
  EXPECT_EQ(names.next(kPatience).name, "half and half");
  writer.close();
  EXPECT_EQ(names.next(kPatience).name, "next");
  EXPECT_EQ(names.next(kPatience).state, NextName::State::kEnd);
}

TEST(NameListTest, ListsThatAreNotThereAreNamed) {
  EXPECT_THROW(NameList("/nowhere/at/all", '\n'), std::runtime_error);
}

TEST(IsoDateTest, DatesAndTimesAreOfUtc) {
  EXPECT_EQ(parse_iso_date("1970-01-01"), 0);
  EXPECT_EQ(parse_iso_date("2026-01-02T03:04:05Z"), 1767323045);
  EXPECT_EQ(parse_iso_date("2026-01-02T03:04:05"), 1767323045);
  EXPECT_EQ(parse_iso_date("2026-01-02T03:04:05.678901Z"), 1767323045);
  EXPECT_EQ(parse_iso_date("2024-02-29"), 1709164800);
  EXPECT_EQ(parse_iso_date("2016-12-31T23:59:60Z"), 1483228800) << "a leap second";
}

TEST(IsoDateTest, OtherTextsAreNoDate) {
  for (const char* const text : {"",
                                 "2026",
                                 "2026-01",
                                 "2026-13-01",
                                 "2026-02-30",
                                 "2023-02-29",
                                 "2026-01-02T",
                                 "x",
                                 "2026-01-02T03:04",
                                 "2026-01-02T03:04:05+01:00",
                                 "2026-01-02T25:00:00Z",
                                 "2026-01-02 03:04:05",
                                 "2026-01-02x",
                                 "2026-00-01",
                                 "2026-01-02T03:04:05Zx",
                                 " 2026-1-5",
                                 "2026-1-5",
                                 "2026- 1-05",
                                 "+026-01-05",
                                 "2026-01-02T3:4:5",
                                 "2026-01-02T+3:04:05",
                                 "2026-01-02T03:04:61"}) {
    EXPECT_FALSE(parse_iso_date(text)) << text;
  }
}

}  // namespace
}  // namespace neardup::cli
