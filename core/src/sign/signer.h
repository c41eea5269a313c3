/** @file signer.h
 *  Signs a text: computes fingerprint, band terms, MinHash sketch and token digest in one pass over its tokens.
 *
 *  Stage tokens --> features --> signature of the flow.
 *  THREADS: a Signer may be shared if each thread has its own Tokenizer; a Signature is a plain value.
 */
#ifndef NEARDUP_CORE_SIGN_SIGNER_H
#define NEARDUP_CORE_SIGN_SIGNER_H

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "features/shingles.h"
#include "neardup/signature.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/token_filter.h"

namespace neardup {

/** The distinct features of a text, and from what they were made. */
struct TextFeatureSet {
  ShingleSet features;  ///< what exact verification compares; ascending
  std::uint64_t tokens = 0;
  std::uint64_t token_digest = 0;  ///< as in Signature
};

/** Computes signatures under one scheme. */
class Signer {
 public:
  /** @exception std::invalid_argument if the scheme is not valid. */
  explicit Signer(const Scheme& scheme);

  /** Sign one text.
   *  @param text       UTF-8.
   *  @param tokenizer  its profile must be the scheme's (not checked here; DocumentSigner and CascadeFinder check it).
   *  Cost: linear in the text. Allocates its memory for each text; a StreamingSigner reuses it. */
  Signature sign(std::string_view text, Tokenizer& tokenizer) const;

  /** The distinct features of a text. If the scheme counts occurrences, each occurrence of a feature is an element. */
  TextFeatureSet feature_set(std::string_view text, Tokenizer& tokenizer) const;
  ShingleSet shingle_set(std::string_view text, Tokenizer& tokenizer) const {
    return feature_set(text, tokenizer).features;
  }

  /** The sketch in the signature of a text with these features. Empty if the scheme stores none, or if its MinHash
   *  weighs how often a feature occurs, which a set does not tell. Cost: as the MinHash. */
  std::vector<std::uint8_t> sketch(const ShingleSet& features) const;

  /** Gives a text's tokens with their hashes by the scheme's seed, without the stop words that are left out. */
  void take_hashed(std::string_view text, Tokenizer& tokenizer,
                   const std::function<void(const HashedTokens&)>& take) const;

  /** These hashes, in text order. */
  std::vector<std::uint64_t> token_hashes(std::string_view text, Tokenizer& tokenizer) const;

  /** The band terms that find every document within a Hamming distance by the scheme's simhash families.
   *  @param distance  unit bits; above a family's plain guaranteed distance the one-bit probes are added.
   *  @exception std::invalid_argument if no family guarantees that distance; names both. */
  std::vector<std::string> fingerprint_terms(std::uint64_t fingerprint, unsigned distance) const;

  const Scheme& scheme() const { return scheme_; }

 private:
  Scheme scheme_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_SIGNER_H
