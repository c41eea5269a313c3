#include "neardup/preference.h"

#include <algorithm>
#include <optional>

#include "bytes/percent_encoding.h"
#include "features/method_text.h"

namespace neardup {

namespace {

using RuleKind = PreferenceRule::Kind;

/** A rule without arguments. */
struct PlainRule {
  RuleKind kind;
  const char* name;
};

constexpr PlainRule kPlainRules[] = {{RuleKind::kOldest, "oldest"},
                                     {RuleKind::kNewest, "newest"},
                                     {RuleKind::kLongest, "longest"},
                                     {RuleKind::kUrlLength, "url-length"}};

[[noreturn]] void refuse(std::string_view rule, const std::string& why) {
  throw Xapian::InvalidArgumentError("preference '" + std::string(rule) + "' " + why);
}

/** The text behind a prefix; nothing if the text does not begin with it. */
std::optional<std::string_view> after(std::string_view prefix, std::string_view text) {
  if (text.substr(0, prefix.size()) != prefix) return std::nullopt;
  return text.substr(prefix.size());
}

PreferenceRule value_rule(std::string_view rule, std::string_view arguments) {
  const std::size_t colon = std::min(arguments.find(':'), arguments.size());
  const auto slot = parsed_number<Xapian::valueno>(arguments.substr(0, colon)).value_or(Xapian::BAD_VALUENO);
  const std::string_view direction = arguments.substr(colon);
  if (slot == Xapian::BAD_VALUENO || (direction != ":asc" && direction != ":desc")) {
    refuse(rule, "must be value:SLOT:asc or value:SLOT:desc, SLOT a number from 0 to 4294967294");
  }
  return {direction == ":asc" ? RuleKind::kValueAscending : RuleKind::kValueDescending, slot, ""};
}

PreferenceRule path_rule(std::string_view rule, std::string_view prefix) {
  PreferenceRule parsed{RuleKind::kPath, 0, percent_decoded(prefix)};
  if (parsed.path.empty() || parsed.path.front() != '/') {
    refuse(rule, "must begin with a slash after 'path:'; it is compared with a URL's path");
  }
  return parsed;
}

PreferenceRule parse_rule(std::string_view rule) {
  for (const PlainRule& plain : kPlainRules) {
    if (rule == plain.name) return {plain.kind, 0, ""};
  }
  if (const auto arguments = after("value:", rule)) return value_rule(rule, *arguments);
  if (const auto prefix = after("path:", rule)) return path_rule(rule, *prefix);
  refuse(rule,
         "is unknown; use oldest, newest, longest, value:SLOT:asc, value:SLOT:desc, url-length or path:PREFIX "
         "(write a comma in a path as %2C)");
}

std::string rule_text(const PreferenceRule& rule) {
  for (const PlainRule& plain : kPlainRules) {
    if (rule.kind == plain.kind) return plain.name;
  }
  if (rule.kind == RuleKind::kPath) return "path:" + percent_encoded_path(rule.path);
  return "value:" + std::to_string(rule.slot) + (rule.kind == RuleKind::kValueAscending ? ":asc" : ":desc");
}

/** Whether a rule distinguishes all documents. */
bool decides_all(const PreferenceRule& rule) {
  return rule.kind == RuleKind::kOldest || rule.kind == RuleKind::kNewest;
}

}  // namespace

Preference Preference::parse(std::string_view text) {
  Preference preference;
  preference.rules_.clear();
  for (const std::string& rule : split(text, ',')) {
    if (!preference.rules_.empty() && decides_all(preference.rules_.back())) {
      refuse(rule, "comes after '" + rule_text(preference.rules_.back()) +
                       "', which leaves nothing to decide; put it before that rule");
    }
    preference.rules_.push_back(parse_rule(rule));
  }
  return preference;
}

std::string Preference::text() const {
  return listed(rules_, rule_text, ",");
}

}  // namespace neardup
