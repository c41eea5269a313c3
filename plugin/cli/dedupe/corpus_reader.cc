#include "dedupe/corpus_reader.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <stdexcept>
#include <unordered_set>
#include <utility>

#include <fmt/format.h>

#include "bytes/feature_hash.h"
#include "characters/mail_subject.h"
#include "characters/text_line.h"
#include "corpus/corpus_signer.h"
#include "corpus/spill_file.h"
#include "dedupe/discarded_items.h"
#include "documents/csv_record.h"
#include "errors/exit_codes.h"
#include "files/canonical_path.h"
#include "files/equal_files.h"
#include "formats/file_kinds.h"
#include "formats/text_format.h"
#include "indexing/input_errors.h"
#include "omega/omega_record.h"
#include "output/printable.h"
#include "sign/evidence.h"
#include "sign/signature_buckets.h"
#include "sign/stored_values.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kMostItems = std::numeric_limits<std::uint32_t>::max() - 1;
constexpr const char* kNotReadToItsEnd =
    ": was not read to its end, so nothing was written; repair it, or leave it out";
constexpr std::uint32_t kNoScope = std::numeric_limits<std::uint32_t>::max();

/** Of a record for SeenTexts. */
std::uint64_t number_of(std::uint64_t block, std::uint64_t place) {
  return block << 32U | place;
}

/** The media type of a file whose name decides how its text is read; else empty, as for office files. */
std::string named_type(const std::string& path, const std::string& content) {
  const std::optional<TextFormat> format = format_of_file(path, &content).format;
  return format && *format <= TextFormat::kHtml ? mime_type(*format) : "";
}

/** Without what replies and lists add to the subject of a mail. */
std::string title_of(const DocumentRecord& record) {
  return record.type == mime_type(TextFormat::kMail) ? std::string(bare_subject(record.title)) : record.title;
}

std::vector<std::uint64_t> hashes_of(const std::set<std::string>& texts) {
  std::vector<std::uint64_t> hashes;
  for (const std::string& text : texts) hashes.push_back(xxh3_hash(text));
  std::sort(hashes.begin(), hashes.end());
  return hashes;
}

}  // namespace

// A quarter of the memory each for sketches and for keys: the rest is for what has a fixed size a text, and for groups.
ReadCorpus::ReadCorpus(const Scheme& scheme, std::size_t memory) : table(scheme, memory / 4), keys(memory / 4) {}

/** A document of a file. */
struct CorpusReader::SignedFile {
  InputDocument document;
  std::string body;
  std::string skipped;
  std::string failed;
  std::uint64_t bytes = 0;  // bytes_hash() of a whole file, if another one may have it
  bool is_copy = false;     // of an earlier file: not read
};

/** What a block gives, in flat arrays. */
class CorpusReader::SignedBlock {
 public:
  struct Text {
    std::uint64_t place = 0;
    std::uint64_t id = RecordIds::kNone;
    std::optional<std::uint64_t> original{};  // number of an earlier record with the same bytes: it was not signed
  };
  struct Failure {
    std::size_t text;
    std::string reason;
  };
  std::vector<Text> texts;
  SignedTexts signatures;  // of each text
  std::vector<Failure> failures;
  std::vector<std::optional<std::string>> keep;    // [texts] if asked for
  std::vector<std::optional<std::string>> within;  // likewise
  std::uint64_t bytes = 0;
  std::size_t blank = 0;          // lines between records
  std::size_t lacking = 0;        // records whose cells say so
  std::uint64_t number = 0;       // of this block of records
  std::vector<SignedFile> files;  // [texts] of documents
};

/** A file that is one document. */
struct CorpusReader::WholeFile {
  WalkedFile file;
  std::uint64_t number;  // of all files
  std::uint64_t bytes;   // bytes_hash(), if another file has it, and this one is not read; else 0
  bool shares_size;      // with another file
  std::string content{};
  std::string skipped{};  // why it is not read; empty if it is
  std::string failed{};   // why it cannot be read
};

/** Signs the records of blocks. One a thread. */
class CorpusReader::BlockSigner {
 public:
  /** @param seen  all texts of records so far; null: copies are signed, too. */
  BlockSigner(const Scheme& scheme, const CorpusReading& reading, SeenTexts* seen) : reading_(reading), seen_(seen) {
    if (!reading.bytes) signer_.emplace(scheme, tokenizer_for(scheme));
  }

  /** @param number  of the block. */
  SignedBlock sign(const RecordBlock& block, const RecordParser& parser, std::uint64_t number) {
    SignedBlock signed_block;
    signed_block.number = number;
    if (block.too_long) {
      add_nothing(signed_block, block.place,
                  fmt::format("is longer than --max-size {} bytes", reading_.reading.max_bytes));
      return signed_block;
    }
    for (std::size_t begin = 0; begin != block.bytes.size();) {
      const std::string_view rest = std::string_view(block.bytes).substr(begin);
      const std::string_view record = rest.substr(0, parser.record_size(rest));
      sign_record(signed_block, block, begin, record, parser);
      begin += record.size();
    }
    return signed_block;
  }

  /** @param named  whether the user asked for this document: then it is an error if it has no text. */
  SignedBlock sign_document(const InputDocument& document, bool named, const DocumentReader& read) {
    SignedBlock signed_block;
    add_file(signed_block, {document, {}, {}, {}}, named, [&] { return read(reading_.reading); });
    return signed_block;
  }

  /** @param firsts  the first file of each bytes_hash(). */
  SignedBlock sign_files(std::vector<WholeFile>& files, FirstFiles& firsts) {
    SignedBlock signed_block;
    for (WholeFile& one : files) {
      const WalkedFile& file = one.file;
      const bool read = one.skipped.empty() && one.failed.empty();
      SignedFile result{{file.path, "", file.state}, {}, one.skipped, one.failed, one.bytes};
      if (read && one.shares_size && !one.content.empty()) result.bytes = bytes_hash(one.content);
      result.is_copy = read && result.bytes != 0 && !firsts.is_first(result.bytes, one.number);
      const bool is_text = read && !result.is_copy;
      if (result.is_copy) result.document.type = named_type(file.path, one.content);
      add_file(signed_block, std::move(result), file.named, [&]() -> std::optional<SourceDocument> {
        if (!is_text) return std::nullopt;
        return read_document(file, std::move(one.content), reading_.reading);
      });
    }
    return signed_block;
  }

 private:
  /** @param read  nothing for a file that is not read. */
  void add_file(SignedBlock& block, SignedFile file, bool named,
                const std::function<std::optional<SourceDocument>()>& read) {
    block.files.push_back(std::move(file));
    SignedFile& result = block.files.back();
    const std::size_t texts = block.texts.size();
    try {
      if (std::optional<SourceDocument> document = read()) {
        result.document.title = sample_of(title_of(document->record), kCaptionBytes);
        result.document.type = std::move(document->record.type);
        result.document.discarded = document->discarded;
        result.document.details = hashes_of(document->text.details);
        result.document.lines = document->text.lines;
        add_text(block, {}, document->text.body, origin_of(document->text), {});
        CorpusSignature& signature = block.signatures.texts.back().signature;
        if (signature.token_digest == 0)
          signature.token_digest = result.bytes;  // without text only equal bytes are a copy
        result.body = std::move(document->text.body);
      }
    } catch (const NoTextDocument& reason) {
      (named ? result.failed : result.skipped) = reason.what();
    } catch (const std::exception& error) {
      result.failed = reason_of(error);
    }
    if (block.texts.size() != texts) return;
    block.texts.emplace_back();
    block.signatures.texts.emplace_back();
  }

  void sign_record(SignedBlock& block, const RecordBlock& from, std::size_t begin, std::string_view record,
                   const RecordParser& parser) {
    const std::uint64_t place = from.place + begin;
    if (!reading_.bytes && parser.format() != InputFormat::kLines && trimmed(record).empty()) ++block.blank;
    if (record.size() > reading_.reading.max_bytes) {
      return add_nothing(block, place, fmt::format("is longer than --max-size {} bytes", reading_.reading.max_bytes));
    }
    SignedBlock::Text text{place};
    if (reading_.bytes || (parser.format() == InputFormat::kLines && from.is_utf8)) {
      const bool in_array = parser.format() == InputFormat::kJson;
      return add_text(block, text, in_array ? parser.body_of(record) : without_line_end(record), {}, {});
    }
    try {
      const ParsedRecord parsed = parser.parse(record, from.charset);
      if (parsed.id) text.id = RecordIds::hash(*parsed.id);
      if (parsed.lacks_text) ++block.lacking;
      SignatureOrigin origin;
      origin.evidence = parsed.evidence;
      add_text(block, text, parsed.text, origin, parsed);
    } catch (const std::runtime_error& reason) {
      add_nothing(block, place, reason.what());
    }
  }

  /** @param text  with its place and names. */
  void add_text(SignedBlock& block, SignedBlock::Text text, std::string_view content, const SignatureOrigin& origin,
                const ParsedRecord& parsed) {
    if (reading_.bytes) {
      add_text_unsigned(block, text, content, parsed);
      block.signatures.texts.back().signature.token_digest = content.empty() ? 0 : bytes_hash(content);
      return;
    }
    if (seen_ != nullptr && block.files.empty()) {
      text.original = seen_->earlier(xxh3_hash(content, evidence_hash(origin.evidence)),
                                     number_of(block.number, block.texts.size()));
      if (text.original) return add_text_unsigned(block, text, content, parsed);
    }
    signer_->sign(content, origin, block.signatures);
    add_signed(block, text, content, parsed);
  }

  void add_text_unsigned(SignedBlock& block, const SignedBlock::Text& text, std::string_view content,
                         const ParsedRecord& parsed) const {
    block.signatures.texts.emplace_back();
    add_signed(block, text, content, parsed);
  }

  /** A text whose signature was added. */
  void add_signed(SignedBlock& block, const SignedBlock::Text& text, std::string_view content,
                  const ParsedRecord& parsed) const {
    block.texts.push_back(text);
    block.bytes += content.size();
    add_fields(block, parsed);
  }

  void add_fields(SignedBlock& block, const ParsedRecord& parsed) const {
    if (!reading_.fields.keep.empty()) block.keep.push_back(parsed.keep);
    if (!reading_.fields.within.empty()) block.within.push_back(parsed.within);
  }

  void add_nothing(SignedBlock& block, std::uint64_t place, std::string reason) {
    block.failures.push_back({block.texts.size(), std::move(reason)});
    block.texts.push_back({place});
    block.signatures.texts.emplace_back();
    add_fields(block, {});
  }

  const CorpusReading& reading_;
  SeenTexts* seen_;
  std::optional<CorpusSigner> signer_;  // unless bytes are compared
};

CorpusReader::CorpusReader(ReadCorpus& corpus, const Scheme& scheme, const CorpusReading& reading, Progress& progress,
                           const Interruption& interruption)
    : corpus_(corpus),
      reading_(reading),
      progress_(progress),
      failures_(progress, "failure"),
      interruption_(interruption),
      scheme_(scheme) {
  const bool copies = !reading.bytes && reading.fields.within.empty() && are_in_sketch(scheme);
  SeenTexts* const seen = copies ? &seen_ : nullptr;
  pool_ = std::make_unique<Pool>(reading.jobs, [&] { return std::make_unique<BlockSigner>(scheme, reading, seen); });
}

CorpusReader::~CorpusReader() = default;

void CorpusReader::read(const std::string& path, double share_before, double share) {
  share_before_ = share_before;
  share_ = share;
  const InputFormat format = reading_.format == InputFormat::kByContent ? format_of_name_alone(path) : reading_.format;
  std::error_code ignored;
  if (format != InputFormat::kFiles && !std::filesystem::is_directory(path, ignored)) return read_input(path, format);
  if (format == InputFormat::kFiles) return read_files(path, walk(path));
  read_shards(walk(path).walk);
}

/** Read the files of a folder as records of the format that was asked for, but those of another kind by their names. */
void CorpusReader::read_shards(const FileWalk& walk) {
  share_ /= static_cast<double>(walk.files.size());
  for (const WalkedFile& file : walk.files) {
    const NamedFormat named = format_of_file(file.path);
    const InputFormat format = record_format_of_suffix(named.suffix);
    const bool is_json_text = named.suffix == "json" && is_json(reading_.format);
    const bool tells_nothing =
        named.skip_reason.empty() && named.format.value_or(TextFormat::kPlain) == TextFormat::kPlain;
    if (format == reading_.format || is_json_text || tells_nothing) {
      read_input(file.path, reading_.format);
    } else {
      skip(file.path, named.skip_reason.empty() ? "document" : std::string(named.skip_reason));
    }
    share_before_ += share_;
  }
}

/** @param format  asked for, or kByContent. */
void CorpusReader::read_input(const std::string& path, InputFormat format) {
  const std::optional<FileState> state = state_of_file(path);
  if (state && is_read({path, *state})) return;
  const std::string name = path == "-" ? "standard input" : path;
  bool begun = false;
  try {
    auto input = std::make_unique<RecordInput>(path, record_reading(format), [this] { stop_if_interrupted(); });
    begun = input->format() != InputFormat::kFiles;
    if (begun) return read_records(corpus_.records.begin_input(std::move(input)));
    if (path == "-") throw std::runtime_error("holds documents, not lines or records; give it as a file");
    if (state) read_.erase(state->identity);
    read_files(path, walk(path));
  } catch (const SpillError&) {
    throw;
  } catch (const std::runtime_error& error) {
    stop_if_interrupted();
    fail(name + ": " + reason_of(error));
    corpus_.cut_off = name + (begun ? kNotReadToItsEnd : ": was not read, so nothing was written");
  }
}

RecordReading CorpusReader::record_reading(InputFormat format) const {
  RecordFields fields = reading_.fields;
  if (references_) fields.keep.clear();  // a reference stays, whatever it has there
  return {format, std::move(fields), reading_.reading.charset, true};
}

void CorpusReader::read_records(RecordInput& input) {
  const std::size_t most_pending = 2 * reading_.jobs + 2;
  const auto drain = [&](std::size_t left) {
    while (pool_->pending() > left) take(pool_->next(), input);
  };
  if (input.was_wide())
    progress_.say(fmt::format("{}: was UTF-16 or UTF-32; its records are written in UTF-8", input.path()));
  if (is_json(input.format()) || has_header(input.format())) {
    const std::vector<std::string>& missing = input.parser().missing_text();
    for (const std::string& name : reading_.fields.text)
      corpus_.text_fields[name] |= std::find(missing.begin(), missing.end(), name) == missing.end();
  }
  try {
    while (std::optional<RecordBlock> block = input.next(reading_.reading.max_bytes)) {
      stop_if_interrupted();
      pool_->submit([block = std::make_shared<const RecordBlock>(*std::move(block)), &parser = input.parser(),
                     number = blocks_++](BlockSigner& signer) { return signer.sign(*block, parser, number); });
      drain(most_pending);
      show(input.share());
    }
  } catch (const SpillError&) {
    throw;  // what is pending could not be kept either
  } catch (...) {
    drain(0);
    throw;
  }
  drain(0);
}

namespace {

/** Why a file is not read as a text; empty if it is. */
std::string refusal_of(const std::string& path) {
  std::string reason = format_of_name(path).skip_reason;
  return reason.empty() ? std::string(refusal_of_leaf(path.substr(path.rfind('/') + 1))) : reason;
}

}  // namespace

bool CorpusReader::is_read_by_bytes(const WalkedFile& file) const {
  return !refusal_of(file.path).empty() || file.state.size > reading_.reading.max_bytes;
}

void CorpusReader::find_files(const std::vector<std::string>& paths) {
  std::unordered_set<std::uint64_t> sizes;  // of what is read by its bytes
  for (const std::string& path : paths) {
    const InputFormat format =
        reading_.format == InputFormat::kByContent ? format_of_name_alone(path) : reading_.format;
    if (format != InputFormat::kFiles || walks_.count(path) != 0) continue;
    walks_[path].walk = walk_files({path}, reading_.follow ? Links::kAll : Links::kNone);
    for (const WalkedFile& file : walks_[path].walk.files) {
      if (!reading_.bytes) ++sizes_[file.state.size];
      if (!reading_.bytes && is_read_by_bytes(file)) sizes.insert(file.state.size);
    }
  }
  const auto counts = [&](const WalkedFile& file) { return reading_.bytes || sizes.count(file.state.size) != 0; };
  std::vector<const WalkedFile*> by_bytes;
  for (const auto& [path, input] : walks_) {
    for (const WalkedFile& file : input.walk.files) {
      if (counts(file)) by_bytes.push_back(&file);
    }
  }
  const std::vector<std::uint64_t> hashes = hashes_of_equal(by_bytes, [this] { stop_if_interrupted(); });
  auto hash = hashes.begin();
  for (auto& [path, input] : walks_) {
    for (const WalkedFile& file : input.walk.files) input.bytes.push_back(counts(file) ? *hash++ : 0);
  }
}

/** The files of a path; what cannot be read is reported. */
CorpusReader::WalkedInput CorpusReader::walk(const std::string& path) {
  WalkedInput walked = std::move(walks_[path]);
  if (walked.walk.files.empty()) walked.walk = walk_files({path}, reading_.follow ? Links::kAll : Links::kNone);
  const FileWalk& walk = walked.walk;
  walked.bytes.resize(walk.files.size());
  for (const UnreadPath& error : walk.errors) fail(error.message());
  for (const auto& [left_out, reason, named] : walk.left_out) {
    named ? fail(left_out + ": not read: " + reason) : skip(left_out, reason);
  }
  corpus_.links.insert(corpus_.links.end(), walk.links.begin(), walk.links.end());
  return walked;
}

void CorpusReader::read_files(const std::string& path, WalkedInput walked) {
  FileWalk& walk = walked.walk;
  RecordInput& input = corpus_.records.begin_input(
      std::make_unique<RecordInput>(path, record_reading(InputFormat::kFiles), [this] { stop_if_interrupted(); }));
  last_files_ = &input;
  const std::string root = references_ ? canonical_path(path) : std::string();
  const auto files = static_cast<double>(walk.files.size());
  std::size_t done = 0;
  for (const bool links : {false, true}) {  // a file has its own name before that of a link to it
    for (std::size_t i = 0; i != walk.files.size(); ++i) {
      if (walk.files[i].link != links) continue;
      stop_if_interrupted();
      if (references_ && is_discarded_below(root, walk.files[i].path)) {
        skip(walk.files[i].path, "in a trash, or discarded; name its folder with --against to compare with it");
        continue;
      }
      read_file(std::move(walk.files[i]), walked.bytes[i], input, static_cast<double>(done) / files, 1 / files);
      show(static_cast<double>(++done) / files);
    }
  }
  submit_whole_files(input, 0);
}

/** @return whether the file, by this or another name, was read before; then it counts as skipped. */
bool CorpusReader::is_read(const WalkedFile& file) {
  if (read_.insert(file.state.identity).second) return false;
  skip(file.path, "file already read under another name");
  return true;
}

/** Name a file that is not read, and so stays. */
void CorpusReader::leave(const std::string& name) {
  if (!references_) corpus_.unread.push_back(name);
}

void CorpusReader::skip(const std::string& source, const std::string& reason) {
  std::string advice = replaced(reason, "name the file with --", "--as ");
  if (advice == reason && holds_text(reason)) advice += "; --as files compares whole files";
  corpus_.skipped[advice].add(source);
  log_left_out(progress_.format(), "skipped", source, advice);
}

/** @param bytes  bytes_hash() if another file has it, and this one or the other is not read.
 *  @param before, share  of the input: before this file, and of it. */
void CorpusReader::read_file(WalkedFile file, std::uint64_t bytes, RecordInput& input, double before, double share) {
  if (reading_.bytes) {
    if (!is_read(file)) add_by_bytes({std::move(file.path), "", file.state}, bytes, input);
    return;
  }
  if (!holds_many(format_of_name(file.path).format) && read_whole_file(file, refusal_of(file.path), bytes, input))
    return;
  submit_whole_files(input, 0);
  if (is_read(file)) return;
  DocumentSource documents(
      file, reading_.reading.max_bytes, [this] { stop_if_interrupted(); }, &met_);
  try {
    while (const std::optional<UnreadDocument> document = documents.next()) {
      const std::string name = fmt::format("{}:{}", file.path, document->number);
      if (!document->skip_reason.empty() || document->problem) leave(name);
      if (!document->skip_reason.empty()) {
        skip(name, document->skip_reason);
      } else if (document->problem) {
        fail(name + ": " + reason_of(*document->problem));
      } else {
        stop_if_interrupted();
        pool_->submit([item = InputDocument{name, file.path, file.state}, read = documents.reader()](
                          BlockSigner& signer) { return signer.sign_document(item, false, read); });
        while (pool_->pending() > 4 * reading_.jobs) take(pool_->next(), input);
      }
      show(before + documents.share() * share);
    }
  } catch (const SpillError&) {
    throw;
  } catch (const std::runtime_error& error) {
    stop_if_interrupted();
    fail(file.path + ": " + reason_of(error));
    leave(file.path);
    if (file.named) corpus_.cut_off = file.path + kNotReadToItsEnd;
  }
}

/** @return false for a file that turns out to hold many documents; it is left. */
bool CorpusReader::read_whole_file(WalkedFile& file, std::string_view skip_reason, std::uint64_t bytes,
                                   RecordInput& input) {
  constexpr std::size_t kFilesInBlock = 32;
  constexpr std::size_t kBytesInBlock = std::size_t{1} << 20U;
  WholeFile whole{{}, files_++, bytes, sizes_[file.state.size] > 1};
  const bool is_text = reading_.format == InputFormat::kFiles && holds_text(skip_reason);
  if (!skip_reason.empty() && !is_text && !file.named) {
    if (bytes == 0) return skip(file.path, std::string(skip_reason)), leave(file.path), true;
    whole.skipped = skip_reason;
  } else {
    try {
      whole.content = file_content(file.path, reading_.reading.max_bytes);
      whole.bytes = 0;
    } catch (const std::runtime_error& error) {
      whole.failed = reason_of(error);
    }
    if (holds_many(format_of_file(file.path, &whole.content).format)) return false;
  }
  if (is_read(file)) return true;
  whole.file = std::move(file);
  bytes_waiting_ += whole.content.size();
  whole_files_.push_back(std::move(whole));
  if (whole_files_.size() == kFilesInBlock || bytes_waiting_ > kBytesInBlock)
    submit_whole_files(input, 2 * reading_.jobs);
  return true;
}

/** @param left  how many blocks may be pending afterwards. */
void CorpusReader::submit_whole_files(RecordInput& input, std::size_t left) {
  if (!whole_files_.empty()) {
    auto files = std::make_shared<std::vector<WholeFile>>(std::exchange(whole_files_, {}));
    bytes_waiting_ = 0;
    pool_->submit([files, this](BlockSigner& signer) { return signer.sign_files(*files, firsts_); });
  }
  while (pool_->pending() > left) take(pool_->next(), input);
}

void CorpusReader::end_references() {
  references_ = false;
  for (auto& [bytes, original] : originals_) {
    if (original.waiting && last_files_ != nullptr) add_waiting(bytes, original, *last_files_);
  }
}

void CorpusReader::end() {
  for (const auto& [bytes, original] : originals_) {
    if (!original.waiting) continue;
    leave(original.waiting->name);
    if (!original.reason.empty()) skip(original.waiting->name, original.reason);
  }
  std::sort(corpus_.unread.begin(), corpus_.unread.end());
}

/** Add a file by its bytes alone. */
void CorpusReader::add_by_bytes(InputDocument document, std::uint64_t bytes, RecordInput& input) {
  corpus_.records.add(input.end(), RecordIds::kNone);
  input.add_document(std::move(document), {});
  CorpusSignature signature;
  signature.token_digest = bytes;
  corpus_.table.add(signature);
}

void CorpusReader::add_waiting(std::uint64_t bytes, Original& original, RecordInput& input) {
  original.item = corpus_.records.size();
  add_by_bytes(*std::exchange(original.waiting, nullptr), bytes, input);
}

/** Add what was not read, if another file has the same bytes. */
void CorpusReader::take_unread(InputDocument document, std::uint64_t bytes, const std::string& reason,
                               RecordInput& input) {
  const auto [original, is_new] = originals_.try_emplace(bytes);
  if (is_new) {
    original->second.waiting = std::make_unique<InputDocument>(std::move(document));
    original->second.reason = reason;
    return;
  }
  if (original->second.waiting) add_waiting(bytes, original->second, input);
  const std::size_t first = original->second.item;
  const std::size_t place = input.end();
  const std::string body = corpus_.records.text(first);
  const InputDocument& read = corpus_.records.document(first);
  document.read_as = read.name;
  document.title = read.title;
  if (document.type.empty()) document.type = read.type;
  document.discarded = read.discarded;
  document.details = read.details;
  document.lines = read.lines;
  corpus_.records.add(place, RecordIds::kNone);
  input.add_document(std::move(document), body);
  const auto item = static_cast<std::uint32_t>(corpus_.table.size());
  corpus_.table.add(signature_of_copy(first));
  for (const std::uint64_t key : original->second.keys) corpus_.keys.add(key, item);
  corpus_.bytes += body.size();
}

/** Valid until the next call. */
CorpusSignature CorpusReader::signature_of_copy(std::size_t original) {
  sketch_.resize(corpus_.table.sketch_slots());
  CorpusSignature signature = corpus_.table.signature(original, sketch_.data());
  if (signature.sketch == nullptr) return signature;
  if (signature.sketch != sketch_.data()) std::copy_n(signature.sketch, sketch_.size(), sketch_.data());
  signature.sketch = sketch_.data();
  return signature;
}

/** @return whether its text is to be added. */
bool CorpusReader::take_file(SignedFile& file, std::vector<std::uint64_t> keys, RecordInput& input) {
  const bool is_known = file.bytes != 0 && originals_.count(file.bytes) != 0;  // what it equals is named
  if (!file.failed.empty() && !is_known) fail(file.document.name + ": " + file.failed);
  const bool has_text = file.failed.empty() && file.skipped.empty() && !file.is_copy;
  if (!has_text && file.bytes == 0) {
    if (!file.skipped.empty()) skip(file.document.name, file.skipped);
    leave(file.document.name);
    return false;
  }
  if (!has_text || originals_.count(file.bytes) != 0) {
    take_unread(std::move(file.document), file.bytes, file.skipped, input);
    return false;
  }
  if (file.bytes != 0) originals_[file.bytes] = {corpus_.records.size(), std::move(keys), nullptr, {}};
  input.add_document(std::move(file.document), file.body);
  return true;
}

void CorpusReader::take(SignedBlock block, RecordInput& input) {
  const std::size_t first = corpus_.records.size();
  if (first + block.texts.size() > kMostItems) throw std::runtime_error("more than 4,294,967,294 texts");
  if (block.files.empty()) {
    first_items_.resize(block.number + 1);
    first_items_[block.number] = first;
  }
  std::vector<std::uint64_t> keys_of_copy;
  const auto take_text = [&](std::size_t i, CorpusSignature signature, const std::uint64_t* keys) {
    SignedBlock::Text& text = block.texts[i];
    std::size_t key_count = block.signatures.texts[i].keys;
    if (text.original) {
      signature = signature_of_copy(first_items_[*text.original >> 32U] + (*text.original & 0xffffffffU));
      keys_of_copy.clear();
      if (signature.tokens != 0) {
        for_each_signature_bucket(scheme_, signature.sketch, std::nullopt,
                                  [&](std::uint64_t key) { keys_of_copy.push_back(key); });
      }
      keys = keys_of_copy.data();
      key_count = keys_of_copy.size();
    }
    if (!block.files.empty()) {
      text.place = input.end();
      if (!take_file(block.files[i], {keys, keys + key_count}, input)) return;
    }
    const auto item = static_cast<std::uint32_t>(corpus_.records.size());
    const std::uint32_t scope = block.within.empty() ? 0 : scope_of(block.within[i]);
    if (scope == kNoScope) signature.tokens = signature.token_digest = 0;
    signature.scope = scope == kNoScope ? 0 : scope;
    corpus_.records.add(text.place, text.id);
    corpus_.table.add(signature);
    for (std::size_t k = 0; signature.tokens != 0 && k != key_count; ++k)
      corpus_.keys.add(keys[k] ^ mix64(scope), item);
  };
  block.signatures.each(corpus_.table.sketch_slots(), take_text);
  for (std::optional<std::string>& value : block.keep) corpus_.preferences.push_back(std::move(value));
  corpus_.bytes += block.bytes;
  if (!references_) corpus_.blank += block.blank;
  if (!references_) corpus_.lacking += block.lacking;
  corpus_.failed_records += block.failures.size();
  for (const SignedBlock::Failure& failure : block.failures)
    fail(corpus_.records.source(first + failure.text) + ": " + failure.reason);
}

std::uint32_t CorpusReader::scope_of(const std::optional<std::string>& value) {
  if (!value) return kNoScope;
  const auto [place, is_new] = scope_numbers_.emplace(*value, static_cast<std::uint32_t>(corpus_.scopes.size()));
  if (is_new) corpus_.scopes.push_back(*value);
  return place->second;
}

void CorpusReader::fail(const std::string& message) {
  ++corpus_.failed;
  failures_.add(message);
}

void CorpusReader::stop_if_interrupted() const {
  if (interruption_.requested()) throw Interrupted("interrupted; nothing was written");
}

void CorpusReader::show(double share_of_input) {
  progress_.update_share(corpus_.records.size(), share_before_ + share_of_input * share_);
}

}  // namespace neardup::cli
