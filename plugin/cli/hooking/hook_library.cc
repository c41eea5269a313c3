#include "hooking/hook_library.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <new>
#include <system_error>

#include "errors/exit_codes.h"

namespace neardup::cli {

namespace {

constexpr const char* kFileName = "libxapian-neardup-hook.so";

[[noreturn]] void fail(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

}  // namespace

std::string hook_library() {
  const std::filesystem::path own = std::filesystem::read_symlink("/proc/self/exe").parent_path();
  for (const char* folder : {".", "../hook", NEARDUP_HOOK_FROM_PROGRAMS}) {
    const std::filesystem::path path = (own / folder / kFileName).lexically_normal();
    if (std::filesystem::exists(path)) return path.string();
  }
  throw ExitWith(kCannotHook, std::string("no ") + kFileName + " in the folder of this program; name it with --hook");
}

std::string preload_list_with(const std::string& library) {
  if (!std::filesystem::exists(library)) throw ExitWith(kCannotHook, "no hook library '" + library + "'");
  const std::string path = std::filesystem::absolute(library).string();
  if (path.find_first_of(": ") != std::string::npos) {
    throw ExitWith(kCannotHook,
                   "path of the hook library '" + path + "' has a space or a colon; copy the library elsewhere");
  }
  const char* const others = std::getenv("LD_PRELOAD");
  return path + (others == nullptr || *others == '\0' ? "" : ":" + std::string(others));
}

SharedHookReport::SharedHookReport() : file_(::memfd_create("neardup-hook-report", 0)) {
  if (file_ < 0 || ::ftruncate(file_, sizeof(HookReport)) != 0) fail("no memory to share with the hook");
  void* const memory = ::mmap(nullptr, sizeof(HookReport), PROT_READ | PROT_WRITE, MAP_SHARED, file_, 0);
  if (memory == MAP_FAILED) fail("no memory to share with the hook");
  report_ = new (memory) HookReport;
}

SharedHookReport::~SharedHookReport() {
  ::munmap(report_, sizeof(HookReport));
  ::close(file_);
}

}  // namespace neardup::cli
