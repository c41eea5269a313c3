/** @file companion_files.h
 *  Which files belong to another one in their folder, by their names: settings and captions of a picture, parts of a map,
 *  subtitles of a film, pictures of a page.
 *  Source: names as darktable, RawTherapee, iOS, Google Takeout, ESRI, MapInfo, Kodi and LibreOffice write them.
 *  THREADS: one at a time. */
#ifndef NEARDUP_CLI_DEDUPE_COMPANION_FILES_H
#define NEARDUP_CLI_DEDUPE_COMPANION_FILES_H

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace neardup::cli {

class CompanionFiles {
 public:
  /** The names of the files that a file belongs to, seen from its folder; empty for none. These are
   *  - pictures, sounds, films and maps whose whole name it goes on with, such as a.jpg of a.jpg.xmp and of a.jpg(1).json;
   *  - those whose name without suffix it goes on with, if its own suffix is one of their parts: a.jpg of a.xmp, a.mkv of
   *    a.en.srt, a.shp of a.prj;
   *  - films whose artwork it is: a.mkv of a-fanart.jpg;
   *  - images in a folder beside that of labels or masks: ../images/a.jpg of labels/a.txt;
   *  - streams whose piece it is: a.m3u8 of 1.ts;
   *  - pages: a.html of a_html_1b2c.png.
   *  Suffixes are compared without case. Cost: reads each folder once, when it is first asked for. */
  std::set<std::string> of(const std::filesystem::path& file);

 private:
  using Names = std::unordered_map<std::string, std::vector<std::string>>;  // of such files, by the name without suffix

  const Names& names_in(const std::filesystem::path& folder);

  std::map<std::filesystem::path, Names> folders_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_COMPANION_FILES_H
