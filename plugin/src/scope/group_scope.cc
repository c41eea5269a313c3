#include "neardup/group_scope.h"
#include "bytes/parsed_number.h"
#include "database/prefixed_terms.h"
#include "features/method_text.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace neardup {

namespace {

bool is_prefix(const std::string& text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), is_capital);
}

}  // namespace

TimeWindow TimeWindow::parse(const std::string& text) {
  const std::string_view all = text;
  const std::size_t colon = all.find(':');
  const std::optional<unsigned> slot = parsed_number<unsigned>(all.substr(0, colon));
  const std::optional<unsigned> days =
      colon == std::string_view::npos ? std::nullopt : parsed_number<unsigned>(all.substr(colon + 1));
  if (!slot || *slot == Xapian::BAD_VALUENO || !days)
    throw Xapian::InvalidArgumentError("time window is '" + text + "', must be SLOT:DAYS, such as 0:30");
  return {*slot, *days};
}

SameField SameField::parse(const std::string& text) {
  const bool or_none = !text.empty() && text.back() == '?';
  const std::string field = text.substr(0, text.size() - (or_none ? 1 : 0));
  const std::size_t colon = std::min(field.find(':'), field.size());
  const std::string kind = field.substr(0, colon);
  const std::string rest = field.substr(std::min(colon + 1, field.size()));
  if (field == "title") return {Kind::kTitle, 0, {}, or_none};
  if (field == "figures") return {Kind::kFigures, 0, {}, or_none};
  const std::optional<Xapian::valueno> slot = parsed_number<Xapian::valueno>(rest);
  if (text == "subject") return {Kind::kSubject, Xapian::BAD_VALUENO, {}, true};
  if (kind == "subject" && !or_none && slot && *slot != Xapian::BAD_VALUENO) return {Kind::kSubject, *slot, {}, true};
  if (kind == "value" && slot && *slot != Xapian::BAD_VALUENO) return {Kind::kValue, *slot, {}, or_none};
  const std::size_t at = std::min(rest.find('@'), rest.size());
  const std::string with = rest.substr(std::min(at + 1, rest.size()));
  if (kind == "prefix" && is_prefix(rest.substr(0, at)) && (at == rest.size() || (!or_none && is_prefix(with))))
    return {Kind::kPrefix, 0, rest.substr(0, at), or_none || at != rest.size(), with};
  throw Xapian::InvalidArgumentError(
      "field is '" + text +
      "', must be title, figures, subject, subject:SLOT or value:SLOT with a number from "
      "0 to 4294967294, or prefix:PREFIX in capital letters, such as prefix:A or prefix:S@XATTACHMENT");
}

std::string SameField::text() const {
  const std::string end = !only_with.empty() ? "@" + only_with : or_none ? "?" : "";
  if (kind == Kind::kValue) return "value:" + std::to_string(slot) + end;
  if (kind == Kind::kPrefix) return "prefix:" + prefix + end;
  if (kind == Kind::kSubject) return slot == Xapian::BAD_VALUENO ? "subject" : "subject:" + std::to_string(slot);
  return (kind == Kind::kFigures ? "figures" : "title") + end;
}

std::vector<SameField> same_fields(const std::string& text) {
  std::vector<SameField> fields;
  for (const std::string& field : split(text, ',')) fields.push_back(SameField::parse(field));
  return fields;
}

std::string text_of(const std::vector<SameField>& fields) {
  return listed(
      fields, [](const SameField& field) { return field.text(); }, ",");
}

}  // namespace neardup
