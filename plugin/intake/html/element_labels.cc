#include "html/element_labels.h"

#include <string>
#include <utility>

#include "bytes/feature_hash.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

ElementRole element_role(std::string_view role) {
  if (role == "main") return ElementRole::kMain;
  constexpr std::string_view kLandmarks =
      "navigation banner contentinfo complementary search menu menubar toolbar tablist dialog alertdialog tooltip";
  return has_word(kLandmarks, role) ? ElementRole::kLandmark : ElementRole::kOther;
}

LinkTarget link_target(std::string_view address) {
  if (address.empty()) return LinkTarget::kNone;
  return address.front() == '#' ? LinkTarget::kFragment : LinkTarget::kPage;
}

}  // namespace

bool is_unseen_length(std::string_view value) {
  return has_word("0 1 2 0px 1px 2px", value);
}

bool hides_element(std::string_view style) {
  std::string plain;
  for (const char c : lower_ascii(style)) {
    if (static_cast<unsigned char>(c) > ' ') plain += c;
  }
  return plain.find("display:none") != std::string::npos || plain.find("visibility:hidden") != std::string::npos;
}

std::uint32_t LabelTable::add(const HtmlTree& tree, HtmlNode element) {
  ElementLabels& labels = labels_.emplace_back();
  for (const HtmlAttribute& attribute : tree.attributes(element)) read(attribute, labels);
  if (labels.class_index != 0) labels.kind = kind(labels.class_index, tree.tag(element));
  return static_cast<std::uint32_t>(labels_.size() - 1);
}

void LabelTable::read(const HtmlAttribute& attribute, ElementLabels& labels) {
  const auto& [name, value] = attribute;
  if (name == "class") {
    labels.class_index = class_index(value);
  } else if (name == "href") {
    labels.target = link_target(value);
  } else if (name == "id") {
    labels.id = value;
  } else if (name == "role") {
    labels.role = element_role(value);
  } else if (name == "hidden" || (name == "aria-hidden" && value == "true") ||
             (name == "style" && hides_element(value))) {
    labels.hidden = true;
  }
}

LabelIndex LabelTable::class_index(std::string_view value) {
  if (value.empty()) return 0;
  const auto [found, is_new] = class_indexes_.try_emplace(xxh3_hash(value), static_cast<LabelIndex>(classes_.size()));
  if (is_new) {
    classes_.push_back(value);
    first_kinds_.push_back(0);
  }
  return found->second;
}

LabelIndex LabelTable::kind(LabelIndex class_index, HtmlTag tag) {
  LabelIndex found = first_kinds_[class_index];
  while (found != 0 && kinds_[found].tag != tag) found = kinds_[found].next;
  if (found != 0) return found;
  kinds_.push_back({tag, std::exchange(first_kinds_[class_index], static_cast<LabelIndex>(kinds_.size()))});
  return first_kinds_[class_index];
}

}  // namespace neardup
