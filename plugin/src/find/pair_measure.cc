#include "find/pair_measure.h"

#include <functional>
#include <utility>

#include "compare/similarity.h"
#include "compare/weighted_similarity.h"
#include "verify/text_measures.h"

namespace neardup {

namespace {

constexpr std::size_t kCacheBytes = 64 * 1024 * 1024;
constexpr std::size_t kEntryBytes = 160;  // about, for map node and counts object

}  // namespace

PairMeasure::PairMeasure(const Xapian::Database& database, const SignatureTable& table, const Signer& signer,
                         Tokenizer& tokenizer, Verifier& verifier, Measure measure)
    : table_(table),
      signer_(signer),
      tokenizer_(tokenizer),
      verifier_(verifier),
      measure_(measure),
      weights_(database) {}

std::optional<double> PairMeasure::measured(std::size_t a, std::size_t b) {
  if (table_.digest(a) == table_.digest(b)) return 1;
  if (measure_ == Measure::kContainment) return measured_containment(a, b);
  const Counts counts_a = counts(a);
  const Counts counts_b = counts_a ? counts(b) : nullptr;
  if (!counts_b) return std::nullopt;
  if (measure_ == Measure::kMultiset) return multiset_jaccard(*counts_a, *counts_b);
  const FeatureWeight idf = std::cref(weights_);
  return measure_ == Measure::kIdf ? weighted_jaccard(*counts_a, *counts_b, idf)
                                   : weighted_cosine(*counts_a, *counts_b, idf);
}

double PairMeasure::least_jaccard(std::size_t a, std::size_t b, double threshold) const {
  if (measure_ != Measure::kContainment) return 0;
  return jaccard_from_containment(threshold, table_.signature_without_sketch(a).shingles,
                                  table_.signature_without_sketch(b).shingles);
}

std::optional<double> PairMeasure::measured_containment(std::size_t a, std::size_t b) {
  const auto features = [this](std::size_t item) {
    return verifier_.shingles(table_.docid(item), table_.signature(item));
  };
  const std::shared_ptr<const KnownShingles> features_a = features(a);
  const std::shared_ptr<const KnownShingles> features_b = features_a ? features(b) : nullptr;
  if (!features_b) return std::nullopt;
  return containment(features_a->set, features_b->set);
}

PairMeasure::Counts PairMeasure::counts(std::size_t item) {
  const auto found = cached_.find(item);
  if (found != cached_.end()) return found->second;
  Counts counts = read_counts(item);
  // Callers hold their own counts, so drop all: simpler than tracking the oldest, and rare.
  if (cached_bytes_ > kCacheBytes) {
    cached_.clear();
    cached_bytes_ = 0;
  }
  cached_bytes_ += kEntryBytes + (counts ? counts->capacity() * sizeof(FeatureCount) : 0);
  cached_.emplace(item, counts);
  return counts;
}

PairMeasure::Counts PairMeasure::read_counts(std::size_t item) {
  const std::optional<Verifier::KnownText> known = verifier_.words(table_.docid(item), table_.signature(item));
  if (!known) return nullptr;
  PositionsTokenizer tokenizer(tokenizer_, known->text);
  MeasuredText measured = measured_text(signer_, tokenizer, known->text.text);
  if (measure_ == Measure::kMultiset) return std::make_shared<const FeatureCounts>(std::move(measured.feature_counts));
  weights_.learn(measured);
  return std::make_shared<const FeatureCounts>(std::move(measured.word_counts));
}

}  // namespace neardup
