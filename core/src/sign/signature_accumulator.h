/** @file signature_accumulator.h
 *  Makes a signature from token hashes and features. Internal. */
#ifndef NEARDUP_CORE_SIGN_SIGNATURE_ACCUMULATOR_H
#define NEARDUP_CORE_SIGN_SIGNATURE_ACCUMULATOR_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bands/key_maker.h"
#include "features/distinct_counter.h"
#include "features/occurrence_counter.h"
#include "features/shingles.h"
#include "fingerprint/simhash.h"
#include "fingerprint/weighted_simhash.h"
#include "scheme/scheme.h"
#include "sign/signer.h"
#include "sketch/slot_sketch.h"
#include "tokens/token_digest.h"

namespace neardup {

/** Makes the fingerprint of one text after another, by the method of a scheme. */
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

/** Needs bounded memory, except for methods that count occurrences. */
class SignatureAccumulator {
 public:
  /** @param scheme  valid. */
  explicit SignatureAccumulator(const Scheme& scheme);

  /** Take the next bytes of the text; needed only by schemes with keys of the text itself. */
  void add_text(std::string_view text);

  /** Take the next tokens of the text, cut into any parts. Also makes the features that need only token hashes. */
  void add_tokens(const std::uint64_t* hashes, std::size_t count);

  /** Take the next words of the text, hashed for the fingerprint. */
  void add_words(const std::uint64_t* hashes, std::size_t count);

  /** Take the tokens themselves, in addition to add_tokens(); needed only by schemes with keys of tokens. */
  void add_keyed_tokens(const Token* tokens, const std::uint64_t* hashes, std::size_t count);

  /** Take the next features, with repetitions, if token hashes do not give them. */
  void add_features(const std::uint64_t* features, std::size_t count);

  /** The signature of everything since the last call or clear(); valid until the next call. */
  const Signature& finish();

  void clear();

 private:
  using Slots = std::vector<std::uint64_t>;

  /** A family whose keys are made of the text itself, and the beginning of its terms. */
  struct KeyFamily {
    std::unique_ptr<KeyMaker> maker;
    std::string label;
  };

  void roll_shingles(const std::uint64_t* hashes, std::size_t count);
  void fill_signature();
  void write_band_terms(const Slots& slots);
  void write_family_terms(const BandFamily& family, const Slots& slots, const std::vector<std::size_t>& empty,
                          std::vector<std::string>::iterator terms);
  void write_key_terms();

  const std::vector<BandFamily> families_;
  const bool sketch_;
  std::vector<std::string> terms_;  // of all bands in order; only their keys change
  std::vector<KeyFamily> key_families_;

  std::uint64_t tokens_ = 0;
  std::uint64_t features_ = 0;  // with repetitions
  FingerprintMaker fingerprint_;
  TokenDigester digest_;
  std::optional<ShingleRoller> roller_;           // of features that token hashes give
  std::optional<OccurrenceCounter> occurrences_;  // of features that are counted
  std::unique_ptr<SlotSketch> slots_;             // null if nothing needs them
  const bool weighs_occurrences_;
  DistinctCounter distinct_;
  std::vector<std::uint64_t> shingles_;  // of one part
  Signature signature_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_SIGNATURE_ACCUMULATOR_H
