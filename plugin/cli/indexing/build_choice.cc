#include "indexing/build_choice.h"

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <system_error>

#include "formats/text_format.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kLargeInput = std::uint64_t{8} << 20;  // bytes
constexpr std::size_t kLeastCommit = 1000;                     // documents; more frequent commits are asked for

/** Whether a file and those below a folder have so many bytes. */
bool has_bytes(const std::vector<std::string>& paths, std::uint64_t wanted) {
  std::uint64_t bytes = 0;
  for (const std::string& path : paths) {
    std::error_code error;
    if (fs::is_regular_file(path, error)) bytes += fs::file_size(path, error);
    fs::recursive_directory_iterator file(path, fs::directory_options::skip_permission_denied, error);
    for (const fs::recursive_directory_iterator end; !error && file != end && bytes < wanted; file.increment(error)) {
      std::error_code unreadable;
      const bool counts = file->is_regular_file(unreadable);
      const std::uint64_t size = counts ? file->file_size(unreadable) : 0;
      if (!unreadable) bytes += size;
    }
    if (bytes >= wanted) return true;
  }
  return false;
}

bool is_mail(const std::string& path) {
  const std::optional<TextFormat> format = format_of_name(path).format;
  return format == TextFormat::kMailbox || format == TextFormat::kMail;
}

bool can_make_folder_beside(const std::string& place) {
  const fs::path path(place);
  const fs::path folder = (path.has_filename() ? path : path.parent_path()).parent_path();
  return ::access(folder.empty() ? "." : folder.c_str(), W_OK | X_OK) == 0;
}

}  // namespace

std::string obstacle_to_shards(const IndexedInputs& inputs, const IndexOptions& options) {
  if (options.acts_on_duplicates()) return "with --on-duplicate";
  if (!inputs.name_lists.empty()) return "with --files-from";
  if (!inputs.paths.empty() && !inputs.records.empty()) return "with both PATH and a file of records";
  return "";
}

bool is_built_in_shards(const std::string& place, const IndexedInputs& inputs, const IndexOptions& options) {
  if (options.build == BuildWay::kWriter || !obstacle_to_shards(inputs, options).empty()) return false;
  std::error_code error;
  if (fs::symlink_status(place, error).type() != fs::file_type::not_found || !can_make_folder_beside(place)) {
    return false;
  }
  if (options.build == BuildWay::kShards) return true;
  if (options.jobs < 2 || options.commit_every < kLeastCommit) return false;
  std::vector<std::string> records;
  for (const RecordFile& file : inputs.records) records.push_back(file.path);
  // What is piped may come slowly, and is to be found meanwhile.
  if (std::find(records.begin(), records.end(), "-") != records.end()) return false;
  if (std::any_of(inputs.paths.begin(), inputs.paths.end(), is_mail)) return false;
  return has_bytes(inputs.paths, kLargeInput) || has_bytes(records, kLargeInput);
}

}  // namespace neardup::cli
