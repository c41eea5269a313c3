#include "quality/measuring/scheme_evaluation.h"

#include <algorithm>
#include <ctime>
#include <map>
#include <unordered_map>
#include <utility>

#include "bytes/ascii.h"
#include "compare/similarity.h"
#include "features/feature_counts.h"
#include "fingerprint/hamming_pairs.h"
#include "fingerprint/simhash.h"
#include "groups/item_groups.h"
#include "neardup/grouper.h"
#include "quality/measuring/evaluation_rows.h"
#include "quality/measuring/exact_pairs.h"
#include "sign/signer.h"
#include "sign/streaming_signer.h"
#include "sketch/minhash.h"
#include "verify/text_measures.h"

namespace neardup::cli {

namespace {

constexpr double kMicroseconds = 1e6;
const std::size_t kBandCap = GrouperOptions().band_cap;

double cpu_seconds() {
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

struct SignedSet {
  std::vector<Signature> signatures;
  std::vector<ShingleSet> features;
  std::vector<FeatureCounts> counts;                  // of the features or words that the measure counts
  std::unordered_map<std::uint64_t, double> weights;  // of words
  double seconds = 0;                                 // CPU time of the signatures
};

/** What measures other than the Jaccard index and containment need. */
void count_words(const LabelledSet& set, const Signer& signer, Tokenizer& tokenizer, Measure measure,
                 SignedSet& result) {
  for (const LabelledDocument& document : set.documents) {
    MeasuredText text = measured_text(signer, tokenizer, document.text);
    result.counts.push_back(std::move(weighs_words(measure) ? text.word_counts : text.feature_counts));
  }
  if (!weighs_words(measure)) return;
  for (const FeatureCounts& words : result.counts) {
    for (const FeatureCount& word : words) ++result.weights[word.feature];
  }
  for (auto& [word, weight] : result.weights)
    weight = inverse_document_frequency(set.documents.size(), static_cast<std::uint64_t>(weight));
}

SignedSet sign_set(const LabelledSet& set, const Scheme& scheme, Tokenizer& tokenizer, Measure measure) {
  SignedSet result;
  StreamingSigner streaming(scheme, tokenizer);
  const double before = cpu_seconds();
  for (const LabelledDocument& document : set.documents) result.signatures.push_back(streaming.sign(document.text));
  result.seconds = cpu_seconds() - before;
  const Signer signer(scheme);
  for (const LabelledDocument& document : set.documents) {
    result.features.push_back(signer.shingle_set(document.text, tokenizer));
  }
  if (measure != Measure::kJaccard && measure != Measure::kContainment)
    count_words(set, signer, tokenizer, measure, result);
  return result;
}

/** The candidates of each document among the earlier documents, ascending. */
using CandidateLists = std::vector<std::vector<std::size_t>>;

/** The beginnings of the terms of simhash families. */
std::vector<std::string> simhash_labels(const Scheme& scheme) {
  std::vector<std::string> labels;
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    if (!scheme.families[f].of_simhash()) continue;
    for (unsigned band = 0; band != scheme.families[f].bands; ++band) {
      labels.push_back(scheme.band_prefix + scheme.band_label(f, band));
    }
  }
  return labels;
}

/** Candidates by all terms except those of simhash families, which are looked up by distance. As in a grouping, all
 *  texts of a band meet its first ones, so that a footer of all texts does not make candidates of all pairs. */
void add_by_terms(const SignedSet& set, const Scheme& scheme, CandidateLists& lists) {
  const std::vector<std::string> left_out = simhash_labels(scheme);
  std::unordered_map<std::string, std::vector<std::size_t>> holders;
  for (std::size_t item = 0; item != set.signatures.size(); ++item) {
    for (const std::string& term : set.signatures[item].band_terms) {
      if (std::any_of(left_out.begin(), left_out.end(), [&](const auto& label) { return begins_with(term, label); }))
        continue;
      std::vector<std::size_t>& earlier = holders[term];
      lists[item].insert(lists[item].end(), earlier.begin(), earlier.end());
      if (earlier.size() != kBandCap) earlier.push_back(item);
    }
  }
}

void add_by_distance(const SignedSet& set, unsigned distance, CandidateLists& lists) {
  std::map<std::uint64_t, std::vector<std::size_t>> holders;  // without fingerprint 0 of texts without words
  for (std::size_t item = 0; item != set.signatures.size(); ++item) {
    if (set.signatures[item].fingerprint != 0) holders[set.signatures[item].fingerprint].push_back(item);
  }
  const auto join = [&](std::size_t a, std::size_t b) { lists[std::max(a, b)].push_back(std::min(a, b)); };
  std::vector<std::uint64_t> fingerprints;
  for (const auto& [fingerprint, items] : holders) {
    fingerprints.push_back(fingerprint);
    for (std::size_t i = 0; i != items.size(); ++i) {
      for (std::size_t j = i + 1; j != items.size(); ++j) join(items[i], items[j]);
      if (i + 1 == kBandCap) break;
    }
  }
  const auto join_with_first = [&](const std::vector<std::size_t>& items, const std::vector<std::size_t>& others) {
    for (const std::size_t item : items) {
      for (std::size_t i = 0; i != std::min(others.size(), kBandCap); ++i) join(item, others[i]);
    }
  };
  hamming_pairs(fingerprints, distance, [&](std::uint64_t a, std::uint64_t b) {
    join_with_first(holders[a], holders[b]);
    join_with_first(holders[b], holders[a]);
  });
}

CandidateLists candidates_of(const SignedSet& set, const Scheme& scheme) {
  CandidateLists lists(set.signatures.size());
  add_by_terms(set, scheme, lists);
  if (scheme.has_simhash()) {
    add_by_distance(set, static_cast<unsigned>(scheme.guaranteed_distance(true)), lists);
  }
  for (std::vector<std::size_t>& list : lists) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  }
  return lists;
}

/** Sums up one evaluation. */
class Evaluator {
 public:
  Evaluator(const LabelledSet& set, const Scheme& scheme, const EvaluationOptions& options, const SignedSet& signed_set)
      : set_(set), options_(options), signed_(signed_set), rejection_(scheme, true) {
    for (const LabelledPair& pair : set.pairs) labels_.emplace(pair_key(pair.first, pair.second), &pair);
    floor_ = rejection_floor(options.threshold, scheme.minhash.slots);
    result_.label_is_candidate.resize(set.pairs.size());
  }

  SchemeEvaluation evaluate(const CandidateLists& candidates) {
    count_labels();
    std::vector<std::vector<std::size_t>> near(candidates.size());
    for (std::size_t item = 0; item != candidates.size(); ++item) {
      for (const std::size_t earlier : candidates[item]) {
        if (!options_.is_comparable(earlier, item)) continue;
        if (count_candidate(earlier, item)) near[item].push_back(earlier);
      }
    }
    if (options_.by_exact_similarity) count_all_pairs(candidates);
    result_.documents = set_.documents.size();
    result_.without_tokens = static_cast<std::size_t>(std::count_if(
        signed_.signatures.begin(), signed_.signatures.end(), [](const Signature& s) { return s.empty(); }));
    result_.clusters = b_cubed_agreement(stars(std::move(near)), set_.clusters([&](const LabelledPair& pair) {
      return options_.is_true(pair) && options_.is_comparable(pair.first, pair.second);
    }));
    return result_;
  }

 private:
  std::uint64_t pair_key(std::size_t a, std::size_t b) const { return std::uint64_t{a} * set_.documents.size() + b; }

  /** The counts of the length class of a pair; null for very short texts. */
  PairCounts* of_length(std::size_t a, std::size_t b) {
    const std::uint64_t tokens = std::min(signed_.signatures[a].tokens, signed_.signatures[b].tokens);
    const auto next = std::upper_bound(kLengthClasses.begin(), kLengthClasses.end(), tokens);
    if (next == kLengthClasses.begin()) return nullptr;
    return &result_.by_length[static_cast<std::size_t>(next - kLengthClasses.begin()) - 1];
  }

  SimilarityBand* of_similarity(const LabelledPair& pair) {
    if (!pair.similarity) return nullptr;
    return &result_.by_similarity[std::min<std::size_t>(9, static_cast<std::size_t>(*pair.similarity * 10))];
  }

  void count_labels() {
    for (const LabelledPair& pair : set_.pairs) {
      if (!options_.is_comparable(pair.first, pair.second)) continue;
      if (SimilarityBand* band = of_similarity(pair)) ++band->pairs;
      if (!options_.is_true(pair)) {
        ++result_.labels_left_out;
        continue;
      }
      ++result_.pairs.truth;
      if (PairCounts* counts = of_length(pair.first, pair.second)) ++counts->truth;
    }
  }

  void count_all_pairs(const CandidateLists& candidates) {
    constexpr double kLeast = 0.05;
    each_exact_pair(signed_.features, kLeast, [&](const ExactPair& pair) {
      if (!options_.is_comparable(pair.first, pair.second)) return;
      const std::vector<std::size_t>& found = candidates[pair.second];
      SimilarityBand& band =
          result_.by_exact[SimilarityHistogram::class_of(pair.shared, pair.united, result_.by_exact.size())];
      ++band.pairs;
      band.candidates += std::binary_search(found.begin(), found.end(), pair.first) ? 1 : 0;
      band.similarity += pair.jaccard;
    });
  }

  /** @return whether the pair is reported. */
  bool count_candidate(std::size_t a, std::size_t b) {
    const auto label = labels_.find(pair_key(a, b));
    const LabelledPair* const pair = label == labels_.end() ? nullptr : label->second;
    const bool truth = pair && options_.is_true(*pair);
    if (pair) result_.label_is_candidate[static_cast<std::size_t>(pair - set_.pairs.data())] = true;
    const bool reported = is_reported(a, b);
    for (PairCounts* counts : {&result_.pairs, of_length(a, b)}) {
      if (!counts) continue;
      ++counts->candidates;
      counts->true_candidates += truth ? 1 : 0;
      counts->reported += reported ? 1 : 0;
      counts->true_reported += truth && reported ? 1 : 0;
    }
    if (SimilarityBand* band = pair ? of_similarity(*pair) : nullptr) {
      ++band->candidates;
      band->reported += reported ? 1 : 0;
    }
    return reported;
  }

  bool is_reported(std::size_t a, std::size_t b) const {
    const Signature& x = signed_.signatures[a];
    const Signature& y = signed_.signatures[b];
    if (std::min(x.tokens, y.tokens) < options_.least_words) return false;
    if (options_.same_title && !have_same_title(a, b)) return false;
    if (x.token_digest == y.token_digest) return true;
    if (options_.measure != Measure::kJaccard) return measured(a, b) >= options_.threshold;
    // As find() does.
    std::optional<double> estimate;
    if (!x.sketch.empty() && !y.sketch.empty()) estimate = estimate_jaccard(x.sketch, y.sketch).value;
    if (!rejection_.keeps(hamming_distance(x.fingerprint, y.fingerprint), estimate, floor_)) return false;
    const ShingleSet& f = signed_.features[a];
    const ShingleSet& g = signed_.features[b];
    return intersection_reaching(f, g, least_intersection(f.size(), g.size(), options_.threshold)).has_value();
  }

  bool have_same_title(std::size_t a, std::size_t b) const {
    const std::string& title = set_.documents[a].title;
    return !title.empty() && title == set_.documents[b].title;
  }

  double measured(std::size_t a, std::size_t b) const {
    if (options_.measure == Measure::kContainment) return containment(signed_.features[a], signed_.features[b]);
    const FeatureCounts& x = signed_.counts[a];
    const FeatureCounts& y = signed_.counts[b];
    if (options_.measure == Measure::kMultiset) return multiset_jaccard(x, y);
    const FeatureWeight weight = [this](std::uint64_t word) { return signed_.weights.at(word); };
    return options_.measure == Measure::kIdf ? weighted_jaccard(x, y, weight) : weighted_cosine(x, y, weight);
  }

  /** The order in which documents become representatives. */
  CentreOrder order() const {
    std::vector<std::size_t> sizes(signed_.features.size());
    if (options_.measure == Measure::kContainment) {
      std::transform(signed_.features.begin(), signed_.features.end(), sizes.begin(),
                     [](const ShingleSet& features) { return features.size(); });
    }
    return CentreOrder(sizes);
  }

  /** Star groups: a document without an earlier representative nearby becomes one. */
  Clustering stars(std::vector<std::vector<std::size_t>> near) const {
    for (std::size_t item = 0; item != near.size(); ++item) {
      for (const std::size_t other : near[item]) {
        if (other < item) near[other].push_back(item);
      }
    }
    const CentreOrder centres = order();
    Clustering heads(near.size(), near.size());
    for (std::size_t place = 0; place != near.size(); ++place) {
      const std::size_t item = centres.item(place);
      std::size_t first = place;
      for (const std::size_t other : near[item]) {
        if (heads[other] == other) first = std::min(first, centres.place(other));
      }
      heads[item] = centres.item(first);
    }
    return heads;
  }

  const LabelledSet& set_;
  const EvaluationOptions& options_;
  const SignedSet& signed_;
  CandidateRejection rejection_;
  std::unordered_map<std::uint64_t, const LabelledPair*> labels_;
  double floor_;
  SchemeEvaluation result_;
};

void add_labelled(const LabelledSet& set, const std::vector<ShingleSet>& shingles, const EvaluationOptions& options,
                  ShingleLength& length) {
  for (const LabelledPair& pair : set.pairs) {
    if (!options.is_comparable(pair.first, pair.second)) continue;
    const ShingleSet& a = shingles[pair.first];
    const ShingleSet& b = shingles[pair.second];
    if (a.empty() || b.empty()) continue;
    const std::size_t shared = intersection_size(a, b);
    const std::size_t united = a.size() + b.size() - shared;
    length.labelled.add(shared, united);
    if (options.is_true(pair)) length.truth.add(shared, united);
  }
}

}  // namespace

double SchemeEvaluation::candidates_per_document() const {
  return 2 * static_cast<double>(pairs.candidates) / static_cast<double>(std::max<std::size_t>(1, documents));
}

SchemeEvaluation evaluate_scheme(const LabelledSet& set, const Scheme& scheme, Tokenizer& tokenizer,
                                 const EvaluationOptions& options) {
  const SignedSet signed_set = sign_set(set, scheme, tokenizer, options.measure);
  SchemeEvaluation result = Evaluator(set, scheme, options, signed_set).evaluate(candidates_of(signed_set, scheme));
  result.microseconds = signed_set.seconds * kMicroseconds / static_cast<double>(set.documents.size());
  result.bytes = signature_bytes(set, scheme, tokenizer);
  return result;
}

std::array<ShingleLength, kShingleLengths> measure_shingle_lengths(const LabelledSet& set, const Scheme& scheme,
                                                                   Tokenizer& tokenizer,
                                                                   const EvaluationOptions& options) {
  const Signer signer(scheme);
  std::vector<std::vector<std::uint64_t>> tokens;
  for (const LabelledDocument& document : set.documents) {
    tokens.push_back(signer.token_hashes(document.text, tokenizer));
  }
  std::array<ShingleLength, kShingleLengths> lengths;
  for (std::size_t i = 0; i != kShingleLengths; ++i) {
    std::vector<ShingleSet> shingles;
    for (const auto& hashes : tokens) shingles.push_back(word_shingles(hashes, static_cast<unsigned>(i + 1)));
    each_exact_pair(shingles, kLeastOfAll, [&](const ExactPair& pair) {
      if (options.is_comparable(pair.first, pair.second)) lengths[i].all.add(pair.shared, pair.united);
    });
    add_labelled(set, shingles, options, lengths[i]);
  }
  return lengths;
}

}  // namespace neardup::cli
