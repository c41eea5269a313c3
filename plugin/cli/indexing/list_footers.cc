#include "indexing/list_footers.h"

#include <cstdint>
#include <exception>
#include <map>
#include <optional>
#include <string_view>

#include "bytes/feature_hash.h"
#include "characters/text_line.h"
#include "documents/document_source.h"
#include "formats/text_format.h"
#include "mail/mail_document.h"
#include "mail/mail_ending.h"
#include "record/recorded_frames.h"

namespace neardup::cli {

namespace {

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

  void record(Xapian::WritableDatabase& database) const {
    const std::map<std::string, FrameSet> known = recorded_list_footers(database);
    for (const auto& [id, sample] : samples_) {
      if (sample.list.empty() || sample.list.size() > kLongestList) continue;
      if (sample.learner.mails() < FooterLearner::kLeastMails) continue;
      if (learning_.relearn || known.count(sample.list) == 0) {
        record_frame(database, site_of_list(sample.list), sample.learner.footer());
      }
    }
  }

 private:
  struct Sample {
    std::string list;
    FooterLearner learner;
  };

  const FrameLearning& learning_;
  std::map<std::string, Sample>
      samples_;  // by the id as it stands in the field, whatever name the field gives the list
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

}  // namespace

void learn_list_footers(Xapian::WritableDatabase& database, const FileWalk& walk, const FrameLearning& learning) {
  FileSample sample;
  for (const WalkedFile& file : walk.files) {
    if (format_of_name(file.path).format == TextFormat::kMail) add_to_sample(sample, file, kMostSampledPages);
  }
  ListSamples samples(learning);
  for (const auto& [key, file] : sample) add_mails(*file, learning, samples);
  if (!learning.interrupted()) samples.record(database);
}

void learn_mailbox_footers(Xapian::WritableDatabase& database, const std::string& path, const FrameLearning& learning) {
  ListSamples samples(learning);
  add_mails({path, {}, false, false}, learning, samples);
  if (!learning.interrupted()) samples.record(database);
}

}  // namespace neardup::cli
