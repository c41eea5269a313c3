#include "indexing/site_frames.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"
#include "characters/page_url.h"
#include "characters/text_line.h"
#include "content/frame_learner.h"
#include "documents/document_source.h"
#include "documents/input_format.h"
#include "files/canonical_path.h"
#include "formats/file_kinds.h"
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

void add_page(FrameLearner& learner, std::uint64_t key, const DocumentText& page, const std::string& address) {
  learner.add(key, page.blocks, {page_hash(page.canonical), page.title, address, page.language});
}

/** The blocks that a frame has as common, which stand on half of the pages or more. */
std::vector<std::uint64_t> common_blocks(const FrameSet& frame) {
  std::vector<std::uint64_t> blocks;
  for (const std::uint64_t hash : frame.hashes())
    if (frame.has(common_hash(hash))) blocks.push_back(hash);
  return blocks;
}

/** Whether pages still have on average two fifths or more of what a frame has as common, and nothing else is common to them: a
 *  new design or banner is another frame. Cost: reads 40 pages. */
bool still_fits(const FrameSet& frame, const FileSample& sample, const ReadingOptions& reading) {
  constexpr std::size_t kSeenPages = 40;
  constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 20U;  // of a page; larger ones take long
  const std::vector<std::uint64_t> common = common_blocks(frame);
  std::size_t found = 0;
  FrameLearner learner;
  for (const auto& [key, file] : sample) {
    if (learner.pages() == kSeenPages) break;
    if (file->state.size > kMostBytes) continue;
    const DocumentText page = page_of(*file, reading);
    if (page.blocks.empty() || !page.excluded.empty()) continue;
    std::set<std::uint64_t> blocks;
    for (const ContentBlock& block : page.blocks) blocks.insert(frame_hash(block.text, block.linked));
    found += static_cast<std::size_t>(
        std::count_if(common.begin(), common.end(), [&](std::uint64_t hash) { return blocks.count(hash) != 0; }));
    add_page(learner, key, page, file->path);
  }
  const std::vector<std::uint64_t> seen = common_blocks(learner.frame());
  return 5 * found >= 2 * learner.pages() * common.size() &&
         std::all_of(seen.begin(), seen.end(), [&](std::uint64_t hash) { return frame.has(hash); });
}

/** Whether all of a site lies in one of some folders. @param folders  with a slash at their end. */
bool is_whole_in(const std::vector<std::string>& folders, const std::string& site, const BaseUrls& urls) {
  return std::any_of(folders.begin(), folders.end(), [&](const std::string& folder) {
    const std::string file = urls.url_of(folder + "x").value_or("");
    return begins_with(site, folder) || (site_of_url(file) == site && name_in_site(file) == "x");
  });
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

/** The samples of hosts or lists, of which only so much is held at a time: when a further one does not fit, those that are large
 *  enough are learned, and then those that the present file does not add to are given up.
 *  @tparam Sample  has a learner, size() and is_enough(). */
template <typename Sample>
class HeldSamples {
 public:
  using Learn = std::function<void(const std::string& name, const Sample&)>;

  /** @param most  sizes of all samples that are held. @param learn  what a sample teaches. */
  HeldSamples(std::size_t most, Learn learn) : most_(most), learn_(std::move(learn)) {}

  void begin_file() {
    ++file_;
    added_ = kLeastPagesOfSite;
  }

  /** Whether a page or mail with this key is wanted. */
  bool wants(const std::string& name, std::uint64_t key) {
    if (learned_.count(name) != 0) return false;
    const auto known = held_.find(name);
    return known != held_.end() ? known->second.sample.learner.wants(key) : size_ < most_ || make_room();
  }

  /** Let `add` add a page or mail to a sample. */
  template <typename Add>
  void add(const std::string& name, Add add) {
    Held& held = held_[name];
    size_ -= held.sample.size();
    add(held.sample);
    size_ += held.sample.size();
    held.file = file_;
    ++added_;
  }

  void learn_all() {
    give_up([](const Held&) { return true; });
  }

 private:
  struct Held {
    Sample sample;
    std::size_t file = 0;  // the last that added to it
  };

  bool make_room() {
    if (added_ < kLeastPagesOfSite) return false;  // no sample can have become large enough
    added_ = 0;
    give_up([](const Held& held) { return held.sample.is_enough(); });
    if (size_ >= most_) give_up([this](const Held& held) { return held.file != file_; });
    return size_ < most_;
  }

  template <typename Which>
  void give_up(Which which) {
    for (auto held = held_.begin(); held != held_.end();) {
      const auto& [name, entry] = *held;
      if (!which(entry)) {
        ++held;
        continue;
      }
      if (entry.sample.is_enough()) {
        learn_(name, entry.sample);
        learned_.insert(name);
      }
      size_ -= entry.sample.size();
      held = held_.erase(held);
    }
  }

  std::size_t most_;
  Learn learn_;
  std::map<std::string, Held> held_;
  std::size_t size_ = 0;
  std::size_t file_ = 0;
  std::size_t added_ = 0;  // pages or mails since there was no room
  std::set<std::string> learned_;
};

/** The sampled mails of lists. */
class ListSamples {
 public:
  ListSamples(Xapian::WritableDatabase& database, const FrameLearning& learning)
      : database_(database),
        learning_(learning),
        known_(recorded_list_footers(database)),
        samples_(kMostLists, [this](const std::string&, const Sample& sample) { record(sample); }) {}

  void begin_file() { samples_.begin_file(); }

  /** Add the mails of a file. What is damaged is reported when it is indexed. */
  void add_file(const WalkedFile& file) {
    try {
      DocumentSource mails(file, learning_.reading.max_bytes);
      while (const std::optional<UnreadDocument> mail = mails.next()) {
        if (learning_.interrupted()) return;
        if (!mail->problem) add(mails.bytes());
      }
    } catch (const std::exception&) {
    }
  }

  void record_all() { samples_.learn_all(); }

 private:
  struct Sample {
    std::string list;
    FooterLearner learner;

    std::size_t size() const { return learner.mails() == 0 ? 0 : 1; }
    bool is_enough() const { return learner.mails() >= FooterLearner::kLeastMails; }
  };

  void add(const std::string& message) {
    const std::string id = list_id_in(list_field(message));
    const std::uint64_t key = xxh3_hash(message);
    if (id.empty() || !samples_.wants(id, key)) return;
    const ListMail mail = list_mail(message, learning_.reading);
    samples_.add(id, [&](Sample& sample) {
      sample.list = mail.list;
      sample.learner.add(key, mail.parts);
    });
  }

  void record(const Sample& sample) {
    if (sample.list.empty() || sample.list.size() > kLongestList || !recorded_.insert(sample.list).second) return;
    if (learning_.relearn || known_.count(sample.list) == 0)
      record_frame(database_, site_of_list(sample.list), sample.learner.footer());
  }

  Xapian::WritableDatabase& database_;
  const FrameLearning& learning_;
  std::map<std::string, FrameSet> known_;
  HeldSamples<Sample> samples_;     // by the id as it stands in the field, whatever name the field gives the list
  std::set<std::string> recorded_;  // lists
};

/** The samples of the hosts of archives. */
class HostSamples {
 public:
  HostSamples(Xapian::WritableDatabase& database, const FrameLearning& learning)
      : learning_(learning),
        recorded_(database),
        reading_(reading_of_samples(learning)),
        samples_(kMostSampledPages, [&database](const std::string& host, const Sample& sample) {
          record_frame(database, host, sample.learner.frame());
        }) {}

  /** Add the pages of an archive. */
  void add_file(const WalkedFile& file) {
    samples_.begin_file();
    try {
      DocumentSource pages(file, learning_.reading.max_bytes);
      while (const std::optional<UnreadDocument> page = pages.next()) {
        if (learning_.interrupted()) return;
        if (wants(*page)) add(page->id, pages.reader());
      }
    } catch (const std::runtime_error&) {
      // reported when the archive is indexed
    }
  }

  void record_all() { samples_.learn_all(); }

 private:
  struct Sample {
    FrameLearner learner;

    std::size_t size() const { return learner.pages(); }
    bool is_enough() const { return learner.pages() >= kLeastPagesOfSite; }
  };

  /** Whether a page is wanted, by the header of its record. */
  bool wants(const UnreadDocument& page) {
    if (!page.skip_reason.empty() || page.problem || page.repeats) return false;
    const std::string host = site_of_url(page.id);
    if (host.empty() || (!learning_.relearn && recorded_.frame(host))) return false;
    return samples_.wants(host, xxh3_hash(name_in_site(page.id)));
  }

  void add(const std::string& url, const DocumentReader& read) {
    samples_.add(site_of_url(url), [&](Sample& sample) {
      try {
        const DocumentText page = read(reading_).text;
        if (!page.blocks.empty()) add_page(sample.learner, xxh3_hash(name_in_site(url)), page, url);
      } catch (const std::exception&) {
        // reported when the record is indexed
      }
    });
  }

  const FrameLearning& learning_;
  RecordedFrames recorded_;
  ReadingOptions reading_;
  HeldSamples<Sample> samples_;
};

}  // namespace

bool is_page_file(const std::string& path) {
  const NamedFormat named = format_of_name(path);
  return (is_server_program(named.suffix) ? format_of_file(path) : named).format == TextFormat::kHtml;
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

std::map<std::string, FrameSet> learned_frames(const RecordedFrames& recorded, const FileWalk& walk,
                                               const std::vector<std::string>& roots, const BaseUrls& urls,
                                               const FrameLearning& learning) {
  std::vector<std::string> folders;
  for (const std::string& root : roots) folders.push_back(with_slash(canonical_path(root)));
  std::map<std::string, FileSample> samples;
  for (const WalkedFile& file : walk.files) {
    if (!is_page_file(file.path)) continue;
    const std::string url = urls.url_of(file.path).value_or("");
    // Learned again, a folder is one site, whatever parts of it were indexed before.
    std::string site = learning.relearn ? site_of_url(url) : recorded.site_of(url, file.path);
    if (site.empty()) site = innermost_folder(folders, file.path);
    if (site.empty()) site = recorded.site_of(url, file.path);
    if (site.empty() && file.named) site = file.path.substr(0, file.path.rfind('/') + 1);
    if (site.empty()) continue;
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
    const std::shared_ptr<const FrameSet> known = learning.relearn ? nullptr : recorded.frame(site);
    const bool fits =
        known && (!is_whole_in(folders, site, urls) || still_fits(*known, sample, reading_of_samples(learning)));
    if (fits) continue;
    FrameLearner learner;
    auto next = sample.begin();
    for (const auto& [key, file] : sample) {
      if (learning.interrupted()) return frames;
      for (; next != sample.end() && readers.pending() <= learning.jobs; ++next)
        readers.submit([file = next->second](const ReadingOptions& options) { return page_of(*file, options); });
      const DocumentText page = readers.next();
      if (!page.excluded.empty()) continue;
      add_page(learner, key, page, file->path);
    }
    FrameSet frame = learner.frame();
    if (!known || frame.hashes() != known->hashes()) frames.emplace(site, std::move(frame));
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
  HostSamples samples(database, learning);
  for (const auto& [file, format] : files) {
    if (format != TextFormat::kWebArchive) continue;
    samples.add_file(*file);
    if (learning.interrupted()) return;
  }
  samples.record_all();
}

void learn_list_footers(Xapian::WritableDatabase& database, const FileWalk& walk, const std::vector<FileOfMany>& files,
                        const FrameLearning& learning) {
  FileSample sample;
  for (const WalkedFile& file : walk.files) {
    if (format_of_name(file.path).format == TextFormat::kMail)
      add_to_sample(sample, file.path, file, kMostSampledPages);
  }
  ListSamples samples(database, learning);
  for (const auto& [key, file] : sample) samples.add_file(*file);
  for (const auto& [file, format] : files) {
    if (format != TextFormat::kMailbox) continue;
    samples.begin_file();  // the files of one mail were as one
    samples.add_file(*file);
    if (learning.interrupted()) return;
  }
  if (!learning.interrupted()) samples.record_all();
}

}  // namespace neardup::cli
