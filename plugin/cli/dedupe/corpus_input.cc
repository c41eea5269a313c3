#include "dedupe/corpus_input.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "files/compression.h"
#include "files/file_walk.h"
#include "records/csv_record.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kBlock = std::size_t{1} << 19U;

bool is_compressed(const OpenFile& file) {
  std::string beginning(kCompressionBytes, '\0');
  beginning.resize(file.read_at(0, beginning.data(), beginning.size()));
  return compression_of(beginning) != Compression::kNone;
}

}  // namespace

CorpusInput::CorpusInput(const std::string& path, InputFormat format, const DedupeFields& fields,
                         const std::function<void()>& checking)
    : path_(path), full_path_(path == "-" ? path : canonical_path(path)), format_(format) {
  if (format == InputFormat::kFiles) return;
  if (path != "-" && state_of_file(path)) {  // a pipe is opened once: its writer may not come twice
    file_ = std::make_unique<OpenFile>(path, Pipes::kRead);
    if (is_compressed(*file_)) file_.reset();
  }
  if (!file_) stream_ = std::make_unique<ByteStream>(path, Pipes::kRead, checking);
  if (has_header(format)) read_header();
  parser_.emplace(format, fields, header_);
}

/** @return bytes read; 0 at the end. */
std::size_t CorpusInput::read_more() {
  if (ended_) return 0;
  std::size_t got = 0;
  if (file_) {
    const std::size_t before = pending_.size();
    pending_.resize(before + kBlock);
    got = file_->read_at(read_, pending_.data() + before, kBlock);
    pending_.resize(before + got);
  } else {
    const std::string_view bytes = stream_->some();
    got = bytes.size();
    if (got != 0) spool_.append(bytes.data(), got);
    pending_ += bytes;
  }
  read_ += got;
  ended_ = got == 0;
  return got;
}

void CorpusInput::read_header() {
  constexpr std::size_t kLongestHeader = std::size_t{16} << 20U;
  std::size_t size = std::string::npos;
  while (size == std::string::npos && pending_.size() < kLongestHeader && read_more() != 0) {
    const std::size_t line_feed = pending_.find('\n');
    size = format_ == InputFormat::kCsv ? csv_row_end(pending_)
                                        : (line_feed == std::string::npos ? line_feed : line_feed + 1);
  }
  size = std::min(size, pending_.size());
  header_ = pending_.substr(0, size);
  if (without_line_end(header_).empty()) throw std::runtime_error("has no first row with the names of its columns");
  pending_.erase(0, size);
  end_ = size;
}

std::optional<RecordBlock> CorpusInput::next(std::size_t most_bytes) {
  std::size_t whole = 0;
  std::size_t looked_at = 0;
  while (true) {
    if (pending_.size() >= kBlock || ended_) {
      whole = ended_ ? pending_.size() : parser_->whole_records(pending_);
      if (whole != 0 || ended_) break;
    }
    looked_at = pending_.size();
    if (looked_at > most_bytes) break;
    // A record of many blocks is looked at again when it has doubled.
    do read_more();
    while (!ended_ && pending_.size() < std::min(2 * looked_at, most_bytes + kBlock));
  }
  RecordBlock block{{}, end_, false};
  if (whole != 0) {
    std::string rest;
    rest.reserve(pending_.size() - whole + kBlock);
    rest.assign(pending_, whole, std::string::npos);
    pending_.resize(whole);
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

void CorpusInput::add_document(InputDocument document, std::string_view text) {
  spool_.append(text.data(), text.size());
  documents_.push_back(std::move(document));
  end_ += text.size();
}

std::string CorpusInput::bytes(std::uint64_t begin, std::uint64_t end) const {
  std::string bytes(static_cast<std::size_t>(end - begin), '\0');
  if (!file_) {
    spool_.read(begin, bytes.data(), bytes.size());
    return bytes;
  }
  for (std::size_t done = 0; done != bytes.size();) {
    const std::size_t got = file_->read_at(begin + done, bytes.data() + done, bytes.size() - done);
    if (got == 0) throw std::runtime_error(path_ + ": was cut off while it was read");
    done += got;
  }
  return bytes;
}

double CorpusInput::share() const {
  if (stream_) return stream_->share();
  if (!file_ || file_->size() == 0) return ended_ ? 1 : 0;
  return std::min(1.0, static_cast<double>(end_) / static_cast<double>(file_->size()));
}

}  // namespace neardup::cli
