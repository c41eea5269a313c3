/** @file band_check.h
 *  Whether a document's band terms can be those of its signature. Internal. */
#ifndef NEARDUP_PLUGIN_MARKS_BAND_CHECK_H
#define NEARDUP_PLUGIN_MARKS_BAND_CHECK_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"
#include "sign/stored_values.h"

namespace neardup {

/** What distinguishes band terms from those that there should be. */
struct BandDifference {
  std::size_t missing = 0;
  std::size_t extra = 0;

  bool any() const { return missing != 0 || extra != 0; }
};

/** As far as it can be told without the words: one term for each MinHash band, and the terms of the simhash bands as
 *  the fingerprint gives them; a fingerprint of 0 may be that of a text without a word, which has no simhash bands.
 *  @param terms  those with the scheme's band prefix. */
BandDifference band_difference(const Scheme& scheme, std::uint64_t fingerprint, const std::vector<std::string>& terms);

/** What it says, for messages. */
std::string bands_text(const BandDifference& difference);

/** Without the terms of families whose keys are made of a text's bytes, which no index holds. */
std::vector<std::string> terms_of_words(const Scheme& scheme, std::vector<std::string> terms);

/** Without those of simhash families, which are made of the fingerprint. */
std::vector<std::string> without_simhash_terms(const Scheme& scheme, std::vector<std::string> terms);

/** Between terms and the right ones; both in any order. */
BandDifference band_difference(std::vector<std::string> terms, std::vector<std::string> right);

/** MinHash bands of a document that its stored sketch and its words vouch for together. */
struct SlotBands {
  std::vector<std::string> terms;
  double wrong = 0;  ///< probability that one of them is not the document's

  /** How probable it is, at most, that so many of them are not. */
  double unequal_by_chance(std::size_t number) const;
};

/** Less than this does not happen in a database of any size. */
constexpr double kNeverByChance = 1e-9;

/** The terms of the bands all of whose slots agree. A stored slot is the low byte of a slot, so that one in 256 of
 *  those that differ agrees.
 *  @param sketch  as stored; there is no such band without one.
 *  @param words   the signature of words that are nearly those that were signed. */
SlotBands bands_of_equal_slots(const Scheme& scheme, const std::vector<std::uint8_t>& sketch, const Signature& words);

/** The right band terms of a document whose values are valid: simhash bands come from the fingerprint, all others from
 *  its words, if these are the ones that were signed; else MinHash bands as bands_of_equal_slots() gives them.
 *  @param terms  those that are there; they stand for what cannot be had otherwise.
 *  @param words  the signature of the words in its positions.
 *  @return nothing if they cannot all be had. */
std::optional<std::vector<std::string>> restored_bands(const Scheme& scheme, std::uint64_t fingerprint,
                                                       const StoredSignature& signature,
                                                       const std::vector<std::string>& terms, const Signature& words);

/** Finds documents that have a valid signature and not all of its band terms. Other programs that rewrite a document
 *  may keep its values and drop its terms. */
class MissingBands {
 public:
  /** Both must outlive this. */
  MissingBands(const Xapian::Database& database, const Scheme& scheme) : database_(database), scheme_(scheme) {}

  /** Whether so many documents have them all, as the lengths of the posting lists say. False also where the number of
   *  bands depends on the text.
   *  @param others  all documents whose values are not valid: their band terms do not count.
   *  Cost: the band terms of the database, not their postings; and the term lists of the others. */
  bool are_none(std::size_t signed_documents, const std::vector<Xapian::docid>& others) const;

  /** Of a document with a valid signature. Cost: its term list up to the bands. */
  bool of(Xapian::docid docid, std::uint64_t fingerprint) const;

 private:
  std::size_t postings_of_band(const std::string& begin) const;

  const Xapian::Database& database_;
  const Scheme& scheme_;
};

/** How many documents have a valid fingerprint and signature and lack band terms.
 *  @param signed_documents  how many have valid values. */
std::size_t documents_without_bands(const Xapian::Database& database, const Scheme& scheme,
                                    std::size_t signed_documents);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_BAND_CHECK_H
