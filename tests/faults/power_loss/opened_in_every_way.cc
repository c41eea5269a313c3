// Opens the folder that it is given in every way that a compiled program may do so, and syncs it each time; with a
// second argument by what the recorder cannot see, the C library's own opening of a stream.

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <string>

extern "C" {
int __open_2(const char* path, int flags);  // what open() becomes in a program with checked calls of libc
int __open64_2(const char* path, int flags);
int __openat_2(int folder, const char* path, int flags);
int __openat64_2(int folder, const char* path, int flags);
}

namespace {

bool sync_and_close(int descriptor) {
  return descriptor >= 0 && ::fsync(descriptor) == 0 && ::close(descriptor) == 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  const char* const folder = argv[1];
  if (argc == 3) {
    std::FILE* const stream = std::fopen((std::string(folder) + "/stream").c_str(), "w");
    return stream != nullptr && ::fsync(::fileno(stream)) == 0 ? 0 : 1;
  }
  constexpr int kFlags = O_RDONLY | O_DIRECTORY;
  for (const int descriptor :
       {::open(folder, kFlags), ::open64(folder, kFlags), ::openat(AT_FDCWD, folder, kFlags),
        ::openat64(AT_FDCWD, folder, kFlags), __open_2(folder, kFlags), __open64_2(folder, kFlags),
        __openat_2(AT_FDCWD, folder, kFlags), __openat64_2(AT_FDCWD, folder, kFlags)}) {
    if (!sync_and_close(descriptor)) return 1;
  }
  std::puts("done");
  return 0;
}
