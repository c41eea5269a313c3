#include "neardup/pairs.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "argument_checks.h"
#include "band_buckets.h"
#include "neardup/signature.h"
#include "pair_test.h"
#include "signature_table.h"

namespace neardup {

namespace {

/** The items of each bucket, ascending, and who in a hot one is paired with everyone after it. */
class PairingBuckets {
 public:
  PairingBuckets(const BucketLists& of_item, const SignatureTable& table, std::size_t hot_cap)
      : of_item_(of_item), items_(of_item.bucket_count), pairing_(of_item.bucket_count), hot_cap_(hot_cap) {
    const std::vector<bool> first_of_text = first_documents_of_texts(table);
    for (std::size_t item = 0; item != of_item.items(); ++item) {
      for (std::size_t k = of_item.offsets[item]; k != of_item.offsets[item + 1]; ++k) {
        items_[of_item.ids[k]].push_back(item);
      }
    }
    for (std::size_t bucket = 0; bucket != items_.size(); ++bucket) settle(bucket, first_of_text);
  }

  /** Later items that an item is paired with, ascending, each once. */
  std::vector<std::size_t> later_partners(std::size_t item) const {
    std::vector<std::size_t> partners;
    for (std::size_t k = of_item_.offsets[item]; k != of_item_.offsets[item + 1]; ++k) {
      const std::uint32_t bucket = of_item_.ids[k];
      if (!pairs_with_all(bucket, item)) continue;
      const std::vector<std::size_t>& items = items_[bucket];
      partners.insert(partners.end(), std::upper_bound(items.begin(), items.end(), item), items.end());
    }
    std::sort(partners.begin(), partners.end());
    partners.erase(std::unique(partners.begin(), partners.end()), partners.end());
    return partners;
  }

  std::size_t hot_buckets() const {
    return static_cast<std::size_t>(std::count_if(items_.begin(), items_.end(), [&](auto& i) { return is_hot(i); }));
  }

  std::size_t left_out() const {
    std::size_t sum = 0;
    for (std::size_t bucket = 0; bucket != items_.size(); ++bucket) {
      if (is_hot(items_[bucket])) sum += items_[bucket].size() - pairing_[bucket].size();
    }
    return sum;
  }

 private:
  static std::vector<bool> first_documents_of_texts(const SignatureTable& table) {
    std::unordered_map<std::uint64_t, std::size_t> first;
    std::vector<bool> is_first(table.size());
    for (std::size_t item = 0; item != table.size(); ++item) {
      is_first[item] = first.emplace(table.digest(item), item).second;
    }
    return is_first;
  }

  void settle(std::size_t bucket, const std::vector<bool>& first_of_text) {
    if (!is_hot(items_[bucket])) return;
    for (const std::size_t item : items_[bucket]) {
      if (first_of_text[item] && pairing_[bucket].size() < hot_cap_) pairing_[bucket].push_back(item);
    }
  }

  bool is_hot(const std::vector<std::size_t>& items) const { return items.size() > hot_cap_; }

  bool pairs_with_all(std::uint32_t bucket, std::size_t item) const {
    const std::vector<std::size_t>& allowed = pairing_[bucket];
    return !is_hot(items_[bucket]) || std::binary_search(allowed.begin(), allowed.end(), item);
  }

  const BucketLists& of_item_;
  std::vector<std::vector<std::size_t>> items_;
  std::vector<std::vector<std::size_t>> pairing_;  // of a hot bucket: the items that are paired with all after them
  std::size_t hot_cap_;
};

void check_arguments(const Scheme& scheme, const Tokenizer& tokenizer, const PairsOptions& options) {
  require_profile(valid_scheme(scheme), tokenizer);
  require_threshold(options.threshold);
  if (options.max_distance) require_distance(scheme, *options.max_distance, DistanceLookup::kPlainBands);
  if (options.hot_cap == 0) throw Xapian::InvalidArgumentError("hot_cap is 0, must be at least 1");
}

/** The match that a pair makes, if it is one. */
std::optional<Match> match_of(PairTest& test, const SignatureTable& table, std::size_t first, std::size_t second,
                              const PairsOptions& options) {
  const std::optional<unsigned> hamming = test.hamming(first, second);
  std::optional<Similarity> similarity;
  if (options.max_distance) {
    if (!hamming || *hamming > *options.max_distance) return std::nullopt;
    similarity = test.similarity(first, second);
  } else {
    similarity = test.near(first, second);
    if (!similarity) return std::nullopt;
  }
  return Match{table.docid(second), hamming, similarity};
}

}  // namespace

PairsReport find_pairs(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                       const PairsOptions& options, const std::function<void(const DocumentPair&)>& take) {
  check_arguments(scheme, tokenizer, options);
  const Signer signer(scheme);
  Verifier verifier(database, signer, tokenizer, options.texts);
  const SignatureTable table(database, scheme);
  const BucketLists of_item = band_buckets(database, scheme, table);
  const PairingBuckets buckets(of_item, table, options.hot_cap);
  PairTest test(table, scheme, verifier, options.threshold);
  PairsReport report;
  for (std::size_t first = 0; first != table.size(); ++first) {
    if (options.progress) options.progress(first, table.size());
    for (const std::size_t second : buckets.later_partners(first)) {
      ++report.candidates;
      const std::optional<Match> match = match_of(test, table, first, second, options);
      if (!match) continue;
      ++report.pairs;
      take({table.docid(first), *match});
    }
  }
  report.rejected = test.rejected();
  report.hot_bands = buckets.hot_buckets();
  report.left_out = buckets.left_out();
  return report;
}

}  // namespace neardup
