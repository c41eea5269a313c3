/** @file band_check.h
 *  Checks whether a document's band terms fit its signature. Internal. */
#ifndef NEARDUP_PLUGIN_MARKS_BAND_CHECK_H
#define NEARDUP_PLUGIN_MARKS_BAND_CHECK_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "marks/signature_reader.h"
#include "scheme/scheme.h"
#include "sign/stored_values.h"

namespace neardup {

/** How band terms differ from the correct ones. */
struct BandDifference {
  std::size_t missing = 0;
  std::size_t extra = 0;

  bool any() const { return missing != 0 || extra != 0; }
};

/** As far as it can be decided without the words: one term for each MinHash band, and the terms of the simhash bands
 *  that the fingerprint gives. A fingerprint of 0 may be of a text without a word, which has no simhash bands.
 *  @param terms  the terms with the scheme's band prefix. */
BandDifference band_difference(const Scheme& scheme, std::uint64_t fingerprint, const std::vector<std::string>& terms);

/** The difference in words, for messages. */
std::string bands_text(const BandDifference& difference);

/** Drops terms of families whose keys come from a text's bytes, which an index does not hold. */
std::vector<std::string> terms_of_words(const Scheme& scheme, std::vector<std::string> terms);

/** Drops terms of simhash families, which come from the fingerprint. */
std::vector<std::string> without_simhash_terms(const Scheme& scheme, std::vector<std::string> terms);

/** The difference between terms and the correct ones; both in any order. */
BandDifference band_difference(std::vector<std::string> terms, std::vector<std::string> right);

/** The terms of the MinHash bands whose slots all agree. A stored slot is the low byte of a slot, so one in 256 of the slots
 *  that differ agrees: of several such bands, nearly all belong to the document.
 *  @param sketch  as stored; without one there is no such band.
 *  @param words   the signature of words that are nearly the words that were signed. */
std::vector<std::string> bands_of_equal_slots(const Scheme& scheme, const std::vector<std::uint8_t>& sketch,
                                              const Signature& words);

/** The correct band terms of a document whose values are valid. Simhash bands come from the fingerprint. All others
 *  come from its words, if these are the words that were signed; otherwise bands_of_equal_slots() gives the MinHash
 *  bands.
 *  @param terms  the present terms, used where no other source exists.
 *  @param words  the signature of the words in its positions.
 *  @return nothing if some cannot be computed. */
std::optional<std::vector<std::string>> restored_bands(const Scheme& scheme, std::uint64_t fingerprint,
                                                       const StoredSignature& signature,
                                                       const std::vector<std::string>& terms, const Signature& words);

/** The documents that lack band terms. Other programs that rewrite a document may keep its values and drop its terms. A
 *  term of our form that another program added to a signed document can hide one that is missing in the same band.
 *  @param documents  those with a valid fingerprint and signature that count, ascending.
 *  Cost: the band terms of the database without their postings, and the term lists of all other documents; if bands are
 *  missing or their number depends on the text, the term lists of all, up to the bands. */
std::vector<Xapian::docid> documents_without_bands(const Xapian::Database& database, const Scheme& scheme,
                                                   std::vector<Xapian::docid> documents, SignatureReader& reader);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_BAND_CHECK_H
