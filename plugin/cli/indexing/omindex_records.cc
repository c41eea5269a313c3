#include "indexing/omindex_frame.h"

#include <sys/mman.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <system_error>
#include <thread>

#include <xapian.h>

#include "characters/page_url.h"
#include "content/page_content.h"
#include "databases/database_opening.h"
#include "files/canonical_path.h"
#include "files/file_walk.h"
#include "formats/reading_options.h"
#include "indexing/site_frames.h"
#include "neardup/durable_commit.h"
#include "record/recorded_frames.h"

namespace neardup::cli {

namespace {

/** The frames of the sites below a folder that are not known. */
std::map<std::string, FrameSet> learned(const OmindexPages& pages, const RecordedFrames& recorded,
                                        const std::string& folder) {
  ReadingOptions reading;
  reading.exclusions = pages.choice.reads_excluded ? Exclusions::kIgnored : Exclusions::kAll;
  BaseUrls urls;
  if (base_url_problem(pages.url).empty()) urls.set_folder(folder, pages.url);
  const FrameLearning learning{reading, false, [] { return false; }, std::max(1U, std::thread::hardware_concurrency())};
  return learned_frames(recorded, walk_files({folder}, Links::kOfFiles), {folder}, urls, learning);
}

}  // namespace

OmindexFrame::OmindexFrame(const OmindexPages& pages) : database_(pages.database) {
  std::error_code error;
  if (!std::filesystem::is_directory(pages.folder, error)) return;
  const std::string folder = with_slash(canonical_path(pages.folder));
  const bool is_kept = !pages.overwrite && !named_databases({database_}).empty();
  const RecordedFrames recorded(is_kept ? open_database(database_) : Xapian::Database());
  site_ = recorded.site_of(pages.url, folder);
  if (site_.empty()) site_ = folder;
  if (const std::shared_ptr<const FrameSet> known = recorded.frame(site_)) {
    share(*known);
    return;
  }
  const std::map<std::string, FrameSet> frames = learned(pages, recorded, folder);
  const auto found = frames.find(site_);
  learned_ = found != frames.end();
  if (learned_) share(found->second);
}

void OmindexFrame::share(const FrameSet& frame) {
  frame_ = frame;
  Descriptor file(::memfd_create("neardup-frame", 0));
  if (file.number() < 0 || !write_all(file.number(), frame.encode(kContentRules)))
    throw_errno("no memory to share with the hook");
  file_.swap(file);
}

void OmindexFrame::record() const {
  if (!learned_) return;
  Xapian::WritableDatabase database = open_writable(database_, LockWait{0});
  record_frame(database, site_, frame_);
  commit_durably(database, database_);
}

}  // namespace neardup::cli
