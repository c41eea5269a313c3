/** @file search_folding.h
 *  How `search` shows each text once: by groups, by another value, or by comparing the hits during the search. */
#ifndef NEARDUP_CLI_OPTIONS_SEARCH_FOLDING_H
#define NEARDUP_CLI_OPTIONS_SEARCH_FOLDING_H

#include <optional>

#include <xapian.h>

#include "collapse/collapsed_results.h"
#include "neardup/token.h"
#include "options/asked_grouping.h"
#include "options/command_line.h"
#include "scheme/scheme.h"

namespace neardup::cli {

struct FoldingOptions {
  bool no_collapse = false;
  bool live = false;
  std::optional<Xapian::valueno> collapse_slot;
  std::optional<double> threshold;               ///< of compared hits; without it hit_threshold()
  std::optional<Xapian::doccount> compare_hits;  ///< number of compared hits; likewise
};

/** Add --no-collapse, --collapse-slot, --live, --threshold and --compare-hits. */
void add_folding_options(CLI::App& command, FoldingOptions& options);

enum class Folding {
  kNone,
  kGroups,
  kSlot,
  kLive,
};

/** The folding that the options ask for. The default is groups, or live if the database was never grouped.
 *  @exception UsageError for --threshold or --compare-hits if the groups are used, so that no hits are compared. */
Folding choose_folding(const FoldingOptions& options, const Xapian::Database& database, const Scheme& scheme);

/** The threshold of compared hits. */
ComparisonThreshold hit_threshold(const FoldingOptions& options, const Xapian::Database& database,
                                  const Scheme& scheme);

/** The results of a search. Of equal hits of a group the representative is shown. @param folding  not kNone. */
CollapsedResults folded_results(Xapian::Enquire& enquire, Folding folding, const FoldingOptions& options,
                                const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_SEARCH_FOLDING_H
