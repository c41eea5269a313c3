/** @file borderline_pairs.h
 *  Pairs of documents next to the threshold of the groups: what it hides and what it keeps, for a person to judge;
 *  a document as a page names it.
 *  THREADS: like the database handle, one at a time. */
#ifndef NEARDUP_CLI_PAGES_BORDERLINE_PAIRS_H
#define NEARDUP_CLI_PAGES_BORDERLINE_PAIRS_H

#include <cstddef>
#include <string>
#include <vector>

#include <xapian.h>

#include "find/pair_explanation.h"
#include "neardup/token.h"
#include "omega/omega_record.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** A document in a list of results. */
struct ReportedDocument {
  std::string name;  ///< its id, or "docid N"
  ShownRecord record;

  /** Its title, or its name if it has none. */
  const std::string& title() const { return record.caption.empty() ? name : record.caption; }
};

ReportedDocument reported_document(const Xapian::Database& database, Xapian::docid docid);

/** Where a document is: a link to its address if a page may link to it, else its name. Markup. */
std::string place_link(const ReportedDocument& document);

/** A member of a group, and the document with which it was compared. */
struct ComparedMember {
  Xapian::docid member = 0;
  Xapian::docid centre = 0;
  double similarity = 1;
};

/** Two documents, and their words. */
struct BorderlinePair {
  Xapian::docid docid_a = 0;
  Xapian::docid docid_b = 0;
  ReportedDocument a;
  ReportedDocument b;
  double similarity = 0;
  WordComparison words;
};

/** What another threshold would change. */
struct ThresholdStep {
  double threshold = 0;
  std::size_t documents = 0;
};

struct BorderlinePairs {
  static constexpr std::size_t kPairs = 10;      ///< at most, of either sort
  static constexpr std::size_t kLookedUp = 300;  ///< documents at most
  static constexpr double kMargin = 0.1;         ///< of similarity, below the threshold
  std::vector<BorderlinePair> grouped;           ///< in one group; least alike first
  std::vector<BorderlinePair> apart;             ///< below the threshold, most alike first
  std::size_t looked_up = 0;                     ///< documents of no group, and representatives
  std::vector<ThresholdStep> looser;             ///< of these, those that a lower threshold would put into a group
};

/** Find pairs next to a threshold of the Jaccard index.
 *  @param nearest  the member of each group that is least alike, exactly.
 *  Cost: kLookedUp searches, spread evenly over the database, and 2 * kPairs comparisons of texts. */
BorderlinePairs borderline_pairs(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                                 double threshold, std::vector<ComparedMember> nearest);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_BORDERLINE_PAIRS_H
