#include "dedupe/copy_removal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "bytes/digits.h"
#include "bytes/feature_hash.h"
#include "bytes/plain_words.h"
#include "bytes/utf8_characters.h"
#include "characters/text_encoding.h"
#include "characters/text_line.h"
#include "database/durable_names.h"
#include "dedupe/line_marks.h"
#include "documents/document_source.h"
#include "documents/input_format.h"
#include "errors/exit_codes.h"
#include "files/equal_files.h"
#include "files/open_file.h"
#include "formats/text_format.h"
#include "indexing/input_errors.h"
#include "notation/meaningful_signs.h"
#include "output/printable.h"
#include "programs/child_process.h"
#include "sign/evidence.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

/** Why a file stays, though it might go. */
class Stays : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

void require(const std::error_code& failed, const std::string& what) {
  if (failed) throw std::system_error(failed, what);
}

/** Each line is on the disk before the act that it tells of. A line that a full disk has cut is ended
 *  before the first one. */
class RemovalLog {
 public:
  explicit RemovalLog(const std::string& path) : path_(path) {
    const fs::path folder = fs::path(path).parent_path();
    require(create_folders(folder), "cannot make '" + folder.string() + "'");
    Descriptor file(::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
    if (file.number() < 0) throw_errno("cannot write '" + path + "'");
    struct stat status {};
    if (::fstat(file.number(), &status) == 0 && status.st_nlink > 1)
      throw std::runtime_error("'" + path +
                               "' has another name, so it may be a document; name another file with --log");
    require(sync_name(path), "cannot write '" + path + "'");
    char last = '\n';
    if (status.st_size > 0 && ::pread(file.number(), &last, 1, status.st_size - 1) == 1 && last != '\n' &&
        !write_all(file.number(), "\n"))
      throw_errno("cannot write '" + path + "'");
    file_.swap(file);
  }

  void write(const std::string& act, const std::string& file, const std::string& kept, const std::string& target,
             const std::string& words) {
    const std::string line = fmt::format("{:%Y-%m-%dT%H:%M:%SZ}\t{}\t{}\t{}\t{}\t{}\n", fmt::gmtime(std::time(nullptr)),
                                         act, tsv_cell(file), tsv_cell(kept), tsv_cell(target), tsv_cell(words));
    const bool written = write_all(file_.number(), line);
    if (!written || (::fdatasync(file_.number()) != 0 && errno != EINVAL)) throw_errno("cannot write '" + path_ + "'");
  }

 private:
  std::string path_;
  Descriptor file_{-1};
};

/** Make the folders of a path below another folder, each with the permissions of the one that it stands for: what was
 *  private stays private. Their names survive a power cut.
 *  @param folder  absolute. */
void make_folders_like(const fs::path& folder, const std::string& below) {
  require(create_folders(below), "cannot make '" + below + "'");
  fs::path original = "/";
  std::string made = below;
  for (const fs::path& name : folder.relative_path()) {
    original /= name;
    made += '/' + name.string();
    struct stat state {};
    constexpr mode_t kAnyone = 0777;
    if (::stat(original.c_str(), &state) != 0) throw_errno("'" + original.string() + "'");
    if (::mkdir(made.c_str(), (state.st_mode & kAnyone) | S_IRWXU) == 0) {
      require(sync_name(made), "cannot make '" + made + "'");
    } else if (errno != EEXIST) {
      throw_errno("cannot make '" + made + "'");
    }
  }
}

/** Write the bytes, permissions, times and, where the system allows it, the owner of a file to another one, and to the
 *  disk. */
void copy_file(const std::string& from, int to) {
  constexpr const char* kFailure = "cannot be copied to the folder of moved files";
  const Descriptor source = open_to_read(from);
  struct stat state {};
  if (source.number() < 0 || ::fstat(source.number(), &state) != 0) throw_errno("cannot be read");
  std::string buffer(std::size_t{1} << 20U, '\0');
  while (const ssize_t got = ::read(source.number(), buffer.data(), buffer.size())) {
    if (got < 0) throw_errno("cannot be read");
    if (!write_all(to, std::string_view(buffer).substr(0, static_cast<std::size_t>(got)))) throw_errno(kFailure);
  }
  const bool owned = ::fchown(to, state.st_uid, state.st_gid) == 0;
  constexpr mode_t kAnyone = 0777;  // a file that runs as its owner does so for no other one
  const timespec times[] = {state.st_atim, state.st_mtim};
  if (::fchmod(to, owned ? state.st_mode : state.st_mode & kAnyone) != 0 || ::futimens(to, times) != 0 ||
      ::fsync(to) != 0)
    throw_errno(kFailure);
}

/** Rename a file within its folder, to a name that no file has. @return false with errno if one has it, or it fails. */
bool take_name(const std::string& from, const std::string& to) {
  if (::link(from.c_str(), to.c_str()) != 0) {  // a file system without links
    if (errno == EEXIST) return false;
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
    return errno == EINVAL && ::rename(from.c_str(), to.c_str()) == 0;  // one that knows no such renaming
  }
  ::unlink(from.c_str());
  return true;
}

/** Move a file to a path where none is. If it cannot be moved, none is there afterwards. */
void move_file(const std::string& from, const std::string& to) {
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return;
  if (errno != EXDEV && errno != EINVAL) throw_errno("cannot be moved to '" + to + "'");
  // Another file system, or one that cannot rename without replacing. Who is killed leaves no part under the name.
  const std::string part =
      fs::path(to).parent_path() / fmt::format(".{}.part", ::getpid());  // however long the name is
  const Descriptor copy(::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR));
  if (copy.number() < 0) throw_errno("cannot be moved to '" + to + "'");
  std::string made = part;
  try {
    copy_file(from, copy.number());
    if (!take_name(part, to)) throw_errno("cannot be moved to '" + to + "'");
    made = to;
    require(sync_name(to), "cannot be moved to '" + to + "'");
    if (::unlink(from.c_str()) != 0) throw_errno("cannot be removed");
  } catch (...) {
    ::unlink(made.c_str());
    throw;
  }
}

/** Whether a path leads to a file with the bytes of another one, which stays when that one goes. */
bool has_copy(const std::string& path, const std::string& file) {
  try {
    return fs::symlink_status(path).type() == fs::file_type::regular && !fs::equivalent(path, file) &&
           same_bytes(path, file);
  } catch (const std::exception&) {  // it cannot be read
    return false;
  }
}

/** The path itself, or with a number as of GNU mv, so that nothing is there, or a copy of the file. */
std::string place_for(const std::string& file, const std::string& path) {
  std::string place = path;
  std::error_code error;  // then a move fails, and says why
  const auto is_taken = [&] { return fs::exists(fs::symlink_status(place, error)) && !has_copy(place, file); };
  for (std::size_t number = 1; is_taken(); ++number) place = fmt::format("{}.~{}~", path, number);
  return place;
}

/** As long as this run holds a file, no other one removes it, or relies on it. */
class HeldFile {
 public:
  /** @param how  LOCK_SH for a file that stays, LOCK_EX for one that goes. @exception Stays if another run holds it. */
  HeldFile(const std::string& path, int how) : file_(open_to_read(path)) {
    if (file_.number() >= 0 && ::flock(file_.number(), how | LOCK_NB) != 0 && errno == EWOULDBLOCK)
      throw Stays("'" + path + "' is held by another run that removes copies; it stays");
  }

 private:
  Descriptor file_;
};

/** In their order, with digits of ASCII, a space behind each. */
std::string words_with_digits(std::string_view text) {
  std::string words;
  each_word(text, [&words](std::string_view word) {
    if (has_digit(word)) (words += with_ascii_digits(word)) += ' ';
  });
  return words;
}

constexpr std::size_t kToldAtOnce = 100;  // a sync of a folder may take 10 ms

/** What is known of a file that goes. */
struct Going {
  std::uint32_t item;
  std::uint32_t kept;
  std::string how;  // "equal" or "near"
  double similarity = 1;
  DropReason reason;
};

class Remover {
 public:
  Remover(const DedupedCorpus& deduped, const RemovalOptions& options, const ReadingOptions& reading,
          const Format& format)
      : deduped_(deduped),
        records_(deduped.corpus.records),
        table_(deduped.corpus.table),
        options_(options),
        reading_(reading),
        listing_(format, columns()) {
    if (!options.dry_run) log_.emplace(removal_log(options));
    const std::vector<std::uint32_t>& order = deduped.order.items;
    ranks_.resize(order.size());
    for (std::uint32_t rank = 0; rank != order.size(); ++rank) ranks_[order[rank]] = rank;
    for (const auto& [link, identity] : deduped.corpus.links) links_.emplace(identity, link);
  }

  void remove(const ListedGroup& group, const std::function<void(const std::string&)>& fail,
              const std::function<void()>& checking) {
    std::vector<const CorpusMember*> members = group.members;
    const auto place = [&](const CorpusMember* member) {  // first what stays, then by preference
      return std::pair(member->item != group.representative, ranks_.empty() ? member->item : ranks_[member->item]);
    };
    std::sort(members.begin(), members.end(), [&](const auto* a, const auto* b) { return place(a) < place(b); });
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::vector<std::uint32_t>> staying;  // by their words
    for (const CorpusMember* member : members) {
      const std::uint32_t item = member->item;
      checking();
      std::vector<std::uint32_t>& alike = staying[{table_.token_digest(item), evidence_hash(table_.evidence(item))}];
      bool gone = false;
      try {
        if (item >= records_.references() && item != group.representative) gone = goes(*member, alike);
      } catch (const Stays& reason) {
        ++counts_.failed;
        fail(records_.source(item) + ": " + reason.what());
      }
      if (!gone) alike.push_back(item);
    }
  }

  /** Put what was done on the disk, then tell of it. */
  void tell() {
    for (const std::string& folder : std::exchange(changed_folders_, {})) {
      require(sync_names_in(folder), "cannot sync '" + folder + "'");
    }
    if (options_.dry_run)
      std::stable_sort(done_.begin(), done_.end(),
                       [](const auto& a, const auto& b) { return place_in(a) < place_in(b); });
    for (const Done& done : std::exchange(done_, {})) listing_.row(done.row, done.text);
  }

  const RemovalCounts& counts() const { return counts_; }

 private:
  static std::vector<std::string> columns() {
    std::vector<std::string> names{"action", "id", "kept", "moved_to", "similarity"};
    for (std::string& name : reason_columns()) names.push_back(std::move(name));
    names.emplace_back("links");
    return names;
  }

  /** What was done, or would be. */
  struct Done {
    Row row;
    std::string text;
    double similarity = 1;
    bool near = false;  ///< not equal
  };

  /** The most doubtful first, equal files last. */
  static std::pair<bool, double> place_in(const Done& done) { return {!done.near, done.similarity}; }

  /** Remove a file, if it may go. */
  bool goes(const CorpusMember& member, const std::vector<std::uint32_t>& alike) {
    const bool own = records_.is_own_file(member.item);
    if (own && !fs::is_symlink(records_.source(member.item))) {
      if (remove_equal(member.item, alike)) return true;
      if (options_.near) return remove_near(member);
    }
    ++(own ? counts_.kept : counts_.within);
    return false;
  }

  /** @exception Stays if the file is not the one that was read. */
  void require_unchanged(std::uint32_t item) const {
    if (records_.has_changed(item)) throw Stays("has changed since it was read; it stays");
  }

  /** Whether the characters of a file are not guessed. */
  bool has_certain_encoding(const std::string& path) const {
    const std::string bytes = file_content(path, std::numeric_limits<std::size_t>::max());
    return looks_wide(bytes) || well_formed_size(bytes) == bytes.size();
  }

  std::optional<DocumentText> text_now(std::uint32_t item, bool only_plain) const {
    try {
      const std::string path = records_.source(item);
      const std::string& twin = records_.document(item).read_as;
      const std::string& name = only_plain || twin.empty() ? path : twin;
      SourceDocument now = read_document({name, {}, false, false}, file_content(path, reading_.max_bytes), reading_);
      // Only then the body has every character of the file.
      const bool plain = now.record.type == mime_type(TextFormat::kPlain) && !format_of_name(path).compressed;
      if (only_plain && !(plain && has_certain_encoding(path))) return std::nullopt;
      return std::move(now.text);
    } catch (const std::exception& error) {
      throw Stays(reason_of(error) + "; it stays");
    }
  }

  /** By what two files are equal; empty if they are not. */
  std::string equal_by(std::uint32_t item, std::uint32_t kept) const {
    try {
      if (same_bytes(records_.source(item), records_.source(kept))) return "bytes";
    } catch (const std::exception& error) {
      throw Stays(reason_of(error) + "; it stays");
    }
    if (table_.tokens(item) == 0) return "";
    const std::optional<DocumentText> text = text_now(item, true);
    const std::optional<DocumentText> other = text_now(kept, true);
    constexpr const char* kReplacement = "\xEF\xBF\xBD";  // for bytes that no encoding explains
    const bool equal = text && other && text->body == other->body && text->body.find(kReplacement) == std::string::npos;
    return equal ? "words" : "";
  }

  bool remove_equal(std::uint32_t item, const std::vector<std::uint32_t>& alike) {
    const HeldFile goes(records_.source(item), LOCK_EX);
    for (const std::uint32_t kept : alike) {
      if (!records_.is_own_file(kept)) continue;
      const HeldFile stays(records_.source(kept), LOCK_SH);
      if (records_.has_changed(kept)) continue;
      require_unchanged(item);
      std::string by = equal_by(item, kept);
      if (by.empty()) continue;
      act({item, kept, "equal", 1, {std::move(by), {}}});
      return true;
    }
    return false;
  }

  /** What a text says beside its words. */
  struct Marks {
    std::string of_lines;
    MeaningfulSigns signs;
    std::uint64_t lines = 0;  // hash of those of code or a table; 0 for other texts
  };

  Marks marks_of(std::uint32_t item) const {
    const std::string text = records_.text(item);
    const InputDocument record;
    const InputDocument& document = records_.is_document(item) ? records_.document(item) : record;
    const bool marked_up =
        document.type == mime_type(TextFormat::kHtml) || document.type == mime_type(TextFormat::kMarkdown);
    const bool as_it_is = begins_with(document.type, "text/") && !marked_up;
    const bool is_code = as_it_is && holds_code_or_table(records_.source(item), text);
    return {line_marks(text, marked_up), meaningful_signs(text), is_code ? hash_of_lines(text) : document.lines};
  }

  /** Of the lines that are not blank, without space at their ends. */
  static std::uint64_t hash_of_lines(std::string_view text) {
    std::uint64_t hash = 1;
    while (!text.empty()) {
      const std::string_view line = take_line(text);
      const std::size_t end = line.find_last_not_of(" \t\r") + 1;
      if (end != 0) hash = xxh3_hash(line.substr(0, end), hash);
    }
    return hash;
  }

  /** Whether a file has left-out words, figures, pictures, fields or marks of lines that what stays lacks, other signs, or other
   *  figures in its title. */
  bool has_other_details(std::uint32_t item, std::uint32_t kept) {
    const InputDocument record;
    const InputDocument& stays = records_.is_document(kept) ? records_.document(kept) : record;
    const InputDocument& goes = records_.document(item);
    if (goes.type == stays.type) {
      if (words_with_digits(goes.title) != words_with_digits(stays.title)) return true;
      if (has_more_facts(table_.evidence(item), table_.evidence(kept))) return true;
    }
    if (marks_of_kept_.first != kept) marks_of_kept_ = {kept, marks_of(kept)};
    const Marks& kept_marks = marks_of_kept_.second;
    const Marks marks = marks_of(item);
    const std::uint64_t symbols = marks.signs.symbols;  // bullets, which another format may lack
    const bool other_symbols = symbols != 0 && kept_marks.signs.symbols != 0 && symbols != kept_marks.signs.symbols;
    if (marks.signs.signs != kept_marks.signs.signs || other_symbols) return true;
    if (goes.type == stays.type && (marks.of_lines != kept_marks.of_lines || marks.lines != kept_marks.lines))
      return true;
    std::vector<std::uint64_t> missing;
    std::set_difference(goes.details.begin(), goes.details.end(), stays.details.begin(), stays.details.end(),
                        std::back_inserter(missing));
    if (missing.empty()) return false;
    std::set<std::uint64_t> words;  // a header of one file may be a line of the other
    each_word(folded(records_.text(kept)), [&words](std::string_view word) { words.insert(xxh3_hash(word)); });
    return std::any_of(missing.begin(), missing.end(), [&](std::uint64_t detail) { return words.count(detail) == 0; });
  }

  bool remove_near(const CorpusMember& member) {
    const std::uint32_t item = member.item;
    const std::uint32_t kept = member.representative;
    const HeldFile goes(records_.source(item), LOCK_EX);
    std::optional<HeldFile> stays;
    if (records_.is_own_file(kept)) stays.emplace(records_.source(kept), LOCK_SH);
    require_unchanged(item);
    if (records_.has_changed(kept))
      throw Stays("'" + records_.source(kept) + "', which was to stay in its place, has changed; it stays");
    for (const std::uint32_t each : {item, kept}) {
      if (records_.is_own_file(each) && text_now(each, false)->body != records_.text(each))
        throw Stays("'" + records_.source(each) + "' has another text than before; it stays");
    }
    const DropReason reason = deduped_.reasons.of(item, kept);
    if (!options_.figures && (reason.words.figures || reason.words.names || has_other_details(item, kept))) {
      counts_.figures.add(records_.source(item));
      return false;
    }
    if (2 * reason.words.count > reason.words.words)
      return false;  // the same runs of words, in another number or order
    act({item, kept, "near", member.to_representative, reason});
    return true;
  }

  void act(const Going& going) {
    const std::string file = records_.source(going.item);
    const std::string stays = records_.source(going.kept);
    const std::string target =
        options_.move_to.empty() ? "" : place_for(file, fs::absolute(options_.move_to).string() + file);
    const std::string done = target.empty() ? "delete" : "move";
    const std::string words = going.how == "near" ? going.reason.text() : "";
    if (log_) remove_file(going, file, stays, target, words);
    ++counts_.removed;
    counts_.bytes += records_.state(going.item).size;
    const std::string action = log_ ? done + "d" : "would " + done;
    Row row{{"action", action},
            {"id", file},
            {"kept", stays},
            {"moved_to", text_or_null(target)},
            {"similarity", number_or_null(going.similarity)}};
    going.reason.put(row);
    std::string text = fmt::format("{} {}: {} to {}", action, printable(file), going.how, printable(stays));
    if (!words.empty()) text += fmt::format(" ({:.4f}): {}", going.similarity, words);
    row["links"] = Row::array();
    const auto [link, end] = links_.equal_range(records_.state(going.item).identity);
    for (auto each = link; each != end; ++each) {
      row["links"].push_back(each->second);
      text += fmt::format("\n  the link {} {}", printable(each->second), after_link(each->second, going.how, stays));
    }
    done_.push_back({std::move(row), std::move(text), going.similarity, going.how == "near"});
    if (log_ && done_.size() == kToldAtOnce) tell();
  }

  /** Writing the log takes a while: both files are looked at again behind it. */
  void remove_file(const Going& going, const std::string& file, const std::string& stays, const std::string& target,
                   const std::string& words) {
    log_->write((target.empty() ? "deleted\t" : "moved\t") + going.how, file, stays, target, words);
    try {
      for (const std::uint32_t each : {going.item, going.kept}) {
        if (records_.has_changed(each)) throw Stays("'" + records_.source(each) + "' has changed; it stays");
      }
      const HeldFile moved_before(target, LOCK_SH);  // if there is one
      if (target.empty() || has_copy(target, file)) {
        if (::unlink(file.c_str()) != 0) throw_errno("cannot be deleted");
      } else {
        make_folders_like(fs::path(file).parent_path(), fs::absolute(options_.move_to).string());
        move_file(file, target);
      }
    } catch (const std::exception& error) {
      log_->write("failed\t" + going.how, file, stays, target, words);
      throw Stays(error.what());
    }
    for (const std::string& path : {file, target}) {
      if (!path.empty()) changed_folders_.insert(fs::path(path).parent_path().string());
    }
  }

  /** Point a symbolic link to what stays, if that is wanted. @return what becomes of it. */
  std::string after_link(const std::string& link, const std::string& how, const std::string& stays) {
    const std::string now = log_ ? "points" : "would point";
    if (!options_.mend_links) return now + " to what is gone; --follow points it to what stays";
    if (log_) {
      const std::string other = link + ".xapian-neardup";
      log_->write("linked\t" + how, link, stays, "", "");
      if (::symlink(stays.c_str(), other.c_str()) != 0 || ::rename(other.c_str(), link.c_str()) != 0) {
        const std::string reason = std::strerror(errno);
        ::unlink(other.c_str());
        ++counts_.failed;
        return "points to what is gone: " + reason;
      }
      changed_folders_.insert(fs::path(link).parent_path().string());
    }
    return now + " to what stays";
  }

  const DedupedCorpus& deduped_;
  const CorpusRecords& records_;
  const CorpusTable& table_;
  const RemovalOptions& options_;
  const ReadingOptions& reading_;
  Listing listing_;
  std::vector<std::uint32_t> ranks_;                // [items] by preference; empty for the order of the input
  std::set<std::string> changed_folders_;           // since the last tell()
  std::vector<Done> done_;                          // since then; of a dry run all
  std::multimap<FileIdentity, std::string> links_;  // symbolic, by what they point to
  std::optional<RemovalLog> log_;                   // null: nothing is removed
  RemovalCounts counts_;
  std::pair<std::optional<std::uint32_t>, Marks> marks_of_kept_;  // of the last one
};

}  // namespace

std::string removal_log(const RemovalOptions& options) {
  if (!options.log.empty()) return options.log;
  if (!options.move_to.empty()) return options.move_to + "/removed.log";
  const auto variable = [](const char* name) -> std::string {
    const char* const value = std::getenv(name);
    return value == nullptr ? "" : value;
  };
  if (const std::string state = variable("XDG_STATE_HOME"); !state.empty())
    return state + "/xapian-neardup/removed.log";
  if (const std::string home = variable("HOME"); !home.empty())
    return home + "/.local/state/xapian-neardup/removed.log";
  throw UsageError("there is no folder for the log of --delete, since HOME is not set; name a file with --log");
}

RemovalCounts remove_copies(const DedupedCorpus& deduped, const RemovalOptions& options, const ReadingOptions& reading,
                            Format format, const std::function<void(const std::string&)>& fail,
                            const std::function<void()>& checking) {
  for (const CorpusRecords::Range& range : deduped.corpus.records.ranges()) {
    if (range.input->format() != InputFormat::kFiles)
      throw UsageError(fmt::format("'{}' holds records, not files; write those that stay with --output",
                                   printable(range.input->path())));
  }
  Remover remover(deduped, options, reading, format);
  try {
    for (const ListedGroup& group : listed_groups(deduped)) remover.remove(group, fail, checking);
  } catch (...) {  // interrupted, or the log is full
    remover.tell();
    throw;
  }
  remover.tell();
  return remover.counts();
}

}  // namespace neardup::cli
