#include "html/element_labels.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "bytes/feature_hash.h"
#include "characters/text_line.h"
#include "html/consent_names.h"

namespace neardup {

namespace {

ElementRole element_role(std::string_view role) {
  if (role == "main") return ElementRole::kMain;
  if (role == "tabpanel") return ElementRole::kTabPanel;
  constexpr std::string_view kLandmarks =
      "navigation banner contentinfo complementary search menu menubar toolbar tablist dialog alertdialog tooltip";
  return has_word(kLandmarks, role) ? ElementRole::kLandmark : ElementRole::kOther;
}

/** A style without white space, in lower case. */
std::string plain_style(std::string_view style) {
  std::string plain;
  for (const char c : lower_ascii(style)) {
    if (static_cast<unsigned char>(c) > ' ') plain += c;
  }
  return plain;
}

/** Whether a style, made plain, hides its element. */
bool hides(std::string_view plain) {
  return plain.find("display:none") != plain.npos || plain.find("visibility:hidden") != plain.npos;
}

/** Whether a style makes an inline element a box of its own. */
bool makes_block(std::string_view plain) {
  constexpr std::string_view kBoxes[] = {"block", "flex", "grid", "table", "list-item"};
  const std::size_t display = plain.find("display:");
  if (display == plain.npos) return false;
  const std::string_view value = plain.substr(display + std::string_view("display:").size());
  return std::any_of(std::begin(kBoxes), std::end(kBoxes),
                     [value](std::string_view box) { return begins_with(value, box); });
}

/** Names of classes in style sheets that many sites have. */
constexpr std::string_view kNamedByHeadings[] = {"section", "level1", "level2", "level3"};  // by Sphinx, pandoc
constexpr std::string_view kReadAloud[] = {"sr-only", "visually-hidden", "visuallyhidden", "screen-reader-text",
                                           "govuk-visually-hidden"};
constexpr std::string_view kLineNumbers[] = {"ln",          "lnt",          "lineno",    "linenos",
                                             "line-number", "line-numbers", "linenumber"};

/** Classes of hOCR. Its characters may be elements, too: they stay together. */
constexpr std::string_view kScannedWords[] = {"ocrx_word", "ocr_line", "ocrx_line"};

template <std::size_t kNames>
bool has_class(std::string_view classes, const std::string_view (&names)[kNames]) {
  return std::any_of(std::begin(names), std::end(names),
                     [classes](std::string_view name) { return has_word(classes, name); });
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
  return hides(plain_style(style));
}

std::uint32_t LabelTable::add(const HtmlTree& tree, HtmlNode element) {
  ElementLabels& labels = labels_.emplace_back();
  for (const HtmlAttribute& attribute : tree.attributes(element)) read(attribute, labels);
  const bool is_input = tree.tag(element) == HtmlTag::kInput;
  labels.hidden = labels.hidden || (is_input && lower_ascii(tree.attribute(element, "type")) == "hidden");
  labels.consent = labels.consent && !has_class(classes_[labels.class_index], kNamedByHeadings);
  if (labels.class_index != 0) labels.kind = kind(labels.class_index, tree.tag(element));
  return static_cast<std::uint32_t>(labels_.size() - 1);
}

void LabelTable::read(const HtmlAttribute& attribute, ElementLabels& labels) {
  const auto& [name, value] = attribute;
  if (name == "class") {
    labels.class_index = class_index(value);
    labels.consent = labels.consent || consent_[labels.class_index];
    labels.read_aloud = has_class(value, kReadAloud) && value.find("not-sr-only") == value.npos;
    labels.line_number = labels.line_number || has_class(value, kLineNumbers);
    labels.block = labels.block || (value.find("ocr") != value.npos && has_class(value, kScannedWords));
  } else if (name == "href") {
    labels.target = link_target(value);
  } else if (name == "id") {
    labels.id = value;
    labels.consent = labels.consent || id_names_consent(value);
  } else if (name == "role") {
    labels.role = element_role(value);
  } else if (name == "style") {
    const std::string plain = plain_style(value);
    labels.hidden = labels.hidden || hides(plain);
    labels.block = labels.block || makes_block(plain);
    labels.line_number = labels.line_number || plain.find("user-select:none") != plain.npos;
  } else if (name == "hidden" || (name == "aria-hidden" && value == "true")) {
    labels.hidden = true;
  }
}

LabelIndex LabelTable::class_index(std::string_view value) {
  if (value.empty()) return 0;
  const auto [found, is_new] = class_indexes_.try_emplace(xxh3_hash(value), static_cast<LabelIndex>(classes_.size()));
  if (is_new) {
    classes_.push_back(value);
    consent_.push_back(names_consent(value));
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
