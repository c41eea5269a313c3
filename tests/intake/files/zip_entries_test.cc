#include "files/zip_entries.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "bytes/thread_locale.h"
#include "cli/temporary_folder.h"
#include "intake/zip_file.h"

namespace neardup::cli {
namespace {

/** Each file as NAME=BYTES, then "!" and the error if there is one. */
std::string files_of(const std::string& bytes) {
  const TemporaryFolder folder;
  std::string all;
  try {
    ZipEntries zip(folder.write("x.zip", bytes));
    while (const std::optional<std::string> name = zip.next()) {
      all += *name + "=";
      for (std::string_view piece = zip.bytes(); !piece.empty(); piece = zip.bytes()) all += piece;
      all += ";";
    }
  } catch (const std::runtime_error& error) {
    all += std::string("!") + error.what();
  }
  return all;
}

TEST(ZipEntriesTest, FilesComeOneAfterTheOther) {
  for (const char* const method : {"store", "deflate"}) {
    EXPECT_EQ(files_of(zip_file({{"a", "one"}, {"folder/b", ""}, {"c", "three"}}, method)), "a=one;folder/b=;c=three;");
  }
}

TEST(ZipEntriesTest, NamesAreUtf8InAnyLocale) {
  std::string bytes;
  {
    const ThreadLocale unicode(utf8_locale());
    bytes = zip_file({{"Глава 1", "one"}, {"第一章", "two"}});
  }
  EXPECT_NE(bytes.find("第一章"), std::string::npos);
  EXPECT_EQ(files_of(bytes), "Глава 1=one;第一章=two;");
  EXPECT_EQ(files_of(zip_file({{"\xe9", "three"}})), "\xe9=three;") << "no UTF-8";
}

TEST(ZipEntriesTest, AHeadOfAFileThatWasOverwrittenIsDamage) {
  std::string bytes = zip_file({{"a", "one"}, {"b", "two"}});
  bytes.replace(bytes.find("two") - 31, 26, 26, '\0');  // the head but for its sign, without a name
  EXPECT_NE(files_of(bytes).find("!ZIP file is damaged"), std::string::npos) << files_of(bytes);
}

TEST(ZipEntriesTest, StoredFilesHaveAPlace) {
  const TemporaryFolder folder;
  for (const char* const method : {"store", "deflate"}) {
    const std::string bytes = zip_file({{"folder/first", "one"}, {"b", "twotwotwotwo"}}, method);
    ZipEntries zip(folder.write("x.zip", bytes));
    for (const std::string text : {"one", "twotwotwotwo"}) {
      ASSERT_TRUE(zip.next());
      const std::optional<std::uint64_t> place = zip.stored_at();
      EXPECT_EQ(place.has_value(), method == std::string("store"));
      EXPECT_EQ(bytes.substr(place.value_or(0), place ? text.size() : 0), place ? text : "");
    }
  }
}

TEST(ZipEntriesTest, BytesMayBeLeft) {
  const TemporaryFolder folder;
  ZipEntries zip(folder.write("x.zip", zip_file({{"a", std::string(300'000, 'a')}, {"b", "two"}})));
  EXPECT_EQ(zip.next(), "a");
  EXPECT_EQ(zip.bytes().substr(0, 2), "aa");
  EXPECT_EQ(zip.next(), "b");
  EXPECT_EQ(zip.bytes(), "two");
}

TEST(ZipEntriesTest, FilesBeforeACutAreReadAndTheCutIsTold) {
  const std::string whole = zip_file({{"a", std::string(3000, 'a')}, {"b", std::string(3000, 'b')}});
  const std::string all = files_of(whole.substr(0, 5000));
  EXPECT_EQ(all.substr(0, 3005), "a=" + std::string(3000, 'a') + ";b=");
  EXPECT_NE(all.find("!ZIP file is damaged or cut off ("), std::string::npos) << all;
}

TEST(ZipEntriesTest, DamageIsToldByTheChecksum) {
  std::string zip = zip_file({{"a", std::string(3000, 'a')}});
  zip[1500] ^= 1;
  EXPECT_NE(files_of(zip).find("!ZIP file is damaged or cut off ("), std::string::npos);
}

TEST(ZipEntriesTest, BombsStopAtTheBound) {
  const std::string zeros(std::size_t{70} << 20, '\0');
  EXPECT_NE(files_of(zip_file({{"a", zeros}}, "deflate")).find("!its files have more than 100 times its size"),
            std::string::npos);
}

}  // namespace
}  // namespace neardup::cli
