#include "neardup/pairs.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "database/argument_checks.h"
#include "find/band_buckets.h"
#include "find/pair_measure.h"
#include "find/pair_test.h"
#include "fingerprint/hamming_pairs.h"
#include "marks/distinct_pairs.h"
#include "marks/signature_table.h"
#include "record/chosen_scheme.h"
#include "sign/signer.h"
#include "verify/text_measures.h"
#include "verify/verifier.h"

namespace neardup {

namespace {

/** Pairs documents that share a bucket. Of an oversized bucket only the first texts are paired with all others; further
 *  ones only with copies of their text. */
class Pairing {
 public:
  /** @param near   [buckets] other buckets whose items are paired with those of a bucket, too; empty: none.
   *  @param first  [items] the first item of the same text. */
  Pairing(BucketLists buckets, std::vector<std::vector<std::uint32_t>> near, const std::vector<std::size_t>& first,
          std::size_t band_cap)
      : buckets_(std::move(buckets)),
        near_(std::move(near)),
        items_(buckets_.bucket_count),
        pairing_(buckets_.bucket_count),
        copies_(first.size()),
        band_cap_(band_cap) {
    for (std::size_t item = 0; item != first.size(); ++item) {
      if (first[item] != item) copies_[first[item]].push_back(item);
      for (std::size_t k = buckets_.offsets[item]; k != buckets_.offsets[item + 1]; ++k) {
        items_[buckets_.ids[k]].push_back(item);
      }
    }
    for (std::size_t bucket = 0; bucket != items_.size(); ++bucket) {
      if (!is_oversized(bucket)) continue;
      pairing_[bucket] = first_texts(items_[bucket], first);
      ++oversized_buckets_;
      left_out_ += items_[bucket].size() - pairing_[bucket].size();
    }
  }

  /** The later items with which an item is paired, ascending, each once. */
  std::vector<std::size_t> later_partners(std::size_t item) const {
    std::vector<std::size_t> partners = copies_[item];
    for (std::size_t k = buckets_.offsets[item]; k != buckets_.offsets[item + 1]; ++k) {
      const std::uint32_t bucket = buckets_.ids[k];
      if (!pairs_with_all(bucket, item)) continue;
      append_later(items_[bucket], item, partners);
      if (near_.empty()) continue;
      for (const std::uint32_t other : near_[bucket]) append_later(items_[other], item, partners);
    }
    std::sort(partners.begin(), partners.end());
    partners.erase(std::unique(partners.begin(), partners.end()), partners.end());
    return partners;
  }

  std::size_t oversized_buckets() const { return oversized_buckets_; }

  std::size_t left_out() const { return left_out_; }

 private:
  static void append_later(const std::vector<std::size_t>& items, std::size_t item,
                           std::vector<std::size_t>& partners) {
    partners.insert(partners.end(), std::upper_bound(items.begin(), items.end(), item), items.end());
  }

  bool is_oversized(std::size_t bucket) const { return items_[bucket].size() > band_cap_; }

  std::vector<std::size_t> first_texts(const std::vector<std::size_t>& items,
                                       const std::vector<std::size_t>& first) const {
    std::vector<std::size_t> texts;
    for (const std::size_t item : items) {
      if (texts.size() == band_cap_) break;
      if (first[item] == item) texts.push_back(item);
    }
    return texts;
  }

  bool pairs_with_all(std::size_t bucket, std::size_t item) const {
    const std::vector<std::size_t>& allowed = pairing_[bucket];
    return !is_oversized(bucket) || std::binary_search(allowed.begin(), allowed.end(), item);
  }

  BucketLists buckets_;
  std::vector<std::vector<std::uint32_t>> near_;
  std::vector<std::vector<std::size_t>> items_;    // of each bucket, ascending
  std::vector<std::vector<std::size_t>> pairing_;  // of an oversized bucket: items paired with all later ones
  std::vector<std::vector<std::size_t>> copies_;   // of the first item of a text: the later items of that text
  std::size_t band_cap_;
  std::size_t oversized_buckets_ = 0;
  std::size_t left_out_ = 0;
};

/** Pairs documents whose fingerprints are within a distance. A bucket is of equal fingerprints. Fingerprint 0 belongs to
 *  texts without a word, says nothing and is left out. */
Pairing pairing_by_distance(const SignatureTable& table, unsigned distance, std::size_t band_cap) {
  std::vector<std::uint64_t> fingerprints;
  for (std::size_t item = 0; item != table.size(); ++item) {
    if (table.fingerprint(item).value_or(0) != 0) fingerprints.push_back(*table.fingerprint(item));
  }
  std::sort(fingerprints.begin(), fingerprints.end());
  fingerprints.erase(std::unique(fingerprints.begin(), fingerprints.end()), fingerprints.end());
  const auto bucket_of = [&](std::uint64_t fingerprint) {
    const auto place = std::lower_bound(fingerprints.begin(), fingerprints.end(), fingerprint);
    return static_cast<std::uint32_t>(place - fingerprints.begin());
  };
  BucketLists buckets;
  buckets.bucket_count = static_cast<std::uint32_t>(fingerprints.size());
  std::vector<std::size_t> first = table.first_of_text();
  for (std::size_t item = 0; item != table.size(); ++item) {
    const std::uint64_t fingerprint = table.fingerprint(item).value_or(0);
    if (fingerprint != 0) buckets.ids.push_back(bucket_of(fingerprint));
    if (fingerprint == 0) first[item] = item;
    buckets.offsets.push_back(buckets.ids.size());
  }
  std::vector<std::vector<std::uint32_t>> near(fingerprints.size());
  hamming_pairs(fingerprints, distance, [&](std::uint64_t a, std::uint64_t b) {
    near[bucket_of(a)].push_back(bucket_of(b));
    near[bucket_of(b)].push_back(bucket_of(a));
  });
  return Pairing(std::move(buckets), std::move(near), first, band_cap);
}

void check_arguments(const Scheme& scheme, const Tokenizer& tokenizer, const PairsOptions& options) {
  require_profile(valid_scheme(scheme), tokenizer);
  require_threshold(options.threshold);
  if (options.max_distance.value_or(0) > kMostPairDistance) {
    throw Xapian::InvalidArgumentError("Hamming distance is " + std::to_string(*options.max_distance) +
                                       ", must be 0 to " + std::to_string(kMostPairDistance));
  }
  if (options.max_distance && options.measure != Measure::kJaccard) {
    throw Xapian::InvalidArgumentError("pairs were asked for by Hamming distance and by " +
                                       measure_name(options.measure) + "; choose one");
  }
  if (options.band_cap == 0) throw Xapian::InvalidArgumentError("band_cap is 0, must be at least 1");
}

/** Tests the pairs that a pairing proposes, by distance, by measure or by the test's Jaccard index. */
struct PairJudge {
  const PairsOptions& options;
  const SignatureTable& table;
  PairTest& test;
  std::optional<PairMeasure> measure;  ///< other than the Jaccard index

  bool is_rejected(std::size_t first, std::size_t second) const {
    if (measure) return !measure->promising(first, second, options.threshold);
    if (!options.max_distance) return !test.promising(first, second);
    const std::optional<unsigned> hamming = test.hamming(first, second);
    return !hamming || *hamming > *options.max_distance;
  }

  /** Nothing if two items are no pair. Counts those that are rejected by sketch or fingerprint alone, and those of which
   *  nothing can be said. */
  std::optional<DocumentPair> judge(std::size_t first, std::size_t second, PairsReport& report) {
    if (is_rejected(first, second)) {
      ++report.rejected;
      return std::nullopt;
    }
    const auto pair = [&](const std::optional<Similarity>& similarity, std::optional<double> value) {
      return DocumentPair{table.docid(first), {table.docid(second), test.hamming(first, second), similarity}, value};
    };
    if (options.max_distance) return pair(test.similarity(first, second), std::nullopt);
    if (measure) {
      const std::optional<StarLink> measured = measure->measured(first, second);
      if (!measured) ++report.unknown;
      if (!measured || measured->similarity < options.threshold) return std::nullopt;
      return pair(test.similarity(first, second), measured->similarity);
    }
    if (const std::optional<Similarity> similarity = test.reaching(first, second)) {
      return pair(similarity, similarity->jaccard);
    }
    // Sketches always give an estimate; without them, words are needed.
    if (table.sketch_slots() == 0 && !test.similarity(first, second)) ++report.unknown;
    return std::nullopt;
  }

  PairsReport test_pairs(const Pairing& pairing, const DistinctDocuments& distinct,
                         const std::function<void(const DocumentPair&)>& take) {
    PairsReport report;
    for (std::size_t first = 0; first != table.size(); ++first) {
      if (options.progress) options.progress(first, table.size());
      for (const std::size_t second : pairing.later_partners(first)) {
        ++report.candidates;
        if (distinct.hold(table.docid(first), table.docid(second))) {
          ++report.distinct;
        } else if (const std::optional<DocumentPair> pair = judge(first, second, report)) {
          ++report.pairs;
          take(*pair);
        }
      }
    }
    report.unusable = table.unusable();
    report.oversized_bands = pairing.oversized_buckets();
    report.left_out = pairing.left_out();
    return report;
  }
};

}  // namespace

PairsReport find_pairs(const Xapian::Database& database, const PairsOptions& options,
                       const std::function<void(const DocumentPair&)>& take, Tokenizer* given) {
  const SchemeAndTokenizer choice = choice_to_read(database, options.scheme, given);
  const Scheme& scheme = choice.scheme;
  Tokenizer& tokenizer = *choice.tokenizer;
  check_arguments(scheme, tokenizer, options);
  const Signer signer(scheme);
  Verifier verifier(database, signer, tokenizer, options.texts);
  const SignatureTable table(database, scheme, SignatureTable::Fingerprints::kRead);
  const DistinctDocuments distinct(database);
  KnownBitmaps bitmaps(table.size());
  PairTest test(table, scheme, verifier, options.threshold, bitmaps);
  PairJudge judge{options, table, test, std::nullopt};
  if (options.max_distance) {
    return judge.test_pairs(pairing_by_distance(table, *options.max_distance, options.band_cap), distinct, take);
  }
  CandidateKeys keys;
  add_band_keys(
      database, scheme, table,
      [](std::size_t item) {
        return BucketItem{static_cast<std::uint32_t>(item), 0};
      },
      keys);
  BucketLists buckets = keys.buckets(1).by_item(table.size());
  keys.clear();
  const Pairing pairing(std::move(buckets), {}, table.first_of_text(), options.band_cap);
  if (options.measure != Measure::kJaccard) {
    judge.measure.emplace(test, options.measure, WordWeights(database));
  }
  return judge.test_pairs(pairing, distinct, take);
}

}  // namespace neardup
