#include "dedupe/corpus_reader.h"

#include <filesystem>
#include <limits>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "bytes/feature_hash.h"
#include "corpus/corpus_signer.h"
#include "corpus/spill_file.h"
#include "documents/csv_record.h"
#include "errors/exit_codes.h"
#include "indexing/input_errors.h"
#include "output/printable.h"
#include "sign/stored_values.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kMostItems = std::numeric_limits<std::uint32_t>::max() - 1;
constexpr const char* kNotReadToItsEnd =
    ": was not read to its end, so nothing was written; repair it, or leave it out";
constexpr std::uint32_t kNoScope = std::numeric_limits<std::uint32_t>::max();

/** A quarter of the memory each for sketches and for keys: the rest is for what has a fixed size a text, and for groups. */
std::size_t quarter_of(std::optional<std::size_t> memory) {
  return memory ? *memory / 4 : CorpusTable::kNoLimit;
}

/** What a record is called in rows if it has no id. @param input  hash of its full path. */
std::uint64_t name_of_place(std::uint64_t input, std::uint64_t place) {
  return mix64(input ^ mix64(place));
}

}  // namespace

ReadCorpus::ReadCorpus(const Scheme& scheme, std::optional<std::size_t> memory)
    : table(scheme, quarter_of(memory)), keys(quarter_of(memory)) {}

/** What a block gives, in flat arrays. */
class CorpusReader::SignedBlock {
 public:
  struct Text {
    std::uint64_t place = 0;
    std::uint64_t name = 0;  // in the rows of keys
    std::uint64_t id = RecordIds::kNone;
    bool is_candidate = false;
    bool has_changed = false;  // since its rows were written
  };
  struct Failure {
    std::size_t text;
    std::string reason;
  };
  /** A document of a file. */
  struct File {
    InputDocument document;
    std::string body;
    std::string skipped;
    std::string failed;
  };

  std::vector<Text> texts;
  SignedTexts signatures;  // of each text
  std::vector<Failure> failures;
  std::vector<std::optional<std::string>> keep;    // [texts] if asked for
  std::vector<std::optional<std::string>> within;  // likewise
  std::uint64_t bytes = 0;
  std::optional<File> file;
};

/** Signs the records of blocks. One a thread. */
class CorpusReader::BlockSigner {
 public:
  BlockSigner(const Scheme& scheme, const CorpusReading& reading)
      : reading_(reading), signer_(scheme, tokenizer_for(scheme)) {}

  /** @param input  hash of its full path. */
  SignedBlock sign(const RecordBlock& block, const RecordParser& parser, std::uint64_t input) {
    SignedBlock signed_block;
    if (block.too_long) {
      add_nothing(signed_block, block.place,
                  fmt::format("is longer than --max-size {} bytes", reading_.reading.max_bytes));
      return signed_block;
    }
    for (std::size_t begin = 0; begin != block.bytes.size();) {
      const std::string_view rest = std::string_view(block.bytes).substr(begin);
      const std::string_view record = rest.substr(0, parser.record_size(rest));
      sign_record(signed_block, block, begin, record, parser, input);
      begin += record.size();
    }
    return signed_block;
  }

  /** @param named  whether the user asked for this document: then it is an error if it has no text. */
  SignedBlock sign_document(const InputDocument& document, bool named, const DocumentReader& read) {
    SignedBlock signed_block;
    SignedBlock::File result{document, {}, {}, {}};
    try {
      const DocumentText text = read(reading_.reading).text;
      add_text(signed_block, {0, RecordIds::hash(document.name)}, text.body, left_out_of(text), {});
      result.body = text.body;
    } catch (const NoTextDocument& reason) {
      (named ? result.failed : result.skipped) = reason.what();
    } catch (const std::exception& error) {
      result.failed = reason_of(error);
    }
    signed_block.file = std::move(result);
    return signed_block;
  }

 private:
  void sign_record(SignedBlock& block, const RecordBlock& from, std::size_t begin, std::string_view record,
                   const RecordParser& parser, std::uint64_t input) {
    const std::uint64_t place = from.place + begin;
    if (record.size() > reading_.reading.max_bytes) {
      return add_nothing(block, place, fmt::format("is longer than --max-size {} bytes", reading_.reading.max_bytes));
    }
    SignedBlock::Text text{place, name_of_place(input, place)};
    if (parser.format() == InputFormat::kLines && from.is_utf8)
      return add_text(block, text, without_line_end(record), {}, {});
    try {
      const ParsedRecord parsed = parser.parse(record, from.charset);
      if (parsed.id) text.name = text.id = RecordIds::hash(*parsed.id);
      add_text(block, text, parsed.text, {}, parsed);
    } catch (const std::runtime_error& reason) {
      add_nothing(block, place, reason.what());
    }
  }

  /** @param text  with its place and names. */
  void add_text(SignedBlock& block, SignedBlock::Text text, std::string_view content, const LeftOutText& left_out,
                const ParsedRecord& parsed) {
    const auto words = reading_.candidates == nullptr ? std::nullopt : reading_.candidates->words_of(text.name);
    if (reading_.candidates == nullptr || words) {
      signer_.sign(content, left_out.content_rules == 0 ? LeftOutText() : left_out, block.signatures);
      text.is_candidate = words.has_value();
      text.has_changed = words && *words != words_hash(block.signatures.texts.back().signature);
    } else {
      block.signatures.texts.emplace_back();
    }
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
  CorpusSigner signer_;
};

CorpusReader::CorpusReader(ReadCorpus& corpus, const Scheme& scheme, const CorpusReading& reading, Progress& progress,
                           const Interruption& interruption)
    : corpus_(corpus),
      reading_(reading),
      progress_(progress),
      failures_(progress, "failure"),
      interruption_(interruption),
      pool_(std::make_unique<Pool>(reading.jobs, [&] { return std::make_unique<BlockSigner>(scheme, reading); })) {}

CorpusReader::~CorpusReader() = default;

void CorpusReader::read(const std::string& path, double share_before, double share) {
  share_before_ = share_before;
  share_ = share;
  const InputFormat format = reading_.format == InputFormat::kByContent ? format_of_name_alone(path) : reading_.format;
  std::error_code ignored;
  if (format != InputFormat::kFiles && !std::filesystem::is_directory(path, ignored)) return read_input(path, format);
  if (format == InputFormat::kFiles) return read_files(path, walk(path));
  read_shards(walk(path));
}

/** Read the files of a folder as records of the format that was asked for, but those of another kind by their names. */
void CorpusReader::read_shards(const FileWalk& walk) {
  share_ /= static_cast<double>(walk.files.size());
  for (const WalkedFile& file : walk.files) {
    const NamedFormat named = format_of_file(file.path);
    const InputFormat format = format_of_suffix(named.suffix);
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
  return {format, reading_.fields, reading_.reading.charset, true};
}

void CorpusReader::read_records(RecordInput& input) {
  const std::size_t most_pending = 2 * reading_.jobs + 2;
  const std::uint64_t path = xxh3_hash(input.full_path());
  const auto drain = [&](std::size_t left) {
    while (pool_->pending() > left) take(pool_->next(), input);
  };
  if (input.was_wide())
    progress_.say(fmt::format("{}: was UTF-16 or UTF-32; its records are written in UTF-8", input.path()));
  try {
    while (std::optional<RecordBlock> block = input.next(reading_.reading.max_bytes)) {
      stop_if_interrupted();
      pool_->submit([block = std::make_shared<const RecordBlock>(*std::move(block)), &parser = input.parser(),
                     path](BlockSigner& signer) { return signer.sign(*block, parser, path); });
      drain(most_pending);
      show(input.share());
    }
  } catch (...) {
    drain(0);
    throw;
  }
  drain(0);
}

/** The files of a path; what cannot be read is reported. */
FileWalk CorpusReader::walk(const std::string& path) {
  FileWalk walk = walk_files({path}, reading_.follow ? Links::kAll : Links::kNone);
  for (const std::string& error : walk.errors) fail(error);
  for (const auto& [left_out, reason, named] : walk.left_out) {
    named ? fail(left_out + ": not read: " + reason) : skip(left_out, reason);
  }
  return walk;
}

void CorpusReader::read_files(const std::string& path, const FileWalk& walk) {
  RecordInput& input = corpus_.records.begin_input(
      std::make_unique<RecordInput>(path, record_reading(InputFormat::kFiles), [this] { stop_if_interrupted(); }));
  const auto files = static_cast<double>(walk.files.size());
  std::size_t done = 0;
  for (const bool links : {false, true}) {  // a file has its own name before that of a link to it
    for (const WalkedFile& file : walk.files) {
      if (file.link != links) continue;
      stop_if_interrupted();
      read_file(file, input, static_cast<double>(done) / files, 1 / files);
      show(static_cast<double>(++done) / files);
    }
  }
  while (pool_->pending() != 0) take(pool_->next(), input);
}

/** @return whether the file, by this or another name, was read before; then it counts as skipped. */
bool CorpusReader::is_read(const WalkedFile& file) {
  if (read_.insert(file.state.identity).second) return false;
  skip(file.path, "file already read under another name");
  return true;
}

void CorpusReader::skip(const std::string& source, const std::string& reason) {
  std::string advice = replaced(reason, "name the file with --", "--as ");
  if (advice == reason && holds_text(reason)) advice += "; --as files compares whole files";
  corpus_.skipped[advice].add(source);
  log_left_out(progress_.format(), "skipped", source, advice);
}

/** @param before, share  of the input: before this file, and of it. */
void CorpusReader::read_file(const WalkedFile& file, RecordInput& input, double before, double share) {
  DocumentSource documents(file, reading_.reading.max_bytes, [this] { stop_if_interrupted(); });
  const bool many = holds_many(documents.format());
  if (many && is_read(file)) return;
  try {
    while (const std::optional<UnreadDocument> document = documents.next()) {
      const std::string name = many ? fmt::format("{}:{}", file.path, document->number) : file.path;
      const bool is_text = reading_.format == InputFormat::kFiles && holds_text(document->skip_reason);
      if (!document->skip_reason.empty() && !is_text && (many || !file.named)) {
        skip(name, document->skip_reason);
      } else if (!many && is_read(file)) {
        return;
      } else if (document->problem) {
        fail(name + ": " + reason_of(*document->problem));
      } else {
        stop_if_interrupted();
        pool_->submit(
            [item = InputDocument{name, many ? file.path : "", file.state}, named = file.named && !many,
             read = documents.reader()](BlockSigner& signer) { return signer.sign_document(item, named, read); });
        while (pool_->pending() > 4 * reading_.jobs) take(pool_->next(), input);
      }
      show(before + documents.share() * share);
    }
  } catch (const SpillError&) {
    throw;
  } catch (const std::runtime_error& error) {
    stop_if_interrupted();
    fail(file.path + ": " + reason_of(error));
    if (file.named && many) corpus_.cut_off = file.path + kNotReadToItsEnd;
  }
}

void CorpusReader::take(SignedBlock block, RecordInput& input) {
  if (block.file) {
    if (!block.file->failed.empty()) return fail(block.file->document.name + ": " + block.file->failed);
    if (!block.file->skipped.empty()) {
      return skip(block.file->document.name, block.file->skipped);
    }
    block.texts.front().place = input.end();
    input.add_document(std::move(block.file->document), block.file->body);
  }
  const std::size_t first = corpus_.records.size();
  if (first + block.texts.size() > kMostItems) throw std::runtime_error("more than 4,294,967,294 texts");
  const auto take_text = [&](std::size_t i, CorpusSignature signature, const std::uint64_t* keys) {
    const SignedBlock::Text& text = block.texts[i];
    const std::size_t key_count = block.signatures.texts[i].keys;
    const auto item = static_cast<std::uint32_t>(first + i);
    const std::uint32_t scope = block.within.empty() ? 0 : scope_of(block.within[i]);
    if (scope == kNoScope) signature.tokens = signature.token_digest = 0;
    signature.scope = scope == kNoScope ? 0 : scope;
    corpus_.records.add(text.place, text.id);
    if (text.is_candidate) ++corpus_.candidates;
    if (text.has_changed && !corpus_.changed) corpus_.changed = item;
    if (reading_.keys != nullptr)
      return reading_.keys->add(text.name, signature, corpus_.scopes[signature.scope], keys, key_count);
    corpus_.table.add(signature);
    for (std::size_t k = 0; signature.tokens != 0 && k != key_count; ++k)
      corpus_.keys.add(keys[k] ^ mix64(scope), item);
  };
  block.signatures.each(corpus_.table.sketch_slots(), take_text);
  for (std::optional<std::string>& value : block.keep) corpus_.preferences.push_back(std::move(value));
  corpus_.bytes += block.bytes;
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
