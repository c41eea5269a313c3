#include "group/grouping.h"

#include <optional>
#include <sstream>
#include <string_view>
#include <type_traits>

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

std::optional<RecordedGrouping> recorded_grouping(const Xapian::Database& database, const Scheme& scheme) {
  const std::string rule = database.get_metadata(scheme_key(kGroupRuleKeys, scheme));
  if (rule.empty()) {
    require_recorded(database, scheme);
    return std::nullopt;
  }
  RecordedGrouping recorded;
  GrouperOptions& options = recorded.options;
  const auto read = [&rule](const char* name, auto& number) {
    const std::optional<std::string> text = rule_word(rule, name);
    if (text) number = number_of<std::decay_t<decltype(number)>>(name, *text);
  };
  read("threshold", options.threshold);
  read("band-cap", options.band_cap);
  options.keep_families = rule_word(rule, "families") == "keep";
  read("databases", recorded.databases);
  read("references", recorded.references);
  read("min-words", options.scope.least_words);
  if (const auto prefer = rule_word(rule, "prefer")) options.prefer = Preference::parse(*prefer);
  options.scope.within = rule_word(rule, "within").value_or("");
  if (const auto max_days = rule_word(rule, "max-days")) options.scope.window = TimeWindow::parse(*max_days);
  if (const auto measure = rule_word(rule, "measure")) options.measure = measure_named(*measure);
  if (const auto same = rule_word(rule, "same")) options.scope.same = same_fields(*same);
  options.group_terms = rule_word(rule, "terms").has_value();
  options.singles = rule_word(rule, "singles").has_value();
  return recorded;
}

bool record_grouping(Xapian::WritableDatabase& database, const Scheme& scheme, const GrouperOptions& options) {
  if (!database.get_metadata(scheme_key(kGroupRuleKeys, scheme)).empty()) return false;
  database.set_metadata(scheme_key(kGroupRuleKeys, scheme), rule_without_groups(choice_text(options)));
  return true;
}

}  // namespace neardup
