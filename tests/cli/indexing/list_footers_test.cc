#include "indexing/site_frames.h"

#include <gtest/gtest.h>
#include <xapian.h>

#include <fstream>
#include <string>

#include "cli/temporary_folder.h"
#include "record/recorded_frames.h"

namespace neardup::cli {
namespace {

constexpr const char* kFooter = "_______\nThe list of all who build boats\nhttps://lists.example.org/boats\n";

/** A word of its own for each number. */
std::string letters(int number) {
  std::string word = "w";
  for (; number != 0; number /= 26) word += static_cast<char>('a' + number % 26);
  return word;
}

/** A mailbox of a list with as many mails under each of these fields. */
void write_mailbox(const std::string& path, const std::string& first_field, const std::string& second_field) {
  std::ofstream box(path, std::ios::binary);
  for (int i = 0; i != 38; ++i) {
    box << "From a@b Thu Jan  1 00:00:00 2026\nFrom: a@b\nMessage-ID: <" << i
        << "@b>\nList-Id: " << (i % 2 == 0 ? first_field : second_field) << "\n\n";
    for (int word = 0; word != 40; ++word) box << letters(i * 40 + word) << (word % 10 == 9 ? "\n" : " ");
    box << kFooter << "\n";
  }
}

TEST(ListFootersTest, ListHasOneFooterUnderAllItsNames) {
  const TemporaryFolder folder;
  const std::string box = folder / "box.mbox";
  write_mailbox(box, "Boats <boats.example.org>", "\"The boats\" <Boats.example.org>");
  Xapian::WritableDatabase database(folder / "db", Xapian::DB_CREATE);
  const ReadingOptions reading;
  const FileWalk walk = walk_files({box}, Links::kOfFiles);
  learn_list_footers(database, walk, files_of_many(walk), {reading, false, [] { return false; }});
  const auto footers = recorded_list_footers(database);
  ASSERT_EQ(1U, footers.count("boats.example.org")) << "neither name has the mails that a list must have";
  EXPECT_FALSE(footers.at("boats.example.org").empty());
}

}  // namespace
}  // namespace neardup::cli
