/** @file fingerprint_maker.h
 *  Makes the fingerprint of one text after another, by the method of a scheme. Internal. */
#ifndef NEARDUP_CORE_SIGN_FINGERPRINT_MAKER_H
#define NEARDUP_CORE_SIGN_FINGERPRINT_MAKER_H

#include <cstddef>
#include <cstdint>

#include "fingerprint/simhash.h"
#include "fingerprint/weighted_simhash.h"
#include "scheme/scheme.h"

namespace neardup {

class FingerprintMaker {
 public:
  explicit FingerprintMaker(const Scheme& scheme)
      : of_features_(of_features(scheme.fingerprint)),
        logarithmic_(weighs_by_logarithm(scheme.fingerprint)),
        by_logarithm_(weighs_by_idf(scheme.fingerprint) ? scheme.idf : IdfTable()) {}

  void add_words(const std::uint64_t* hashes, std::size_t n) {
    if (!of_features_) add(hashes, n);
  }
  void add_features(const std::uint64_t* features, std::size_t n) {
    if (of_features_) add(features, n);
  }

  /** Number of hashes so far, with repetitions. */
  std::uint64_t count() const { return logarithmic_ ? by_logarithm_.count() : by_count_.count(); }

  std::uint64_t fingerprint() const { return logarithmic_ ? by_logarithm_.fingerprint() : by_count_.fingerprint(); }

  void clear() {
    by_count_.clear();
    by_logarithm_.clear();
  }

 private:
  void add(const std::uint64_t* hashes, std::size_t n) {
    if (logarithmic_) {
      by_logarithm_.add(hashes, n);
    } else {
      by_count_.add(hashes, n);
    }
  }

  bool of_features_;
  bool logarithmic_;
  SimhashAccumulator by_count_;
  LogWeightedSimhash by_logarithm_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_FINGERPRINT_MAKER_H
