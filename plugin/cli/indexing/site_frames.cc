#include "indexing/site_frames.h"

#include <exception>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string_view>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"
#include "characters/page_url.h"
#include "characters/text_line.h"
#include "content/frame_learner.h"
#include "documents/document_source.h"
#include "documents/input_format.h"
#include "files/canonical_path.h"
#include "indexing/ordered_pool.h"
#include "mail/mail_document.h"
#include "mail/mail_ending.h"

namespace neardup::cli {

namespace {

/** Sampled files, by the hash of their names. */
using FileSample = std::map<std::uint64_t, const WalkedFile*>;

/** Add a file, which must outlive the sample, and keep the `most` files with the smallest hashes. So the sample does not
 *  depend on the order of files.
 *  @param name  of the file in its site, wherever that lies. */
void add_to_sample(FileSample& sample, std::string_view name, const WalkedFile& file, std::size_t most) {
  sample.emplace(xxh3_hash(name), &file);
  if (sample.size() > most) sample.erase(std::prev(sample.end()));
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

constexpr std::size_t kLongestList = 170;     // bytes of an id; FrameSet's keys hash longer names
constexpr std::size_t kMostLists = 1000;      // further ones keep their footers
constexpr std::size_t kMostHeader = 1 << 16;  // bytes

/** The field List-Id of a mail in lower case, folded as it is; empty if the header has none. */
std::string list_field(std::string_view message) {
  constexpr std::string_view kName = "list-id:";
  message = message.substr(0, kMostHeader);
  std::string field;
  bool in_field = false;
  while (!message.empty()) {
    const std::string_view line = take_line(message);
    if (line.empty()) break;  // the header ends
    const bool folded = line.front() == ' ' || line.front() == '\t';
    if (in_field && !folded) break;
    if (in_field) {
      field += '\n' + lower_ascii(line);
    } else if (lower_ascii(line.substr(0, kName.size())) == kName) {
      in_field = true;
      field = lower_ascii(line.substr(kName.size()));
    }
  }
  return field;
}

/** The sampled mails of lists. */
class ListSamples {
 public:
  explicit ListSamples(const FrameLearning& learning) : learning_(learning) {}

  void add(const std::string& message) {
    const std::string id = list_id_in(list_field(message));
    if (id.empty() || (samples_.size() >= kMostLists && samples_.count(id) == 0)) return;
    Sample& sample = samples_[id];
    const std::uint64_t key = xxh3_hash(message);
    if (!sample.learner.wants(key)) return;
    const ListMail mail = list_mail(message, learning_.reading);
    sample.list = mail.list;
    sample.learner.add(key, mail.parts);
  }

  bool is_full() const { return samples_.size() >= kMostLists; }

  void record(Xapian::WritableDatabase& database) {
    const std::map<std::string, FrameSet> known = recorded_list_footers(database);
    for (const auto& [id, sample] : samples_) {
      if (sample.list.empty() || sample.list.size() > kLongestList) continue;
      if (sample.learner.mails() < FooterLearner::kLeastMails || !recorded_.insert(sample.list).second) continue;
      if (learning_.relearn || known.count(sample.list) == 0) {
        record_frame(database, site_of_list(sample.list), sample.learner.footer());
      }
    }
    samples_.clear();
  }

 private:
  struct Sample {
    std::string list;
    FooterLearner learner;
  };

  const FrameLearning& learning_;
  std::map<std::string, Sample>
      samples_;                     // by the id as it stands in the field, whatever name the field gives the list
  std::set<std::string> recorded_;  // lists
};

/** Add the mails of a file. What is damaged is reported when it is indexed. */
void add_mails(const WalkedFile& file, const FrameLearning& learning, ListSamples& samples) {
  try {
    DocumentSource mails(file, learning.reading.max_bytes);
    while (const std::optional<UnreadDocument> mail = mails.next()) {
      if (learning.interrupted()) return;
      if (!mail->problem) samples.add(mails.bytes());
    }
  } catch (const std::exception&) {
  }
}

/** The samples of the hosts of an archive. */
class HostSamples {
 public:
  HostSamples(const RecordedFrames& recorded, const FrameLearning& learning)
      : recorded_(recorded), reading_(reading_of_samples(learning)), relearn_(learning.relearn) {}

  /** Whether a page is wanted, by the header of its record. */
  bool wants(const UnreadDocument& page) const {
    if (!page.skip_reason.empty() || page.problem || page.repeats) return false;
    const std::string host = site_of_url(page.id);
    if (host.empty() || done_.count(host) != 0 || (!relearn_ && recorded_.frame(host))) return false;
    const auto known = learners_.find(host);
    return known == learners_.end() ? pages_ < kMostSampledPages
                                    : known->second.wants(xxh3_hash(name_in_site(page.id)));
  }

  void add(const std::string& url, const DocumentReader& read) {
    FrameLearner& learner = learners_[site_of_url(url)];
    pages_ -= learner.pages();
    try {
      const DocumentText page = read(reading_).text;
      if (!page.blocks.empty())
        learner.add(xxh3_hash(name_in_site(url)), page.blocks, {page_hash(page.canonical), page.title, url});
    } catch (const std::exception&) {
      // reported when the record is indexed
    }
    pages_ += learner.pages();
  }

  bool is_full() const { return pages_ >= kMostSampledPages; }

  void record(Xapian::WritableDatabase& database) {
    for (const auto& [host, learner] : learners_) {
      if (learner.pages() < kLeastPagesOfSite) continue;
      record_frame(database, host, learner.frame());
      done_.insert(host);
    }
    learners_.clear();
    pages_ = 0;
  }

 private:
  const RecordedFrames& recorded_;
  ReadingOptions reading_;
  bool relearn_;
  std::map<std::string, FrameLearner> learners_;
  std::size_t pages_ = 0;
  std::set<std::string> done_;  // hosts
};

/** Add the pages of an archive. */
void add_pages(const WalkedFile& file, const FrameLearning& learning, HostSamples& samples) {
  try {
    DocumentSource pages(file, learning.reading.max_bytes);
    while (const std::optional<UnreadDocument> page = pages.next()) {
      if (learning.interrupted()) return;
      if (samples.wants(*page)) samples.add(page->id, pages.reader());
    }
  } catch (const std::runtime_error&) {
    // reported when the archive is indexed
  }
}

}  // namespace

ReadingOptions reading_as_indexed(const Xapian::Database& database, const std::string& url, const std::string& path,
                                  ReadingOptions reading) {
  reading.url = url;
  if (reading.content == ContentChoice::kAll) return reading;
  const RecordedFrames frames(database);
  reading.list_footers = std::make_shared<const ListFooters>(recorded_list_footers(database));
  reading.frame = frames.frame(frames.site_of(url, path == "-" ? std::string() : canonical_path(path)));
  return reading;
}

std::map<std::string, FrameSet> learned_frames(const RecordedFrames& recorded, const FileWalk& walk,
                                               const std::vector<std::string>& roots, const BaseUrls& urls,
                                               const FrameLearning& learning) {
  std::vector<std::string> folders;
  for (const std::string& root : roots) folders.push_back(with_slash(canonical_path(root)));
  std::map<std::string, FileSample> samples;
  for (const WalkedFile& file : walk.files) {
    if (!is_page(file)) continue;
    const std::string url = urls.url_of(file.path).value_or("");
    std::string site = recorded.site_of(url, file.path);
    if (site.empty()) site = innermost_folder(folders, file.path);
    if (site.empty() && file.named) site = file.path.substr(0, file.path.rfind('/') + 1);
    if (site.empty() || (!learning.relearn && recorded.frame(site))) continue;
    const bool in_folder = begins_with(file.path, site);
    const std::string_view in_site = name_in_site(url);
    const std::string_view name = in_folder ? std::string_view(file.path).substr(site.size()) : in_site;
    add_to_sample(samples[site], name, file, FrameLearner::kMostPages);
  }
  OrderedPool<const ReadingOptions, DocumentText> readers(
      learning.jobs, [&] { return std::make_unique<const ReadingOptions>(reading_of_samples(learning)); });
  std::map<std::string, FrameSet> frames;
  for (const auto& [site, sample] : samples) {
    if (sample.size() < kLeastPagesOfSite) continue;
    FrameLearner learner;
    auto next = sample.begin();
    for (const auto& [key, file] : sample) {
      if (learning.interrupted()) return frames;
      for (; next != sample.end() && readers.pending() <= learning.jobs; ++next)
        readers.submit([file = next->second](const ReadingOptions& options) { return page_of(*file, options); });
      const DocumentText page = readers.next();
      if (!page.excluded.empty()) continue;
      learner.add(key, page.blocks, {page_hash(page.canonical), page.title, file->path});
    }
    frames.emplace(site, learner.frame());
  }
  return frames;
}

void learn_frames(Xapian::WritableDatabase& database, const FileWalk& walk, const std::vector<std::string>& roots,
                  const BaseUrls& urls, const FrameLearning& learning) {
  const RecordedFrames recorded(database);
  const std::map<std::string, FrameSet> frames = learned_frames(recorded, walk, roots, urls, learning);
  for (const auto& [site, frame] : frames) record_frame(database, site, frame);
  if (!learning.relearn || learning.interrupted()) return;
  std::set<std::string> small;  // sites that have too few pages by now
  for (const WalkedFile& file : walk.files) {
    const std::string site = recorded.site_of(urls.url_of(file.path).value_or(""), file.path);
    if (!site.empty() && frames.count(site) == 0) small.insert(site);
  }
  for (const std::string& site : small) forget_frame(database, site);
}

std::vector<FileOfMany> files_of_many(const FileWalk& walk) {
  std::vector<FileOfMany> files;
  for (const WalkedFile& file : walk.files) {
    const std::optional<TextFormat> format = format_of_file(file.path).format;
    if (holds_many(format)) files.push_back({&file, *format});
  }
  return files;
}

void learn_archive_frames(Xapian::WritableDatabase& database, const std::vector<FileOfMany>& files,
                          const FrameLearning& learning) {
  const RecordedFrames recorded(database);
  HostSamples samples(recorded, learning);
  for (const auto& [file, format] : files) {
    if (format != TextFormat::kWebArchive) continue;
    if (samples.is_full()) samples.record(database);
    add_pages(*file, learning, samples);
    if (learning.interrupted()) return;
  }
  samples.record(database);
}

void learn_list_footers(Xapian::WritableDatabase& database, const FileWalk& walk, const std::vector<FileOfMany>& files,
                        const FrameLearning& learning) {
  FileSample sample;
  for (const WalkedFile& file : walk.files) {
    if (format_of_name(file.path).format == TextFormat::kMail)
      add_to_sample(sample, file.path, file, kMostSampledPages);
  }
  ListSamples samples(learning);
  for (const auto& [key, file] : sample) add_mails(*file, learning, samples);
  for (const auto& [file, format] : files) {
    if (format != TextFormat::kMailbox) continue;
    if (samples.is_full()) samples.record(database);
    add_mails(*file, learning, samples);
    if (learning.interrupted()) return;
  }
  if (!learning.interrupted()) samples.record(database);
}

}  // namespace neardup::cli
