/** @file signature_accumulator.h
 *  From token hashes to a signature, in memory that does not grow with the text. Internal. */
#ifndef NEARDUP_SRC_SIGNATURE_ACCUMULATOR_H
#define NEARDUP_SRC_SIGNATURE_ACCUMULATOR_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "neardup/distinct_counter.h"
#include "neardup/minhash.h"
#include "neardup/scheme.h"
#include "neardup/shingles.h"
#include "neardup/signature.h"
#include "neardup/simhash.h"
#include "neardup/token_digest.h"

namespace neardup {

class SignatureAccumulator {
 public:
  /** @param scheme  valid. */
  explicit SignatureAccumulator(const Scheme& scheme);

  /** Take the next tokens of the text; parts may be cut anywhere. */
  void add_tokens(const std::uint64_t* hashes, std::size_t count);

  /** Take the next words of the text, hashed for the fingerprint. */
  void add_words(const std::uint64_t* hashes, std::size_t count) { fingerprint_.add(hashes, count); }

  /** The signature of what was added since the last call or clear(); valid until the next call. */
  const Signature& finish();

  void clear();

 private:
  void add_shingles(std::size_t count);
  void fill_signature();
  void write_band_terms();

  const std::vector<BandFamily> families_;
  const bool sketch_;
  std::vector<std::string> terms_;  // of all bands in order; only their keys change

  std::uint64_t tokens_ = 0;
  SimhashAccumulator fingerprint_;
  TokenDigester digest_;
  ShingleRoller roller_;
  MinhashAccumulator minhash_;
  DistinctCounter distinct_;
  std::vector<std::uint64_t> shingles_;  // of one part
  Signature signature_;
};

}  // namespace neardup

#endif  // NEARDUP_SRC_SIGNATURE_ACCUMULATOR_H
