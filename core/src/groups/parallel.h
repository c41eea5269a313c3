/** @file parallel.h
 *  Does numbered pieces of work on several threads. */
#ifndef NEARDUP_CORE_GROUPS_PARALLEL_H
#define NEARDUP_CORE_GROUPS_PARALLEL_H

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

namespace neardup {

/** Call `work` for each piece, in any order. An exception ends the work, and is rethrown when all threads have ended.
 *  @param threads  0 or 1: the calling thread does the work. There are fewer where the system gives fewer, and if it gives
 *                  none, the calling thread does it.
 *  @param work     called with the number of the thread, 0..threads - 1.
 *  @param tell     called on the calling thread now and then with the number of pieces done; may be empty; may throw. */
void in_parallel(std::size_t threads, std::size_t pieces,
                 const std::function<void(std::size_t piece, std::size_t thread)>& work,
                 const std::function<void(std::size_t done)>& tell = {});

/** Work on items of which each one's result depends on those of the earlier ones a little: computes the results of a block of
 *  items on several threads, then takes them in order on the calling thread. Blocks do not depend on the number of threads.
 *  @param compute  result of (item, thread); may read what `take` has changed for the items of earlier blocks.
 *  @param take     (item, result) */
template <typename Compute, typename Take>
void for_each_block(std::size_t threads, std::size_t items, const Compute& compute, const Take& take) {
  constexpr std::size_t kBlock = 1024;
  constexpr std::size_t kPiece = 16;
  using Result = decltype(compute(std::size_t{}, std::size_t{}));
  for (std::size_t begin = 0; begin < items; begin += kBlock) {
    const std::size_t count = std::min(kBlock, items - begin);
    std::vector<Result> results(count);
    in_parallel(threads, (count + kPiece - 1) / kPiece, [&](std::size_t piece, std::size_t thread) {
      const std::size_t end = std::min(count, (piece + 1) * kPiece);
      for (std::size_t i = piece * kPiece; i != end; ++i) results[i] = compute(begin + i, thread);
    });
    for (std::size_t i = 0; i != count; ++i) take(begin + i, std::move(results[i]));
  }
}

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_PARALLEL_H
