#include "indexing/omindex_records.h"

#include <sys/mman.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "bytes/ascii.h"
#include "characters/page_url.h"
#include "content/frame_set.h"
#include "content/page_content.h"
#include "database/metadata_keys.h"
#include "databases/database_opening.h"
#include "files/canonical_path.h"
#include "files/file_walk.h"
#include "files/open_file.h"
#include "formats/reading_options.h"
#include "indexing/site_frames.h"
#include "neardup/durable_commit.h"
#include "output/whole_file.h"
#include "record/recorded_frames.h"

namespace neardup::cli {

namespace {

/** The frames of the sites below a folder that are not known, or no longer are those of the pages. */
std::map<std::string, FrameSet> learned(const OmindexPages& pages, const RecordedFrames& recorded,
                                        const std::string& folder) {
  ReadingOptions reading;
  reading.exclusions = pages.choice.reads_excluded ? Exclusions::kIgnored : Exclusions::kAll;
  BaseUrls urls;
  if (base_url_problem(pages.url).empty()) urls.set_folder(folder, pages.url);
  const FrameLearning learning{reading, false, [] { return false; }, std::max(1U, std::thread::hardware_concurrency())};
  return learned_frames(recorded, walk_files({folder}, Links::kOfFiles), {folder}, urls, learning);
}

/** Whether a key is of a scheme that the database does not have, though it has one. */
bool is_of_another_scheme(const Xapian::Database& database, std::string_view key) {
  const std::string_view rule = kGroupRuleKeys;
  return begins_with(key, rule) && !metadata_keys(database, kSchemeKeys).empty() &&
         database.get_metadata(kSchemeKeys + std::string(key.substr(rule.size()))).empty();
}

}  // namespace

OmindexRecords::OmindexRecords(const OmindexPages& pages)
    : database_(pages.database), decisions_(database_.empty() ? "" : canonical_path(database_) + ".decisions") {
  const bool is_present = !named_databases({database_}).empty();
  restore_decisions();
  if (pages.overwrite && is_present) keep_decisions();
  find_frame(pages, pages.overwrite || !is_present ? Xapian::Database() : open_database(database_));
}

void OmindexRecords::keep_decisions() {
  const std::map<std::string, std::string> restored = metadata_;
  try {
    read_database(database_, [&](const Xapian::Database& database) {
      metadata_ = restored;
      had_documents_ = database.get_doccount() != 0;
      for (const char* const keys : {kGroupRuleKeys, kDistinctKeys})
        for (const std::string& key : metadata_keys(database, keys)) metadata_[key] = database.get_metadata(key);
    });
  } catch (const Xapian::Error&) {
    metadata_ = restored;  // it is damaged, or of another release: people overwrite it for that
  }
  if (!metadata_.empty()) keep();
}

/** Those of a run with --overwrite that was killed. */
void OmindexRecords::restore_decisions() {
  constexpr std::size_t kMostBytes = std::size_t{1} << 30U;
  if (std::error_code error; decisions_.empty() || !std::filesystem::exists(decisions_, error)) return;
  const nlohmann::json kept = nlohmann::json::from_msgpack(file_content(decisions_, kMostBytes), true, false);
  if (!kept.is_object() || !std::all_of(kept.begin(), kept.end(), [](const auto& value) { return value.is_string(); }))
    throw std::runtime_error("'" + decisions_ +
                             "' is damaged, in which a run that was ended kept the threshold and the pairs declared "
                             "distinct; remove it, and declare them again");
  metadata_ = kept.get<std::map<std::string, std::string>>();
  if (named_databases({database_}).empty()) return;
  const Xapian::Database database = open_database(database_);
  for (const auto& [key, value] : kept.items())
    if (!database.get_metadata(key).empty()) metadata_.erase(key);  // it was decided again
}

bool OmindexRecords::is_emptied() const {
  try {
    return had_documents_ && open_database(database_).get_doccount() == 0;
  } catch (const Xapian::Error&) {
    return false;
  } catch (const std::exception&) {
    return false;
  }
}

void OmindexRecords::try_to_record() const {
  try {
    record();
  } catch (const Xapian::Error&) {
  } catch (const std::exception&) {
  }
}

void OmindexRecords::find_frame(const OmindexPages& pages, const Xapian::Database& database) {
  std::error_code error;
  if (!std::filesystem::is_directory(pages.folder, error)) return;
  const std::string folder = with_slash(canonical_path(pages.folder));
  const RecordedFrames recorded(database);
  std::string site = recorded.site_of(pages.url, folder);
  if (site.empty()) site = folder;
  const std::map<std::string, FrameSet> frames = learned(pages, recorded, folder);
  const auto found = frames.find(site);
  if (found == frames.end()) {
    metadata_.erase(frame_key(site));
    if (const std::shared_ptr<const FrameSet> known = recorded.frame(site)) share(known->encode(kContentRules));
    return;
  }
  const std::string frame = found->second.encode(kContentRules);
  const bool was_learned_before =
      std::exchange(metadata_[frame_key(site)], frame) == frame;  // by a run that was killed
  share(frame);
  const std::string of_site = "U" + pages.url;
  frame_is_late_ = !was_learned_before && database.allterms_begin(of_site) != database.allterms_end(of_site);
  if (decisions_.empty()) return;
  try {
    keep();
  } catch (const std::exception&) {
    // A run after one that was killed advises to overwrite what need not be.
  }
}

void OmindexRecords::keep() const {
  const std::vector<std::uint8_t> bytes = nlohmann::json::to_msgpack(metadata_);
  write_report_file(decisions_, {bytes.begin(), bytes.end()});
}

void OmindexRecords::share(const std::string& frame) {
  Descriptor file(::memfd_create("neardup-frame", 0));
  if (file.number() < 0 || !write_all(file.number(), frame)) throw_errno("no memory to share with the hook");
  frame_.swap(file);
}

void OmindexRecords::record() const {
  if (metadata_.empty()) return;
  Xapian::WritableDatabase database = open_writable(database_, LockWait{0});
  for (const auto& [key, value] : metadata_)
    if (!is_of_another_scheme(database, key)) update_metadata(database, key, value);
  commit_durably(database, database_);
  std::error_code error;
  std::filesystem::remove(decisions_, error);
}

}  // namespace neardup::cli
