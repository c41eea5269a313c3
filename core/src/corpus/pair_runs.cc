#include "corpus/pair_runs.h"

#include <algorithm>
#include <queue>
#include <utility>

namespace neardup {

namespace {

constexpr std::size_t kPairBytes = sizeof(CorpusPair);

bool is_before(const CorpusPair& a, const CorpusPair& b) {
  return std::pair(a.first, a.second) < std::pair(b.first, b.second);
}

}  // namespace

void PairRuns::add(const std::vector<CorpusPair>& pairs) {
  const std::lock_guard lock(mutex_);
  size_ += pairs.size();
  pairs_.insert(pairs_.end(), pairs.begin(), pairs.end());
  if (pairs_.size() < most_) return;
  std::sort(pairs_.begin(), pairs_.end(), is_before);
  const std::uint64_t place = file_.append(pairs_.data(), pairs_.size() * kPairBytes);
  runs_.push_back({place, place + pairs_.size() * kPairBytes, {}});
  pairs_.clear();
}

/** Whether there is a next pair. */
bool PairRuns::read_on(Run& run) const {
  constexpr std::uint64_t kReadAtOnce = 4096 * kPairBytes;
  if (run.next != run.read.size()) return true;
  const std::uint64_t bytes = std::min(kReadAtOnce, run.end - run.place);
  run.read.resize(bytes / kPairBytes);
  run.next = 0;
  if (bytes != 0) file_.read(run.place, run.read.data(), bytes);
  run.place += bytes;
  return bytes != 0;
}

void PairRuns::each(const std::function<void(const CorpusPair&)>& take) {
  std::sort(pairs_.begin(), pairs_.end(), is_before);
  std::vector<Run> runs = runs_;
  runs.push_back({0, 0, pairs_});
  const auto is_later = [](const Run* a, const Run* b) { return is_before(b->read[b->next], a->read[a->next]); };
  std::priority_queue<Run*, std::vector<Run*>, decltype(is_later)> waiting(is_later);
  for (Run& run : runs) {
    if (read_on(run)) waiting.push(&run);
  }
  while (!waiting.empty()) {
    Run& run = *waiting.top();
    waiting.pop();
    take(run.read[run.next++]);
    if (read_on(run)) waiting.push(&run);
  }
}

}  // namespace neardup
