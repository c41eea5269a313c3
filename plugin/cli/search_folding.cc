#include "search_folding.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "neardup/collapse.h"
#include "neardup/live_collapse.h"
#include "whole_number.h"

namespace neardup::cli {

void add_folding_options(CLI::App& command, FoldingOptions& options) {
  CLI::Option* no_collapse = command.add_flag("--no-collapse", options.no_collapse, "show every hit");
  CLI::Option* slot = command.add_option("--collapse-slot", options.collapse_slot,
                                         "collapse on another value slot: 1 is Omega's MD5 of the file");
  CLI::Option* live = command.add_flag("--live", options.live,
                                       "compare the hits with each other instead of using groups; so it is done anyway "
                                       "where no groups were formed");
  command
      .add_option("--threshold", options.threshold,
                  fmt::format("when hits are compared: least Jaccard index, 0 to 1; default {}", options.threshold))
      ->check(CLI::Range(0.0, 1.0))
      ->option_text("T");
  command.add_option("--live-hits", options.live_hits, "when hits are compared: only the first so many are listed")
      ->check(whole_number(1))
      ->capture_default_str();
  no_collapse->excludes(slot)->excludes(live);
  slot->excludes(live);
}

Folding choose_folding(const FoldingOptions& options, const Xapian::Database& database, const Scheme& scheme) {
  if (options.no_collapse) return Folding::kNone;
  if (options.collapse_slot) return Folding::kSlot;
  return options.live || !is_grouped(database, scheme) ? Folding::kLive : Folding::kGroups;
}

CollapsedResults folded_results(Xapian::Enquire& enquire, Folding folding, const FoldingOptions& options,
                                const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer) {
  if (folding == Folding::kLive) {
    LiveCollapseOptions live;
    live.threshold = options.threshold;
    live.most = options.live_hits;
    return LiveCollapser(database, scheme, tokenizer, live).collapse(enquire);
  }
  const bool by_group = folding == Folding::kGroups;
  return collapse_by_value(enquire, by_group ? scheme.slots.group : options.collapse_slot.value());
}

}  // namespace neardup::cli
