/** @file signer.h
 *  A text made small: fingerprint, band terms, MinHash sketch and token digest, computed in one pass over its tokens.
 *
 *  Stage tokens --> features --> signature of the flow.
 *  THREADS: a Signer may be shared, each thread with a Tokenizer of its own; a Signature is a plain value.
 */
#ifndef NEARDUP_CORE_SIGN_SIGNER_H
#define NEARDUP_CORE_SIGN_SIGNER_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "features/shingles.h"
#include "neardup/signature.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** Hashes of a text's tokens, in text order. */
struct TokenHashes {
  std::vector<std::uint64_t> tokens;  ///< all classes; seeded: for shingles and digest
  std::vector<std::uint64_t> words;   ///< class word only; for the fingerprint
};

/** The distinct features of a text, and what they were made of. */
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
   *  @param tokenizer  its profile must be the scheme's (not checked here; DocumentSigner and CascadeFinder do).
   *  Cost: linear in the text. Its memory is made anew; a StreamingSigner uses it again for the next text. */
  Signature sign(std::string_view text, Tokenizer& tokenizer) const;

  /** Sign several fields read as one text: shingles run across fields. */
  Signature sign(const std::vector<std::string_view>& fields, Tokenizer& tokenizer) const;

  /** The distinct features of a text. Under a scheme that counts occurrences the k-th of a feature is one of its own.
   */
  TextFeatureSet feature_set(std::string_view text, Tokenizer& tokenizer) const;
  ShingleSet shingle_set(std::string_view text, Tokenizer& tokenizer) const {
    return feature_set(text, tokenizer).features;
  }

  /** The sketch of a text from its features: that of its signature. Empty if the scheme stores none, or if its MinHash
   *  weighs how often a feature occurs, which a set does not tell. Cost: that of the MinHash. */
  std::vector<std::uint8_t> sketch(const ShingleSet& features) const;

  /** The token hashes of a text; without stop words that are left out. */
  TokenHashes token_hashes(const std::vector<std::string_view>& fields, Tokenizer& tokenizer) const;

  /** The signature of hashed tokens: sign() is this after token_hashes().
   *  @exception std::invalid_argument if the scheme needs the tokens themselves. */
  Signature sign(const TokenHashes& hashes) const;

  /** The band terms that find every document within a Hamming distance by the scheme's simhash families.
   *  @param distance  unit bits; above a family's plain promise the one-bit probes are added.
   *  @exception std::invalid_argument if no listed family promises that distance; both are named. */
  std::vector<std::string> fingerprint_terms(std::uint64_t fingerprint, unsigned distance) const;

  const Scheme& scheme() const { return scheme_; }

 private:
  Scheme scheme_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_SIGNER_H
