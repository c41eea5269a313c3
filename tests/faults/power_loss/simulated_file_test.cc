#include "faults/power_loss/simulated_file.h"

#include <gtest/gtest.h>

#include <set>

namespace neardup::faults {
namespace {

constexpr int kFileDraws = 2000;

std::set<std::string> outcomes(const SimulatedFile& file) {
  RandomSource random(1);
  std::set<std::string> seen;
  for (int i = 0; i != kFileDraws; ++i) seen.insert(file.after_power_loss(random));
  return seen;
}

TEST(SimulatedFileTest, WhatIsSyncedIsThere) {
  SimulatedFile file("before");
  file.write(3, "abcdef");
  file.sync();
  EXPECT_EQ("befabcdef", file.live());
  EXPECT_EQ(std::set<std::string>{"befabcdef"}, outcomes(file));
}

TEST(SimulatedFileTest, UnsyncedSectorsAreKeptInAnySubset) {
  const std::string before(3 * SimulatedFile::kSector, 'a');
  SimulatedFile file(before);
  file.write(0, std::string(3 * SimulatedFile::kSector, 'b'));
  std::set<std::string> wanted;
  for (int kept = 0; kept != 8; ++kept) {
    std::string content = before;
    for (std::size_t i = 0; i != 3; ++i) {
      if ((kept >> i & 1) != 0)
        content.replace(i * SimulatedFile::kSector, SimulatedFile::kSector, SimulatedFile::kSector, 'b');
    }
    wanted.insert(content);
  }
  EXPECT_EQ(wanted, outcomes(file));
}

TEST(SimulatedFileTest, SectorBordersAreTheDisks) {
  SimulatedFile file(std::string(1024, 'a'));
  file.write(500, std::string(24, 'b'));
  for (const std::string& content : outcomes(file)) {
    EXPECT_EQ(std::string(12, content[500]), content.substr(500, 12));
    EXPECT_EQ(std::string(12, content[512]), content.substr(512, 12));
  }
  EXPECT_EQ(4U, outcomes(file).size());
}

TEST(SimulatedFileTest, AnExtendedFileMayBeShortOrZeros) {
  SimulatedFile file("a");
  file.write(1, "b");
  EXPECT_EQ((std::set<std::string>{"a", "ab", std::string("a\0", 2)}), outcomes(file));
}

TEST(SimulatedFileTest, ATruncationMayBeLost) {
  SimulatedFile file("abc");
  file.truncate(1);
  EXPECT_EQ("a", file.live());
  EXPECT_EQ((std::set<std::string>{"a", "abc"}), outcomes(file));
}

}  // namespace
}  // namespace neardup::faults
