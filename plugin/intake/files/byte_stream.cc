#include "files/byte_stream.h"

#include <algorithm>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "files/zstd_frames.h"

namespace neardup {

namespace {

/** The first bytes of a file; all bytes of a shorter one. */
std::string beginning_of(const OpenFile& file) {
  std::string bytes(kCompressionBytes, '\0');
  std::size_t filled = 0;
  while (filled != bytes.size()) {
    const std::size_t got = file.read(bytes.data() + filled, bytes.size() - filled);
    if (got == 0) break;
    filled += got;
  }
  bytes.resize(filled);
  return bytes;
}

}  // namespace

/** The bytes of a regular file from a place on. */
struct ByteStream::FilePieces {
  std::string_view next() {
    const std::size_t got = file.read_at(place, buffer.data(), buffer.size());
    place += got;
    return {buffer.data(), got};
  }

  const OpenFile& file;
  std::uint64_t place;
  std::array<char, 65536> buffer{};
};

/** Decompresses the same bytes twice: the first reader verifies a member, then the second one returns it. */
class ByteStream::VerifiedBytes {
 public:
  /** @param begin  place of the first byte in the file; nothing if it has none. */
  VerifiedBytes(Compression compression, Pieces ahead, Pieces behind, std::function<void()> checking,
                std::optional<std::uint64_t> begin)
      : checking_(std::move(checking)),
        begin_(begin),
        ahead_(decompressor(compression, counted(std::move(ahead)))),
        behind_(decompressor(compression, std::move(behind))) {}

  /** The next bytes, valid until the next call; empty at the end. */
  std::string_view next() {
    while (given_ == member_.end) {
      if (!verify_member()) return {};
    }
    std::string_view piece;
    while (piece.empty()) {
      if (behind_->ended() && !behind_->next_member()) throw std::runtime_error("file changed while it was read");
      piece = behind_->next();
    }
    given_ += piece.size();
    return piece;
  }

  /** Verify the next member. @return false if there is none. */
  bool verify_member() {
    constexpr std::size_t kBeginning = 4096;
    if (ahead_->ended() && !ahead_->next_member()) return false;
    member_ = {member_.end, member_.end, {}, std::nullopt};
    if (begin_) member_.place = *begin_ + read_ - ahead_->unused();
    while (!ahead_->ended()) {
      const std::string_view piece = ahead_->next();
      member_.beginning += piece.substr(0, kBeginning - std::min(kBeginning, member_.beginning.size()));
      member_.end += piece.size();
      checking_();
    }
    return true;
  }

  struct Member {
    std::uint64_t begin = 0;  // offsets
    std::uint64_t end = 0;
    std::string beginning;               // its first bytes
    std::optional<std::uint64_t> place;  // in the file
  };

  /** The last member that is verified. */
  const Member& member() const { return member_; }

 private:
  Pieces counted(Pieces pieces) {
    return [this, pieces = std::move(pieces)] {
      const std::string_view piece = pieces();
      read_ += piece.size();
      return piece;
    };
  }

  std::function<void()> checking_;
  std::optional<std::uint64_t> begin_;
  std::uint64_t read_ = 0;
  std::unique_ptr<Decompressor> ahead_;
  std::unique_ptr<Decompressor> behind_;
  std::uint64_t given_ = 0;
  Member member_;
};

ByteStream::ByteStream(const std::string& path, Pipes pipes, std::function<void()> checking, std::uint64_t from)
    : file_(std::in_place, path, pipes), from_(file_->place() + from), beginning_(beginning_of(*file_)) {
  std::string first = beginning_;
  if (from != 0) first.resize(file_->read_at(from_, first.data(), first.size()));
  const Compression compression = compression_of(first);
  if (!file_->is_regular() && compression != Compression::kNone) {
    file_->keep_in_file(beginning_, checking);
    from_ = 0;
  }
  // From elsewhere only the dictionary of zstd is of use.
  beginning_.resize(from == 0 ? beginning_.size() : static_cast<std::size_t>(dictionary_frame_bytes(beginning_)));
  if (from != 0) beginning_.resize(file_->read_at(0, beginning_.data(), beginning_.size()));
  if (compression == Compression::kNone) {
    rest_ = beginning_;
    return;
  }
  const auto pieces = [&](const std::shared_ptr<FilePieces>& file) -> Pieces {
    return [file, first = std::string_view(beginning_).substr(0, from == 0 ? 0 : beginning_.size())]() mutable {
      return first.empty() ? file->next() : std::exchange(first, {});
    };
  };
  behind_ = std::make_shared<FilePieces>(FilePieces{*file_, from_});
  verified_ =
      std::make_unique<VerifiedBytes>(compression, pieces(std::make_shared<FilePieces>(*behind_)), pieces(behind_),
                                      std::move(checking), from_ - (from == 0 ? 0 : beginning_.size()));
}

ByteStream::ByteStream(Compression compression, Pieces ahead, Pieces behind, std::function<void()> checking,
                       std::optional<std::uint64_t> begin)
    : verified_(std::make_unique<VerifiedBytes>(compression, std::move(ahead), std::move(behind), std::move(checking),
                                                compression == Compression::kGzip ? begin : std::nullopt)) {}

ByteStream::~ByteStream() = default;

std::optional<std::string> ByteStream::line(std::size_t max_bytes) {
  std::string line;
  while (line.size() < max_bytes && (!rest_.empty() || fill())) {
    const std::string_view rest = rest_.substr(0, max_bytes - line.size());
    const std::size_t line_feed = rest.find('\n');
    const bool ends = line_feed != std::string_view::npos;
    const std::size_t taken = ends ? line_feed + 1 : rest.size();
    line.append(rest.substr(0, taken));
    pass(taken);
    if (ends) break;
  }
  if (line.empty()) return std::nullopt;
  return line;
}

std::string ByteStream::block(std::uint64_t count) {
  std::string bytes;
  while (bytes.size() < count) bytes += piece(count - bytes.size());
  return bytes;
}

/** The next bytes, at least one. @exception std::runtime_error at the end. */
std::string_view ByteStream::piece(std::uint64_t most) {
  if (rest_.empty() && !fill()) throw std::runtime_error("is cut off");
  const std::string_view bytes = rest_.substr(0, static_cast<std::size_t>(std::min<std::uint64_t>(rest_.size(), most)));
  pass(bytes.size());
  return bytes;
}

std::string_view ByteStream::some() {
  if (rest_.empty() && !fill()) return {};
  const std::string_view bytes = rest_;
  pass(bytes.size());
  return bytes;
}

void ByteStream::skip(std::uint64_t count) {
  while (count != 0) count -= piece(count).size();
}

std::optional<std::uint64_t> ByteStream::place(std::uint64_t offset) const {
  if (verified_) return offset == verified_->member().begin ? verified_->member().place : std::nullopt;
  return file_->is_regular() ? std::optional(from_ + offset) : std::nullopt;
}

std::optional<std::uint64_t> ByteStream::left_in_member() const {
  return verified_ ? std::optional(verified_->member().end - offset_) : std::nullopt;
}

std::optional<std::string> ByteStream::next_member_beginning() {
  return verified_->verify_member() ? std::optional(verified_->member().beginning) : std::nullopt;
}

std::string ByteStream::bytes_ahead(std::uint64_t distance, std::size_t count) const {
  const bool has_them = !verified_ && file_->is_regular() && distance < file_->size();
  std::string bytes(has_them ? count : 0, '\0');
  if (has_them) bytes.resize(file_->read_at(from_ + offset_ + distance, bytes.data(), bytes.size()));
  return bytes;
}

double ByteStream::share() const {
  if (!file_ || !file_->is_regular()) return 0;
  if (ended_ || file_->size() == 0) return ended_ ? 1 : 0;
  const std::uint64_t place = verified_ ? behind_->place : from_ + offset_;
  return std::min(1.0, static_cast<double>(place) / static_cast<double>(file_->size()));
}

bool ByteStream::fill() {
  rest_ = {};
  try {
    if (verified_) {
      rest_ = verified_->next();
    } else {
      const bool sought = from_ != 0 && file_->is_regular();
      rest_ = {buffer_.data(), sought ? file_->read_at(from_ + offset_, buffer_.data(), buffer_.size())
                                      : file_->read(buffer_.data(), buffer_.size())};
    }
  } catch (const std::system_error&) {
    throw;
  } catch (const std::runtime_error& error) {
    const std::string_view damage = error.what();
    const std::size_t end = std::min(damage.find("; "), damage.size());
    const std::string from = offset_ == 0 ? "it" : fmt::format("byte {} of its content on", offset_);
    throw std::runtime_error(fmt::format("{}: nothing was read from {}{}", damage.substr(0, end), from,
                                         end == damage.size() ? "; get an intact copy" : damage.substr(end)));
  }
  ended_ = rest_.empty();
  return !ended_;
}

void ByteStream::pass(std::size_t count) {
  rest_.remove_prefix(count);
  offset_ += count;
}

}  // namespace neardup
