#include "pair_test.h"

#include "neardup/minhash.h"
#include "neardup/simhash.h"

namespace neardup {

PairTest::PairTest(const SignatureTable& table, const Scheme& scheme, Verifier& verifier, double threshold)
    : table_(table),
      verifier_(verifier),
      threshold_(threshold),
      floor_(rejection_floor(threshold, scheme.minhash_slots)),
      has_minhash_(scheme.has_minhash()),
      promised_distance_(scheme.promised_distance(false)) {}

std::optional<Similarity> PairTest::near(std::size_t a, std::size_t b) {
  if (!promising(a, b)) {
    ++rejected_;
    return std::nullopt;
  }
  std::optional<Similarity> found = similarity(a, b);
  if (found && !found->reaches(threshold_)) found.reset();
  return found;
}

std::optional<Similarity> PairTest::similarity(std::size_t a, std::size_t b) {
  if (table_.digest(a) == table_.digest(b)) return Similarity{1, 1, 1, Verification::kExact};
  const std::optional<Similarity> found = verifier_.compare(table_.subject(a), table_.subject(b));
  if (found && found->verification == Verification::kExact) ++verified_;
  return found;
}

std::optional<unsigned> PairTest::within(std::size_t a, std::size_t b, unsigned distance) {
  std::optional<unsigned> found = hamming(a, b);
  if (found && *found > distance) found.reset();
  if (!found) ++rejected_;
  return found;
}

std::optional<unsigned> PairTest::hamming(std::size_t a, std::size_t b) const {
  const std::optional<std::uint64_t> x = table_.fingerprint(a);
  const std::optional<std::uint64_t> y = table_.fingerprint(b);
  if (!x || !y) return std::nullopt;
  return hamming_distance(*x, *y);
}

bool PairTest::promising(std::size_t a, std::size_t b) const {
  if (table_.digest(a) == table_.digest(b)) return true;
  const std::optional<unsigned> distance = promised_distance_ < 0 ? std::nullopt : hamming(a, b);
  if (distance && static_cast<int>(*distance) <= promised_distance_) return true;
  if (table_.sketch_slots() == 0) return has_minhash_;  // there is nothing to judge its candidates by
  return estimate_jaccard(table_.sketch(a), table_.sketch(b), table_.sketch_slots()).value >= floor_;
}

}  // namespace neardup
