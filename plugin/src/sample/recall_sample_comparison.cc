#include "sample/recall_sample_comparison.h"

#include <algorithm>

#include "compare/similarity.h"
#include "scheme/scheme.h"

namespace neardup {

namespace {

bool holds(const std::vector<Xapian::docid>& ascending, Xapian::docid docid) {
  return std::binary_search(ascending.begin(), ascending.end(), docid);
}

}  // namespace

void RecallCounter::add(bool candidate, std::optional<double> expected) {
  ++counts_.pairs;
  counts_.candidates += candidate ? 1 : 0;
  if (expected) expected_ = expected_.value_or(0) + *expected;
}

BandRecall RecallCounter::recall() const {
  BandRecall recall = counts_;
  if (expected_) recall.expected = *expected_ / static_cast<double>(counts_.pairs);
  return recall;
}

SampleComparison::SampleComparison(const Scheme& scheme, const std::vector<FeatureMethod>& methods, const Draw& draw,
                                   const DistinctDocuments& distinct, double threshold)
    : scheme_(scheme),
      draw_(draw),
      distinct_(distinct),
      threshold_(threshold),
      chance_(methods.size()),
      candidates_(draw.documents.size()),
      reported_(draw.documents.size()) {
  for (const FeatureMethod& method : methods) {
    if (method == scheme.features) result_.own = result_.methods.size();
    result_.methods.push_back({method, {}, 0, {}, {}});
  }
}

void SampleComparison::take(Xapian::docid docid, const std::vector<ShingleSet>& features) {
  shared_.clear();
  for (std::size_t m = 0; m != features.size(); ++m) shared_.push_back(draw_.features[m].shared_with(features[m]));
  for (std::size_t drawn = 0; drawn != draw_.documents.size(); ++drawn) {
    const Xapian::docid other = draw_.documents[drawn].docid;
    if (other == docid) continue;
    if (distinct_.hold(other, docid)) {
      ++result_.distinct;
      continue;
    }
    measure(drawn, features);
    look_up(drawn, docid, features[result_.own].size());
  }
}

RecallSample SampleComparison::sample() const {
  RecallSample sample = result_;
  sample.drawn = draw_.documents.size();
  sample.effective_words = draw_.effective_words;
  sample.candidates = estimate_share(candidates_);
  sample.reported = estimate_share(reported_);
  sample.near_duplicates = near_.recall();
  for (std::size_t i = 0; i != by_similarity_.size(); ++i) sample.by_similarity[i] = by_similarity_[i].recall();
  if (sample.unrelated_pairs == 0) return sample;
  for (std::size_t m = 0; m != chance_.size(); ++m) {
    sample.methods[m].chance_share = chance_[m] / static_cast<double>(sample.unrelated_pairs);
  }
  return sample;
}

/** Measures a pair by all methods. */
void SampleComparison::measure(std::size_t drawn, const std::vector<ShingleSet>& features) {
  const bool unrelated = shared_[kLongestRun - 1][drawn] == 0;
  result_.unrelated_pairs += unrelated ? 1 : 0;
  for (std::size_t m = 0; m != features.size(); ++m) {
    const std::size_t size = draw_.features[m].size_of(drawn);
    const std::size_t shared = shared_[m][drawn];
    MethodFigures& figures = result_.methods[m];
    figures.similarities.add(shared, size + features[m].size() - shared);
    if (jaccard_of_sizes(shared, size, features[m].size()) >= threshold_) ++figures.near_duplicates;
    if (unrelated) chance_[m] += static_cast<double>(shared) / static_cast<double>(size);
  }
}

/** Looks the same pair up in the bands. @param size  number of the other document's own features. */
void SampleComparison::look_up(std::size_t drawn, Xapian::docid docid, std::size_t size) {
  const std::size_t drawn_size = draw_.features[result_.own].size_of(drawn);
  const std::size_t shared = shared_[result_.own][drawn];
  const double jaccard = jaccard_of_sizes(shared, drawn_size, size);
  const std::optional<double> expected = expected_candidates(scheme_, jaccard);
  const bool candidate = holds(draw_.documents[drawn].candidates, docid);
  by_similarity_[SimilarityHistogram::class_of(shared, drawn_size + size - shared, by_similarity_.size())].add(
      candidate, expected);
  if (jaccard < threshold_) return;
  near_.add(candidate, expected);
  ++candidates_[drawn].all;
  ++reported_[drawn].all;
  candidates_[drawn].part += candidate ? 1 : 0;
  reported_[drawn].part += holds(draw_.documents[drawn].reported, docid) ? 1 : 0;
}

}  // namespace neardup
