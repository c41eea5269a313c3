#include "indexing/site_frames.h"

#include <algorithm>
#include <cstdint>
#include <exception>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "bytes/feature_hash.h"
#include "content/frame_learner.h"
#include "documents/document_source.h"
#include "formats/text_format.h"
#include "record/recorded_frames.h"

namespace neardup::cli {

namespace {

std::string with_slash(std::string path) {
  if (path.empty() || path.back() != '/') path += '/';
  return path;
}

bool is_page(const WalkedFile& file) {
  return format_of_name(file.path).format == TextFormat::kHtml;
}

ReadingOptions reading_of_samples(const FrameLearning& learning) {
  ReadingOptions reading = learning.reading;
  reading.blocks = KeptBlocks::kBlocks;
  reading.frame = nullptr;
  reading.digest = false;
  return reading;
}

DocumentText page_of(const WalkedFile& file, ReadingOptions reading) {
  reading.url = file_url(file.path);
  try {
    return read_document(file, reading).text;
  } catch (const std::exception&) {
    return {};  // reported when the file is indexed
  }
}

}  // namespace

void add_to_sample(FileSample& sample, const WalkedFile& file, std::size_t most) {
  sample.emplace(xxh3_hash(file.path), &file);
  if (sample.size() > most) sample.erase(std::prev(sample.end()));
}

ReadingOptions reading_as_indexed(const Xapian::Database& database, const std::string& url, const std::string& path,
                                  ReadingOptions reading) {
  reading.url = url;
  if (reading.content == ContentChoice::kAll) return reading;
  const RecordedFrames frames(database);
  reading.list_footers = std::make_shared<const ListFooters>(recorded_list_footers(database));
  reading.frame = frames.frame(frames.site_of(url, path == "-" ? std::string() : canonical_path(path)));
  return reading;
}

void learn_frames(Xapian::WritableDatabase& database, const FileWalk& walk, const std::vector<std::string>& roots,
                  const BaseUrls& urls, const FrameLearning& learning) {
  const RecordedFrames recorded(database);
  std::vector<std::string> folders;
  for (const std::string& root : roots) folders.push_back(with_slash(canonical_path(root)));
  std::map<std::string, FileSample> samples;
  for (const WalkedFile& file : walk.files) {
    if (!is_page(file)) continue;
    std::string site = recorded.site_of(urls.url_of(file.path).value_or(""), file.path);
    if (site.empty()) site = innermost_folder(folders, file.path);
    if (site.empty() || (!learning.relearn && recorded.frame(site))) continue;
    add_to_sample(samples[site], file, FrameLearner::kMostPages);
  }
  const ReadingOptions reading = reading_of_samples(learning);
  for (const auto& [site, sample] : samples) {
    if (sample.size() < kLeastPagesOfSite) continue;
    FrameLearner learner;
    for (const auto& [key, file] : sample) {
      if (learning.interrupted()) return;
      const DocumentText page = page_of(*file, reading);
      if (!page.excluded.empty()) continue;
      learner.add(key, page.blocks, page_hash(page.canonical));
    }
    record_frame(database, site, learner.frame());
  }
}

namespace {

/** The samples of the hosts of an archive. */
class HostSamples {
 public:
  HostSamples(const RecordedFrames& recorded, const FrameLearning& learning)
      : recorded_(recorded), reading_(reading_of_samples(learning)), relearn_(learning.relearn) {}

  /** Whether a page is wanted, by the header of its record. */
  bool wants(const UnreadDocument& page) const {
    if (!page.skip_reason.empty() || page.problem) return false;
    const std::string host = host_of_url(page.id);
    if (host.empty() || (!relearn_ && recorded_.frame(host))) return false;
    const auto known = learners_.find(host);
    return known == learners_.end() ? pages_ < kMostSampledPages : known->second.wants(xxh3_hash(page.id));
  }

  void add(const std::string& url, const DocumentReader& read) {
    FrameLearner& learner = learners_[host_of_url(url)];
    pages_ -= learner.pages();
    try {
      const DocumentText page = read(reading_).text;
      if (!page.blocks.empty()) learner.add(xxh3_hash(url), page.blocks, page_hash(page.canonical));
    } catch (const std::exception&) {
      // reported when the record is indexed
    }
    pages_ += learner.pages();
  }

  void record(Xapian::WritableDatabase& database) const {
    for (const auto& [host, learner] : learners_) {
      if (learner.pages() < kLeastPagesOfSite) continue;
      record_frame(database, host, learner.frame());
    }
  }

 private:
  const RecordedFrames& recorded_;
  ReadingOptions reading_;
  bool relearn_;
  std::map<std::string, FrameLearner> learners_;
  std::size_t pages_ = 0;
};

}  // namespace

void learn_archive_frames(Xapian::WritableDatabase& database, const std::string& path, const FrameLearning& learning) {
  const RecordedFrames recorded(database);
  HostSamples samples(recorded, learning);
  try {
    DocumentSource pages({path, {}, false, false}, learning.reading.max_bytes);
    while (const std::optional<UnreadDocument> page = pages.next()) {
      if (learning.interrupted()) return;
      if (samples.wants(*page)) samples.add(page->id, pages.reader());
    }
  } catch (const std::runtime_error&) {
    // reported when the archive is indexed
  }
  samples.record(database);
}

}  // namespace neardup::cli
