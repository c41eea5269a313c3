#include "group_rule.h"

#include <optional>

#include "metadata_keys.h"
#include "number_text.h"
#include "rule_words.h"

namespace neardup {

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

std::optional<Preference> recorded_preference(const Xapian::Database& database, const Scheme& scheme) {
  const std::optional<std::string> prefer = rule_word(database.get_metadata(group_rule_key(scheme)), "prefer");
  if (!prefer) return std::nullopt;
  return Preference::parse(*prefer);
}

}  // namespace neardup
