// All pairs of fingerprints within a Hamming distance, against one std::sort of the same array: random fingerprints,
// every tenth near the one before. CPU time, the best of three turns; memory as the most resident at once.
//
//   all_pairs_bench

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <utility>
#include <vector>

#include "bench/random_signatures.h"
#include "bench/texts/corpus.h"
#include "fingerprint/hamming_pairs.h"

namespace {

using neardup::bench::cpu_seconds;
using Values = std::vector<std::uint64_t>;

Values random_fingerprints(std::size_t count) {
  const neardup::bench::RandomSignatures signatures({}, count);
  Values values;
  values.reserve(count);
  for (std::size_t i = 1; i <= count; ++i) values.push_back(signatures.fingerprint(static_cast<Xapian::docid>(i)));
  return values;
}

double seconds_of(const std::function<void()>& work) {
  const double start = cpu_seconds();
  work();
  return cpu_seconds() - start;
}

double peak_bytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return 1024 * static_cast<double>(usage.ru_maxrss);
}

void measure(std::size_t count, unsigned distance) {
  const Values values = random_fingerprints(count);
  double sorting = 1e9, pairing = 1e9;
  std::size_t pairs = 0;
  double memory = 0;
  for (int turn = 0; turn != 3; ++turn) {
    Values again = values;
    const double before = peak_bytes();
    pairing = std::min(pairing, seconds_of([&] {
                         pairs = 0;
                         neardup::hamming_pairs(std::move(again), distance, [&](auto, auto) { ++pairs; });
                       }));
    if (turn == 0) memory = (peak_bytes() - before) / static_cast<double>(count);
    again = values;
    sorting = std::min(sorting, seconds_of([&] { std::sort(again.begin(), again.end()); }));
  }
  std::printf("| %zu | %u | %zu | %.3f | %.3f | %.2f | %.0f |\n", count, distance, pairs, pairing, sorting,
              pairing / sorting, memory + sizeof(std::uint64_t));
}

/** So that memory of one measurement does not count in the next. */
void in_a_process_of_its_own(const std::function<void()>& work) {
  std::fflush(stdout);
  const pid_t child = ::fork();
  if (child == 0) {
    work();
    std::fflush(stdout);
    ::_exit(0);
  }
  ::waitpid(child, nullptr, 0);
}

}  // namespace

int main() {
  std::printf(
      "| fingerprints | distance | pairs | all pairs, s | std::sort, s | ratio | bytes a fingerprint |\n"
      "|---|---|---|---|---|---|---|\n");
  for (const auto& [count, distance] : {std::pair<std::size_t, unsigned>{1'000'000, 3},
                                        {1'000'000, 4},
                                        {1'000'000, 5},
                                        {1'000'000, 6},
                                        {1'000'000, 7},
                                        {10'000'000, 3}}) {
    in_a_process_of_its_own([count = count, distance = distance] { measure(count, distance); });
  }
}
