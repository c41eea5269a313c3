/** @file borderline_pairs.h
 *  Pairs of documents next to the threshold of the groups: what it hides and what it keeps, for a person to judge;
 *  a document as a page names it.
 *  THREADS: like the database handle, one at a time. */
#ifndef NEARDUP_CLI_PAGES_BORDERLINE_PAIRS_H
#define NEARDUP_CLI_PAGES_BORDERLINE_PAIRS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "corpus/corpus_groups.h"
#include "find/pair_explanation.h"
#include "neardup/token.h"
#include "omega/omega_record.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** A document in a list of results. */
struct ReportedDocument {
  Xapian::docid docid = 0;  ///< 0 for a file
  std::string name;         ///< its id, or "docid N"
  ShownRecord record;
  std::optional<WordComparison> words{};  ///< with the first document of its group, if they were compared

  /** Its title, or its name if it has none. */
  const std::string& title() const { return record.caption.empty() ? name : record.caption; }
};

ReportedDocument reported_document(const Xapian::Database& database, Xapian::docid docid);

/** Where a document is: a link to its address if a page may link to it, else its name. Markup. */
std::string place_link(const ReportedDocument& document);

/** Two documents, and their words. */
struct BorderlinePair {
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

/** From where on pairs next to a threshold are sought; nothing if it is too low for that. */
std::optional<double> apart_from(double threshold);

/** Reads what a page shows of a pair; nothing if it cannot show it. */
using PairReading = std::function<std::optional<BorderlinePair>(const CorpusPair&)>;

/** The pairs of a group to show.
 *  @param least  the centre of each group with the member that is least alike, exactly. */
std::vector<BorderlinePair> grouped_pairs(std::vector<CorpusPair> least, const PairReading& read);

/** The pairs below the threshold to show.
 *  @param name  of a document, or of its group: each is in one pair. */
std::vector<BorderlinePair> apart_pairs(std::vector<CorpusPair> found, const PairReading& read,
                                        const std::function<std::string(std::uint32_t)>& name);

/** Find pairs next to a threshold of the Jaccard index.
 *  @param least  as grouped_pairs() takes them.
 *  Cost: kLookedUp searches, spread evenly over the database, and 2 * kPairs comparisons of texts. */
BorderlinePairs borderline_pairs(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                                 double threshold, std::vector<CorpusPair> least);

struct ReportedGroup {
  std::string id;
  std::size_t documents = 0;
  double min_similarity = 1;
  bool exact = true;                    ///< whether all its similarities are exact
  std::vector<ReportedDocument> shown;  ///< the representative, then the first members; not all of a large group
  std::vector<ReportedDocument> named;  ///< the next members
};

/** What a page about near-duplicates shows, of a database or of files. */
struct NearDuplicateReport {
  static constexpr std::size_t kGroups = 10;
  static constexpr std::size_t kShownOfAGroup = 4;
  static constexpr std::size_t kNamedOfAGroup = 200;  ///< more of them

  /** [p] number of members, without representatives, whose similarity with the centre of the group is p %, rounded down. */
  using Percents = std::array<std::uint64_t, 101>;

  double threshold = 0;                       ///< of the groups
  std::size_t texts = 0;                      ///< all of them
  std::size_t hidden = 0;                     ///< or dropped
  std::vector<ReportedGroup> largest_groups;  ///< at most kGroups, largest first
  BorderlinePairs borderline;
  Percents percents{};
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_BORDERLINE_PAIRS_H
