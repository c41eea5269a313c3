#include "output/whole_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "database/durable_names.h"
#include "errors/exit_codes.h"
#include "programs/child_process.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

std::string remedy_for(const std::string& path, int reason) {
  if (reason == EACCES) return ": name a file in a folder that you may write to";
  if (reason == ENOSPC) return fs::exists(path) ? ": the old file is unchanged; make room" : ": make room";
  const fs::path folder = fs::absolute(path).parent_path();
  return reason == ENOENT && !fs::exists(folder) ? ": create the folder '" + folder.string() + "' first" : "";
}

[[noreturn]] void throw_unwritten(const std::string& path, int reason) {
  throw std::system_error(reason, std::generic_category(), "cannot write '" + path + "'" + remedy_for(path, reason));
}

/** Whether it names a device or a pipe. /dev/stdout may be a pipe that has no other name. */
bool is_special(const std::string& path) {
  return fs::exists(path) && !fs::is_regular_file(path);
}

/** Refuse a file that could not be written. */
void require_writable(const std::string& path) {
  if (fs::is_directory(path)) throw_unwritten(path, EISDIR);
  const bool special = is_special(path);
  const fs::path folder = special ? fs::path() : fs::absolute(fs::weakly_canonical(path)).parent_path();
  if (!special && !fs::exists(folder)) throw_unwritten(path, ENOENT);
  if (::access(special ? path.c_str() : folder.c_str(), W_OK) != 0) throw_unwritten(path, errno);
}

constexpr std::size_t kBuffer = std::size_t{1} << 20U;
constexpr int kMode = 0666;
constexpr unsigned kNames = 100;  // of unfinished files, which a killed process may have left

}  // namespace

void write_report_file(const std::string& path, const std::string& content) {
  if (path.empty()) throw_unwritten(path, ENOENT);
  WholeFile file(path);
  file.write(content);
  file.finish();
}

void require_no_input(const std::string& path, const std::vector<std::string>& inputs) {
  if (path == "-") throw UsageError("standard output is used by the other results; name a file, such as ./-");
  std::error_code unnamed;
  const fs::path target = fs::weakly_canonical(path, unnamed);
  if (unnamed && is_special(path)) return;
  for (const std::string& input : inputs) {
    std::error_code error;
    const fs::path existing = fs::canonical(input, error);
    if (error) continue;
    const auto end = std::mismatch(existing.begin(), existing.end(), target.begin(), target.end()).first;
    if (end == existing.end())
      throw UsageError("'" + path + "' would overwrite '" + input + "', which is an input; name another file");
  }
}

void require_report_file(const std::string& path, const std::vector<std::string>& inputs) {
  if (path.empty()) return;
  require_no_input(path, inputs);
  require_writable(path);
}

WholeFile::WholeFile(const std::string& path) : path_(path) {
  buffer_.reserve(kBuffer);
  if (path.empty()) {
    descriptor_ = STDOUT_FILENO;
    return;
  }
  const bool direct = is_special(path);
  target_ = fs::exists(path) && !direct ? fs::canonical(path).string() : path;
  if (fs::is_directory(target_)) fail(EISDIR);
  if (direct) {
    descriptor_ = ::open(target_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, kMode);
  } else {
    open_unfinished();
  }
  if (descriptor_ < 0) fail(errno);
  if (!direct && fs::exists(target_)) keep_permissions();
}

/** A name that is taken is never written: it may be a link that somebody else made. */
void WholeFile::open_unfinished() {
  const std::string own = target_ + ".unfinished" + std::to_string(::getpid());
  for (unsigned number = 0; number != kNames; ++number) {
    unfinished_ = number == 0 ? own : own + '-' + std::to_string(number);
    descriptor_ = ::open(unfinished_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kMode);
    if (descriptor_ >= 0 || errno != EEXIST) return;
  }
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
  if (!path_.empty()) throw_unwritten(path_, reason);
  throw std::system_error(reason, std::generic_category(), "cannot write to standard output");
}

void WholeFile::flush() {
  if (!write_all(descriptor_, buffer_)) fail(errno);
  buffer_.clear();
}

void WholeFile::write(std::string_view bytes) {
  if (buffer_.size() + bytes.size() > kBuffer) flush();
  buffer_ += bytes;
  if (buffer_.size() >= kBuffer) flush();
}

void WholeFile::finish() {
  flush();
  if (path_.empty()) return;
  const bool synced = unfinished_.empty() || ::fsync(descriptor_) == 0 || errno == EINVAL;  // no crash leaves it empty
  int reason = synced ? 0 : errno;
  if (::close(descriptor_) != 0 && reason == 0) reason = errno;
  descriptor_ = -1;
  if (reason == 0 && unfinished_.empty()) return;
  if (reason == 0 && ::rename(unfinished_.c_str(), target_.c_str()) == 0) {
    if (const std::error_code unsynced = sync_name(target_)) fail(unsynced.value());
    return;
  }
  if (reason == 0) reason = errno;
  if (!unfinished_.empty()) ::unlink(unfinished_.c_str());
  fail(reason);
}

}  // namespace neardup::cli
