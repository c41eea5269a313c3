#include "output/whole_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBuffer = std::size_t{1} << 20U;
constexpr int kMode = 0666;

}  // namespace

WholeFile::WholeFile(const std::string& path) : path_(path) {
  buffer_.reserve(kBuffer);
  if (path.empty()) {
    descriptor_ = STDOUT_FILENO;
    return;
  }
  target_ = fs::exists(path) ? fs::canonical(path).string() : path;
  if (fs::is_directory(target_)) fail(EISDIR);
  const bool direct = fs::exists(target_) && !fs::is_regular_file(target_);
  if (!direct) unfinished_ = target_ + ".unfinished" + std::to_string(::getpid());
  descriptor_ = ::open((direct ? target_ : unfinished_).c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, kMode);
  if (descriptor_ < 0) fail(errno);
  if (!direct && fs::exists(target_)) keep_permissions();
}

/** Called by the constructor, behind which no destructor removes the file. */
void WholeFile::keep_permissions() const {
  std::error_code error;
  const fs::perms permissions = fs::status(target_, error).permissions();
  if (!error) fs::permissions(unfinished_, permissions, error);
  if (!error) return;
  ::close(descriptor_);
  ::unlink(unfinished_.c_str());
  fail(error.value());
}

WholeFile::~WholeFile() {
  if (path_.empty() || descriptor_ < 0) return;
  ::close(descriptor_);
  if (!unfinished_.empty()) ::unlink(unfinished_.c_str());
}

void WholeFile::fail(int reason) const {
  throw std::system_error(reason, std::generic_category(),
                          path_.empty() ? "cannot write to standard output" : "cannot write '" + path_ + "'");
}

void WholeFile::write_all(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) fail(errno);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

void WholeFile::flush() {
  write_all(buffer_);
  buffer_.clear();
}

void WholeFile::write(std::string_view bytes) {
  if (buffer_.size() + bytes.size() > kBuffer) flush();
  if (bytes.size() >= kBuffer) {
    write_all(bytes);
  } else {
    buffer_ += bytes;
  }
}

void WholeFile::finish() {
  flush();
  if (path_.empty()) return;
  const int closed = ::close(descriptor_);
  const int reason = errno;
  descriptor_ = -1;
  const bool renamed = closed == 0 && (unfinished_.empty() || ::rename(unfinished_.c_str(), target_.c_str()) == 0);
  if (renamed) return;
  const int why = closed != 0 ? reason : errno;
  ::unlink(unfinished_.c_str());
  fail(why);
}

}  // namespace neardup::cli
