#include "faults/allocations/failing_malloc.h"

#include <dlfcn.h>
#include <execinfo.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

// glibc's own, behind the names that this file takes.
extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* block, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
void __libc_free(void* block);
}

namespace neardup::faults {

namespace {

long live = 0;
bool watching = false;
std::size_t asked = 0;
std::size_t failing = 0;

char own_place[kAskerBytes] = "";
char* asker = own_place;

bool asks_for_others(const char* library) {
  for (const char* part : {"/libc.so", "/libstdc++.so", "/libgcc_s.so", "/ld-linux"}) {
    if (std::strstr(library, part) != nullptr) return true;
  }
  return false;
}

/** Remember the innermost caller that asks on its own behalf. Allocates nothing once it has run.
 *  @param caller  where the memory function goes back to. */
void remember_asker(const void* caller) {
  void* frames[48];
  const int depth = ::backtrace(frames, 48);
  asker[0] = '\0';
  Dl_info program;
  ::dladdr(&own_place, &program);
  for (const auto* frame = std::find(frames, frames + depth, caller); frame != frames + depth; ++frame) {
    Dl_info asking;
    if (::dladdr(*frame, &asking) == 0 || asks_for_others(asking.dli_fname)) continue;
    if (asking.dli_fbase != program.dli_fbase) std::strncpy(asker, asking.dli_fname, kAskerBytes - 1);
    return;
  }
}

/** Whether this allocation is the one that fails. */
bool refuse(const void* caller) {
  if (!watching || ++asked != failing) return false;
  watching = false;
  remember_asker(caller);
  watching = true;
  errno = ENOMEM;
  return true;
}

void* counted(void* block) {
  if (block != nullptr) ++live;
  return block;
}

void* reallocate(void* block, std::size_t size, const void* caller) {
  if (refuse(caller)) return nullptr;
  void* const moved = __libc_realloc(block, size);
  if (block == nullptr) return counted(moved);
  if (moved == nullptr && size == 0) --live;
  return moved;
}

void release(void* block) {
  if (block != nullptr) --live;
  __libc_free(block);
}

}  // namespace

long live_blocks() {
  return live;
}

AllocationWatch::AllocationWatch(std::size_t fail_at) {
  remember_asker(nullptr);  // for the first time it may allocate
  asked = 0;
  failing = fail_at;
  watching = true;
}

AllocationWatch::~AllocationWatch() {
  watching = false;
}

std::size_t AllocationWatch::allocations() const {
  return asked;
}

void write_asker_to(char* place) {
  asker = place;
}

}  // namespace neardup::faults

// The caller is known where the call comes in, so each asks by itself.
extern "C" {

void* malloc(std::size_t size) {
  using namespace neardup::faults;
  return refuse(__builtin_return_address(0)) ? nullptr : counted(__libc_malloc(size));
}

void* calloc(std::size_t count, std::size_t size) {
  using namespace neardup::faults;
  return refuse(__builtin_return_address(0)) ? nullptr : counted(__libc_calloc(count, size));
}

void* realloc(void* block, std::size_t size) {
  return neardup::faults::reallocate(block, size, __builtin_return_address(0));
}

void* memalign(std::size_t alignment, std::size_t size) {
  using namespace neardup::faults;
  return refuse(__builtin_return_address(0)) ? nullptr : counted(__libc_memalign(alignment, size));
}

void* aligned_alloc(std::size_t alignment, std::size_t size) {
  using namespace neardup::faults;
  return refuse(__builtin_return_address(0)) ? nullptr : counted(__libc_memalign(alignment, size));
}

int posix_memalign(void** block, std::size_t alignment, std::size_t size) {
  using namespace neardup::faults;
  if (refuse(__builtin_return_address(0))) return ENOMEM;
  *block = counted(__libc_memalign(alignment, size));
  return *block == nullptr ? ENOMEM : 0;
}

void free(void* block) {
  neardup::faults::release(block);
}

}  // extern "C"
