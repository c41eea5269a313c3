/** @file pair_verdict.h
 *  Whether two documents are near-duplicates: a name for programs, a sentence for people; what tells a
 *  hidden document from the one before it. */
#ifndef NEARDUP_CLI_ROWS_PAIR_VERDICT_H
#define NEARDUP_CLI_ROWS_PAIR_VERDICT_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "find/pair_explanation.h"
#include "neardup/token.h"
#include "output/listing.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** "0.964". Rounded down, so that "1" is the whole. */
std::string similarity_number(double similarity);

/** "1 of 40 words differs (similarity 0.853)"; of texts that have no word alone "2 of 40 words are moved (similarity
 *  0.853)", or "are repeated", "are moved or repeated", or "the same words (similarity 0.853)".
 *  @param similarity  by the scheme's features, which are runs of three words unless it says otherwise.
 *  @param without_numbers  whether it is of the texts without their numbers, which is said. */
std::string how_alike(const WordComparison& words, double similarity, bool without_numbers = false);

/** Words for people: those that only one text has, then "not (once more)", "the (2 times more)". */
std::vector<std::string> words_to_show(std::vector<std::string> only, const std::vector<RepeatedWord>& more);

/** Put the field "parted_by" into a row: the names of kinds of evidence, as kEvidenceRules has them. */
void put_parting_kinds(Row& row, const std::vector<EvidenceKind>& kinds);

/** A line that says which evidence differs; empty for none. */
std::string evidence_text(const std::vector<EvidenceKind>& kinds);

/** How the database was grouped, as far as it concerns a pair. */
struct PairGrouping {
  double threshold = 0.9;    ///< minimum similarity in a group
  bool by_jaccard = true;    ///< whether the groups use the similarity of the explanation
  bool one_group = false;    ///< whether both documents are in one group
  std::uint64_t family = 0;  ///< of one template, to which both belong; 0: none
  bool by_rule = false;      ///< whether the groups have a scope
  bool distinct = false;     ///< whether a person declared that they are no duplicates
  bool grouped = false;      ///< whether the database was ever grouped
};

/** Read how a database was grouped. One that was never grouped gives the defaults of 'group'. */
PairGrouping pair_grouping(const Xapian::Database& database, const Scheme& scheme, Xapian::docid a, Xapian::docid b);

struct PairVerdict {
  std::string name;      ///< near-duplicates, missed, template, similar, different or unknown
  std::string sentence;  ///< begins with the verdict: "Near-duplicates: 1 of 40 words differs (similarity 0.853); ..."
};

/** The verdict on a pair. "missed" are near-duplicates without a common band; "similar" says that the database is grouped
 *  by another measure, so that no threshold applies. */
PairVerdict pair_verdict(const PairExplanation& explanation, const PairGrouping& grouping);

/** Empty where the words of one of the documents are not in the index. */
struct TextDifference {
  std::string sentence;  ///< "the same text", or that of how_alike()
  std::vector<std::string> only_in_document;
  std::vector<std::string> only_in_representative;
  std::vector<RepeatedWord> more_in_document{};
  std::vector<RepeatedWord> more_in_representative{};

  /** Put the fields "sentence", "only_in_document" and "only_in_representative" into a row. */
  void put(Row& row) const;

  /** Lines with the first words that only one of them has, or has more often, each after a line feed.
   *  @param indent  before each. @param document, representative  what people call them. */
  std::string words_text(const std::string& indent, const std::string& document,
                         const std::string& representative) const;
};

/** Compare a document with the one that stands for it. Cost: reads both texts, and compares their words. */
TextDifference text_difference(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                               Xapian::docid representative, Xapian::docid document);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_PAIR_VERDICT_H
