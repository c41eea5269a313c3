/** @file simhash.h
 *  SimHash: folds many features into one 64-bit fingerprint, so that similar texts differ in few bits.
 *
 *  With damped counts, a feature that occurs k times weighs 1 + log2(k), so that a word that fills a page does not
 *  decide its fingerprint alone. Stage features --> signature of the flow. THREADS: pure functions; accumulators are
 *  plain values.
 */
#ifndef NEARDUP_CORE_FINGERPRINT_SIMHASH_H
#define NEARDUP_CORE_FINGERPRINT_SIMHASH_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>

#include "fingerprint/idf_table.h"
#include "neardup/signature.h"

namespace neardup {

/** Folds feature hashes into one 64-bit SimHash fingerprint, however they are cut into parts; a feature that occurs k times
 *  weighs k. Bit i is 1 iff more features have bit i set than have it clear; a tie gives 0. Stored: yes (plugin/FORMAT.md).
 *  Source: Charikar 2002 sec. 3; Manku, Jain, Das Sarma 2007 sec. 2. Cost: about five operations on 16 bytes for every two
 *  features; allocates nothing. Bits
 *  are counted in vertical counters, bit b of all 64 counts in one word, by a tree of carry-save adders (Harley and
 *  Seal; Mula, Kurz, Lemire 2018, "Faster population counts"). State: 704 bytes for any number of features.
 */
class SimhashAccumulator {
 public:
  /** @param features  [n]; all parts together up to 2^40. A part costs at least as much as one of 32 features. */
  void add(const std::uint64_t* features, std::size_t n);

  /** Of the features so far; 0 if none. You may add more afterwards. */
  std::uint64_t fingerprint() const;

  /** Number of features so far. */
  std::uint64_t count() const { return count_; }

  void clear() { *this = SimhashAccumulator(); }

 private:
  static constexpr std::size_t kPlanes = 41;  // counts up to 2^40

  /** Two words that are processed at once, each with its own counters. */
  struct alignas(16) Plane {
    std::uint64_t lane[2];
  };

  void add_block(const std::uint64_t* features);

  std::array<Plane, kPlanes> planes_{};  // plane b holds bit b of each counter
  std::uint64_t count_ = 0;
};

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

#endif  // NEARDUP_CORE_FINGERPRINT_SIMHASH_H
