#include "html/open_elements.h"

#include <algorithm>

#include "html/tag_classes.h"

namespace neardup {

namespace {

constexpr std::array<TagSet, 7> kScopeEnds{TagSet{},        kScopeTags,   kListItemScopeTags, kButtonScopeTags,
                                           kTableScopeTags, kSpecialTags, kItemScopeTags};

bool is_special_foreign(const OpenElement& element) {
  if (element.space == Namespace::kSvg) return kSvgTextTags.has(element.tag);
  return kMathTextTags.has(element.tag) || element.tag == HtmlTag::kAnnotationXml;
}

constexpr std::size_t kMostEqual = 3;

}  // namespace

bool OpenElement::is_special() const {
  return space == Namespace::kHtml ? kSpecialTags.has(tag) : is_special_foreign(*this);
}

bool OpenElements::ends_scope(const OpenElement& element, Scope scope) const {
  if (element.space == Namespace::kHtml) return kScopeEnds[static_cast<std::size_t>(scope)].has(element.tag);
  return scope != Scope::kAny && scope != Scope::kTable && is_special_foreign(element);
}

void OpenElements::push(const OpenElement& element) {
  Entry entry;
  if (!entries_.empty()) entry.ends = entries_.back().ends;
  entry.element = element;
  const auto place = static_cast<std::uint16_t>(entries_.size() + 1);
  for (std::size_t scope = 0; scope != kScopes; ++scope) {
    if (ends_scope(element, static_cast<Scope>(scope))) entry.ends[scope] = place;
  }
  if (element.space == Namespace::kHtml) {
    if (last_.size() <= element.name) last_.resize(element.name + 1);
    std::uint16_t& last = last_[element.name];
    entry.previous = last;
    last = place;
  }
  if (open_.size() <= element.node) open_.resize(element.node + 1);
  open_[element.node] = true;
  entries_.push_back(entry);
}

void OpenElements::pop() {
  const Entry& entry = entries_.back();
  if (entry.element.space == Namespace::kHtml) last_[entry.element.name] = entry.previous;
  open_[entry.element.node] = false;
  entries_.pop_back();
}

void OpenElements::shrink(std::size_t size) {
  while (entries_.size() > size) pop();
}

void OpenElements::insert(std::size_t place, const OpenElement& element) {
  const std::vector<Entry> above(entries_.begin() + static_cast<std::ptrdiff_t>(place), entries_.end());
  shrink(place);
  push(element);
  for (const Entry& entry : above) push(entry.element);
}

void OpenElements::remove(std::size_t place) {
  const std::vector<Entry> above(entries_.begin() + static_cast<std::ptrdiff_t>(place) + 1, entries_.end());
  shrink(place);
  for (const Entry& entry : above) push(entry.element);
}

bool OpenElements::has_one_of(const std::vector<HtmlTag>& tags, Scope scope) const {
  return std::any_of(tags.begin(), tags.end(), [&](HtmlTag tag) { return has(tag, scope); });
}

std::size_t OpenElements::last_named(std::uint32_t name, Scope scope) const {
  const std::size_t last = name < last_.size() ? last_[name] : 0;
  return last == 0 || !reaches(last - 1, scope) ? kNone : last - 1;
}

std::size_t OpenElements::place_of(HtmlNode node) const {
  std::size_t place = entries_.size();
  while (place != 0) {
    if (entries_[--place].element.node == node) return place;
  }
  return kNone;
}

void FormattingList::add(const FormattingElement& element) {
  const std::size_t begin = begin_of_part();
  std::size_t equal = 0;
  std::size_t first_equal = begin;
  for (std::size_t place = entries_.size(); place != begin; --place) {
    const FormattingElement& entry = entries_[place - 1];
    if (entry.tag != element.tag || entry.attributes != element.attributes) continue;
    ++equal;
    first_equal = place - 1;
  }
  if (equal >= kMostEqual) {
    remove(first_equal);
  } else if (entries_.size() - begin >= kMostEntries) {
    remove(begin);
  }
  entries_.push_back(element);
}

void FormattingList::clear_to_marker() {
  entries_.resize(begin_of_part());
  if (!entries_.empty()) entries_.pop_back();
}

std::size_t FormattingList::last(HtmlTag tag) const {
  for (std::size_t place = entries_.size(); place != 0 && !entries_[place - 1].is_marker(); --place) {
    if (entries_[place - 1].tag == tag) return place - 1;
  }
  return kNone;
}

std::size_t FormattingList::place_of(HtmlNode node) const {
  for (std::size_t place = entries_.size(); place != 0 && !entries_[place - 1].is_marker(); --place) {
    if (entries_[place - 1].node == node) return place - 1;
  }
  return kNone;
}

std::size_t FormattingList::begin_of_part() const {
  std::size_t place = entries_.size();
  while (place != 0 && !entries_[place - 1].is_marker()) --place;
  return place;
}

void FormattingList::insert(std::size_t place, const FormattingElement& element) {
  entries_.insert(entries_.begin() + static_cast<std::ptrdiff_t>(place), element);
}

void FormattingList::remove(std::size_t place) {
  entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(place));
}

}  // namespace neardup
