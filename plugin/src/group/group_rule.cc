#include "group/grouping.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <sstream>
#include <string_view>

#include "bytes/parsed_number.h"
#include "database/metadata_keys.h"
#include "neardup/measure.h"
#include "record/rule_words.h"
#include "record/scheme_record.h"

namespace neardup {

namespace {

template <typename Number>
Number number_of(std::string_view name, std::string_view text) {
  if (const std::optional<Number> number = parsed_number<Number>(text)) return *number;
  throw Xapian::InvalidArgumentError("the recorded rule of the groups has " + std::string(name) + " '" +
                                     std::string(text) +
                                     "', which is not a number; run 'xapian-neardup group DATABASE' with its options");
}

/** The options that a person chose, in words. */
std::string choice_text(const GrouperOptions& options) {
  const GroupScope& scope = options.scope;
  std::string text = "threshold=" + number_text(options.threshold) + " prefer=" + options.prefer.text() +
                     " band-cap=" + std::to_string(options.band_cap) +
                     " families=" + (options.keep_families ? "keep" : "split");
  if (!scope.within.empty()) text += " within=" + scope.within;
  if (scope.window) {
    text += " max-days=" + std::to_string(scope.window->slot) + ":" + std::to_string(scope.window->days);
  }
  if (options.measure != Measure::kJaccard) text += " measure=" + measure_name(options.measure);
  if (!scope.same.empty()) text += " same=" + text_of(scope.same);
  if (scope.least_words != 0) text += " min-words=" + std::to_string(scope.least_words);
  if (options.group_terms) text += " terms=1";
  if (options.singles) text += " singles=1";
  return text;
}

}  // namespace

std::string group_rule_text(const Scheme& scheme, const GrouperOptions& options, std::size_t databases) {
  std::string rule = "scheme=" + scheme.name() + " " + choice_text(options);
  if (databases > 1) rule += " databases=" + std::to_string(databases);
  if (!options.references.empty()) rule += " references=" + std::to_string(options.references.size());
  return rule;
}

std::string rule_without_groups(const std::string& rule) {
  std::string kept;
  std::istringstream words(rule);
  for (std::string word; words >> word;) {
    const std::string name = word.substr(0, word.find('='));
    if (name == "scheme" || name == "databases" || name == "references") continue;
    kept += (kept.empty() ? "" : " ") + word;
  }
  return kept == choice_text({}) ? std::string() : kept;
}

void choose_grouping(GrouperOptions& options, const std::string& word, const std::string& value) {
  GroupScope& scope = options.scope;
  if (word == "threshold") options.threshold = number_of<double>(word, value);
  if (word == "measure") options.measure = measure_named(value);
  if (word == "prefer") options.prefer = Preference::parse(value);
  if (word == "within") scope.within = value;
  if (word == "max-days") scope.window = value.empty() ? std::nullopt : std::optional(TimeWindow::parse(value));
  if (word == "same") scope.same = value.empty() ? decltype(scope.same)() : same_fields(value);
  if (word == "min-words") scope.least_words = number_of<std::uint64_t>(word, value);
  if (word == "band-cap") options.band_cap = number_of<std::size_t>(word, value);
  if (word == "families") options.keep_families = value == "keep";
  if (word == "terms") options.group_terms = !value.empty();
  if (word == "singles") options.singles = !value.empty();
}

std::optional<RecordedGrouping> recorded_grouping(const Xapian::Database& database, const Scheme& scheme) {
  const std::string rule = database.get_metadata(scheme_key(kGroupRuleKeys, scheme));
  if (rule.empty()) {
    require_recorded(database, scheme);
    return std::nullopt;
  }
  RecordedGrouping recorded;
  std::istringstream words(rule);
  for (std::string word; words >> word;) {
    const std::size_t name_end = std::min(word.find('='), word.size());
    const std::string name = word.substr(0, name_end);
    const std::string value = word.substr(std::min(name_end + 1, word.size()));
    if (name == "databases") recorded.databases = number_of<std::size_t>(name, value);
    if (name == "references") recorded.references = number_of<std::size_t>(name, value);
    choose_grouping(recorded.options, name, value);
  }
  return recorded;
}

bool record_grouping(Xapian::WritableDatabase& database, const Scheme& scheme, const GrouperOptions& options) {
  if (!database.get_metadata(scheme_key(kGroupRuleKeys, scheme)).empty()) return false;
  database.set_metadata(scheme_key(kGroupRuleKeys, scheme), rule_without_groups(choice_text(options)));
  return true;
}

}  // namespace neardup
