#include "indexing/site_frames.h"

#include <gtest/gtest.h>
#include <xapian.h>

#include <fstream>
#include <map>
#include <string>
#include <vector>

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

/** Add a mail to a mailbox. @param footer  at its end. */
void write_mail(std::ofstream& box, int number, const std::string& list_field, const std::string& footer) {
  box << "From a@b Thu Jan  1 00:00:00 2026\nFrom: a@b\nMessage-ID: <" << number << "@b>\nList-Id: " << list_field
      << "\n\n";
  for (int word = 0; word != 40; ++word) box << letters(number * 40 + word) << (word % 10 == 9 ? "\n" : " ");
  box << footer << "\n";
}

/** A mailbox of a list with as many mails under each of these fields. */
void write_mailbox(const std::string& path, const std::string& first_field, const std::string& second_field) {
  std::ofstream box(path, std::ios::binary);
  for (int i = 0; i != 38; ++i) write_mail(box, i, i % 2 == 0 ? first_field : second_field, kFooter);
}

std::map<std::string, FrameSet> footers_of(const std::vector<std::string>& boxes, const std::string& place) {
  Xapian::WritableDatabase database(place, Xapian::DB_CREATE);
  const ReadingOptions reading;
  const FileWalk walk = walk_files(boxes, Links::kOfFiles);
  learn_list_footers(database, walk, files_of_many(walk), {reading, false, [] { return false; }});
  return recorded_list_footers(database);
}

TEST(ListFootersTest, ListHasOneFooterUnderAllItsNames) {
  const TemporaryFolder folder;
  const std::string box = folder / "box.mbox";
  write_mailbox(box, "Boats <boats.example.org>", "\"The boats\" <Boats.example.org>");
  const auto footers = footers_of({box}, folder / "db");
  ASSERT_EQ(1U, footers.count("boats.example.org")) << "neither name has the mails that a list must have";
  EXPECT_FALSE(footers.at("boats.example.org").empty());
}

TEST(ListFootersTest, ListIsLearnedAlthoughManyOthersCameBefore) {
  const TemporaryFolder folder;
  const std::string box = folder / "1.mbox";
  const std::string next = folder / "2.mbox";
  {
    std::ofstream mails(box, std::ios::binary);
    for (int i = 0; i != 25; ++i) write_mail(mails, i, "<first.example.org>", kFooter);
    for (int i = 0; i != 999; ++i) write_mail(mails, i, "<" + letters(i) + ".example.org>", "");
    for (int i = 0; i != 25; ++i) write_mail(mails, i, "<second.example.org>", kFooter);
  }
  write_mailbox(next, "<third.example.org>", "<third.example.org>");
  const auto footers = footers_of({box, next}, folder / "db");
  for (const char* list : {"first", "second", "third"})
    EXPECT_EQ(1U, footers.count(std::string(list) + ".example.org")) << list;
}

}  // namespace
}  // namespace neardup::cli
