/** @file weight_snapshot.h
 *  How rare words are: the document frequencies of a database's words, frozen for a scheme (idf_table.h) or when a
 *  database's groups were first formed by a measure that weighs words. Later runs weigh them in the same way, so a document
 *  that is added changes no weight. Kept in the metadata (plugin/FORMAT.md). Internal.
 *  THREADS: use a database handle in one thread at a time; otherwise a plain value.
 */
#ifndef NEARDUP_PLUGIN_RECORD_WEIGHT_SNAPSHOT_H
#define NEARDUP_PLUGIN_RECORD_WEIGHT_SNAPSHOT_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "fingerprint/idf_table.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** The grades (IdfTable::grade()) of the commonest words, by 32 bits of their hashes. A rarer word weighs as much as a
 *  word just below these, or as a word of one document if all words of the index are listed. So the weights of listed
 *  words are exact to 1/32, and those of others too low at most. Of n words that are not listed, about n / 65,536 have
 *  the grade of another word, whose 32 bits are equal. */
class WeightSnapshot {
 public:
  static constexpr std::size_t kMostWords = 65'536;

  /** Count the documents of each word of an index.
   *  @param scheme      says which terms are words, and has the seed of their hashes.
   *  @param most_words  that are listed.
   *  Cost: walks all terms twice. */
  static WeightSnapshot of(const Xapian::Database& database, const Scheme& scheme, std::size_t most_words = kMostWords);

  /** The weight of a word: ln(1 + N / df), in steps of 1/16.
   *  @param word  its token hash (MeasuredText::hashes). */
  double weight(std::uint64_t word) const;

  /** Documents of the index that was counted. */
  std::uint64_t documents() const { return documents_; }

  /** At most 320 KiB. */
  std::string encode() const;

  /** Read what encode() wrote; nothing for any other bytes. */
  static std::optional<WeightSnapshot> decode(std::string_view bytes);

 private:
  struct GradedHash {
    std::uint32_t hash = 0;
    std::uint8_t grade = 0;
  };

  std::uint64_t documents_ = 0;
  std::uint8_t rest_ = 1;          // grade of words that are not listed
  std::vector<GradedHash> words_;  // by ascending hash, distinct
};

/** The snapshot of the scheme's groups; nothing if there is none, or if it is damaged. */
std::optional<WeightSnapshot> read_weight_snapshot(const Xapian::Database& database, const Scheme& scheme);

/** @param snapshot  null removes it. */
void write_weight_snapshot(Xapian::WritableDatabase& database, const Scheme& scheme, const WeightSnapshot* snapshot);

/** The words in at least this share of a database's documents, by its unprefixed terms. All rarer words have the grade
 *  of a word just below that share. Terms that are not tokens, such as "3.14" and "can't", are left out: no text has
 *  such a word.
 *  @param tokenizer    of the scheme for which the table is.
 *  @param least_share  of the documents, above 0, at most 1: 0.01 gives some hundred words of a language.
 *  @exception Xapian::InvalidArgumentError for a share out of range, or a database without documents.
 *  Cost: a walk over all terms; on a remote database they come over the network. */
IdfTable idf_snapshot(const Xapian::Database& database, Tokenizer& tokenizer, double least_share);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_WEIGHT_SNAPSHOT_H
