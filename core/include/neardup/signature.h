/** @file signature.h
 *  The signature of a text: fingerprint, band terms, MinHash sketch and token digest.
 *
 *  TextSigner (text_signer.h) and Indexer (indexer.h) compute it. THREADS: plain values, pure functions.
 */
#ifndef NEARDUP_SIGNATURE_H
#define NEARDUP_SIGNATURE_H

#include <cstdint>
#include <string>
#include <vector>

namespace neardup {

/** Everything that is stored for a text. */
struct Signature {
  std::uint64_t fingerprint = 0;        ///< SimHash of the words; 0 for a text without one
  std::uint64_t token_digest = 0;       ///< of all tokens in order
  std::uint64_t tokens = 0;             ///< number of tokens of all classes, without the stop words that are left out
  std::uint64_t shingles = 0;           ///< distinct features: exact up to 2^20, above that within 0.2 %
  std::vector<std::uint8_t> sketch;     ///< one byte a MinHash slot, or empty if the scheme stores none
  std::vector<std::string> band_terms;  ///< whole terms; minhash and simhash families give one a band, fewer for a text
                                        ///< without a word or with empty slots; families of keys give one a key

  /** Whether the text had no token. Then nothing is stored for it and it has no near-duplicates. */
  bool empty() const { return tokens == 0; }
};

/** The number of bits in which two fingerprints differ, 0..64. */
unsigned hamming_distance(std::uint64_t a, std::uint64_t b);

/** A fingerprint as this project prints it: 13 characters of lower-case base32 (RFC 4648, without padding). */
std::string fingerprint_text(std::uint64_t fingerprint);

}  // namespace neardup

#endif  // NEARDUP_SIGNATURE_H
