/** @file signing_pass.h
 *  Makes a signature, or the wanted parts of one, from the tokens of a text. Internal.
 *
 *  Stage tokens --> features --> signature of the flow. THREADS: one SigningPass per thread.
 */
#ifndef NEARDUP_CORE_SIGN_SIGNING_PASS_H
#define NEARDUP_CORE_SIGN_SIGNING_PASS_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bands/key_method.h"
#include "features/distinct_counter.h"
#include "features/feature_counts.h"
#include "features/feature_method.h"
#include "features/shingles.h"
#include "fingerprint/simhash.h"
#include "neardup/signature.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/token_filter.h"
#include "sketch/sketch_method.h"
#include "tokens/token_digest.h"

namespace neardup {

/** What a pass computes, beside the number of tokens and their digest. */
struct SignatureParts {
  bool fingerprint = true;
  bool feature_count = true;     ///< Signature::shingles
  bool sketch_and_terms = true;  ///< Signature::sketch and Signature::band_terms
  bool feature_set = false;      ///< for SigningPass::take_features()
  bool bucket_terms = true;      ///< band terms of families whose buckets the rest tells (signature_buckets.h)
};

/** Makes the fingerprint of one text after another, by the method of a scheme. */
class FingerprintMaker {
 public:
  explicit FingerprintMaker(const Scheme& scheme);

  bool of_features() const { return of_features_; }
  void add_tokens(const HashedTokens& part);
  void add_features(const FeatureList& features) { add(features.data(), features.size()); }

  /** Number of hashes that the fingerprint is made of, with repetitions. */
  std::uint64_t finish();

  std::uint64_t fingerprint() const { return logarithmic_ ? by_logarithm_.fingerprint() : by_count_.fingerprint(); }

  void clear();

 private:
  void add(const std::uint64_t* hashes, std::size_t n);
  void flush();

  bool of_features_;
  bool logarithmic_;
  bool by_jenkins_;
  std::uint64_t seed_;
  SimhashAccumulator by_count_;
  LogWeightedSimhash by_logarithm_;
  std::vector<std::uint64_t> words_;  // [kBlock + 1] hashes of words that are not in the fingerprint yet
  std::size_t word_count_ = 0;
};

/** Takes all tokens of a text. Needs bounded memory, except for methods that count occurrences and for feature sets. */
class SigningPass final : public TokenSink {
 public:
  /** @param scheme  valid. */
  explicit SigningPass(const Scheme& scheme, const SignatureParts& parts = {});

  /** Take the next bytes of the text; needed only by schemes with keys of the text itself. */
  void add_text(std::string_view text);

  /** @param sink  gets all tokens, too, until clear(). */
  void hand_on(TokenSink* sink) { sink_ = sink; }

  void take(const Token* tokens, std::size_t count) override;

  /** The signature of everything since the last call or clear(); valid until the next call. */
  const Signature& finish();

  /** The distinct features of the text that finish() ended, ascending. */
  ShingleSet take_features();

  void clear();

 private:
  using Slots = std::vector<std::uint64_t>;

  /** A family whose keys are made of the text itself, and the beginning of its terms. */
  struct KeyFamily {
    std::unique_ptr<KeyMaker> maker;
    std::string label;
  };

  void flush_features();
  void fill_signature();
  void write_band_terms(const Slots& slots, std::uint64_t fingerprint_hashes);
  void write_family_terms(const BandFamily& family, const Slots& slots, const std::vector<std::size_t>& empty,
                          std::vector<std::string>::iterator terms);

  const SignatureParts parts_;
  const std::vector<BandFamily> families_;
  std::vector<bool> has_terms_;  // [families]
  const bool sketch_;
  const bool of_word_shingles_;
  const bool weighs_occurrences_;
  std::vector<std::string> terms_;  // of all bands in order; only their keys change
  std::vector<KeyFamily> key_families_;

  TokenFilter filter_;
  TokenDigester digest_;
  FingerprintMaker fingerprint_;
  std::unique_ptr<FeatureMaker> maker_;           // null if no wanted part is made of features
  FeatureList features_;                          // that are in no part yet
  std::optional<OccurrenceCounter> occurrences_;  // of features that are counted
  std::unique_ptr<SlotSketch> slots_;             // null if nothing needs them
  DistinctCounter distinct_;
  FeatureList all_features_;  // of a feature set
  TokenSink* sink_ = nullptr;
  std::uint64_t token_count_ = 0;
  std::uint64_t feature_count_ = 0;  // with repetitions
  Signature signature_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_SIGNING_PASS_H
