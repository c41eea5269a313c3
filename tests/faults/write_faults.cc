// The calls go to the kernel themselves, not by libc: nothing here can meet itself.

#include "faults/write_faults.h"

#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace neardup::faults {

namespace {

using Path = std::array<char, PATH_MAX>;

/** Constant-initialised: calls come before and after everything else. */
struct Armed {
  std::atomic<bool> on{false};
  Path folder{};
  FaultPlan plan;
  FaultLog* log = nullptr;
  std::atomic<std::uint64_t> calls{0};
};

Armed armed;

/** The folder of the database, or the one beside it in which a new database is built. */
bool is_below_folder(const char* path) {
  const std::size_t length = std::strlen(armed.folder.data());
  if (std::strncmp(path, armed.folder.data(), length) != 0) return false;
  constexpr const char* kBuild = ".neardup-build";
  const char* rest = path + length;
  if (std::strncmp(rest, kBuild, std::strlen(kBuild)) == 0) rest += std::strlen(kBuild);
  return *rest == '\0' || *rest == '/';
}

/** Where a descriptor leads to; empty if nowhere. */
Path path_of(int descriptor) {
  std::array<char, 32> link{};
  std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", descriptor);
  Path path{};
  if (::readlink(link.data(), path.data(), path.size() - 1) < 0) path[0] = '\0';
  return path;
}

bool is_watched(int descriptor) {
  return armed.on && is_below_folder(path_of(descriptor).data());
}

bool is_watched(int folder, const char* path) {
  if (!armed.on) return false;
  if (path[0] == '/') return is_below_folder(path);
  Path start{};
  if (folder != AT_FDCWD) {
    start = path_of(folder);
  } else if (::getcwd(start.data(), start.size()) == nullptr) {
    return false;
  }
  return is_below_folder((std::string(start.data()) + "/" + path).c_str());
}

[[noreturn]] void die() {
  ::kill(::getpid(), SIGKILL);
  for (;;) ::pause();
}

/** @return whether this call meets the fault. */
bool meets_fault(WriteCall what, std::uint64_t bytes, std::uint64_t call) {
  if (armed.log != nullptr) {
    if (call <= FaultLog::kMostCalls) armed.log->first[call - 1] = {what, bytes};
    armed.log->calls = call;
  }
  const FaultPlan& plan = armed.plan;
  const bool meets =
      plan.kind != FaultKind::kNone && plan.at != 0 && (plan.forever ? call >= plan.at : call == plan.at);
  if (meets && armed.log != nullptr) ++armed.log->faults;
  return meets;
}

/** Count a watched call and do to it what is planned.
 *  @param tear  writes so many bytes. @return the error that the call is to give; 0 if it is to go through. */
template <typename Tear>
int error_of_call(WriteCall what, std::uint64_t bytes, const Tear& tear) {
  const std::uint64_t call = ++armed.calls;
  if (!meets_fault(what, bytes, call)) return 0;
  switch (armed.plan.kind) {
    case FaultKind::kNone:
      return 0;
    case FaultKind::kTear:
      if (bytes > 1) tear(torn_bytes(bytes, armed.plan.seed, call));
      die();
    case FaultKind::kKill:
      die();
    case FaultKind::kEnospc:
      return ENOSPC;
    case FaultKind::kEio:
      return EIO;
  }
  return 0;
}

/** Make a call that has no bytes, or fail it. */
template <typename... Arguments>
int call_or_fail(bool watched, WriteCall what, long number, Arguments... arguments) {
  const int error = watched ? error_of_call(what, 0, [](std::uint64_t) {}) : 0;
  if (error == 0) return static_cast<int>(::syscall(number, arguments...));
  errno = error;
  return -1;
}

/** A write as the kernel takes it: at the file's place for an offset below 0. */
ssize_t write_now(int descriptor, const void* bytes, std::size_t size, off_t offset) {
  return offset < 0 ? ::syscall(SYS_write, descriptor, bytes, size)
                    : ::syscall(SYS_pwrite64, descriptor, bytes, size, offset);
}

ssize_t write_or_fail(int descriptor, const void* bytes, std::size_t size, off_t offset) {
  const auto tear = [=](std::uint64_t first) { write_now(descriptor, bytes, first, offset); };
  const int error = is_watched(descriptor) ? error_of_call(WriteCall::kWrite, size, tear) : 0;
  if (error == 0) return write_now(descriptor, bytes, size, offset);
  errno = error;
  return -1;
}

/** As one write of all the parts: the kernel may do so too. */
ssize_t write_parts_or_fail(int descriptor, const struct iovec* parts, int count, off_t offset) {
  if (!is_watched(descriptor)) {
    return offset < 0 ? ::syscall(SYS_writev, descriptor, parts, count)
                      : ::syscall(SYS_pwritev, descriptor, parts, count, offset, 0L);
  }
  std::string bytes;
  for (int part = 0; part != count; ++part) {
    bytes.append(static_cast<const char*>(parts[part].iov_base), parts[part].iov_len);
  }
  return write_or_fail(descriptor, bytes.data(), bytes.size(), offset);
}

int open_or_fail(int folder, const char* path, int flags, mode_t mode) {
  const bool may_change = (flags & (O_CREAT | O_TRUNC)) != 0 && is_watched(folder, path);
  const bool changes = may_change && ((flags & O_TRUNC) != 0 || ::faccessat(folder, path, F_OK, 0) != 0);
  return call_or_fail(changes, WriteCall::kOpen, SYS_openat, folder, path, flags, mode);
}

int rename_or_fail(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) {
  const bool watched = is_watched(from_folder, from) || is_watched(to_folder, to);
  return call_or_fail(watched, WriteCall::kRename, SYS_renameat2, from_folder, from, to_folder, to, flags);
}

int link_or_fail(int from_folder, const char* from, int to_folder, const char* to, int flags) {
  const bool watched = is_watched(to_folder, to);
  return call_or_fail(watched, WriteCall::kLink, SYS_linkat, from_folder, from, to_folder, to, flags);
}

int unlink_or_fail(int folder, const char* path, int flags) {
  return call_or_fail(is_watched(folder, path), WriteCall::kUnlink, SYS_unlinkat, folder, path, flags);
}

int mkdir_or_fail(int folder, const char* path, mode_t mode) {
  return call_or_fail(is_watched(folder, path), WriteCall::kMkdir, SYS_mkdirat, folder, path, mode);
}

bool opens_with_mode(int flags) {
  return (flags & (O_CREAT | O_TMPFILE)) != 0;
}

std::uint64_t number_in_environment(const char* name) {
  const char* const text = std::getenv(name);
  return text == nullptr ? 0 : std::strtoull(text, nullptr, 10);
}

/** For a program that is preloaded. */
__attribute__((constructor)) void arm_by_environment() {
  const char* const folder = std::getenv("NEARDUP_FAULT_FOLDER");
  const char* const kind = std::getenv("NEARDUP_FAULT_KIND");
  if (folder == nullptr || kind == nullptr) return;
  FaultPlan plan;
  for (std::size_t i = 0; i != kFaultKindNames.size(); ++i) {
    if (std::strcmp(kind, kFaultKindNames[i]) == 0) plan.kind = static_cast<FaultKind>(i);
  }
  plan.at = number_in_environment("NEARDUP_FAULT_AT");
  plan.seed = number_in_environment("NEARDUP_FAULT_SEED");
  plan.forever = std::getenv("NEARDUP_FAULT_FOREVER") != nullptr;
  arm_write_faults(folder, plan, nullptr);
}

}  // namespace

const char* write_call_name(WriteCall call) {
  static constexpr std::array<const char*, 8> kNames{"write",  "truncate", "sync", "open",
                                                     "rename", "unlink",   "link", "mkdir"};
  return kNames[static_cast<std::size_t>(call)];
}

void arm_write_faults(const char* folder, const FaultPlan& plan, FaultLog* log) {
  armed.on = false;
  armed.folder = {};
  std::strncpy(armed.folder.data(), folder, armed.folder.size() - 1);
  armed.plan = plan;
  armed.log = log;
  armed.calls = 0;
  armed.on = true;
}

void disarm_write_faults() {
  armed.on = false;
}

std::uint64_t torn_bytes(std::uint64_t bytes, std::uint64_t seed, std::uint64_t call) {
  std::uint64_t x = seed * 0x9e3779b97f4a7c15 + call;  // the finaliser of SplitMix64
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  x ^= x >> 31;
  constexpr std::array<std::uint64_t, 3> kUnits{1, 512, 4096};
  const std::uint64_t wanted = kUnits[x % kUnits.size()];
  const std::uint64_t unit = wanted < bytes ? wanted : 1;
  return unit * (1 + (x >> 8) % ((bytes - 1) / unit));
}

}  // namespace neardup::faults

using namespace neardup::faults;

extern "C" {

ssize_t write(int descriptor, const void* bytes, size_t size) {
  return write_or_fail(descriptor, bytes, size, -1);
}
ssize_t pwrite(int descriptor, const void* bytes, size_t size, off_t offset) {
  return write_or_fail(descriptor, bytes, size, offset);
}
ssize_t pwrite64(int descriptor, const void* bytes, size_t size, off64_t offset) {
  return write_or_fail(descriptor, bytes, size, offset);
}
ssize_t writev(int descriptor, const struct iovec* parts, int count) {
  return write_parts_or_fail(descriptor, parts, count, -1);
}
ssize_t pwritev(int descriptor, const struct iovec* parts, int count, off_t offset) {
  return write_parts_or_fail(descriptor, parts, count, offset);
}
ssize_t pwritev64(int descriptor, const struct iovec* parts, int count, off64_t offset) {
  return write_parts_or_fail(descriptor, parts, count, offset);
}

int ftruncate(int descriptor, off_t size) noexcept {
  return call_or_fail(is_watched(descriptor), WriteCall::kTruncate, SYS_ftruncate, descriptor, size);
}
int ftruncate64(int descriptor, off64_t size) noexcept {
  return call_or_fail(is_watched(descriptor), WriteCall::kTruncate, SYS_ftruncate, descriptor, size);
}
int truncate(const char* path, off_t size) noexcept {
  return call_or_fail(is_watched(AT_FDCWD, path), WriteCall::kTruncate, SYS_truncate, path, size);
}
int truncate64(const char* path, off64_t size) noexcept {
  return call_or_fail(is_watched(AT_FDCWD, path), WriteCall::kTruncate, SYS_truncate, path, size);
}

int fsync(int descriptor) {
  return call_or_fail(is_watched(descriptor), WriteCall::kSync, SYS_fsync, descriptor);
}
int fdatasync(int descriptor) {
  return call_or_fail(is_watched(descriptor), WriteCall::kSync, SYS_fdatasync, descriptor);
}

int open(const char* path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const mode_t mode = opens_with_mode(flags) ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  return open_or_fail(AT_FDCWD, path, flags, mode);
}
int open64(const char* path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const mode_t mode = opens_with_mode(flags) ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  return open_or_fail(AT_FDCWD, path, flags, mode);
}
int openat(int folder, const char* path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const mode_t mode = opens_with_mode(flags) ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  return open_or_fail(folder, path, flags, mode);
}
int openat64(int folder, const char* path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const mode_t mode = opens_with_mode(flags) ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  return open_or_fail(folder, path, flags, mode);
}
int creat(const char* path, mode_t mode) {
  return open_or_fail(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}
int creat64(const char* path, mode_t mode) {
  return open_or_fail(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

int rename(const char* from, const char* to) noexcept {
  return rename_or_fail(AT_FDCWD, from, AT_FDCWD, to, 0);
}
int renameat(int from_folder, const char* from, int to_folder, const char* to) noexcept {
  return rename_or_fail(from_folder, from, to_folder, to, 0);
}
int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) noexcept {
  return rename_or_fail(from_folder, from, to_folder, to, flags);
}

int link(const char* from, const char* to) noexcept {
  return link_or_fail(AT_FDCWD, from, AT_FDCWD, to, 0);
}
int linkat(int from_folder, const char* from, int to_folder, const char* to, int flags) noexcept {
  return link_or_fail(from_folder, from, to_folder, to, flags);
}
int symlink(const char* target, const char* path) noexcept {
  return call_or_fail(is_watched(AT_FDCWD, path), WriteCall::kLink, SYS_symlinkat, target, AT_FDCWD, path);
}

int unlink(const char* path) noexcept {
  return unlink_or_fail(AT_FDCWD, path, 0);
}
int unlinkat(int folder, const char* path, int flags) noexcept {
  return unlink_or_fail(folder, path, flags);
}
int rmdir(const char* path) noexcept {
  return unlink_or_fail(AT_FDCWD, path, AT_REMOVEDIR);
}

int mkdir(const char* path, mode_t mode) noexcept {
  return mkdir_or_fail(AT_FDCWD, path, mode);
}
int mkdirat(int folder, const char* path, mode_t mode) noexcept {
  return mkdir_or_fail(folder, path, mode);
}

}  // extern "C"
