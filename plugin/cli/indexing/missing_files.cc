#include "indexing/missing_files.h"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>

#include "database/document_id.h"
#include "files/canonical_path.h"
#include "formats/text_format.h"
#include "omega/omega_record.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

/** Whether `index` wrote a document for a file: it has Omega's record, and a term of the suffix of the file's name.
 *  JSON lines, messages and records of archives lack this term, even if their id looks like a path.
 *  @param path  id of the document. */
bool is_of_file(const Xapian::Document& document, const std::string& path) {
  constexpr std::size_t kMd5Bytes = 16;
  const bool recorded = document.get_value(kMd5Slot).size() == kMd5Bytes && !document.get_value(kModifiedSlot).empty();
  if (!recorded) return false;
  const std::string term = suffix_term(file_suffix(path));
  auto at = document.termlist_begin();
  if (at != document.termlist_end()) at.skip_to(term);
  return at != document.termlist_end() && *at == term;
}

/** Whether a folder of a path is a link to nothing. */
bool is_behind_dangling_link(const std::string& path) {
  const std::string link = dangling_link(path);
  return !link.empty() && link != path;
}

/** Whether a regular file certainly no longer exists. A file that cannot be examined may exist, and so may one behind a link
 *  to a folder that is not there: its file system may not be mounted. */
bool is_gone(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0) return !S_ISREG(status.st_mode);
  if (errno == ENOENT && is_behind_dangling_link(path)) return false;
  return errno == ENOENT || errno == ENOTDIR || errno == ELOOP || errno == ENAMETOOLONG;
}

/** Whether a path is a folder itself or is below it.
 *  @param path, folder  canonical_path(). */
bool is_within(const std::string& path, const std::string& folder) {
  if (path.compare(0, folder.size(), folder) != 0) return false;
  return path.size() == folder.size() || folder.back() == '/' || path[folder.size()] == '/';
}

/** Documents whose ids are paths below a folder. */
struct Below {
  MissingFiles missing;
  bool any_file = false;  ///< whether one of the paths exists
};

/** Whether all documents of a unique term belong to a file. */
bool are_of_file(const Xapian::Database& database, const std::string& unique_term, const std::string& path) {
  const Xapian::PostingIterator end = database.postlist_end(unique_term);
  for (Xapian::PostingIterator posting = database.postlist_begin(unique_term); posting != end; ++posting) {
    if (!is_of_file(database.get_document(*posting), path)) return false;
  }
  return true;
}

/** @param present  unique terms of files that a walk found; they are left out.
 *  @param unread   paths that it could not examine. */
Below documents_below(const Xapian::Database& database, const std::string& folder, const std::set<std::string>& present,
                      const std::vector<UnreadPath>& unread) {
  Below found;
  const std::string below = unique_term(folder).substr(0, kWholeInUniqueTerm);
  for (auto term = database.allterms_begin(below); term != database.allterms_end(below); ++term) {
    if (present.count(*term) != 0) continue;
    const std::string file = whole_id(database.get_document(*database.postlist_begin(*term)), *term);
    if (!is_within(file, folder)) continue;
    const bool gone = is_gone(file);
    found.any_file = found.any_file || !gone;
    const bool held_back = std::any_of(unread.begin(), unread.end(),
                                       [&file](const UnreadPath& path) { return is_within(file, path.path); });
    if ((!gone && !held_back) || !are_of_file(database, *term, file)) continue;
    held_back ? found.missing.held_back.insert(file) : found.missing.gone.insert(*term);
  }
  return found;
}

}  // namespace

void refuse_to_delete_all(const Xapian::Database& database, const std::vector<std::string>& paths,
                          const FileWalk& walk) {
  for (const std::string& path : paths) {
    const std::string folder = canonical_path(path);
    const auto is_below = [&folder](const WalkedFile& file) { return is_within(file.path, folder); };
    if (std::any_of(walk.files.begin(), walk.files.end(), is_below)) continue;
    const Below found = documents_below(database, folder, {}, walk.errors);
    if (found.missing.gone.empty() || found.any_file) continue;
    throw std::runtime_error(fmt::format(
        "{}: has no file, and --delete-missing would delete {}; nothing was indexed or deleted; check that its file "
        "system is mounted, or add --force",
        folder, counted(found.missing.gone.size(), "document")));
  }
}

std::vector<std::string> other_files_of_url(const Xapian::Database& database, const std::string& url,
                                            const std::string& path) {
  std::vector<std::string> others;
  const std::string term = url_term(url);
  for (auto posting = database.postlist_begin(term); posting != database.postlist_end(term); ++posting) {
    const Xapian::Document document = database.get_document(*posting);
    const std::optional<std::string> id = document_id(database, *posting);
    if (!id || parse_omega_record(document.get_data()).url != url) continue;
    std::string file = whole_id(document, 'Q' + *id);
    if (file != path && is_of_file(document, file)) others.push_back(std::move(file));
  }
  return others;
}

void accept_gone_paths(const Xapian::Database& database, const std::vector<std::string>& paths, FileWalk& walk) {
  std::set<std::string> named;
  for (const std::string& path : paths) named.insert(canonical_path(path));
  const auto is_accepted = [&](const UnreadPath& error) {
    struct stat status {};
    if (named.count(error.path) == 0 || ::stat(error.path.c_str(), &status) == 0 || !is_gone(error.path)) return false;
    return !documents_below(database, error.path, {}, {}).missing.gone.empty();
  };
  walk.errors.erase(std::remove_if(walk.errors.begin(), walk.errors.end(), is_accepted), walk.errors.end());
}

MissingFiles missing_files(const Xapian::Database& database, const std::vector<std::string>& paths,
                           const FileWalk& walk) {
  std::set<std::string> present;
  for (const WalkedFile& file : walk.files) present.insert(unique_term(file.path));
  MissingFiles missing;
  for (const std::string& path : paths) {
    MissingFiles below = documents_below(database, canonical_path(path), present, walk.errors).missing;
    missing.gone.merge(below.gone);
    missing.held_back.merge(below.held_back);
  }
  return missing;
}

}  // namespace neardup::cli
