/** @file weighted_simhash.h
 *  SimHash with damped counts: a feature that occurs k times weighs 1 + log2(k), so that a word that fills a page does
 *  not decide its fingerprint alone.
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

/** 1 + log2(count) in units of 1/4096, rounded down; by whole numbers alone, so that every machine has the same.
 *  @param count  at least 1. Error below 1/2048. */
std::uint64_t log_weight(std::uint64_t count);

/** The fingerprint of features that come in parts, in any order. */
class LogWeightedSimhash {
 public:
  /** @param idf  words by the hash of which a feature weighs as many times more; empty: all alike. */
  explicit LogWeightedSimhash(const IdfTable& idf = {});

  /** @param features  [n] hashes, each as often as it occurs. Memory: 32 bytes or so a distinct one. */
  void add(const std::uint64_t* features, std::size_t n);

  /** Bit i is 1 iff the summed weight of features with bit i set exceeds that of the others; a tie, and no feature at
   *  all, gives 0. Stored: yes. Source: Charikar 2002 sec. 3. */
  std::uint64_t fingerprint() const;

  /** How many features were added, repeated ones too. */
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
