/** @file parallel.h
 *  Does numbered pieces of work on several threads. */
#ifndef NEARDUP_CORE_GROUPS_PARALLEL_H
#define NEARDUP_CORE_GROUPS_PARALLEL_H

#include <cstddef>
#include <functional>

namespace neardup {

/** Call `work` for each piece, in any order. The first exception is rethrown when all threads have ended.
 *  @param threads  0 or 1: the calling thread does the work. There are fewer where the system gives fewer, and if it gives
 *                  none, the calling thread does it.
 *  @param work     called with the number of the thread, 0..threads - 1.
 *  @param tell     called on the calling thread now and then with the number of pieces done; may be empty; may throw. */
void in_parallel(std::size_t threads, std::size_t pieces,
                 const std::function<void(std::size_t piece, std::size_t thread)>& work,
                 const std::function<void(std::size_t done)>& tell = {});

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_PARALLEL_H
