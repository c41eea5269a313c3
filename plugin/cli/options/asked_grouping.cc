#include "options/asked_grouping.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "errors/exit_codes.h"
#include "neardup/measure.h"
#include "options/option_checks.h"
#include "output/printable.h"
#include "record/rule_words.h"

namespace neardup::cli {

namespace {

std::string words_of(const GrouperOptions& options, std::size_t databases, std::size_t references) {
  std::string words = fmt::format("threshold {}, prefer {}", options.threshold, options.prefer.text());
  if (options.measure != Measure::kJaccard) words += ", measure " + measure_name(options.measure);
  if (!options.scope.within.empty()) words += ", within " + printable(options.scope.within);
  if (const auto& window = options.scope.window) words += fmt::format(", max-days {}:{}", window->slot, window->days);
  if (!options.scope.same.empty()) words += ", same " + text_of(options.scope.same);
  if (options.scope.least_words != 0) words += fmt::format(", min-words {}", options.scope.least_words);
  if (options.band_cap != GrouperOptions().band_cap) words += fmt::format(", band-cap {}", options.band_cap);
  if (options.keep_families) words += ", families keep";
  if (options.group_terms) words += ", group terms";
  if (options.singles) words += ", singles";
  if (databases > 1) words += fmt::format(", {} databases as one", databases);
  if (references != 0) words += ", " + counted(references, "reference");
  return words;
}

/** Two flags, of which the last one counts: --NAME, and --no-NAME, which the help of the first one names. */
void add_switch(CLI::App& command, const std::string& name, std::optional<bool>& value, const std::string& help) {
  command
      .add_flag_callback(
          "--" + name, [&value] { value = true; }, help)
      ->trigger_on_parse();
  command.add_flag_callback("--no-" + name, [&value] { value = false; })->trigger_on_parse()->group("");
}

}  // namespace

GrouperOptions chosen_grouping(const AskedGrouping& asked, const std::optional<RecordedGrouping>& before) {
  GrouperOptions chosen = before ? before->options : GrouperOptions();
  if (asked.threshold) chosen.threshold = *asked.threshold;
  if (asked.measure) chosen.measure = measure_named(*asked.measure);
  if (asked.prefer) chosen.prefer = Preference::parse(*asked.prefer);
  if (asked.within) chosen.scope.within = *asked.within == kNoBound ? "" : *asked.within;
  if (asked.max_days == kNoBound) {
    chosen.scope.window.reset();
  } else if (asked.max_days) {
    chosen.scope.window = TimeWindow::parse(*asked.max_days);
  }
  if (asked.same == kNoBound) {
    chosen.scope.same.clear();
  } else if (asked.same) {
    chosen.scope.same = same_fields(*asked.same);
  }
  if (asked.least_words) chosen.scope.least_words = *asked.least_words;
  if (asked.band_cap) chosen.band_cap = *asked.band_cap;
  if (asked.group_terms) chosen.group_terms = *asked.group_terms;
  if (asked.singles) chosen.singles = *asked.singles;
  if (asked.families) chosen.keep_families = *asked.families == kKeepFamilies;
  return chosen;
}

std::optional<RecordedGrouping> grouping_before(const Xapian::Database& database, const Scheme& scheme,
                                                const AskedGrouping& asked) {
  try {
    return recorded_grouping(database, scheme);
  } catch (const Xapian::InvalidArgumentError& error) {
    if (asked.threshold && asked.prefer) return std::nullopt;
    throw Xapian::InvalidArgumentError(error.get_msg() + "; give --threshold and --prefer to set another rule");
  }
}

std::string ComparisonThreshold::note() const {
  return of_groups ? fmt::format("; threshold {}, that of its groups", value) : "";
}

ComparisonThreshold comparison_threshold(const std::optional<double>& asked, const Xapian::Database& database,
                                         const Scheme& scheme, Measure measure, double usual) {
  if (asked) return {*asked, false};
  try {
    const std::optional<RecordedGrouping> recorded = recorded_grouping(database, scheme);
    if (recorded && recorded->options.measure == measure)
      return {recorded->options.threshold, !rule_of_groups(database, scheme).empty()};
  } catch (const Xapian::InvalidArgumentError&) {
    // 'check' and 'group' name a rule that cannot be parsed.
  }
  return {usual, false};
}

ComparisonThreshold sampling_threshold(const std::optional<double>& asked, const Xapian::Database& database,
                                       const Scheme& scheme, double usual) {
  const ComparisonThreshold threshold = comparison_threshold(asked, database, scheme, Measure::kJaccard, usual);
  return threshold.value < kLeastSamplingThreshold ? ComparisonThreshold{usual, false} : threshold;
}

std::string grouping_text(const GrouperOptions& chosen, std::size_t databases,
                          const std::optional<RecordedGrouping>& before) {
  const std::string now = words_of(chosen, databases, chosen.references.size());
  if (!before) return "rule: " + now;
  const std::string then = words_of(before->options, before->databases, before->references);
  return "rule: " + now + (then == now ? "; unchanged" : "; previously: " + then);
}

void add_rule_options(CLI::App& command, AskedGrouping& asked) {
  const GrouperOptions usual;
  add_value_option(command, "--threshold T", asked.threshold,
                   fmt::format("minimum similarity with the centre of the group, 0 to 1; default: the recorded one,\n"
                               "else {}",
                               usual.threshold),
                   number_between(0, 1));
  add_value_option(command, "--measure NAME", asked.measure,
                   "similarity: jaccard (index of word 3-shingles), containment (the shorter text stands in\n"
                   "the longer one), multiset, idf or cosine, as in pairs; default: the recorded one, else\n"
                   "jaccard",
                   one_of(measure_names()));
  add_value_option(command, "--prefer RULES", asked.prefer,
                   "which document represents a group: oldest, newest, longest, value:SLOT:asc,\n"
                   "value:SLOT:desc, url-length or path:PREFIX; of several rules, separated by commas,\n"
                   "the first that tells two documents apart decides; default: the recorded one, else oldest");
  add_value_option(command, "--within PREFIX", asked.within,
                   "group only documents with the same term of this boolean prefix, such as H for hosts\n"
                   "in Omega; 'none' removes the limit; default: the recorded one, else none");
  add_value_option(command, "--max-days SLOT:N", asked.max_days,
                   "group only documents whose time, in value slot SLOT, is at most N days from the\n"
                   "centre's; 'none' removes the limit; default: the recorded one, else none");
  add_value_option(command, "--same FIELDS", asked.same,
                   "group only documents with the same title, value:SLOT, or prefix:PREFIX for all terms of\n"
                   "a boolean prefix; several are separated by commas. Documents without it are in no group,\n"
                   "unless '?' follows, as in prefix:XA?: then they may be in one. 'none' removes the limit;\n"
                   "default: the recorded one, else none");
  add_value_option(command, "--min-words N", asked.least_words,
                   "leave documents of fewer than N words in no group; default: the recorded number,\n"
                   "else 0, for no limit",
                   whole_number(0));
  add_value_option(command, "--families split|keep", asked.families,
                   "split: pages that were filled from one template, such as products, are no duplicates;\n"
                   "keep: group them like any other documents; default: the recorded one, else split",
                   one_of({kSplitFamilies, kKeepFamilies}));
  add_switch(command, "group-terms", asked.group_terms,
             "also write terms that list a group in Omega, which is slow; --no-group-terms: none");
  add_switch(command, "singles", asked.singles,
             "give single documents a group value, for --reference; --no-singles: none");
}

GrouperOptions parse_grouping(const std::string& options) {
  AskedGrouping asked;
  CLI::App rule;
  add_rule_options(rule, asked);
  try {
    rule.parse(options);
    return chosen_grouping(asked, std::nullopt);
  } catch (const CLI::ParseError& error) {
    throw UsageError(error.what());
  } catch (const Xapian::InvalidArgumentError& error) {
    throw UsageError(error.get_msg());
  }
}

}  // namespace neardup::cli
