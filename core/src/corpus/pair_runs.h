/** @file pair_runs.h
 *  Pairs of a corpus in ascending order, however many: sorted runs beyond the limit of memory lie in a file.
 *  THREADS: add() from several; each() afterwards, one at a time. */
#ifndef NEARDUP_CORE_CORPUS_PAIR_RUNS_H
#define NEARDUP_CORE_CORPUS_PAIR_RUNS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <vector>

#include "corpus/spill_file.h"

namespace neardup {

struct CorpusPair {
  std::uint32_t first = 0;
  std::uint32_t second = 0;  ///< the greater
  double similarity = 1;
};

class PairRuns {
 public:
  static constexpr std::size_t kPairsInMemory = std::size_t{1} << 20U;

  explicit PairRuns(std::size_t most = kPairsInMemory) : most_(most) {}

  /** Each pair once. @exception those of SpillFile. */
  void add(const std::vector<CorpusPair>& pairs);

  /** Call take() for each pair, ascending. @exception those of SpillFile, and what take() throws. */
  void each(const std::function<void(const CorpusPair&)>& take);

  std::uint64_t size() const { return size_; }

 private:
  struct Run {
    std::uint64_t place;
    std::uint64_t end;
    std::vector<CorpusPair> read;
    std::size_t next = 0;
  };

  bool read_on(Run& run) const;

  std::size_t most_;
  std::mutex mutex_;
  std::vector<CorpusPair> pairs_;
  std::vector<Run> runs_;
  std::uint64_t size_ = 0;
  SpillFile file_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_PAIR_RUNS_H
