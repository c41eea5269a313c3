#include "options/asked_grouping.h"

#include <algorithm>

#include <fmt/format.h>

#include "errors/exit_codes.h"
#include "neardup/measure.h"
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

/** The flags that are words of the rule, and their usual values where the help cannot name them. */
std::vector<std::pair<std::string, std::string>> rule_flags() {
  const GrouperOptions usual;
  return {{"--threshold", number_text(usual.threshold)},
          {"--measure", ""},
          {"--prefer", ""},
          {"--within", ""},
          {"--max-days", ""},
          {"--same", ""},
          {"--min-words", ""},
          {"--families", ""},
          {"--band-cap", number_text(static_cast<double>(usual.band_cap))}};
}

/** A switch has another name in the rule. */
constexpr std::pair<const char*, const char*> kSwitches[] = {{"--group-terms", "terms"}, {"--singles", "singles"}};

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

std::string shards_note(std::size_t databases) {
  return fmt::format(
      "groups of {} databases as one: a stub file with a line 'auto FOLDER' for each of them shows all groups",
      databases);
}

std::string shard_note(const Xapian::Database& database, const Scheme& scheme) {
  const std::optional<RecordedGrouping> recorded = recorded_grouping(database, scheme);
  const bool shard = recorded && recorded->databases > database.size();
  return shard ? shards_note(recorded->databases) : std::string();
}

void set_rule(Command& command, AskedGrouping& asked) {
  for (const auto& [flag, usual] : rule_flags()) {
    const auto take = [&asked, word = flag.substr(2)](const std::string& value) { asked[word] = value; };
    command.take(flag, take, usual);
  }
  for (const auto& [flag, word] : kSwitches) {
    command.take(flag, [&asked, word = word](const std::string& value) { asked[word] = value == "true" ? "1" : ""; });
  }
}

GrouperOptions parse_grouping(const std::string& options) {
  AskedGrouping asked;
  const std::vector<std::string> words = parts_of(options, ' ');
  const auto flags = rule_flags();
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const auto is_it = [&](const auto& flag) { return flag.first == words[i]; };
    if (std::none_of(flags.begin(), flags.end(), is_it)) throw UsageError("'" + words[i] + "' is not a word of a rule");
    if (i + 1 == words.size()) throw UsageError(words[i] + " needs a value");
    const std::string problem = problem_with(flag_of("group", words[i]), words[i + 1]);
    if (!problem.empty()) throw UsageError(words[i] + ": " + problem);
    asked[words[i].substr(2)] = words[i + 1];
  }
  try {
    return chosen_grouping(asked, std::nullopt);
  } catch (const Xapian::InvalidArgumentError& error) {
    throw UsageError(error.get_msg());
  }
}

}  // namespace neardup::cli
