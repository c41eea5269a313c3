#include "dedupe/copied_items.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"

namespace neardup::cli {

namespace {

/** Words for a copy, a conflict of two versions, a backup, or settings that wait to be filled in, as far as their forms and languages agree. */
constexpr std::string_view kCopyWords[] = {
    "copy",    "copi",      "cópi",      "cópia",    "kopi",     "kópi",    "kopya",    "koopia",  "másolat",
    "копи",    "Копи",      "копі",      "Копі",     "копј",     "Копј",    "ντίγραφο", "コピー",  "副本",
    "复件",    "复制",      "複製",      "複本",     "복사본",   "사본",    "עותק",     "نسخة",    "نسخه",
    "bản sao", "สำเนา",     "salinan",   "afrit",    "conflict", "conflit", "konflikt", "backup",  "bak",
    "orig",    "sicherung", "sauvegard", "respaldo", "snapshot", "example", "sample",   "default", "dist"};

constexpr std::string_view kBetween = " -_.~([";  // and dashes, which have several bytes

/** Where the first word for a copy stands, and its end; nothing without one. */
std::optional<std::pair<std::size_t, std::size_t>> find_word(std::string_view name) {
  const std::string lower = lower_ascii(name);
  for (const std::string_view word : kCopyWords) {
    const std::size_t place = lower.find(word);
    if (place != std::string::npos) return std::pair(place, place + word.size());
  }
  return std::nullopt;
}

/** Without what stands between a name and a mark. */
std::string_view without_space(std::string_view name) {
  for (bool cut = true; cut;) {
    cut = false;
    for (const std::string_view dash : {" ", "-", "_", ".", "~", "(", "[", "\u2013", "\u2014", "\u306e"}) {
      if (!ends_with(name, dash)) continue;
      name.remove_suffix(dash.size());
      cut = true;
    }
  }
  return name;
}

class NamesWithoutMark {
 public:
  explicit NamesWithoutMark(std::string_view name) : name_(name) {}

  std::vector<std::string> names() {
    if (const auto word = find_word(name_)) {
      for (std::size_t i = 0; i <= word->first; ++i)
        if (i == word->first || kBetween.find(name_[i]) != kBetween.npos) add_beginning(i, word->second);
      for (std::size_t i = word->second; i != name_.size(); ++i)
        if (kBetween.find(name_[i]) != kBetween.npos) add(name_.substr(i + 1));
    }
    for (std::size_t end = name_.find('.'); end != name_.npos; end = name_.find('.', end + 1)) add_before_number(end);
    add_before_number(name_.size());
    return std::move(names_);
  }

 private:
  void add(std::string_view name, std::string_view suffix = {}) {
    if (!name.empty()) names_.push_back(std::string(name).append(suffix));
  }

  /** Names that end before a mark, and go on with some suffix behind it. */
  void add_beginning(std::size_t mark, std::size_t end) {
    const std::string_view name = without_space(name_.substr(0, mark));
    add(name);
    for (std::size_t dot = name_.find('.', end); dot != name_.npos; dot = name_.find('.', dot + 1))
      add(name, name_.substr(dot));
  }

  /** The name without a number, or "~", that ends there. */
  void add_before_number(std::size_t end) {
    const std::string_view name = name_.substr(0, end);
    const std::string_view suffix = name_.substr(end);
    const std::size_t last = name.find_last_not_of("0123456789)~") + 1;
    const std::string_view mark = name.substr(last);
    const std::string_view before = without_space(name.substr(0, last));
    const bool parted = before.size() != last && name[last - 1] != '_' && name[last - 1] != '-';
    if (!mark.empty() && (parted || mark == "~")) add(before, suffix);
  }

  std::string_view name_;
  std::vector<std::string> names_;
};

/** Of the files with the bytes of an item the one that was read first. */
const std::string& first_of_bytes(const InputDocument& document) {
  return document.read_as.empty() ? document.name : document.read_as;
}

/** How many bytes of a path are that of its input, or of the folder of an input that is a file. */
std::size_t root_of(const std::string& path, const RecordInput& input) {
  for (const std::string& root : {input.path(), input.full_path()}) {
    if (path == root) return path.rfind('/') + 1;
    if (begins_with(path, root)) return root.size();
  }
  return 0;
}

/** Add a path without the folder that ends there, and without up to two below it: the name of a disk, a date.
 *  @param above  what stands before the folder. */
void add_below(const std::string& above, std::string_view path, std::size_t end, std::vector<std::string>& paths) {
  for (int folders = 0; folders != 3 && end < path.size(); ++folders) {
    paths.push_back(above + std::string(path.substr(end + 1)));
    end = path.find('/', end + 1);
  }
}

bool is_copy(const ReadCorpus& corpus, std::uint32_t item, std::uint32_t original) {
  if (item == original || !corpus.table.has_text(item) || !corpus.table.signed_alike(item, original)) return false;
  const InputDocument& copy = corpus.records.document(item);
  const InputDocument& other = corpus.records.document(original);
  const bool same_time =
      copy.state.modified == other.state.modified && copy.state.nanoseconds == other.state.nanoseconds;
  return same_time || corpus.table.tokens(item) == 0 || first_of_bytes(copy) == first_of_bytes(other);
}

}  // namespace

std::vector<std::string> paths_without_mark(std::string_view path) {
  std::vector<std::string> paths;
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find('/', begin), path.size());
    const std::string_view name = path.substr(begin, end - begin);
    const std::string above(path.substr(0, begin));
    for (const std::string& other : NamesWithoutMark(name).names())
      paths.push_back(above + other + std::string(path.substr(end)));
    if (find_word(name)) add_below(above, path, end, paths);
    begin = end + 1;
  }
  return paths;
}

std::vector<bool> copied_items(const ReadCorpus& corpus) {
  const CorpusRecords& records = corpus.records;
  std::vector<std::uint32_t> files;
  std::vector<std::pair<std::uint64_t, std::uint32_t>> originals;  // hashes of their paths, and the copy
  for (const CorpusRecords::Range& range : records.ranges()) {
    for (std::size_t item = range.begin; item != range.end && records.is_document(item); ++item) {
      if (!records.is_own_file(item)) continue;
      files.push_back(static_cast<std::uint32_t>(item));
      const std::string path = records.source(item);
      const std::size_t root = root_of(path, *range.input);
      for (const std::string& other : paths_without_mark(std::string_view(path).substr(root)))
        originals.emplace_back(xxh3_hash(path.substr(0, root) + other), files.back());
    }
  }
  std::sort(originals.begin(), originals.end());
  std::vector<bool> copied;
  for (const std::uint32_t file : files) {
    const std::uint64_t hash = xxh3_hash(records.source(file));
    for (auto copy = std::lower_bound(originals.begin(), originals.end(), std::pair(hash, std::uint32_t{0}));
         copy != originals.end() && copy->first == hash; ++copy) {
      if (!is_copy(corpus, copy->second, file)) continue;
      copied.resize(records.size());
      copied[copy->second] = true;
    }
  }
  return copied;
}

}  // namespace neardup::cli
