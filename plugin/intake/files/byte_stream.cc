#include "files/byte_stream.h"

#include <algorithm>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "files/compression.h"

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

/** Two readers of the same file: the first one verifies a member, then the second one returns it. */
class ByteStream::VerifiedBytes {
 public:
  VerifiedBytes(const OpenFile& file, std::uint64_t begin, Compression compression, std::function<void()> checking)
      : checking_(std::move(checking)), ahead_(file, begin, compression), behind_(file, begin, compression) {}

  /** The next bytes, valid until the next call; empty at the end. */
  std::string_view next() {
    while (given_ == verified_) {
      if (ahead_.bytes->ended() && !ahead_.bytes->next_member()) return {};
      verify_member();
    }
    std::string_view piece;
    while (piece.empty()) {
      if (behind_.bytes->ended() && !behind_.bytes->next_member())
        throw std::runtime_error("file changed while it was read");
      piece = behind_.bytes->next();
    }
    given_ += piece.size();
    return piece;
  }

  /** The offset in the file up to which bytes have been returned. */
  std::uint64_t place() const { return behind_.place; }

 private:
  struct Reader {
    Reader(const OpenFile& file, std::uint64_t begin, Compression compression)
        : place(begin), bytes(decompressor(compression, [this, &file] {
            const std::size_t got = file.read_at(place, buffer.data(), buffer.size());
            place += got;
            return std::string_view(buffer.data(), got);
          })) {}

    std::uint64_t place;  // in the file
    std::array<char, 65536> buffer;
    std::unique_ptr<Decompressor> bytes;
  };

  void verify_member() {
    std::uint64_t bytes = 0;
    while (!ahead_.bytes->ended()) {
      bytes += ahead_.bytes->next().size();
      checking_();
    }
    verified_ += bytes;
  }

  std::function<void()> checking_;
  Reader ahead_;
  Reader behind_;
  std::uint64_t verified_ = 0;  // bytes that may be returned
  std::uint64_t given_ = 0;
};

ByteStream::ByteStream(const std::string& path, Pipes pipes, std::function<void()> checking)
    : file_(path, pipes), beginning_(beginning_of(file_)), rest_(beginning_) {
  const Compression compression = compression_of(beginning_);
  if (compression == Compression::kNone) return;
  const bool kept = !file_.is_regular();
  if (kept) file_.keep_in_file(beginning_, checking);
  const std::uint64_t begin = kept ? 0 : file_.place() - beginning_.size();
  verified_ = std::make_unique<VerifiedBytes>(file_, begin, compression, std::move(checking));
  rest_ = {};
}

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

double ByteStream::share() const {
  if (!file_.is_regular()) return 0;
  if (ended_ || file_.size() == 0) return ended_ ? 1 : 0;
  const std::uint64_t place = verified_ ? verified_->place() : file_.place();
  return std::min(1.0, static_cast<double>(place) / static_cast<double>(file_.size()));
}

bool ByteStream::fill() {
  rest_ = {};
  try {
    rest_ =
        verified_ ? verified_->next() : std::string_view(buffer_.data(), file_.read(buffer_.data(), buffer_.size()));
  } catch (const std::system_error&) {
    throw;
  } catch (const std::runtime_error& damage) {
    throw std::runtime_error(
        offset_ == 0 ? fmt::format("{}: nothing was read from it; get an intact copy", damage.what())
                     : fmt::format("{}: nothing was read from byte {} of its content on; get an intact copy",
                                   damage.what(), offset_));
  }
  ended_ = rest_.empty();
  return !ended_;
}

void ByteStream::pass(std::size_t count) {
  rest_.remove_prefix(count);
  offset_ += count;
}

}  // namespace neardup
