// A library to be preloaded: the call of libc that $FAILING_CALL names fails where a page is read or its content is written,
// and nowhere else. Of pread() that is the first block of the whole file, which libxapian never reads.

#include <dlfcn.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace {

int memory_file = -1;

bool fails(const char* call, bool here) {
  const char* const failing = std::getenv("FAILING_CALL");
  if (!here || failing == nullptr || std::strcmp(failing, call) != 0) return false;
  errno = EIO;
  return true;
}

bool is_whole(int file, std::size_t size) {
  struct stat status {};
  return ::fstat(file, &status) == 0 && S_ISREG(status.st_mode) && static_cast<std::size_t>(status.st_size) == size;
}

template <typename Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" int memfd_create(const char* name, unsigned flags) noexcept {
  if (fails("memfd_create", std::strcmp(name, "neardup-page") == 0)) return -1;
  return memory_file = next<int(const char*, unsigned)>("memfd_create")(name, flags);
}

extern "C" ssize_t pwrite(int file, const void* bytes, std::size_t size, off_t place) {
  if (fails("pwrite", file == memory_file)) return -1;
  return next<ssize_t(int, const void*, std::size_t, off_t)>("pwrite")(file, bytes, size, place);
}

extern "C" ssize_t pread(int file, void* bytes, std::size_t size, off_t place) {
  if (fails("pread", place == 0 && is_whole(file, size))) return -1;
  return next<ssize_t(int, void*, std::size_t, off_t)>("pread")(file, bytes, size, place);
}
