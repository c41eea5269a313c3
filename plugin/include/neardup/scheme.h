/** @file scheme.h
 *  Schemes, and which of them a database records. A scheme decides which bytes are stored for a text.
 *
 *  You name a scheme by a preset, by a preset and what differs from it ("standard shingle=char:5 bands=minhash:16x3"),
 *  or by its whole text (plugin/FORMAT.md):
 *      standard     word 3-shingles, MinHash 8x4: finds a pair of Jaccard index 0.8 with probability 0.985 (default)
 *      simhash-doc  exactly the interoperability proposal: Jenkins hash, no Mc, 16 tables of 28 bits
 *      short        single words, MinHash 16x3: records and abstracts of tens of words, at a threshold of about 0.57
 *      loose        word 3-shingles, MinHash 20x3: a pair of Jaccard index 0.5 with probability 0.93
 *      containment  word 3-shingles, a sample of 1 in 16 as terms: texts quoted in longer ones
 *  THREADS: plain values and pure functions; recorded_scheme_infos(): a database handle in one thread at a time. */
#ifndef NEARDUP_SCHEME_H
#define NEARDUP_SCHEME_H

#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

namespace neardup {

/** What a scheme is, as read from its text. */
struct SchemeInfo {
  std::string text;               ///< canonical, as a database records it
  std::string name;               ///< 8 hexadecimal digits, and 8 more if slots or prefixes are not the usual ones
  std::string tokenizer_profile;  ///< of the tokenizer that the scheme needs
  unsigned fingerprint_slot = 0;  ///< value slots
  unsigned group_slot = 0;
  unsigned signature_slot = 0;
  unsigned group_state_slot = 0;
  std::string band_prefix;   ///< of the band terms
  std::string group_prefix;  ///< of the group terms
};

/** Names of all presets. */
std::vector<std::string> scheme_presets();

/** Read a scheme. @exception Xapian::InvalidArgumentError names the word that cannot be read, and what is expected. */
SchemeInfo scheme_info(std::string_view scheme);

/** The schemes that a database records, ascending by name; empty if the database was never signed.
 *  @exception SchemeMismatchError if one cannot be read: a later version of this library wrote it. */
std::vector<SchemeInfo> recorded_scheme_infos(const Xapian::Database& database);

}  // namespace neardup

#endif  // NEARDUP_SCHEME_H
