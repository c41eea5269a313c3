/** @file used_memory.h
 *  How much memory a test program holds. */
#ifndef NEARDUP_TESTS_CORE_USED_MEMORY_H
#define NEARDUP_TESTS_CORE_USED_MEMORY_H

#include <malloc.h>

#include <cstddef>

namespace neardup {

/** Bytes that were allocated and not freed. */
inline std::size_t used_memory() {
  const struct mallinfo2 all = ::mallinfo2();
  return all.uordblks + all.hblkhd;
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_USED_MEMORY_H
