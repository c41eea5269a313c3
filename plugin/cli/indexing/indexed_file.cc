#include "indexing/indexed_file.h"

#include <sys/stat.h>

#include <cerrno>

#include "formats/document_file.h"
#include "omega/omega_record.h"

namespace neardup::cli {

bool is_of_file(const Xapian::Document& document, const std::string& path) {
  constexpr std::size_t kMd5Bytes = 16;
  const bool recorded = document.get_value(kMd5Slot).size() == kMd5Bytes && !document.get_value(kModifiedSlot).empty();
  if (!recorded) return false;
  const std::string term = suffix_term(file_suffix(path));
  auto at = document.termlist_begin();
  if (at != document.termlist_end()) at.skip_to(term);
  return at != document.termlist_end() && *at == term;
}

bool is_gone(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0) return !S_ISREG(status.st_mode);
  return errno == ENOENT || errno == ENOTDIR || errno == ELOOP || errno == ENAMETOOLONG;
}

bool is_within(const std::string& path, const std::string& folder) {
  if (path.compare(0, folder.size(), folder) != 0) return false;
  return path.size() == folder.size() || folder.back() == '/' || path[folder.size()] == '/';
}

}  // namespace neardup::cli
