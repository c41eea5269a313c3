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
/** @param word  of the rule. */
void add_switch(CLI::App& command, AskedGrouping& asked, const std::string& name, const std::string& word,
                const std::string& help) {
  command
      .add_flag_callback(
          "--" + name, [&asked, word] { asked[word] = "1"; }, help)
      ->trigger_on_parse();
  command.add_flag_callback("--no-" + name, [&asked, word] { asked[word] = ""; })->trigger_on_parse()->group("");
}

}  // namespace

GrouperOptions chosen_grouping(const AskedGrouping& asked, const std::optional<RecordedGrouping>& before) {
  GrouperOptions chosen = before ? before->options : GrouperOptions();
  for (const auto& [word, value] : asked) {
    const bool removes = value == kNoBound && (word == "within" || word == "max-days" || word == "same");
    choose_grouping(chosen, word, removes ? std::string() : value);
  }
  return chosen;
}

std::optional<RecordedGrouping> grouping_before(const Xapian::Database& database, const Scheme& scheme,
                                                const AskedGrouping& asked) {
  try {
    return recorded_grouping(database, scheme);
  } catch (const Xapian::InvalidArgumentError& error) {
    if (asked.count("threshold") + asked.count("prefer") == 2) return std::nullopt;
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

ComparisonThreshold choose_threshold(RecallSampleOptions& sampling, const std::optional<double>& asked,
                                     const Xapian::Database& database, const Scheme& scheme) {
  const double usual = RecallSampleOptions().threshold;
  ComparisonThreshold threshold = comparison_threshold(asked, database, scheme, Measure::kJaccard, usual);
  if (threshold.value < kLeastSamplingThreshold) threshold = {usual, false};
  sampling.threshold = threshold.value;
  return threshold;
}

std::string grouping_text(const GrouperOptions& chosen, std::size_t databases,
                          const std::optional<RecordedGrouping>& before) {
  const std::string now = words_of(chosen, databases, chosen.references.size());
  if (!before) return "rule: " + now;
  const std::string then = words_of(before->options, before->databases, before->references);
  return "rule: " + now + (then == now ? "; unchanged" : "; previously: " + then);
}

void add_rule_option(CLI::App& command, AskedGrouping& asked, const std::string& name, const std::string& help,
                     const CLI::Validator& check) {
  const std::size_t space = name.find(' ');
  const auto take = [&asked, word = name.substr(2, space - 2)](const std::string& value) { asked[word] = value; };
  command.add_option_function<std::string>(name.substr(0, space), take, help)
      ->check(check)
      ->option_text(name.substr(space + 1));
}

void add_rule_options(CLI::App& command, AskedGrouping& asked) {
  const GrouperOptions usual;
  add_rule_option(command, asked, "--threshold T",
                  fmt::format("minimum similarity with the centre of the group, 0 to 1; default: the recorded one,\n"
                              "else {}",
                              usual.threshold),
                  number_between(0, 1));
  add_rule_option(command, asked, "--measure NAME",
                  "similarity: jaccard (index of word 3-shingles), containment (the shorter text stands in\n"
                  "the longer one), multiset, idf or cosine, as in pairs; default: the recorded one, else\n"
                  "jaccard",
                  one_of(measure_names()));
  add_rule_option(command, asked, "--prefer RULES",
                  "which document represents a group: oldest, newest, longest, value:SLOT:asc,\n"
                  "value:SLOT:desc, url-length or path:PREFIX; of several rules, separated by commas,\n"
                  "the first that tells two documents apart decides; default: the recorded one, else oldest",
                  {});
  add_rule_option(command, asked, "--within PREFIX",
                  "group only documents with the same term of this boolean prefix, such as H for hosts\n"
                  "in Omega; 'none' removes the limit; default: the recorded one, else none",
                  {});
  add_rule_option(command, asked, "--max-days SLOT:N",
                  "group only documents whose time, in value slot SLOT, is at most N days from the\n"
                  "centre's; 'none' removes the limit; default: the recorded one, else none",
                  {});
  add_rule_option(command, asked, "--same FIELDS",
                  "group only documents with the same title, value:SLOT, or prefix:PREFIX for all terms of\n"
                  "a boolean prefix; several are separated by commas. Documents without it are in no group,\n"
                  "unless '?' follows, as in prefix:XA?: then they may be in one. 'none' removes the limit;\n"
                  "default: the recorded one, else none",
                  {});
  add_rule_option(command, asked, "--min-words N",
                  "leave documents of fewer than N words in no group; default: the recorded number,\n"
                  "else 0, for no limit",
                  whole_number(0));
  add_rule_option(command, asked, "--families split|keep",
                  "split: pages that were filled from one template, such as products, are no duplicates;\n"
                  "keep: group them like any other documents; default: the recorded one, else split",
                  one_of({"split", "keep"}));
  add_switch(command, asked, "group-terms", "terms",
             "also write terms that list a group in Omega, which is slow; --no-group-terms: none");
  add_switch(command, asked, "singles", "singles",
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
