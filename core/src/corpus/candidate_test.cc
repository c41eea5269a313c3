#include "corpus/candidate_test.h"

#include <array>
#include <cstdint>
#include <optional>

#include "neardup/signature.h"
#include "sketch/minhash.h"

namespace neardup {

namespace {

constexpr std::size_t kMostSlots = 1024;

}  // namespace

CandidateTest::CandidateTest(const CorpusTable& table, const Scheme& scheme, double threshold)
    : table_(table), floor_(rejection_floor(threshold, scheme.minhash.slots)), rejection_(scheme, false) {}

bool CandidateTest::promising(std::size_t a, std::size_t b) const {
  if (same_text(a, b)) return true;
  if (table_.evidence(a) != table_.evidence(b)) return false;
  std::optional<double> estimate;
  if (const std::size_t slots = table_.sketch_slots(); slots != 0) {
    std::array<std::uint8_t, kMostSlots> buffer_a;
    std::array<std::uint8_t, kMostSlots> buffer_b;
    estimate = estimated_jaccard(table_.sketch(a, buffer_a.data()), table_.sketch(b, buffer_b.data()), slots);
  }
  std::optional<unsigned> hamming;
  const std::optional<std::uint64_t> x = table_.fingerprint(a);
  const std::optional<std::uint64_t> y = table_.fingerprint(b);
  if (x && y) hamming = hamming_distance(*x, *y);
  return rejection_.keeps(hamming, estimate, floor_);
}

}  // namespace neardup
