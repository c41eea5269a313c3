/** @file scheme.h
 *  The scheme: everything that decides which bytes are stored for a text, as one value with one line of text.
 *
 *  The text goes into the database's metadata, and the id into every value, so signatures of two schemes never mix
 *  unnoticed. THREADS: a plain value; pure functions.
 */
#ifndef NEARDUP_CORE_SCHEME_SCHEME_H
#define NEARDUP_CORE_SCHEME_SCHEME_H

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bands/bands.h"
#include "features/feature_method.h"
#include "fingerprint/fingerprint_method.h"
#include "fingerprint/idf_table.h"
#include "scheme/index_layout.h"
#include "sketch/sketch_method.h"

namespace neardup {

/** Value slots of a document (plugin/FORMAT.md). Omega owns 0 to 4. */
struct SchemeSlots {
  unsigned fingerprint = 64;
  unsigned group = 65;
  unsigned signature = 66;
  unsigned group_state = 67;

  /** In the order of a scheme's text. */
  std::array<unsigned, 4> all() const { return {fingerprint, group, signature, group_state}; }

  /** As in a scheme's text: with commas. */
  std::string text() const;
};

/** Prefix of the terms that mark near-duplicates (plugin/FORMAT.md). It is the same under every scheme, so no scheme
 *  may use it or a prefix that begins alike. */
constexpr const char* kMarkPrefix = "XNM";

/** Prefix of the word marks (plugin/FORMAT.md, "Words from positions"). It is the same under every scheme, too. */
constexpr const char* kWordMarkPrefix = "XNW";

/** What to compute from a text, and where to store it. */
struct Scheme {
  std::string tokenizer_profile = "icu-uax29-xapian2";  ///< Tokenizer::profile()
  std::vector<std::string> stop_words;  ///< folded tokens, ascending, distinct: left out everywhere, or used to lead
                                        ///< features, if the method does that
  FingerprintKind fingerprint = FingerprintKind::kSimhashDocXxh3;
  FeatureMethod features;  ///< "shingle" in the text form
  SketchMethod minhash;
  bool sketch = true;                                           ///< store the 8-bit MinHash sketch
  std::vector<BandFamily> families{BandFamily::minhash(8, 4)};  ///< at least one
  std::uint64_t seed = 0;                                       ///< of features, sketch, keys and digest
  SchemeSlots slots;
  std::string band_prefix = "XND";  ///< X and 1 to 15 more capitals
  std::string group_prefix =
      "XNG";          ///< the same; neither of the two, kMarkPrefix and kWordMarkPrefix begins with another
  IdfTable idf;       ///< for methods that weigh words by rarity; otherwise empty
  IndexLayout index;  ///< of a database that another program writes

  /** By name:
   *      standard     word 3-shingles, MinHash 8x4: finds a pair of Jaccard index 0.8 with probability 0.985 (default)
   *      simhash-doc  exactly the interoperability proposal: Jenkins hash, no Mc, 16 tables of 28 bits
   *      short        single words, MinHash 16x3: records and abstracts of tens of words, at a threshold of about 0.57
   *      loose        word 3-shingles, MinHash 20x3: a pair of Jaccard index 0.5 with probability 0.93
   *      containment  word 3-shingles, a sample of 1 in 16 as terms: texts quoted in longer ones
   *  @exception std::invalid_argument for another name; lists the known ones. */
  static Scheme preset(std::string_view name);

  /** Names that preset() takes. */
  static std::vector<std::string> preset_names();

  /** Read what text() wrote, a preset's name, or a preset's name and the words that differ from it: "standard
   *  shingle=char:5 bands=minhash:16x3". There, `stop=@en` means stop_list("en"), and you may add `idf=`, `textprefix=`,
   *  `idterm=` and `idfrom=`. The result is valid.
   *  @exception std::invalid_argument naming the word that cannot be read and what is expected. */
  static Scheme parse(std::string_view text);

  /** Check every field and their relations.
   *  @exception std::invalid_argument naming the field, its value and its range. */
  void validate() const;

  /** The part that decides the bytes of values and terms: one line of `name=value` words, every field up to `seed`, and
   *  `idf` if there is a table, in a fixed order. */
  std::string method_text() const;

  /** The part that decides where they are stored and where the index has text and id: the words `slots`, `bandprefix`,
   *  `groupprefix`, and those of IndexLayout that there are, each after a space. */
  std::string layout_text() const;

  /** The canonical text: method_text() and layout_text(). parse(text()) is the same. */
  std::string text() const;

  /** Low 32 bits of XXH3 of method_text(): stored at the end of each value. Schemes that differ only in where they
   *  store their bytes have the same id. */
  std::uint32_t id() const;

  /** Name of a scheme in messages and metadata keys: id() in 8 hexadecimal digits. If the layout is not the usual one,
   *  a hyphen and 8 more digits follow: the low 32 bits of XXH3 of layout_text(). */
  std::string name() const;

  /** What all terms of a band begin with: prefix and band_label(). */
  std::string band_begin(unsigned family, unsigned band) const { return band_prefix + band_label(family, band); }

  /** Term of one band: band_begin(), key in base32.
   *  @param family  index into families. @param band  0..families[family].bands - 1. */
  std::string band_term(unsigned family, unsigned band, std::uint64_t key) const;

  /** Bands of all families together. */
  unsigned band_count() const;

  /** Whether there is a simhash family. */
  bool has_simhash() const;

  /** Whether there is a family of another kind, whose candidates cannot be judged by the fingerprint. */
  bool has_other_than_simhash() const;

  /** Whether MinHash slots are needed, for a minhash family or for the sketch. */
  bool needs_slots() const;

  /** Whether the fingerprint leaves out the words of links and e-mail addresses, so that the positions of an index, which
   *  do not tell these words, may not give the fingerprint of the text. */
  bool leaves_links_out() const;

  /** Label of a band: 'a', 'b', ... over all families in order; two letters if there are more than 26 bands. */
  std::string band_label(unsigned family, unsigned band) const;

  /** The largest Hamming distance within which the simhash families find every document.
   *  @param probing  whether one-bit probes are also looked up.
   *  @return unit bits; -1 if there is no simhash family. */
  int guaranteed_distance(bool probing) const;
};

bool operator==(const Scheme& a, const Scheme& b);
inline bool operator!=(const Scheme& a, const Scheme& b) {
  return !(a == b);
}

/** Least probability that two documents are candidates: the probability of the best family. Families share slots, so
 *  they do not find pairs independently of each other.
 *  @param jaccard  0..1, of the scheme's features.
 *  @return nothing if no family has such a probability (BandFamily::candidate_probability()). */
std::optional<double> expected_candidates(const Scheme& scheme, double jaccard);

/** Which candidates are rejected before their words are compared, for all who compare them. */
class CandidateRejection {
 public:
  /** @param probing  whether candidates are looked up with one-bit probes, too (Scheme::guaranteed_distance()). */
  CandidateRejection(const Scheme& scheme, bool probing)
      : guaranteed_(scheme.guaranteed_distance(probing)), other_bands_(scheme.has_other_than_simhash()) {}

  /** Whether a candidate may be near. Fingerprints within the distance that simhash bands guarantee keep it, whatever
   *  its sketch says. Without sketches nothing rejects what another band has found.
   *  @param hamming   nothing if a fingerprint is not known.
   *  @param estimate  of the Jaccard index, from the sketches; nothing without them.
   *  @param floor     rejection_floor() of the threshold. */
  bool keeps(std::optional<unsigned> hamming, std::optional<double> estimate, double floor) const {
    if (hamming && static_cast<int>(*hamming) <= guaranteed_) return true;
    return estimate ? *estimate >= floor : other_bands_;
  }

 private:
  int guaranteed_;  // negative: no distance
  bool other_bands_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SCHEME_SCHEME_H
