#include "documents/record_input.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include <simdjson.h>

#include "bytes/eight_bytes.h"
#include "characters/charset_guess.h"
#include "characters/text_encoding.h"
#include "documents/csv_record.h"
#include "files/canonical_path.h"
#include "files/compression.h"

namespace neardup {

namespace {

constexpr std::size_t kBlock = std::size_t{1} << 19U;
constexpr std::size_t kMostWide = std::size_t{1} << 30U;
constexpr std::size_t kSample = std::size_t{1} << 16U;

bool is_compressed(const OpenFile& file) {
  std::string beginning(kCompressionBytes, '\0');
  beginning.resize(file.read_at(0, beginning.data(), beginning.size()));
  return compression_of(beginning) != Compression::kNone;
}

/** Add the lines of a text that are not ASCII, up to a number of bytes. */
void add_foreign_lines(std::string_view text, std::size_t most, std::string& sample) {
  const std::size_t end = sample.size() + most;
  while (!text.empty() && sample.size() < end) {
    const std::size_t size = std::min(text.find('\n'), text.size() - 1) + 1;
    if (!is_ascii(text.substr(0, size))) sample += text.substr(0, size);
    text.remove_prefix(size);
  }
}

}  // namespace

RecordInput::RecordInput(const std::string& path, const RecordReading& reading, const std::function<void()>& checking)
    : path_(path),
      full_path_(path == "-" ? path : canonical_path(path)),
      format_(reading.format),
      fields_(reading.fields),
      again_(reading.again),
      charset_(is_utf8_name(reading.charset) ? "" : reading.charset),
      charset_known_(!reading.charset.empty()) {
  if (format_ == InputFormat::kFiles) return;
  if (path != "-" && state_of_file(path)) {  // a pipe is opened once: its writer may not come twice
    file_ = std::make_unique<OpenFile>(path, Pipes::kRead);
    if (is_compressed(*file_)) file_.reset();
  }
  if (!file_) stream_ = std::make_unique<ByteStream>(path, Pipes::kRead, checking);
  recognise(reading.format);
  if (format_ == InputFormat::kFiles) return;
  if (has_header(format_) || format_ == InputFormat::kJson) read_header();
  parser_.emplace(format_, fields_, has_header(format_) ? header_ : std::string_view(), charset_);
  if (format_ == InputFormat::kTsv) parser_->judge_quotes(pending_);
  const bool is_slow_pipe = !again_ && !file_ && pending_.size() < kRecognisedBytes;
  if (is_json(format_) && !is_slow_pipe)
    parser_->require_fields(
        std::string_view(pending_).substr(0, ended_ ? pending_.size() : parser_->whole_records(pending_)));
}

void RecordInput::recognise(InputFormat asked) {
  const auto is_enough = [this] { return !again_ && pending_.find('\n') != std::string::npos; };  // may come slowly
  while (pending_.size() < kRecognisedBytes && !is_enough() && read_more() != 0) {
  }
  // Bytes that only look like a mark stand before text without a zero byte.
  if (looks_wide(pending_) && pending_.find('\0') != std::string::npos) read_wide();
  format_ = recognised_format(path_, std::string_view(pending_).substr(0, kRecognisedBytes), asked);
}

/** Read all of a wide text, so that its bytes are UTF-8 from now on. */
void RecordInput::read_wide() {
  while (read_more() != 0) {
    if (pending_.size() > kMostWide)
      throw std::runtime_error("is UTF-16 or UTF-32 and larger than 1 GiB; convert it: iconv -t UTF-8");
  }
  pending_ = utf8_from_text(std::move(pending_));
  file_.reset();
  stream_.reset();
  spool_.emplace();
  spool_->append(pending_.data(), pending_.size());
  read_ = pending_.size();
  ended_ = was_wide_ = charset_known_ = true;
  ascii_ = false;
  charset_.clear();
}

/** Read from a place again. @return bytes read. */
std::size_t RecordInput::read_block(std::uint64_t place, std::string& bytes) const {
  if (!file_) {
    bytes.resize(static_cast<std::size_t>(std::min<std::uint64_t>(kBlock, spool_->size() - place)));
    if (!bytes.empty()) spool_->read(place, bytes.data(), bytes.size());
    return bytes.size();
  }
  bytes.resize(kBlock);
  bytes.resize(file_->read_at(place, bytes.data(), bytes.size()));
  return bytes.size();
}

/** @return bytes read; 0 at the end. */
std::size_t RecordInput::read_more() {
  if (ended_) return 0;
  std::size_t got = 0;
  if (file_) {
    const std::size_t before = pending_.size();
    pending_.resize(before + kBlock);
    got = file_->read_at(read_, pending_.data() + before, kBlock);
    pending_.resize(before + got);
  } else if (read_ < spool_->size()) {  // sample_of_all() has read ahead
    std::string bytes;
    got = read_block(read_, bytes);
    pending_ += bytes;
  } else {
    const std::string_view bytes = stream_->some();
    got = bytes.size();
    if (got != 0 && again_) spool_->append(bytes.data(), got);
    pending_ += bytes;
  }
  read_ += got;
  ended_ = got == 0;
  return got;
}

void RecordInput::read_header() {
  constexpr std::size_t kLongestHeader = std::size_t{16} << 20U;
  std::size_t size = std::string::npos;
  if (format_ == InputFormat::kJson) {
    const std::size_t first = pending_.find_first_of("[{");
    size = first != std::string::npos && pending_[first] == '[' ? first + 1 : 0;
  }
  const std::size_t mark = has_header(format_) && begins_with(pending_, "\xef\xbb\xbf") ? 3 : 0;
  while (size == std::string::npos) {
    const std::string_view row = std::string_view(pending_).substr(mark);
    const std::size_t line_feed = row.find('\n');
    const bool quotes = format_ == InputFormat::kTsv && has_leading_quote(row.substr(0, line_feed));
    const std::size_t quoted = quotes ? quoted_row_end(row, 0) : 0;
    if (format_ == InputFormat::kCsv) size = csv_row_end(row, 0, delimiter_of(row));
    if (format_ == InputFormat::kTsv && line_feed != std::string::npos) size = line_feed + 1;
    if (quoted != 0 && quoted != std::string::npos) size = quoted;
    if (size == std::string::npos && (pending_.size() >= kLongestHeader || read_more() == 0)) break;
  }
  size = std::min(size, pending_.size() - mark) + mark;
  header_ = pending_.substr(0, size);
  if (has_header(format_)) {
    if (header_.empty() && ended_) throw std::runtime_error("is empty");
    if (without_line_end(header_).empty()) throw std::runtime_error("has no first row with the names of its columns");
    set_charset(header_);
  }
  pending_.erase(0, size);
  end_ = size;
}

/** Look at all bytes of the input, as far as they can be read again.
 *  @return lines beyond ASCII, from all of its parts. */
std::string RecordInput::sample_of_all(Utf8Census& census) {
  const auto look_at = [&](std::string_view bytes, std::size_t most, std::string& sample) {
    const Utf8Census more = utf8_census(bytes);
    census.multibyte += more.multibyte;
    census.ill_formed += more.ill_formed;
    add_foreign_lines(bytes, most, sample);
  };
  std::string sample;
  if (!again_ && !file_) {
    look_at(pending_, kSample, sample);
    return sample;
  }
  if (stream_) {
    for (std::string_view bytes = stream_->some(); !bytes.empty(); bytes = stream_->some())
      spool_->append(bytes.data(), bytes.size());
  }
  const std::uint64_t size = file_ ? file_->size() : spool_->size();
  const std::size_t of_block = kSample / static_cast<std::size_t>(size / kBlock + 1) + 1;
  std::string bytes;
  for (std::uint64_t place = 0; read_block(place, bytes) != 0; place += bytes.size()) {
    const std::size_t line_feed = bytes.rfind('\n');  // so that no character is cut
    if (line_feed != std::string::npos) bytes.resize(line_feed + 1);
    look_at(bytes, of_block, sample);
  }
  return sample;
}

/** Decide about the charset, if these bytes are not UTF-8.
 *  @return whether they are; false under another charset. */
bool RecordInput::set_charset(const std::string& bytes) {
  const bool is_utf8 = charset_.empty() && simdjson::validate_utf8(bytes.data(), bytes.size());
  if (charset_known_) return is_utf8;
  if (is_utf8) {
    ascii_ = ascii_ && is_ascii(bytes);
    return true;
  }
  charset_known_ = true;
  Utf8Census census;
  const std::string sample = sample_of_all(census);
  const bool was_ascii = std::exchange(ascii_, false);
  if (census.ill_formed <= census.multibyte) return false;  // UTF-8 with errors
  if (!was_ascii)
    throw std::runtime_error("is UTF-8 in its first part and something else later; convert it, or name one --charset");
  charset_ = guessed_charset(sample);
  return false;
}

/** Read until so many bytes are pending, or the end. What was read before a failure is given first. */
void RecordInput::read_until(std::size_t size) {
  try {
    do read_more();
    while (!ended_ && pending_.size() < size);
  } catch (const std::runtime_error&) {
    failure_ = std::current_exception();
  }
}

std::optional<RecordBlock> RecordInput::next(std::size_t most_bytes) {
  std::size_t whole = 0;
  while (true) {
    if (pending_.size() >= kBlock || ended_ || failure_ || !again_) {
      whole = ended_ ? pending_.size() : parser_->whole_records(pending_);
      if (whole != 0 || ended_ || pending_.size() > most_bytes) break;
    }
    if (failure_) std::rethrow_exception(failure_);
    read_until(
        std::min(2 * pending_.size(), most_bytes + kBlock));  // a long record is looked at again when it has doubled
  }
  if (format_ == InputFormat::kJson) {
    const std::size_t last = std::string_view(pending_).substr(0, whole).find_last_not_of(" \t\r\n");
    if (last != std::string::npos) closed_ = pending_[last] == ']';
    if (ended_ && RecordParser::is_between_objects(pending_)) {
      end_ += pending_.size();  // belongs to the last record
      pending_.clear();
    }
    if (ended_ && pending_.empty() && is_array() && !closed_)
      throw std::runtime_error("is cut off: its array has no end");
    if (ended_ && pending_.empty()) return std::nullopt;
  }
  RecordBlock block;
  block.place = end_;
  if (whole != 0) {
    std::string rest;
    rest.reserve(pending_.size() - whole + kBlock);
    rest.assign(pending_, whole, std::string::npos);
    pending_.resize(whole);
    block.is_utf8 = set_charset(pending_);
    block.charset = charset_;
    block.bytes = std::exchange(pending_, std::move(rest));
    end_ += whole;
    return block;
  }
  if (pending_.empty()) return std::nullopt;
  block.too_long = true;
  while (true) {  // quotes of a row that is too long are not known: it ends with its line
    const std::size_t line_feed = pending_.find('\n');
    const std::size_t passed = line_feed == std::string::npos ? pending_.size() : line_feed + 1;
    pending_.erase(0, passed);
    end_ += passed;
    if (line_feed != std::string::npos || read_more() == 0) return block;
  }
}

void RecordInput::add_document(InputDocument document, std::string_view text) {
  constexpr std::size_t kMostInMemory = std::size_t{16} << 20U;
  pending_ += text;
  documents_.push_back(std::move(document));
  end_ += text.size();
  if (pending_.size() < kMostInMemory) return;
  spool_->append(pending_.data(), pending_.size());
  pending_.clear();
}

std::string RecordInput::bytes(std::uint64_t begin, std::uint64_t end) const {
  std::string bytes(static_cast<std::size_t>(end - begin), '\0');
  if (format_ == InputFormat::kFiles && begin >= spool_->size())
    return pending_.substr(static_cast<std::size_t>(begin - spool_->size()), bytes.size());
  if (!file_) {
    spool_->read(begin, bytes.data(), bytes.size());
    return bytes;
  }
  for (std::size_t done = 0; done != bytes.size();) {
    const std::size_t got = file_->read_at(begin + done, bytes.data() + done, bytes.size() - done);
    if (got == 0) throw std::runtime_error(path_ + ": was cut off while it was read");
    done += got;
  }
  return bytes;
}

double RecordInput::share() const {
  if (stream_) return stream_->share();
  if (!file_ || file_->size() == 0) return ended_ ? 1 : 0;
  return std::min(1.0, static_cast<double>(end_) / static_cast<double>(file_->size()));
}

}  // namespace neardup
