#include "dedupe/document_parts.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "bytes/ascii.h"
#include "characters/text_line.h"
#include "formats/text_format.h"

namespace neardup::cli {

namespace {

/** A letter, or a byte of one beyond ASCII. */
bool is_of_letter(char byte) {
  return (byte & 0x80) != 0 || is_letter(byte);
}

/** How folders of pictures end that programs give a note or a page. */
constexpr std::string_view kFoldersOfPictures = "files assets resources";

constexpr const char* kPageEndings[] = {".html", ".htm", ".xhtml", ".HTML", ".HTM", ".XHTML"};

/** A folder that may belong to a page, or note, of another name. */
struct FolderOfPage {
  std::string page;      ///< its name; empty for none
  bool of_note = false;  ///< whether it may belong to a note, too
};

FolderOfPage folder_of_page(const std::string& folder) {
  const std::size_t place = folder.find_last_of("_- .");
  if (place == std::string::npos || place + 1 == folder.size()) return {};
  const bool of_note = has_word(kFoldersOfPictures, folder.substr(place + 1));
  if (folder[place] == '.' && !of_note) return {};
  const auto begin = folder.begin() + static_cast<std::ptrdiff_t>(place) + 1;
  return std::all_of(begin, folder.end(), is_of_letter) ? FolderOfPage{folder.substr(0, place), of_note}
                                                        : FolderOfPage();
}

/** Endings of folders that their programs, and macOS, show as one document. */
constexpr std::string_view kBundles =
    "aplibrary dtbase2 epub fcpbundle gdb graffle imovielibrary logicx oo3 photolibrary photoslibrary playground rtfd "
    "scriv "
    "sparsebundle textbundle ulysses vmwarevm xcodeproj xcworkspace";

/** Endings that other folders have, too, such as the mirror of a site. */
constexpr std::string_view kMarkedBundles = "app band bundle framework key numbers pages";

/** Of these, a bundle has one. */
constexpr const char* kMarks[] = {"Contents", "Info.plist", "Index.zip",   "Index",
                                  "Versions", "index.apxl", "projectData", "index.xml"};

/** What marks a folder as one thing, whatever its name: a package of macOS, an unpacked e-book or office file, a repository of Git,
 *  Mercurial, restic or borg, an array of Zarr, a database of LevelDB or PostgreSQL, a table of Spark or Delta, a film disc, an image
 *  of a container. */
constexpr const char* kContents[][3] = {{"Contents/Info.plist"},
                                        {"META-INF/container.xml"},
                                        {"META-INF/manifest.xml"},
                                        {"HEAD", "objects", "refs"},
                                        {"requires", "store"},
                                        {"config", "keys", "snapshots"},
                                        {"config", "data/0", "README"},
                                        {".zarray"},
                                        {".zgroup"},
                                        {"zarr.json"},
                                        {"PG_VERSION"},
                                        {"_SUCCESS"},
                                        {"_delta_log"},
                                        {"VIDEO_TS.IFO"},
                                        {"oci-layout"}};

/** Whether a folder is a database of LevelDB or RocksDB. */
bool is_leveldb(const std::filesystem::path& folder) {
  constexpr std::string_view kBegin = "MANIFEST-";
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(folder / "CURRENT", ignored)) return false;
  std::string line;
  std::ifstream current(folder / "CURRENT");
  return std::getline(current, line) && begins_with(line, kBegin);
}

bool is_bundle(const std::filesystem::path& folder) {
  const auto has = [&](const char* name) {
    std::error_code ignored;
    return name == nullptr || std::filesystem::exists(folder / name, ignored);
  };
  const auto has_all = [&](const auto& names) { return std::all_of(std::begin(names), std::end(names), has); };
  if (std::any_of(std::begin(kContents), std::end(kContents), has_all)) return true;
  if (is_leveldb(folder)) return true;
  const std::string extension = lower_ascii(folder.extension().string());
  if (extension.empty()) return false;
  const std::string_view suffix = std::string_view(extension).substr(1);
  if (has_word(kBundles, suffix)) return true;
  return has_word(kMarkedBundles, suffix) && std::any_of(std::begin(kMarks), std::end(kMarks), has);
}

}  // namespace

bool is_map_tile(const std::filesystem::path& file) {
  const auto is_number = [](const std::filesystem::path& name, std::size_t most) {
    const std::string digits = name.string();
    return !digits.empty() && digits.size() <= most && digits.find_first_not_of("0123456789") == digits.npos;
  };
  constexpr std::size_t kZoom = 2;  // digits; a year has more
  constexpr std::size_t kPlace = 8;
  const std::filesystem::path column = file.parent_path();
  return has_word("png jpg jpeg webp pbf mvt terrain", file_suffix(file.filename().string())) &&
         is_number(file.stem(), kPlace) && is_number(column.filename(), kPlace) &&
         is_number(column.parent_path().filename(), kZoom);
}

bool is_part_of_document(const std::filesystem::path& folder) {
  for (std::filesystem::path each = folder; each.has_relative_path(); each = each.parent_path()) {
    if (is_bundle(each)) return true;
    const FolderOfPage of = folder_of_page(each.filename().string());
    const auto has = [&](const char* ending) {
      std::error_code ignored;
      return !of.page.empty() && std::filesystem::is_regular_file(each.parent_path() / (of.page + ending), ignored);
    };
    if ((of.of_note && has(".md")) || std::any_of(std::begin(kPageEndings), std::end(kPageEndings), has)) return true;
  }
  return false;
}

}  // namespace neardup::cli
