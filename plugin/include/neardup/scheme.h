/** @file scheme.h
 *  Schemes by their texts: what decides which bytes are stored for a text, and which schemes a database records.
 *
 *  A scheme is named by a preset, by a preset and what differs from it ("standard shingle=char:5 bands=minhash:16x3"), or
 *  by its whole text (plugin/FORMAT.md):
 *      standard     word 3-shingles, MinHash 8x4: finds a pair of Jaccard index 0.8 with probability 0.985 (default)
 *      simhash-doc  the interoperability proposal to the letter: Jenkins hash, no Mc, 16 tables of 28 bits
 *      short        single words, MinHash 16x3: records and abstracts of tens of words, at a threshold of about 0.57
 *      loose        word 3-shingles, MinHash 20x3: a pair of Jaccard index 0.5 with probability 0.93
 *      containment  word 3-shingles, a sample of 1 in 16 as terms: texts quoted in longer ones
 *  THREADS: plain values and pure functions; schemes_of() as the database handle. */
#ifndef NEARDUP_SCHEME_H
#define NEARDUP_SCHEME_H

#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

namespace neardup {

/** What a scheme is, read from its text. */
struct SchemeInfo {
  std::string text;               ///< the canonical one, which a database records
  std::string name;               ///< 8 hexadecimal digits, and 8 more where slots or prefixes are not the usual ones
  std::string tokenizer_profile;  ///< of the tokenizer that it needs
  unsigned fingerprint_slot = 0;  ///< value slots
  unsigned group_slot = 0;
  unsigned signature_slot = 0;
  unsigned group_state_slot = 0;
  std::string band_prefix;   ///< of the band terms
  std::string group_prefix;  ///< of the group terms
};

/** Names of the presets. */
std::vector<std::string> scheme_presets();

/** @exception std::invalid_argument naming the word that cannot be read, and what is expected. */
SchemeInfo scheme_info(std::string_view scheme);

/** The schemes that a database records, ascending by name; empty for one that was never signed.
 *  @exception SchemeMismatchError if one cannot be read: a later version of this library wrote it. */
std::vector<SchemeInfo> recorded_scheme_infos(const Xapian::Database& database);

}  // namespace neardup

#endif  // NEARDUP_SCHEME_H
