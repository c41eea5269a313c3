/** @file search_folding.h
 *  How `search` shows each text once: by groups, by another value, or by comparing the hits there and then. */
#ifndef NEARDUP_CLI_OPTIONS_SEARCH_FOLDING_H
#define NEARDUP_CLI_OPTIONS_SEARCH_FOLDING_H

#include <optional>

#include <xapian.h>

#include "collapse/collapsed_results.h"
#include "neardup/token.h"
#include "options/command_line.h"
#include "scheme/scheme.h"

namespace neardup::cli {

struct FoldingOptions {
  bool no_collapse = false;
  bool live = false;
  std::optional<Xapian::valueno> collapse_slot;
  std::optional<double> threshold;               ///< of hits that are compared; nothing: QueryTimeCollapseOptions' own
  std::optional<Xapian::doccount> compare_hits;  ///< likewise, how many
};

/** Add --no-collapse, --collapse-slot, --live, --threshold and --compare-hits. */
void add_folding_options(CLI::App& command, FoldingOptions& options);

enum class Folding {
  kNone,
  kGroups,
  kSlot,
  kLive,
};

/** What the options ask for; without any, groups, or live where the database was never grouped.
 *  @exception UsageError if a threshold or a number of hits is asked for where none are compared: there are groups. */
Folding choose_folding(const FoldingOptions& options, const Xapian::Database& database, const Scheme& scheme);

/** The results of a search. @param folding  not kNone. */
CollapsedResults folded_results(Xapian::Enquire& enquire, Folding folding, const FoldingOptions& options,
                                const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_SEARCH_FOLDING_H
