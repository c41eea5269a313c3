#include "html/open_elements.h"

#include <array>

#include "html/tag_classes.h"

namespace neardup {

namespace {

constexpr std::array<TagSet, 7> kScopeEnds{TagSet{},        kScopeTags,   kListItemScopeTags, kButtonScopeTags,
                                           kTableScopeTags, kSpecialTags, kItemScopeTags};

bool is_special_foreign(const OpenElement& element) {
  if (element.kind == NodeKind::kSvg) return kSvgTextTags.has(element.tag);
  return kMathTextTags.has(element.tag) || element.tag == HtmlTag::kAnnotationXml;
}

bool ends_scope(const OpenElement& element, Scope scope) {
  if (element.kind == NodeKind::kHtml) return kScopeEnds[static_cast<std::size_t>(scope)].has(element.tag);
  return scope != Scope::kAny && scope != Scope::kTable && is_special_foreign(element);
}

constexpr std::size_t kMostEqual = 3;

}  // namespace

bool OpenElement::is_special() const {
  return kind == NodeKind::kHtml ? kSpecialTags.has(tag) : is_special_foreign(*this);
}

std::size_t OpenElements::last(const TagSet& tags, Scope scope) const {
  for (std::size_t place = elements_.size(); place-- != 0;) {
    if (elements_[place].is_one_of(tags)) return place;
    if (ends_scope(elements_[place], scope)) break;
  }
  return kNone;
}

bool OpenElements::reaches(std::size_t place, Scope scope) const {
  return std::none_of(elements_.begin() + static_cast<std::ptrdiff_t>(place) + 1, elements_.end(),
                      [&](const OpenElement& element) { return ends_scope(element, scope); });
}

std::size_t OpenElements::last_named(std::uint32_t name, Scope scope) const {
  for (std::size_t place = elements_.size(); place-- != 0;) {
    if (elements_[place].name == name && elements_[place].kind == NodeKind::kHtml) return place;
    if (ends_scope(elements_[place], scope)) break;
  }
  return kNone;
}

std::size_t OpenElements::place_of(HtmlNode node) const {
  std::size_t place = elements_.size();
  while (place != 0) {
    if (elements_[--place].node == node) return place;
  }
  return kNone;
}

void FormattingList::add(const FormattingElement& element) {
  const std::size_t begin = begin_of_part();
  std::size_t equal = 0;
  std::size_t first_equal = begin;
  for (std::size_t place = elements_.size(); place != begin; --place) {
    const FormattingElement& entry = elements_[place - 1];
    if (entry.tag != element.tag || entry.attributes != element.attributes) continue;
    ++equal;
    first_equal = place - 1;
  }
  if (equal >= kMostEqual) {
    remove(first_equal);
  } else if (elements_.size() - begin >= kMostEntries) {
    remove(begin);
  }
  elements_.push_back(element);
}

void FormattingList::clear_to_marker() {
  elements_.resize(begin_of_part());
  if (!elements_.empty()) elements_.pop_back();
}

std::size_t FormattingList::last(HtmlTag tag) const {
  for (std::size_t place = elements_.size(); place != 0 && !elements_[place - 1].is_marker(); --place) {
    if (elements_[place - 1].tag == tag) return place - 1;
  }
  return kNone;
}

std::size_t FormattingList::place_of(HtmlNode node) const {
  for (std::size_t place = elements_.size(); place != 0 && !elements_[place - 1].is_marker(); --place) {
    if (elements_[place - 1].node == node) return place - 1;
  }
  return kNone;
}

std::size_t FormattingList::begin_of_part() const {
  std::size_t place = elements_.size();
  while (place != 0 && !elements_[place - 1].is_marker()) --place;
  return place;
}

}  // namespace neardup
