#include "dedupe/saved_page.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "bytes/ascii.h"

namespace neardup::cli {

namespace {

/** A letter, or a byte of one beyond ASCII. */
bool is_of_letter(char byte) {
  return (byte & 0x80) != 0 || is_letter(byte);
}

/** The name of the page that a folder of this name may belong to; empty for none. */
std::string page_of(const std::string& folder) {
  const std::size_t place = folder.find_last_of("_- .");
  if (place == std::string::npos || place + 1 == folder.size()) return {};
  if (folder[place] == '.' && folder.substr(place) != ".files") return {};
  return std::all_of(folder.begin() + static_cast<std::ptrdiff_t>(place) + 1, folder.end(), is_of_letter)
             ? folder.substr(0, place)
             : std::string();
}

}  // namespace

bool is_of_saved_page(const std::filesystem::path& folder) {
  for (std::filesystem::path each = folder; each.has_relative_path(); each = each.parent_path()) {
    const std::string page = page_of(each.filename().string());
    for (const char* const ending : {".html", ".htm", ".xhtml", ".HTML", ".HTM", ".XHTML"}) {
      std::error_code ignored;
      if (!page.empty() && std::filesystem::is_regular_file(each.parent_path() / (page + ending), ignored)) return true;
    }
  }
  return false;
}

}  // namespace neardup::cli
