#include "group_rule.h"

#include <optional>
#include <sstream>

#include "metadata_keys.h"
#include "number_text.h"

namespace neardup {

namespace {

constexpr const char* kPrefer = "prefer=";

}  // namespace

std::string group_rule_text(const Scheme& scheme, const GrouperOptions& options, std::size_t databases) {
  const GroupScope& scope = options.scope;
  std::string rule = "scheme=" + scheme.name() + " threshold=" + number_text(options.threshold) + " " + kPrefer +
                     options.prefer.text() + " hot-cap=" + std::to_string(options.hot_cap);
  if (!scope.within.empty()) rule += " within=" + scope.within;
  if (scope.window) {
    rule += " max-days=" + std::to_string(scope.window->slot) + ":" + std::to_string(scope.window->days);
  }
  if (databases > 1) rule += " databases=" + std::to_string(databases);
  if (!options.references.empty()) rule += " references=" + std::to_string(options.references.size());
  return rule;
}

std::optional<Preference> recorded_preference(const Xapian::Database& database) {
  std::istringstream words(database.get_metadata(kGroupRuleKey));
  const std::string name = kPrefer;
  for (std::string word; words >> word;) {
    if (word.compare(0, name.size(), name) == 0) return Preference::parse(word.substr(name.size()));
  }
  return std::nullopt;
}

}  // namespace neardup
