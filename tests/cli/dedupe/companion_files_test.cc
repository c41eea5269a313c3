#include "dedupe/companion_files.h"

#include <gtest/gtest.h>

#include "cli/temporary_folder.h"

namespace neardup::cli {
namespace {

using Companions = std::set<std::string>;

/** Of a file in a folder of others. */
Companions companions(const std::string& file, const Companions& others) {
  const TemporaryFolder folder;
  for (const std::string& other : others) folder.write(other, "");
  return CompanionFiles().of(folder.write(file, ""));
}

TEST(CompanionFilesTest, WhatGoesOnWithAWholeNameBelongsToThatFile) {
  for (const char* file : {"a.jpg.xmp", "a.jpg.supplemental-metadata.json", "a.jpg(1).json", "a.jpg.bak"})
    EXPECT_EQ(companions(file, {"a.jpg", "b.jpg"}), Companions{"a.jpg"}) << file;
  EXPECT_EQ(companions("a.CR2.pp3", {"a.CR2", "a.JPG"}), (Companions{"a.CR2", "a.JPG"}));
  EXPECT_EQ(companions("roads.shp.xml", {"roads.shp"}), Companions{"roads.shp"});
  EXPECT_EQ(companions("a.jpg2", {"a.jpg"}), Companions{});
  EXPECT_EQ(companions("a.docx.txt", {"a.docx"}), Companions{}) << "not of a kind that has such files";
}

TEST(CompanionFilesTest, PartsBelongToFilesOfTheirStem) {
  EXPECT_EQ(companions("IMG_1.AAE", {"IMG_1.HEIC", "IMG_2.HEIC"}), Companions{"IMG_1.HEIC"});
  EXPECT_EQ(companions("roads.prj", {"roads.shp"}), Companions{"roads.shp"});
  EXPECT_EQ(companions("film.en.srt", {"film.mkv"}), Companions{"film.mkv"});
  EXPECT_EQ(companions("img.txt", {"img.png"}), Companions{"img.png"});
  EXPECT_EQ(companions("2024.05.txt", {"2024.png"}), Companions{"2024.png"});
  EXPECT_EQ(companions("img.txt", {"img2.png", "im.png", "img.pdf", "img.docx"}), Companions{});
  EXPECT_EQ(companions("a.jpg", {"a.png", "a.txt", "a.html"}), Companions{}) << "not a part";
}

TEST(CompanionFilesTest, WhatIsKnownOfImagesMayLieInAFolderBesideThem) {
  const TemporaryFolder folder;
  folder.write("images/train/a.jpg", "");
  for (const std::string kind : {"labels", "masks", "annotations"})
    EXPECT_EQ(CompanionFiles().of(folder.write(kind + "/train/a.txt", "")), Companions{"../../images/train/a.jpg"});
  EXPECT_EQ(CompanionFiles().of(folder.write("labels/train/b.txt", "")), Companions{});
  EXPECT_EQ(CompanionFiles().of(folder.write("notes/train/a.txt", "")), Companions{});
  EXPECT_EQ(companions("a-fanart.jpg", {"a.mkv"}), Companions{"a.mkv"});
  EXPECT_EQ(companions("1.ts", {"a.m3u8", "2.ts"}), Companions{"a.m3u8"});
  EXPECT_EQ(companions("1.ts", {"2.ts", "a.mp4"}), Companions{});
  EXPECT_EQ(companions("a-one.jpg", {"a.mkv"}), Companions{});
  EXPECT_EQ(companions("a_bold.json", {"a_bold.nii.gz"}), Companions{"a_bold.nii.gz"});
}

TEST(CompanionFilesTest, PicturesBelongToThePageTheyAreNamedFor) {
  EXPECT_EQ(companions("letter_html_1a2b.png", {"letter.html"}), Companions{"letter.html"});
  EXPECT_EQ(companions("letter_html_1a2b.png", {"letter.odt"}), Companions{});
  EXPECT_EQ(companions("letter_1.png", {"letter.html"}), Companions{});
}

TEST(CompanionFilesTest, AFolderThatCannotBeReadHasNone) {
  EXPECT_EQ(CompanionFiles().of("/nonexistent/a.jpg.xmp"), Companions{});
}

}  // namespace
}  // namespace neardup::cli
