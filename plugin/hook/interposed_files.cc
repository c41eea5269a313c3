// The functions of libc, libmagic and libxapian that stand between omindex and the pages that it reads. A library of its
// own: 'xapian-neardup run' preloads it into no other program. It exports only these functions (interposed_files.map).

#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

#include <cstdarg>
#include <cstdlib>
#include <string>

#include <xapian.h>

#include "database/xapian_release.h"
#include "hook/page_choice.h"
#include "page_reader.h"

namespace {

using neardup::hook::PageReader;

/** The next definition of a function: in its library, or in another preloaded one. */
template <typename Function>
Function* next_function(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

std::string variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

/** Null if there is no memory, or this is not the program that 'run' started. It is never destroyed: the program opens
 *  files until it ends. */
PageReader* reader() noexcept {
  static PageReader* const instance = []() noexcept -> PageReader* {
    try {
      if (std::getenv(neardup::kPageSuffixesVariable) == nullptr) return nullptr;
      const std::string frame = variable(neardup::kFrameVariable);
      return new PageReader({variable(neardup::kPageSuffixesVariable),
                             !variable(neardup::kReadExcludedVariable).empty(), variable(neardup::kPageFolderVariable),
                             variable(neardup::kPagePathVariable), frame.empty() ? -1 : std::stoi(frame),
                             variable(neardup::kPageHostVariable)});
    } catch (...) {
      return nullptr;
    }
  }();
  return instance;
}

bool is_page(const char* path) noexcept {
  try {
    return reader() != nullptr && reader()->is_page(path);
  } catch (...) {
    return false;
  }
}

/** The file that the program gets: the content of a page, or what it has opened. */
int opened(int file, const char* path, int flags) noexcept {
  if (file < 0 || (flags & O_ACCMODE) != O_RDONLY || !is_page(path)) return file;
  const int content = reader()->content_of(file, path);
  if (content < 0) return file;
  // As omindex does after it has read a file, so that its pages do not push others out of the system's cache.
  ::posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
  ::close(file);
  return content;
}

/** The mode of a file that is created. */
mode_t mode_in(std::va_list& more, int flags) {
  return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(more, mode_t) : 0;
}

constexpr Xapian::valueno kMd5Slot = 1;  // of Omega

}  // namespace

using String = NEARDUP_STRING_TYPE;

#define NEARDUP_ADD_VALUE "_ZN6Xapian8Document9add_valueEj" NEARDUP_STRING

namespace neardup::hook::interposed {

// Under other names: the headers may define the real ones inline.
int open_file(const char* path, int flags, ...) __asm__("open");
int open_large_file(const char* path, int flags, ...) __asm__("open64");
int open_file_checked(const char* path, int flags) __asm__("__open_2");
int open_large_file_checked(const char* path, int flags) __asm__("__open64_2");
const char* magic_file(void* cookie, const char* path) __asm__("magic_file");
void add_value(Xapian::Document*, Xapian::valueno, String) __asm__(NEARDUP_ADD_VALUE);

// Programs are linked to one of each pair, by the width of their offsets.
#define NEARDUP_OPEN(FUNCTION, NAME)                                   \
  int FUNCTION(const char* path, int flags, ...) {                     \
    static auto* const real = next_function<decltype(FUNCTION)>(NAME); \
    std::va_list more;                                                 \
    va_start(more, flags);                                             \
    const mode_t mode = mode_in(more, flags);                          \
    va_end(more);                                                      \
    return opened(real(path, flags, mode), path, flags);               \
  }
#define NEARDUP_CHECKED_OPEN(FUNCTION, NAME)                           \
  int FUNCTION(const char* path, int flags) {                          \
    static auto* const real = next_function<decltype(FUNCTION)>(NAME); \
    return opened(real(path, flags), path, flags);                     \
  }
NEARDUP_OPEN(open_file, "open")
NEARDUP_OPEN(open_large_file, "open64")
NEARDUP_CHECKED_OPEN(open_file_checked, "__open_2")
NEARDUP_CHECKED_OPEN(open_large_file_checked, "__open64_2")

const char* magic_file(void* cookie, const char* path) {
  static auto* const real = next_function<decltype(magic_file)>("magic_file");
  const char* const type = real(cookie, path);
  try {
    if (type != nullptr && path != nullptr && reader() != nullptr) reader()->found_type(path, type);
  } catch (...) {
    // No memory for a name. The program reads that page itself.
  }
  return type;
}

void add_value(Xapian::Document* document, Xapian::valueno slot, String value) {
  static auto* const real = next_function<decltype(add_value)>(NEARDUP_ADD_VALUE);
  const bool is_md5 = slot == kMd5Slot && reader() != nullptr;
  const std::string* const digest = is_md5 ? reader()->page_digest(value) : nullptr;
  real(document, slot, digest != nullptr ? *digest : value);
}

}  // namespace neardup::hook::interposed
