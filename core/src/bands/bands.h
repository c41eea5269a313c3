/** @file bands.h
 *  Band families: turn a signature into a few keys, so that near-duplicates share at least one.
 *
 *  Stage signature --> band terms of the flow. Each key is stored as a boolean term, so a posting list is an LSH
 *  bucket.
 *
 *      minhash b x r      | r slots | r slots | r slots | ...     b keys of 40 bits, each a hash of r MinHash slots
 *      simhash 4x16       |  16  |  16  |  16  |  16  |           4 keys: the quarters of the fingerprint
 *      simhash 16x28      |  16  | 12 | 12 | 12 | 12 |            16 keys: one quarter, and one quarter of the rest
 *      sample, profile, digest                                    keys made of the text itself (key_method.h)
 *
 *  More rows a band keep more unlike documents apart, but cost recall; more bands restore the recall. So each number of
 *  rows has a least number of bands, and each band is a term in every document.
 *  Source of the curve: Leskovec, Rajaraman, Ullman, Mining of Massive Datasets, sec. 3.4.
 *
 *  THREADS: pure functions; a BandFamily is a plain value.
 */
#ifndef NEARDUP_CORE_BANDS_BANDS_H
#define NEARDUP_CORE_BANDS_BANDS_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace neardup {

/** One way to cut a signature into band keys. */
struct BandFamily {
  enum class Kind : std::uint8_t { kMinHash, kSimHash4x16, kSimHash16x28, kKeys };

  Kind kind = Kind::kMinHash;
  unsigned bands = 8;  ///< labels; 4 and 16 for the simhash kinds, 1 for kKeys, which may give it many keys
  unsigned rows = 4;   ///< MinHash slots a key; 0 for the other kinds
  std::string keys{};  ///< of kKeys: the method (key_method.h); else empty

  static BandFamily minhash(unsigned bands, unsigned rows) { return {Kind::kMinHash, bands, rows}; }
  static BandFamily simhash_4x16() { return {Kind::kSimHash4x16, 4, 0}; }
  static BandFamily simhash_16x28() { return {Kind::kSimHash16x28, 16, 0}; }
  static BandFamily of_key_method(std::string method) { return {Kind::kKeys, 1, 0, std::move(method)}; }

  /** Read what text() wrote: "minhash:8x4", "simhash:4x16", "simhash:16x28" or a method of key_method.h; nothing for
   *  any other text. The Scheme checks the ranges of minhash shapes. */
  static std::optional<BandFamily> parse(std::string_view text);

  /** The text that parse() reads; each shape has one. */
  std::string text() const;

  bool of_simhash() const { return kind == Kind::kSimHash4x16 || kind == Kind::kSimHash16x28; }
  bool of_keys() const { return kind == Kind::kKeys; }

  /** Size of a key: 40 bits for minhash, 16 and 28 for simhash; 0 for kKeys, whose keys are the method's. */
  unsigned key_bits() const;

  /** The Hamming distance within which every document is found.
   *  @param probing  whether the keys of probe_keys_4x16() are looked up too.
   *  @return 3 bits for both simhash families (Manku et al. 2007 sec. 3.1.1), 7 for 4x16 with probing (Norouzi et al.
   *          2012); nothing for the other kinds, which guarantee no distance. */
  std::optional<unsigned> guaranteed_distance(bool probing) const;

  /** Probability that two documents share a key: 1 - (1 - j^rows)^bands.
   *  @param jaccard  0..1.
   *  @return 0.985 at 0.8 for 8x4; nothing for the other kinds, which have no such curve.
   *  Source: Leskovec, Rajaraman, Ullman, Mining of Massive Datasets, sec. 3.4.2. */
  std::optional<double> candidate_probability(double jaccard) const;

  bool operator==(const BandFamily& other) const {
    return kind == other.kind && bands == other.bands && rows == other.rows && keys == other.keys;
  }
};

/** A key of one document, in the low family.key_bits() bits. It compares with keys of the same band only. Stored: yes.
 *  @param family       shape; not of kind kKeys, whose keys are made elsewhere.
 *  @param band         0..family.bands - 1.
 *  @param slots        MinHash, at least bands * rows; not checked, and not read by the simhash families.
 *  @param fingerprint  not read by minhash.
 *  Allocates nothing. */
std::uint64_t band_key(const BandFamily& family, unsigned band, const std::vector<std::uint64_t>& slots,
                       std::uint64_t fingerprint);

/** A band number and a key. */
struct BandProbe {
  unsigned band = 0;
  std::uint64_t key = 0;
};

/** The 68 look-ups that find every document within distance 7 under simhash 4x16: each key, and each key with one bit
 *  flipped. If at most 7 bits differ, one of the four quarters has at most 1 of them. Source: Norouzi et al. 2012. */
std::vector<BandProbe> probe_keys_4x16(std::uint64_t fingerprint);

/** For each number of rows the shape with the fewest bands that has the recall at the threshold, by ascending rows.
 *  Empty if even one row needs too many bands.
 *  @param threshold  Jaccard index, above 0, at most 1; at 1 one band is enough, whatever its rows.
 *  @param recall     least probability that two documents of that index are candidates, above 0, below 1.
 *  @param max_bands  most terms a document.
 *  @param max_slots  most MinHash slots, bands times rows.
 *  @exception std::invalid_argument for a threshold or recall outside its range. */
std::vector<BandFamily> frugal_shapes(double threshold, double recall, unsigned max_bands, unsigned max_slots);

}  // namespace neardup

#endif  // NEARDUP_CORE_BANDS_BANDS_H
