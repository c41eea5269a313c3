#include "find/pair_measure.h"

#include <algorithm>
#include <cstdint>
#include <functional>

#include "features/feature_method.h"
#include "sketch/minhash.h"
#include "tokens/text_from_positions.h"

namespace neardup {

namespace {

constexpr std::size_t kCacheBytes = 64 * 1024 * 1024;
constexpr std::size_t kEntryBytes = 160;                           // about, for map node and counts object
constexpr std::uint64_t kExactShingles = std::uint64_t{1} << 20U;  // more are estimated (plugin/FORMAT.md)

}  // namespace

std::optional<StarLink> PairMeasure::measured(std::size_t a, std::size_t b) {
  if (test_.table().same_text(a, b)) return StarLink{1, true};
  if (measure_ == Measure::kContainment) return measured_containment(a, b);
  const Counts counts_a = counts(a);
  const Counts counts_b = counts_a ? counts(b) : nullptr;
  if (!counts_b) return std::nullopt;
  ++compared_;
  const bool exact = counts_a->same && counts_b->same;
  if (measure_ == Measure::kMultiset) return StarLink{multiset_jaccard(counts_a->counts, counts_b->counts), exact};
  const auto of_words = measure_ == Measure::kIdf ? weighted_jaccard : weighted_cosine;
  return StarLink{of_words(counts_a->counts, counts_b->counts, std::cref(weights_)), exact};
}

bool PairMeasure::promising(std::size_t a, std::size_t b, double threshold) const {
  const SignatureTable& table = test_.table();
  if (table.same_text(a, b)) return true;
  if (!table.same_evidence(a, b)) return false;
  const double least = least_jaccard(a, b, threshold);
  if (least == 0 || table.sketch_slots() == 0) return true;
  return test_.promising(a, b, rejection_floor(least, table.sketch_slots()));
}

/** The least Jaccard index of two items whose measure reaches a threshold. It follows from their numbers of features;
 *  0 for measures of words, which may be high when few features are shared. */
double PairMeasure::least_jaccard(std::size_t a, std::size_t b, double threshold) const {
  if (measure_ == Measure::kContainment) {
    return jaccard_from_containment(threshold, test_.table().signature_without_sketch(a).shingles,
                                    test_.table().signature_without_sketch(b).shingles);
  }
  if (measure_ != Measure::kMultiset) return 0;
  const std::optional<FeatureNumbers> of_a = numbers(a);
  const std::optional<FeatureNumbers> of_b = of_a ? numbers(b) : std::nullopt;
  return of_b ? jaccard_from_multiset(threshold, *of_a, *of_b) : 0;
}

/** Nothing if the signature does not tell. */
std::optional<FeatureNumbers> PairMeasure::numbers(std::size_t item) const {
  const FeatureMethod& method = test_.verifier().signer().scheme().features;
  const StoredSignature signature = test_.table().signature_without_sketch(item);
  if (!method.of_token_hashes() || signature.shingles > kExactShingles) return std::nullopt;
  const std::uint64_t all = signature.tokens < method.length ? 1 : signature.tokens - method.length + 1;
  return FeatureNumbers{signature.shingles, std::max(all, signature.shingles)};
}

std::optional<StarLink> PairMeasure::measured_containment(std::size_t a, std::size_t b) {
  const std::shared_ptr<const KnownWords> features_a = features(a);
  const std::shared_ptr<const KnownWords> features_b = features_a ? features(b) : nullptr;
  if (!features_b) return std::nullopt;
  ++compared_;
  return StarLink{containment(features_a->set, features_b->set), features_a->same && features_b->same};
}

std::shared_ptr<const KnownWords> PairMeasure::features(std::size_t item) {
  std::shared_ptr<const KnownWords> known =
      test_.verifier().shingles(test_.table().docid(item), test_.table().signature(item));
  note_words(item, known && known->same);
  return known;
}

void PairMeasure::note_words(std::size_t item, bool same) {
  if (!same) without_words_.insert(item);
}

PairMeasure::Counts PairMeasure::counts(std::size_t item) {
  const auto found = cached_.find(item);
  if (found != cached_.end()) return found->second;
  Counts counts = read_counts(item);
  note_words(item, counts && counts->same);
  // Callers hold their own counts, so drop all: simpler than tracking the oldest, and rare.
  if (cached_bytes_ > kCacheBytes) {
    cached_.clear();
    cached_bytes_ = 0;
  }
  cached_bytes_ += kEntryBytes + (counts ? counts->counts.capacity() * sizeof(FeatureCount) : 0);
  cached_.emplace(item, counts);
  return counts;
}

PairMeasure::Counts PairMeasure::read_counts(std::size_t item) {
  const std::shared_ptr<const KnownWords> known =
      test_.verifier().words(test_.table().docid(item), test_.table().signature(item));
  if (!known) return nullptr;
  PositionsTokenizer tokenizer(test_.verifier().tokenizer(), known->text);
  MeasuredText measured = measured_text(test_.verifier().signer(), tokenizer, known->text.text);
  if (measure_ == Measure::kMultiset)
    return std::make_shared<const KnownCounts>(KnownCounts{std::move(measured.feature_counts), known->same});
  weights_.learn(measured);
  return std::make_shared<const KnownCounts>(KnownCounts{std::move(measured.word_counts), known->same});
}

}  // namespace neardup
