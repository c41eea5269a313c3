#include "octet_stream.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>
#include <stdexcept>
#include <string_view>
#include <system_error>

#include "gunzip.h"
#include "open_archive.h"

namespace neardup::cli {

class OctetStream::Source {
 public:
  Source() = default;
  virtual ~Source() = default;
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  /** @return octets read; 0 at the end. */
  virtual std::size_t read(char* buffer, std::size_t size) = 0;
};

/** By zlib, which verifies checksums: members one after the other, and padding after the last. */
class OctetStream::GzipSource : public Source {
 public:
  explicit GzipSource(int descriptor) : file_(::gzdopen(::dup(descriptor), "rb")) {
    if (file_ == nullptr) throw std::bad_alloc();
  }
  ~GzipSource() override { ::gzclose_r(file_); }

  std::size_t read(char* buffer, std::size_t size) override {
    const int got = ::gzread(file_, buffer, static_cast<unsigned>(size));
    int error = Z_OK;
    const char* const message = ::gzerror(file_, &error);
    if (error == Z_MEM_ERROR) throw std::bad_alloc();
    if (error == Z_ERRNO) throw std::system_error(errno, std::generic_category(), "cannot read");
    // What came before the cut is given first.
    if (got == 0 && error == Z_BUF_ERROR) throw std::runtime_error("gzip data is cut off");
    if (got < 0) throw std::runtime_error(std::string("gzip data is damaged: ") + message);
    return static_cast<std::size_t>(got);
  }

 private:
  gzFile file_;
};

class OctetStream::ArchiveSource : public Source {
 public:
  explicit ArchiveSource(int descriptor) : archive_(descriptor) {}
  std::size_t read(char* buffer, std::size_t size) override { return archive_.read(buffer, size); }

 private:
  OpenArchive archive_;
};

OctetStream::OctetStream(const std::string& path)
    : descriptor_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)) {
  if (descriptor_ < 0) throw std::system_error(errno, std::generic_category(), "cannot open");
  struct stat status {};
  if (::fstat(descriptor_, &status) == 0) file_octets_ = static_cast<std::uint64_t>(status.st_size);
  try {
    std::array<char, 2> magic{};
    const ssize_t got = ::pread(descriptor_, magic.data(), magic.size(), 0);
    if (got < 0) throw std::system_error(errno, std::generic_category(), "cannot read");
    if (has_gzip_magic({magic.data(), static_cast<std::size_t>(got)})) {
      source_ = std::make_unique<GzipSource>(descriptor_);
    } else {
      source_ = std::make_unique<ArchiveSource>(descriptor_);
    }
  } catch (...) {
    ::close(descriptor_);
    throw;
  }
}

OctetStream::~OctetStream() {
  source_.reset();
  ::close(descriptor_);
}

std::optional<std::string> OctetStream::line(std::size_t max_octets) {
  std::string line;
  while (line.size() < max_octets && (available() != 0 || fill())) {
    const std::string_view rest(buffer_.data() + begin_, std::min(available(), max_octets - line.size()));
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

std::string OctetStream::block(std::uint64_t count) {
  std::string octets;
  while (octets.size() < count) {
    if (available() == 0 && !fill()) throw std::runtime_error("is cut off");
    const auto taken = static_cast<std::size_t>(std::min<std::uint64_t>(available(), count - octets.size()));
    octets.append(buffer_.data() + begin_, taken);
    pass(taken);
  }
  return octets;
}

void OctetStream::skip(std::uint64_t count) {
  while (count != 0) {
    if (available() == 0 && !fill()) throw std::runtime_error("is cut off");
    const auto taken = static_cast<std::size_t>(std::min<std::uint64_t>(available(), count));
    pass(taken);
    count -= taken;
  }
}

double OctetStream::share() const {
  const off_t place = ::lseek(descriptor_, 0, SEEK_CUR);
  if (place < 0 || file_octets_ == 0) return 0;
  return std::min(1.0, static_cast<double>(place) / static_cast<double>(file_octets_));
}

bool OctetStream::fill() {
  begin_ = 0;
  end_ = source_->read(buffer_.data(), buffer_.size());
  return end_ != 0;
}

void OctetStream::pass(std::size_t count) {
  begin_ += count;
  offset_ += count;
}

}  // namespace neardup::cli
