/** @file failing_malloc.h
 *  The C library's memory functions for a whole program, of which the n-th call can be made to fail.
 *  For programs of one thread, on the GNU C library, without a sanitizer. */
#ifndef NEARDUP_TESTS_FAULTS_ALLOCATIONS_FAILING_MALLOC_H
#define NEARDUP_TESTS_FAULTS_ALLOCATIONS_FAILING_MALLOC_H

#include <cstddef>

namespace neardup::faults {

/** Blocks of memory that are in use now. */
long live_blocks();

constexpr std::size_t kAskerBytes = 256;

/** Where to write, when an allocation fails, which library asked for it: the path of its file, empty for the program
 *  itself. The C and C++ libraries ask on others' behalf and do not count.
 *  @param place  [kAskerBytes], which may outlive the process. */
void write_asker_to(char* place);

/** While one exists, allocations are counted. One at a time. */
class AllocationWatch {
 public:
  /** @param fail_at  number of the allocation that fails, from 1 on; 0: none. */
  explicit AllocationWatch(std::size_t fail_at);
  ~AllocationWatch();
  AllocationWatch(const AllocationWatch&) = delete;
  AllocationWatch& operator=(const AllocationWatch&) = delete;

  std::size_t allocations() const;  ///< asked for so far, the failed one included
};

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_ALLOCATIONS_FAILING_MALLOC_H
