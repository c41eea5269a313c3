#include "dedupe/copied_items.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace neardup::cli {
namespace {

bool is_marked(const std::string& path, const std::string& original) {
  const std::vector<std::string> paths = paths_without_mark(path);
  return std::find(paths.begin(), paths.end(), original) != paths.end();
}

TEST(CopiedItemsTest, MarksOfCopiesAreKnown) {
  for (const char* name : {"a (1).txt",
                           "a(1).txt",
                           "a 2.txt",
                           "a~.txt",
                           "a.txt~",
                           "a.txt.~1~",
                           "a.txt.1",
                           "a.txt.bak",
                           "a - Copy.txt",
                           "a - Copy (2).txt",
                           "a copy.txt",
                           "a copy 3.txt",
                           "a_copy.txt",
                           "a (copy).txt",
                           "a (another copy).txt",
                           "a (3rd copy).txt",
                           "a - Kopie.txt",
                           "a (weitere Kopie).txt",
                           "a - Copie.txt",
                           "a (autre copie).txt",
                           "a - copia.txt",
                           "a - C\u00f3pia.txt",
                           "a \u2014 kopia.txt",
                           "a \u2014 \u043a\u043e\u043f\u0438\u044f.txt",
                           "a - m\u00e1solat.txt",
                           "a \u2013 kopie.txt",
                           "a - Kopya.txt",
                           "a \u306e\u30b3\u30d4\u30fc.txt",
                           "a\u306e\u30b3\u30d4\u30fc.txt",
                           "a - \u526f\u672c.txt",
                           "a\u526f\u672c.txt",
                           "a - \ubcf5\uc0ac\ubcf8.txt",
                           "Copy of a.txt",
                           "Copy (2) of a.txt",
                           "Kopie von a.txt",
                           "Copie de a.txt",
                           "\u041a\u043e\u043f\u0438\u044f a.txt",
                           "a (conflicted copy 2026-03-12).txt",
                           "a (Anna's conflicted copy 2026-03-12).txt",
                           "a.sync-conflict-20260312-101112-ABCDEFG.txt"})
    EXPECT_TRUE(is_marked(std::string("d/") + name, "d/a.txt")) << name;
  for (const char* name : {"a.example.yml", "a-sample.yml", "a.yml.default", "a.dist.yml"})
    EXPECT_TRUE(is_marked(name, "a.yml")) << name;
  EXPECT_TRUE(is_marked("a (1).tar.gz", "a.tar.gz"));
  EXPECT_TRUE(is_marked("a.tar (1).gz", "a.tar.gz"));
  EXPECT_TRUE(is_marked("a - Copy (2).txt", "a - Copy.txt"));
}

TEST(CopiedItemsTest, OtherNamesHaveNoMark) {
  for (const char* name : {"a.txt", "IMG_1.jpg", "a-1.txt", "a2.txt", "2024.txt", "(1).txt", "Report final.txt", "~"})
    EXPECT_EQ(paths_without_mark(name), std::vector<std::string>()) << name;
}

TEST(CopiedItemsTest, FoldersHaveMarksToo) {
  EXPECT_TRUE(is_marked("d/Backup/a.txt", "d/a.txt"));
  EXPECT_TRUE(is_marked("d - Copy/e/a.txt", "d/e/a.txt"));
  EXPECT_TRUE(is_marked("d (1)/a.txt", "d/a.txt"));
  EXPECT_TRUE(is_marked("Backups.backupdb/mac/2024-03-05/d/a.txt", "d/a.txt"));
  EXPECT_FALSE(is_marked("mac/2024-03-05/d/a.txt", "d/a.txt"));
  EXPECT_FALSE(is_marked("e/a.txt", "a.txt"));
}

}  // namespace
}  // namespace neardup::cli
