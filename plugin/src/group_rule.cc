#include "group_rule.h"

#include <charconv>
#include <optional>
#include <string_view>

#include "metadata_keys.h"
#include "number_text.h"
#include "rule_words.h"

namespace neardup {

namespace {

template <typename Number>
Number number_of(std::string_view name, std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size()) return number;
  throw Xapian::InvalidArgumentError("the recorded rule of the groups has " + std::string(name) + " '" +
                                     std::string(text) + "', which is no number");
}

/** The words of a rule that hold on when its groups are gone; the usual preference says nothing. */
constexpr const char* kLastingWords[] = {"prefer", "within", "max-days"};

}  // namespace

std::string group_rule_text(const Scheme& scheme, const GrouperOptions& options, std::size_t databases) {
  const GroupScope& scope = options.scope;
  std::string rule = "scheme=" + scheme.name() + " threshold=" + number_text(options.threshold) +
                     " prefer=" + options.prefer.text() + " hot-cap=" + std::to_string(options.hot_cap);
  if (!scope.within.empty()) rule += " within=" + scope.within;
  if (scope.window) {
    rule += " max-days=" + std::to_string(scope.window->slot) + ":" + std::to_string(scope.window->days);
  }
  if (databases > 1) rule += " databases=" + std::to_string(databases);
  if (!options.references.empty()) rule += " references=" + std::to_string(options.references.size());
  return rule;
}

std::string rule_without_groups(const std::string& rule) {
  std::string kept;
  for (const char* const name : kLastingWords) {
    const std::optional<std::string> value = rule_word(rule, name);
    if (value && *value != Preference().text()) kept += (kept.empty() ? "" : " ") + (name + ("=" + *value));
  }
  return kept;
}

std::optional<GrouperOptions> recorded_grouping(const Xapian::Database& database, const Scheme& scheme) {
  const std::string rule = database.get_metadata(group_rule_key(scheme));
  if (rule.empty()) return std::nullopt;
  GrouperOptions options;
  if (const auto threshold = rule_word(rule, "threshold")) {
    options.threshold = number_of<double>("threshold", *threshold);
  }
  if (const auto prefer = rule_word(rule, "prefer")) options.prefer = Preference::parse(*prefer);
  if (const auto hot_cap = rule_word(rule, "hot-cap")) options.hot_cap = number_of<std::size_t>("hot-cap", *hot_cap);
  options.scope.within = rule_word(rule, "within").value_or("");
  if (const auto max_days = rule_word(rule, "max-days")) options.scope.window = TimeWindow::parse(*max_days);
  return options;
}

}  // namespace neardup
