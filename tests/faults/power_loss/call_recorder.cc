// A library to preload: writes each call that changes what is beneath a folder into a trace (trace.h has its form).
//
// NEARDUP_RECORDED_FOLDER (absolute) says which folder, NEARDUP_TRACE the file. Calls go on to the kernel first, but
// for close(), and are noted if they succeeded. What the C library calls in itself (fopen) is not seen. A write or a
// sync of a file whose opening was not seen ends the program: without it the trace would be another program's.
// What was printed is noted before the next call. NEARDUP_REFUSED_RENAMES: as if the target were on another disk.

#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio_ext.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <string>

namespace {

/** Where a descriptor leads to; empty if to no file. */
std::string place_of(int descriptor) {
  char place[PATH_MAX] = {};
  const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
  return ::readlink(link.c_str(), place, sizeof place - 1) < 0 || place[0] != '/' ? std::string() : place;
}

/** A path that is relative to the folder of a descriptor. */
std::string path_at(int folder, const char* path) {
  return folder == AT_FDCWD || path[0] == '/' ? path : place_of(folder) + "/" + path;
}

class Recorder {
 public:
  static Recorder& instance() {
    static Recorder recorder;
    return recorder;
  }

  /** The path below the recorded folder, "." for itself; empty if it is elsewhere. */
  std::string inside(const char* path) const {
    std::string full = path;
    if (!full.empty() && full.front() != '/') {
      char current[PATH_MAX];
      if (::getcwd(current, sizeof current) == nullptr) return {};
      full = std::string(current) + "/" + full;
    }
    while (full.size() > 1 && full.back() == '/') full.pop_back();
    if (folder_.empty() || full.compare(0, folder_.size(), folder_) != 0) return {};
    if (full.size() == folder_.size()) return ".";
    return full[folder_.size()] == '/' ? full.substr(folder_.size() + 1) : std::string();
  }

  void opened(int descriptor, int flags, const std::string& path) {
    const std::lock_guard<std::mutex> lock(mutex_);
    descriptors_[descriptor] = path;
    note("open " + std::to_string(descriptor) + " " + std::to_string(flags), path);
  }

  void written(int descriptor, off_t offset, const void* data, std::size_t size) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (!is_recorded("write", descriptor)) return;
    note("write " + std::to_string(descriptor) + " " + std::to_string(offset),
         std::string(static_cast<const char*>(data), size));
  }

  /** A call about a descriptor. */
  void used(const char* name, int descriptor, off_t number) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (!is_recorded(name, descriptor)) return;
    note(std::string(name) + " " + std::to_string(descriptor) + " " + std::to_string(number), {});
  }

  void closed(int descriptor) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (descriptors_.erase(descriptor) != 0) note("close " + std::to_string(descriptor) + " 0", {});
  }

  /** A call about names. */
  void named(const char* name, const std::string& path, const std::string& target) {
    if (path.empty() && target.empty()) return;
    const std::lock_guard<std::mutex> lock(mutex_);
    note(std::string(name) + " " + std::to_string(path.size()) + " 0", path + target);
  }

 private:
  Recorder() {
    const char* folder = std::getenv("NEARDUP_RECORDED_FOLDER");
    const char* trace = std::getenv("NEARDUP_TRACE");
    if (folder == nullptr || trace == nullptr) return;
    const long opened = ::syscall(SYS_openat, AT_FDCWD, trace, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (opened < 0) return;
    trace_ = static_cast<int>(opened);
    folder_ = folder;
  }

  /** Whether a descriptor is of a file beneath the folder. */
  bool is_recorded(const char* name, int descriptor) const {
    if (descriptors_.count(descriptor) != 0) return true;
    if (inside(place_of(descriptor).c_str()).empty()) return false;
    std::fprintf(stderr, "call recorder: %s of a file whose opening was not seen: %s\n", name,
                 place_of(descriptor).c_str());
    std::abort();
  }

  /** Bytes on standard output, those included that a buffer of the C library holds. 0 if it is no file. */
  static std::uint64_t printed() {
    const off_t written = ::lseek(STDOUT_FILENO, 0, SEEK_CUR);
    return written < 0 ? 0 : static_cast<std::uint64_t>(written) + ::__fpending(stdout);
  }

  void note(const std::string& words, const std::string& payload) {
    if (const std::uint64_t bytes = printed(); bytes != printed_) {
      printed_ = bytes;
      append("print 0 " + std::to_string(bytes), {});
    }
    append(words, payload);
  }

  void append(const std::string& words, const std::string& payload) const {
    const std::string record = words + " " + std::to_string(payload.size()) + "\n" + payload + "\n";
    if (::syscall(SYS_write, trace_, record.data(), record.size()) == static_cast<long>(record.size())) return;
    std::fputs("call recorder: the trace cannot be written\n", stderr);
    std::abort();
  }

  std::mutex mutex_;
  int trace_ = -1;
  std::string folder_;
  std::map<int, std::string> descriptors_;
  std::uint64_t printed_ = 0;
};

bool refuses_renames() {
  return std::getenv("NEARDUP_REFUSED_RENAMES") != nullptr;
}

int open_and_note(int folder, const char* path, int flags, mode_t mode) {
  const int descriptor = static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
  if (descriptor < 0) return descriptor;
  const std::string inside = Recorder::instance().inside(path_at(folder, path).c_str());
  if (!inside.empty()) Recorder::instance().opened(descriptor, flags, inside);
  return descriptor;
}

mode_t mode_of(int flags, va_list arguments) {
  return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0;
}

ssize_t note_written(int descriptor, off_t offset, const void* data, long written) {
  if (written > 0) Recorder::instance().written(descriptor, offset, data, static_cast<std::size_t>(written));
  return written;
}

int note_used(const char* name, int descriptor, off_t number, long result) {
  if (result == 0) Recorder::instance().used(name, descriptor, number);
  return static_cast<int>(result);
}

int note_named(const char* name, const char* path, const char* target, long result) {
  if (result != 0) return static_cast<int>(result);
  Recorder& recorder = Recorder::instance();
  recorder.named(name, recorder.inside(path), target == nullptr ? std::string() : recorder.inside(target));
  return 0;
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const mode_t mode = mode_of(flags, arguments);
  va_end(arguments);
  return open_and_note(AT_FDCWD, path, flags, mode);
}

int open64(const char* path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const mode_t mode = mode_of(flags, arguments);
  va_end(arguments);
  return open_and_note(AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char* path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const mode_t mode = mode_of(flags, arguments);
  va_end(arguments);
  return open_and_note(folder, path, flags, mode);
}

int openat64(int folder, const char* path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const mode_t mode = mode_of(flags, arguments);
  va_end(arguments);
  return open_and_note(folder, path, flags, mode);
}

// What they become in an optimised program with checked calls of libc, if the flags are not constants.
int __open_2(const char* path, int flags) {
  return open_and_note(AT_FDCWD, path, flags, 0);
}

int __open64_2(const char* path, int flags) {
  return open_and_note(AT_FDCWD, path, flags, 0);
}

int __openat_2(int folder, const char* path, int flags) {
  return open_and_note(folder, path, flags, 0);
}

int __openat64_2(int folder, const char* path, int flags) {
  return open_and_note(folder, path, flags, 0);
}

ssize_t write(int descriptor, const void* data, std::size_t size) {
  const long written = ::syscall(SYS_write, descriptor, data, size);
  if (written <= 0) return written;
  return note_written(descriptor, ::lseek(descriptor, 0, SEEK_CUR) - written, data, written);
}

ssize_t pwrite(int descriptor, const void* data, std::size_t size, off_t offset) {
  return note_written(descriptor, offset, data, ::syscall(SYS_pwrite64, descriptor, data, size, offset));
}

ssize_t pwrite64(int descriptor, const void* data, std::size_t size, off_t offset) {
  return pwrite(descriptor, data, size, offset);
}

int ftruncate(int descriptor, off_t size) noexcept {
  return note_used("truncate", descriptor, size, ::syscall(SYS_ftruncate, descriptor, size));
}

int ftruncate64(int descriptor, off_t size) noexcept {
  return ftruncate(descriptor, size);
}

int fsync(int descriptor) {
  return note_used("sync", descriptor, 0, ::syscall(SYS_fsync, descriptor));
}

int fdatasync(int descriptor) {
  return note_used("sync", descriptor, 0, ::syscall(SYS_fdatasync, descriptor));
}

int close(int descriptor) {
  // Noted before: as soon as it is closed another thread may get its number.
  Recorder::instance().closed(descriptor);
  return static_cast<int>(::syscall(SYS_close, descriptor));
}

int rename(const char* from, const char* to) noexcept {
  return note_named("rename", from, to, ::syscall(SYS_rename, from, to));
}

int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) noexcept {
  if (refuses_renames()) {
    errno = EXDEV;
    return -1;
  }
  const std::string source = path_at(from_folder, from);
  const std::string target = path_at(to_folder, to);
  return note_named("rename", source.c_str(), target.c_str(),
                    ::syscall(SYS_renameat2, from_folder, from, to_folder, to, flags));
}

int link(const char* from, const char* to) noexcept {
  return note_named("link", from, to, ::syscall(SYS_link, from, to));
}

int unlink(const char* path) noexcept {
  return note_named("unlink", path, nullptr, ::syscall(SYS_unlink, path));
}

int unlinkat(int folder, const char* path, int flags) noexcept {
  const std::string whole = path_at(folder, path);
  return note_named("unlink", whole.c_str(), nullptr, ::syscall(SYS_unlinkat, folder, path, flags));
}

int rmdir(const char* path) noexcept {
  return note_named("unlink", path, nullptr, ::syscall(SYS_rmdir, path));
}

int remove(const char* path) noexcept {
  const long done = ::syscall(SYS_unlink, path);
  return done == 0 || errno != EISDIR ? note_named("unlink", path, nullptr, done) : rmdir(path);
}

int mkstemp(char* path) {
  const auto in_libc = reinterpret_cast<int (*)(char*)>(::dlsym(RTLD_NEXT, "mkstemp"));
  const int descriptor = in_libc(path);
  const std::string inside = descriptor < 0 ? std::string() : Recorder::instance().inside(path);
  if (!inside.empty()) Recorder::instance().opened(descriptor, O_RDWR | O_CREAT | O_EXCL, inside);
  return descriptor;
}

int mkdir(const char* path, mode_t mode) noexcept {
  return note_named("mkdir", path, nullptr, ::syscall(SYS_mkdir, path, mode));
}

}  // extern "C"
