/** @file counted_allocations.h
 *  Replaces operator new of a test program: counts allocations, and refuses them on demand. Include it in one source file of
 *  the program. What allocates in another way, such as ICU, is not counted. */
#ifndef NEARDUP_TESTS_CORE_COUNTED_ALLOCATIONS_H
#define NEARDUP_TESTS_CORE_COUNTED_ALLOCATIONS_H

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace neardup {

inline std::atomic<std::size_t> allocations{0};  ///< so far
inline std::atomic<long> allocations_left{-1};   ///< before one is refused; below 0: any number

}  // namespace neardup

// Not inline: GCC takes a delete that it inlines for the partner of the library's new.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++neardup::allocations;
  if (neardup::allocations_left == 0) throw std::bad_alloc();
  if (neardup::allocations_left > 0) --neardup::allocations_left;
  if (void* memory = std::malloc(size != 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}
// As std::stable_sort() asks; the library's own is that of a sanitizer, which would miss its partner.
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  try {
    return operator new(size);
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

#endif  // NEARDUP_TESTS_CORE_COUNTED_ALLOCATIONS_H
