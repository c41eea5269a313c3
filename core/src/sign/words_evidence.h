/** @file words_evidence.h
 *  Tells whether some words are the words that were signed for a document.
 *
 *  A comparison of two documents' words is exact only if they are the words that were signed. Only the digest of all
 *  tokens proves that: equal counts prove nothing, equal sketches little. THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_SIGN_WORDS_EVIDENCE_H
#define NEARDUP_CORE_SIGN_WORDS_EVIDENCE_H

#include <optional>

#include "sign/signer.h"
#include "sign/stored_values.h"

namespace neardup {

/** Share of equal slots in two sketches of the same words. Below 1, because Xapian may fold a letter differently. */
constexpr double kSameWords = 126.0 / 128;

/** How near some words are to the words that were signed. */
struct WordsEvidence {
  bool same = false;      ///< the digests are equal: these are the words
  double similarity = 0;  ///< 1 if the same; else the Jaccard index of both, estimated from the sketches
};

/** Compare words with a stored signature.
 *  @param words     of one text, by the signer's scheme. @param ordered  false: their order is a guess, so an equal
 *      digest proves nothing.
 *  @param signature  of the scheme.
 *  @return nothing if the digests differ and fewer than 126 of 128 slots of the sketches agree (63 of 64 for other
 *          sizes), or if there are no sketches. Cost: a MinHash of the words if the digests differ. */
std::optional<WordsEvidence> words_evidence(const Signer& signer, const TextFeatureSet& words, bool ordered,
                                            const StoredSignature& signature);

/** A lower bound of the Jaccard index of the signed words, from the index of the known words: the index less both
 *  differences, because 1 - J is a metric.
 *  @param jaccard  of the words that are known, 0..1. @param similarity_a  WordsEvidence::similarity of the one.
 *  @param similarity_b  of the other. @return 0..1. */
double jaccard_of_signed_words(double jaccard, double similarity_a, double similarity_b);

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_WORDS_EVIDENCE_H
