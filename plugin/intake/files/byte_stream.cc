#include "files/byte_stream.h"

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "files/compression.h"
#include "files/inflater.h"
#include "files/open_archive.h"

namespace neardup {

namespace {

/** Reads a file on disk from an offset. Several objects can read the same file. */
class FileBlocks {
 public:
  FileBlocks(const OpenFile& file, std::uint64_t begin) : file_(file), place_(begin) {}

  /** The next bytes, valid until the next call; empty at the end. */
  std::string_view next() {
    const std::size_t got = file_.read_at(place_, buffer_.data(), buffer_.size());
    place_ += got;
    return {buffer_.data(), got};
  }

  std::uint64_t place() const { return place_; }

 private:
  const OpenFile& file_;
  std::uint64_t place_;
  std::array<char, 65536> buffer_;
};

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

class ByteStream::Source {
 public:
  Source() = default;
  virtual ~Source() = default;
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  /** @return bytes read; 0 at the end. */
  virtual std::size_t read(char* buffer, std::size_t size) = 0;

  /** The offset in the file up to which bytes have been returned. */
  virtual std::uint64_t place() const = 0;
};

class ByteStream::PlainSource : public Source {
 public:
  PlainSource(const OpenFile& file, std::string beginning) : file_(file), beginning_(std::move(beginning)) {}

  std::size_t read(char* buffer, std::size_t size) override {
    if (beginning_.empty()) return file_.read(buffer, size);
    const std::size_t given = beginning_.copy(buffer, size);
    beginning_.erase(0, given);
    return given;
  }

  std::uint64_t place() const override { return file_.place(); }

 private:
  const OpenFile& file_;
  std::string beginning_;
};

/** Two readers of the same file: the first one verifies a member, then the second one returns it. */
class ByteStream::GzipSource : public Source {
 public:
  GzipSource(const OpenFile& file, std::uint64_t begin, std::function<void()> checking)
      : checking_(std::move(checking)), ahead_(file, begin), behind_(file, begin) {}

  std::size_t read(char* buffer, std::size_t size) override {
    while (given_ == vouched_) {
      if (ahead_.inflater.ended() && !ahead_.inflater.next_member()) return 0;
      vouch_for_member();
    }
    while (piece_.empty()) piece_ = next_piece();
    const std::size_t given = piece_.copy(buffer, size);
    piece_.remove_prefix(given);
    given_ += given;
    return given;
  }

  std::uint64_t place() const override { return behind_.blocks.place(); }

 private:
  struct Reader {
    Reader(const OpenFile& file, std::uint64_t begin)
        : blocks(file, begin), inflater([this] { return blocks.next(); }, Inflater::Format::kGzip) {}
    FileBlocks blocks;
    Inflater inflater;
  };

  void vouch_for_member() {
    std::uint64_t bytes = 0;
    while (!ahead_.inflater.ended()) {
      bytes += ahead_.inflater.next().size();
      checking_();
    }
    vouched_ += bytes;
  }

  std::string_view next_piece() {
    Inflater& inflater = behind_.inflater;
    if (inflater.ended() && !inflater.next_member()) throw std::runtime_error("file changed while it was read");
    return inflater.next();
  }

  std::function<void()> checking_;
  Reader ahead_;
  Reader behind_;
  std::string_view piece_;     // decompressed by the second reader
  std::uint64_t vouched_ = 0;  // verified bytes that may be returned
  std::uint64_t given_ = 0;
};

class ByteStream::ArchiveSource : public Source {
 public:
  ArchiveSource(const OpenFile& file, std::uint64_t begin, std::function<void()> checking)
      : file_(file), begin_(begin), checking_(std::move(checking)) {}

  std::size_t read(char* buffer, std::size_t size) override {
    if (!reader_) {
      vouch(buffer, size);
      reader_.emplace(file_, begin_);
    }
    return reader_->archive.read(buffer, size);
  }

  std::uint64_t place() const override { return reader_ ? reader_->blocks.place() : 0; }

 private:
  struct Reader {
    Reader(const OpenFile& file, std::uint64_t begin)
        : blocks(file, begin), archive([this] { return blocks.next(); }) {}
    FileBlocks blocks;
    OpenArchive archive;
  };

  void vouch(char* buffer, std::size_t size) const {
    Reader ahead(file_, begin_);
    while (ahead.archive.read(buffer, size) != 0) checking_();
  }

  const OpenFile& file_;
  std::uint64_t begin_;
  std::function<void()> checking_;
  std::optional<Reader> reader_;  // of verified bytes
};

ByteStream::ByteStream(const std::string& path, Pipes pipes, std::function<void()> checking) : file_(path, pipes) {
  std::string beginning = beginning_of(file_);
  const Compression compression = compression_of(beginning);
  if (compression == Compression::kNone) {
    source_ = std::make_unique<PlainSource>(file_, std::move(beginning));
    return;
  }
  const bool kept = !file_.is_regular();
  if (kept) file_.keep_in_file(beginning, checking);
  const std::uint64_t begin = kept ? 0 : file_.place() - beginning.size();
  if (compression == Compression::kGzip) {
    source_ = std::make_unique<GzipSource>(file_, begin, std::move(checking));
  } else {
    source_ = std::make_unique<ArchiveSource>(file_, begin, std::move(checking));
  }
}

ByteStream::~ByteStream() = default;

std::optional<std::string> ByteStream::line(std::size_t max_bytes) {
  std::string line;
  while (line.size() < max_bytes && (available() != 0 || fill())) {
    const std::string_view rest(buffer_.data() + begin_, std::min(available(), max_bytes - line.size()));
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
  while (bytes.size() < count) {
    if (available() == 0 && !fill()) throw std::runtime_error("is cut off");
    const auto taken = static_cast<std::size_t>(std::min<std::uint64_t>(available(), count - bytes.size()));
    bytes.append(buffer_.data() + begin_, taken);
    pass(taken);
  }
  return bytes;
}

std::string_view ByteStream::some() {
  if (available() == 0 && !fill()) return {};
  const std::string_view bytes(buffer_.data() + begin_, available());
  pass(bytes.size());
  return bytes;
}

void ByteStream::skip(std::uint64_t count) {
  while (count != 0) {
    if (available() == 0 && !fill()) throw std::runtime_error("is cut off");
    const auto taken = static_cast<std::size_t>(std::min<std::uint64_t>(available(), count));
    pass(taken);
    count -= taken;
  }
}

double ByteStream::share() const {
  if (!file_.is_regular()) return 0;
  if (ended_ || file_.size() == 0) return ended_ ? 1 : 0;
  return std::min(1.0, static_cast<double>(source_->place()) / static_cast<double>(file_.size()));
}

bool ByteStream::fill() {
  begin_ = end_ = 0;
  try {
    end_ = source_->read(buffer_.data(), buffer_.size());
  } catch (const std::system_error&) {
    throw;
  } catch (const std::runtime_error& damage) {
    throw std::runtime_error(
        offset_ == 0 ? fmt::format("{}: nothing was read from it; get an intact copy", damage.what())
                     : fmt::format("{}: nothing was read from byte {} of its content on; get an intact copy",
                                   damage.what(), offset_));
  }
  ended_ = end_ == 0;
  return !ended_;
}

void ByteStream::pass(std::size_t count) {
  begin_ += count;
  offset_ += count;
}

}  // namespace neardup
