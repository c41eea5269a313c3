// xapian-neardup: near-duplicates inside Xapian databases, from the command line. The commands and the libraries that they
// need are in a library of their own, which is loaded where quick_answer() has none.

#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "program/quick_answer.h"

// jemalloc's options: freed memory goes back after 1 s, not after 10 s, so that the peak is as low as with glibc. After 0.2 s
// `dedupe` of 200,000 lines has the same peak, and takes a third more time in the kernel. Memory comes in huge pages, where
// the system has them: a tenth less time, 11 MB more.
extern "C" __attribute__((visibility("default"))) const char* malloc_conf;
const char* malloc_conf = "dirty_decay_ms:1000,thp:always";

namespace {

/** Write all to standard output. @return false on failure: the command then says why. */
bool print(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/** Load the commands, from beside this program or from where both are installed, and run one. */
int run_commands(int argc, char** argv) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path own = fs::read_symlink("/proc/self/exe", error).parent_path();
  for (const char* const folder : {".", NEARDUP_LIBRARIES_FROM_PROGRAMS}) {
    const fs::path path = own / folder / "libxapian-neardup-commands.so";
    if (!fs::exists(path, error)) continue;
    void* const library = ::dlopen(path.c_str(), RTLD_LAZY | RTLD_GLOBAL);
    void* const run = library == nullptr ? nullptr : ::dlsym(library, "neardup_run_program");
    if (run != nullptr) return reinterpret_cast<int (*)(int, char**)>(run)(argc, argv);
    std::fprintf(stderr, "xapian-neardup: %s; install it again\n", ::dlerror());
    return 1;
  }
  std::fprintf(stderr, "xapian-neardup: no libxapian-neardup-commands.so beside '%s'; install it again\n", own.c_str());
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  ::signal(SIGXFSZ, SIG_IGN);  // a write fails instead
  const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  const std::optional<std::string> answer = neardup::cli::quick_answer(words);
  if (answer && print(*answer)) return 0;
  return run_commands(argc, argv);
}
