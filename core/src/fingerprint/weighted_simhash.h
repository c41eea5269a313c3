/** @file weighted_simhash.h
 *  SimHash with damped counts: a feature that occurs k times weighs 1 + log2(k), so a word that fills a page does not
 *  decide its fingerprint alone.
 *
 *  Stage features --> signature of the flow. THREADS: a plain value.
 */
#ifndef NEARDUP_CORE_FINGERPRINT_WEIGHTED_SIMHASH_H
#define NEARDUP_CORE_FINGERPRINT_WEIGHTED_SIMHASH_H

#include <cstddef>
#include <cstdint>
#include <unordered_map>

#include "fingerprint/idf_table.h"

namespace neardup {

/** 1 + log2(count) in units of 1/4096, rounded down. Uses whole numbers only, so all machines give the same result.
 *  @param count  at least 1. Error below 1/2048. */
std::uint64_t log_weight(std::uint64_t count);

/** The fingerprint of features that arrive in parts, in any order. */
class LogWeightedSimhash {
 public:
  /** @param idf  grades of words, by whose hash a feature is multiplied; empty: all equal. */
  explicit LogWeightedSimhash(const IdfTable& idf = {});

  /** @param features  [n] hashes, with repetitions. Memory: about 32 bytes a distinct one. */
  void add(const std::uint64_t* features, std::size_t n);

  /** Bit i is 1 iff the features with bit i set have a greater total weight than the others. A tie, or no feature,
   *  gives 0. Stored: yes. Source: Charikar 2002 sec. 3. */
  std::uint64_t fingerprint() const;

  /** Number of features so far, with repetitions. */
  std::uint64_t count() const { return count_; }

  void clear();

 private:
  std::uint64_t grade_of(std::uint64_t feature) const;

  std::unordered_map<std::uint64_t, std::uint64_t> counts_;
  std::unordered_map<std::uint64_t, unsigned> grades_;  // by the hash of the word
  unsigned rest_;
  std::uint64_t count_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_FINGERPRINT_WEIGHTED_SIMHASH_H
