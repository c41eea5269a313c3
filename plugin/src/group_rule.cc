#include "group_rule.h"

#include <optional>
#include <sstream>

#include "metadata_keys.h"
#include "number_text.h"

namespace neardup {

namespace {

constexpr const char* kPrefer = "prefer=";

}  // namespace

std::string group_rule_text(const Scheme& scheme, const GrouperOptions& options) {
  return "scheme=" + scheme.name() + " threshold=" + number_text(options.threshold) + " " + kPrefer +
         options.prefer.text() + " hot-cap=" + std::to_string(options.hot_cap);
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
