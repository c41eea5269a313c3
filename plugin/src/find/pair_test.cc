#include "find/pair_test.h"

#include "compare/similarity.h"
#include "fingerprint/simhash.h"
#include "sketch/minhash.h"

namespace neardup {

PairTest::PairTest(const SignatureTable& table, const Scheme& scheme, Verifier& verifier, double threshold,
                   KnownBitmaps& bitmaps)
    : table_(table),
      verifier_(verifier),
      bitmaps_(bitmaps),
      threshold_(threshold),
      floor_(rejection_floor(threshold, scheme.minhash.slots)),
      rejection_(scheme, false) {}

std::optional<Similarity> PairTest::reaching(std::size_t a, std::size_t b) {
  std::optional<Similarity> found = similarity_reaching(a, b, threshold_);
  if (found && !found->reaches(threshold_)) found.reset();
  return labelled(a, b, found);
}

std::optional<Similarity> PairTest::similarity(std::size_t a, std::size_t b) {
  return labelled(a, b, similarity_reaching(a, b, 0));
}

std::optional<Similarity> PairTest::labelled(std::size_t a, std::size_t b, std::optional<Similarity> similarity) const {
  if (similarity) similarity->by_index = table_.from_positions(a) || table_.from_positions(b);
  return similarity;
}

std::optional<Similarity> PairTest::similarity_reaching(std::size_t a, std::size_t b, double threshold) {
  if (table_.same_text(a, b)) return Similarity{1, 1, 1, Verification::kExact};
  const bool declared = table_.are_declared_copies(a, b);
  if (!declared && !bitmaps_reach(a, b, threshold)) {
    ++verified_;
    return std::nullopt;
  }
  const std::shared_ptr<const KnownWords> words_a = shingles(a);
  const std::shared_ptr<const KnownWords> words_b = words_a ? shingles(b) : nullptr;
  if (!words_b) return Verifier::estimate(table_.signature(a), table_.signature(b));
  ++verified_;
  return Verifier::compared(*words_a, *words_b, threshold, declared);
}

std::shared_ptr<const KnownWords> PairTest::shingles(std::size_t item) {
  if (auto recent = verifier_.recent_shingles(table_.docid(item), table_.token_digest(item))) return *std::move(recent);
  std::shared_ptr<const KnownWords> words = verifier_.shingles(table_.docid(item), table_.signature(item));
  if (words && bitmaps_.of(item) == nullptr) bitmaps_.add(item, words->set);
  return words;
}

/** False only if both sets of words are known and have too little in common. */
bool PairTest::bitmaps_reach(std::size_t a, std::size_t b, double threshold) const {
  const OverlapBitmap* bitmap_a = bitmaps_.of(a);
  const OverlapBitmap* bitmap_b = bitmaps_.of(b);
  if (bitmap_a == nullptr || bitmap_b == nullptr) return true;
  return jaccard_of_sizes(most_in_common(*bitmap_a, *bitmap_b), bitmap_a->size, bitmap_b->size) >= threshold;
}

bool PairTest::may_be_near(std::size_t a, std::size_t b) const {
  if (table_.same_text(a, b)) return true;
  return (table_.are_declared_copies(a, b) || bitmaps_reach(a, b, threshold_)) && promising(a, b);
}

std::optional<unsigned> PairTest::hamming(std::size_t a, std::size_t b) const {
  const std::optional<std::uint64_t> x = table_.fingerprint(a);
  const std::optional<std::uint64_t> y = table_.fingerprint(b);
  if (!x || !y) return std::nullopt;
  return hamming_distance(*x, *y);
}

bool PairTest::promising(std::size_t a, std::size_t b, double floor) const {
  if (table_.same_text(a, b)) return true;
  if (!table_.same_evidence(a, b)) return false;
  if (table_.are_declared_copies(a, b)) return true;  // numbers may be all that differs
  std::optional<double> estimate;
  if (const std::size_t slots = table_.sketch_slots(); slots != 0) {
    estimate = estimated_jaccard(table_.sketch(a), table_.sketch(b), slots);
  }
  return rejection_.keeps(hamming(a, b), estimate, floor);
}

}  // namespace neardup
