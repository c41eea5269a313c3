#include "options/search_folding.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "collapse/query_time_collapse.h"
#include "errors/exit_codes.h"
#include "neardup/collapse.h"
#include "options/option_checks.h"

namespace neardup::cli {

void add_folding_options(CLI::App& command, FoldingOptions& options) {
  CLI::Option* no_collapse = command.add_flag("--no-collapse", options.no_collapse, "show all hits");
  CLI::Option* slot = add_value_option(command, "--collapse-slot SLOT", options.collapse_slot,
                                       "collapse on another value slot; 1 is Omega's MD5 of the file",
                                       whole_number(0, kMostInXapian - 1));
  CLI::Option* live =
      command.add_flag("--live", options.live, "compare the hits with each other instead of using groups");
  const QueryTimeCollapseOptions usual;
  CLI::Option* threshold =
      add_value_option(command, "--threshold T", options.threshold,
                       fmt::format("if hits are compared: minimum Jaccard index, 0 to 1; default: that of the\n"
                                   "database's groups, else {}",
                                   usual.threshold),
                       number_between(0, 1));
  CLI::Option* compare_hits =
      add_value_option(command, "--compare-hits N", options.compare_hits,
                       fmt::format("if hits are compared: compare and list only the first N; default {}", usual.most),
                       whole_number(1, kMostInXapian));
  no_collapse->excludes(slot)->excludes(live)->excludes(threshold)->excludes(compare_hits);
  slot->excludes(live)->excludes(threshold)->excludes(compare_hits);
}

namespace {

/** Refuse options of the comparison if groups are used: these have their own threshold. */
void refuse_comparison(const FoldingOptions& options) {
  if (!options.threshold && !options.compare_hits) return;
  throw UsageError(fmt::format("{} has no effect: the database has groups, so hits are not compared; add --live",
                               options.threshold ? "--threshold" : "--compare-hits"));
}

}  // namespace

Folding choose_folding(const FoldingOptions& options, const Xapian::Database& database, const Scheme& scheme) {
  if (options.no_collapse) return Folding::kNone;
  if (options.collapse_slot) return Folding::kSlot;
  if (options.live || !is_grouped(database, scheme.name())) return Folding::kLive;
  refuse_comparison(options);
  return Folding::kGroups;
}

ComparisonThreshold hit_threshold(const FoldingOptions& options, const Xapian::Database& database,
                                  const Scheme& scheme) {
  return comparison_threshold(options.threshold, database, scheme, Measure::kJaccard,
                              QueryTimeCollapseOptions().threshold);
}

CollapsedResults folded_results(Xapian::Enquire& enquire, Folding folding, const FoldingOptions& options,
                                const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer) {
  if (folding == Folding::kLive) {
    QueryTimeCollapseOptions live;
    live.threshold = hit_threshold(options, database, scheme).value;
    live.most = options.compare_hits.value_or(live.most);
    return QueryTimeCollapser(database, scheme, tokenizer, live).collapse(enquire);
  }
  const bool by_group = folding == Folding::kGroups;
  if (by_group) rank_representatives_first(enquire, database, scheme.name());
  return collapse_by_value(enquire, by_group ? scheme.slots.group : options.collapse_slot.value());
}

}  // namespace neardup::cli
