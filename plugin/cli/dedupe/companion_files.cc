#include "dedupe/companion_files.h"

#include <iterator>

#include "bytes/ascii.h"
#include "characters/text_line.h"
#include "formats/text_format.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

/** Suffixes of pictures, films, sounds and maps. */
constexpr std::string_view kMainFiles =
    "jpg jpeg png tif tiff webp heic heif avif gif bmp jxl jp2 psd dng cr2 cr3 crw nef nrw arw srf sr2 raf orf rw2 pef "
    "srw x3f 3fr iiq mos mrw raw rwl erf kdc dcr fff mp4 m4v mov mkv avi mpg mpeg wmv webm mts m2ts vob flv 3gp insv "
    "mp3 flac ogg opus m4a m4b wav aac wma aiff ape mka shp tab mif ecw sid bil bsq dem grd adf las laz nii";

/** Suffixes of what such a file may have. */
constexpr std::string_view kParts =
    "xmp pp3 dop aae thm lrv arp nksc cos json xml txt caption tags srt vtt ass ssa sub idx sbv smi lrc cue nfo prj "
    "dbf shx sbn sbx cpg qix qmd qml sld qpj tfw tifw jgw jpw pgw wld ovr map id dat mid ind hdr stx clr "
    "hocr tsv bval bvec";

/** Ends of the names of pictures of a film. */
constexpr std::string_view kArtwork = "fanart poster thumb banner clearlogo clearart landscape cover disc";

/** Folders of what is known of the pictures in a folder "images" beside them, under the same names. */
constexpr std::string_view kOfImages = "labels masks annotations";
constexpr const char* kImages = "images";

/** Of a stream: its list, and its pieces (RFC 8216; ISO/IEC 23009-1). */
constexpr std::string_view kStreams = "m3u8 mpd";
constexpr std::string_view kPieces = "ts m4s";

/** What an image of a brain is called behind its name (NIfTI). */
constexpr std::string_view kScan = ".nii.gz";

constexpr std::string_view kPages = "html htm xhtml";
constexpr std::string_view kOfPage = "_html_";

bool has_suffix(std::string_view name, std::string_view suffixes) {
  const std::string suffix = file_suffix(name);
  return !suffix.empty() && has_word(suffixes, suffix);
}

bool is_main(std::string_view name) {
  return has_suffix(name, kMainFiles) || ends_with(name, kScan);
}

/** The folder of images that a folder of labels belongs to: images/a of labels/a; empty for others. */
fs::path images_of(const fs::path& folder) {
  fs::path images;
  bool any = false;
  for (const fs::path& part : folder) {
    const bool labels = has_word(kOfImages, part.string());
    images /= labels ? fs::path(kImages) : part;
    any = any || labels;
  }
  return any ? images : fs::path();
}

/** Whether a name is that of a file and more behind it. */
bool goes_on_with(std::string_view name, std::string_view file) {
  return name.size() > file.size() && begins_with(name, file) && !is_letter_or_digit(name[file.size()]);
}

}  // namespace

const CompanionFiles::Names& CompanionFiles::names_in(const fs::path& folder) {
  const auto [names, is_new] = folders_.try_emplace(folder);
  if (!is_new) return names->second;
  std::error_code error;  // a folder that cannot be read has none
  for (fs::directory_iterator each(folder, error), end; !error && each != end; each.increment(error)) {
    std::string name = each->path().filename().string();
    const bool scan = ends_with(name, kScan);
    const bool stream = has_suffix(name, kStreams);
    if (!stream && !is_main(name) && !has_suffix(name, kPages)) continue;
    names->second[stream ? "" : name.substr(0, scan ? name.size() - kScan.size() : name.rfind('.'))].push_back(
        std::move(name));
  }
  return names->second;
}

std::set<std::string> CompanionFiles::of(const fs::path& file) {
  const Names& names = names_in(file.parent_path());
  const std::string name = file.filename().string();
  std::set<std::string> found;
  const auto add = [&](std::size_t size, const auto& is_companion) {
    const auto of_stem = names.find(name.substr(0, size));
    if (of_stem == names.end()) return;
    for (const std::string& other : of_stem->second)
      if (other != name && is_companion(other)) found.insert(other);
  };
  const bool is_part = has_suffix(name, kParts);
  for (std::size_t dot = name.find('.'); dot != std::string::npos; dot = name.find('.', dot + 1)) {
    add(dot, [&](const std::string& other) { return is_main(other) && (is_part || goes_on_with(name, other)); });
  }
  if (has_suffix(name, kPieces)) add(0, [](const std::string&) { return true; });
  const std::string stem = name.substr(0, name.rfind('.'));
  const std::size_t dash = stem.rfind('-');
  if (dash != stem.npos && has_word(kArtwork, stem.substr(dash + 1))) add(dash, is_main);
  if (const fs::path images = images_of(file.parent_path()); !images.empty()) {
    const Names& of_folder = names_in(images);
    const auto of_stem = of_folder.find(stem);
    for (const std::string& image : of_stem == of_folder.end() ? std::vector<std::string>() : of_stem->second)
      found.insert((images / image).lexically_relative(file.parent_path()).string());
  }
  if (const std::size_t page = name.find(kOfPage); page != std::string::npos)
    add(page, [](const std::string& other) { return has_suffix(other, kPages); });
  return found;
}

}  // namespace neardup::cli
