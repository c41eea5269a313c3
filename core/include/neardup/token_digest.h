/** @file token_digest.h
 *  The digest of a token sequence: what "the same text" means.
 *
 *  Two documents with one digest have the same words in the same order; their bytes, mark-up and punctuation may differ.
 *  A SimHash fingerprint is no such thing: different texts share fingerprints. THREADS: pure functions.
 */
#ifndef NEARDUP_TOKEN_DIGEST_H
#define NEARDUP_TOKEN_DIGEST_H

#include <cstdint>
#include <vector>

namespace neardup {

/** Digest of a token sequence: XXH3 of the token hashes, eight little-endian octets each, in text order.
 *  @param token_hashes  [m] as a Signer makes them; m == 0 gives a fixed value that no document stores.
 *  @param seed          of the scheme.
 *  Stored: yes (plugin/FORMAT.md). Two different sequences share a digest with probability 2^-64. */
std::uint64_t token_digest(const std::vector<std::uint64_t>& token_hashes, std::uint64_t seed);

}  // namespace neardup

#endif  // NEARDUP_TOKEN_DIGEST_H
