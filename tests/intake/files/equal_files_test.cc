#include "files/equal_files.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <string>
#include <system_error>
#include <vector>

#include "cli/temporary_folder.h"
#include "core/seeded_random.h"

namespace neardup::cli {
namespace {

std::vector<std::uint64_t> hashes_in(const TemporaryFolder& folder, const std::vector<std::string>& contents) {
  std::vector<WalkedFile> files;
  for (std::size_t i = 0; i != contents.size(); ++i) {
    const std::string path = folder.write("file" + std::to_string(i), contents[i]);
    files.push_back({path, *state_of_file(path)});
  }
  std::vector<const WalkedFile*> given;
  for (const WalkedFile& file : files) given.push_back(&file);
  return hashes_of_equal(given, [] {});
}

TEST(EqualFilesTest, HashesAreThoseOfFilesWithACopy) {
  const TemporaryFolder folder;
  SeededRandom random(4);
  std::vector<std::string> contents{"", ""};
  for (const std::size_t size : {1U, 17U, 4096U, 4097U, 300000U, 600000U}) {
    std::string bytes;
    while (bytes.size() < size) bytes += random.text(16, "abcdefgh");
    bytes.resize(size);
    contents.insert(contents.end(), {bytes, bytes});
    bytes.back() = '!';  // the same beginning
    contents.push_back(bytes);
    bytes.front() = '?';
    contents.push_back(bytes);
  }
  std::map<std::string, int> copies;
  for (const std::string& content : contents) ++copies[content];
  const std::vector<std::uint64_t> hashes = hashes_in(folder, contents);
  ASSERT_EQ(contents.size(), hashes.size());
  for (std::size_t i = 0; i != contents.size(); ++i) {
    const bool has_copy = !contents[i].empty() && copies[contents[i]] > 1;
    EXPECT_EQ(has_copy ? bytes_hash(contents[i]) : 0, hashes[i]) << i;
  }
}

TEST(EqualFilesTest, WhatCannotBeReadHasNoCopy) {
  const TemporaryFolder folder;
  const std::string path = folder.write("one", "bytes");
  const WalkedFile there{path, *state_of_file(path)};
  const WalkedFile gone{path + ".gone", there.state};
  EXPECT_EQ((std::vector<std::uint64_t>{0, 0}), hashes_of_equal({&there, &gone}, [] {}));
  WalkedFile longer = there;
  ++longer.state.size;
  EXPECT_EQ((std::vector<std::uint64_t>{0, 0}), hashes_of_equal({&longer, &longer}, [] {}));
}

TEST(EqualFilesTest, BytesAreComparedToTheEnd) {
  const TemporaryFolder folder;
  const std::string bytes(700000, 'x');
  const std::string a = folder.write("a", bytes);
  EXPECT_TRUE(same_bytes(a, folder.write("b", bytes)));
  EXPECT_FALSE(same_bytes(a, folder.write("c", bytes + "x")));
  EXPECT_FALSE(same_bytes(a, folder.write("d", bytes.substr(1) + "y")));
  EXPECT_THROW(same_bytes(a, a + ".gone"), std::system_error);
}

}  // namespace
}  // namespace neardup::cli
