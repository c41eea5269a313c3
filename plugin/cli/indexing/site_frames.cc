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
#include "documents/warc_document.h"
#include "documents/warc_reader.h"
#include "files/byte_stream.h"
#include "files/file_content.h"
#include "formats/document_file.h"
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

DocumentText page_of(const std::string& path, ReadingOptions reading) {
  reading.blocks = KeptBlocks::kBlocks;
  reading.frame = nullptr;
  try {
    return extract_text(read_file_content(path, reading.max_bytes).bytes, path, reading).text;
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
  for (const auto& [site, sample] : samples) {
    if (sample.size() < kLeastPagesOfSite) continue;
    FrameLearner learner;
    for (const auto& [key, file] : sample) {
      if (learning.interrupted()) return;
      const DocumentText page = page_of(file->path, learning.reading);
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
      : recorded_(recorded), reading_(learning.reading), relearn_(learning.relearn) {
    reading_.blocks = KeptBlocks::kBlocks;
  }

  /** Whether the page of a record is wanted, by its header. */
  bool wants(const WarcRecord& record) const {
    if (!warc_skip_reason(record).empty() || !warc_problem(record).empty()) return false;
    if (record.length > reading_.max_bytes) return false;
    const std::string host = host_of_url(warc_document_id(record));
    if (host.empty() || (!relearn_ && recorded_.frame(host))) return false;
    const auto known = learners_.find(host);
    return known == learners_.end() ? pages_ < kMostSampledPages : known->second.wants(key_of(record));
  }

  void add(const WarcRecord& record, std::string block) {
    FrameLearner& learner = learners_[host_of_url(warc_document_id(record))];
    pages_ -= learner.pages();
    try {
      const DocumentText page = warc_document(record, std::move(block), reading_).text;
      if (!page.blocks.empty()) learner.add(key_of(record), page.blocks, page_hash(page.canonical));
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
  static std::uint64_t key_of(const WarcRecord& record) { return xxh3_hash(warc_document_id(record)); }

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
    ByteStream stream(path);
    WarcReader reader(stream);
    while (const std::optional<WarcRecord> record = reader.next()) {
      if (learning.interrupted()) return;
      if (samples.wants(*record)) samples.add(*record, reader.block());
    }
  } catch (const std::runtime_error&) {
    // reported when the archive is indexed
  }
  samples.record(database);
}

}  // namespace neardup::cli
