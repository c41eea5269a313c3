#include "html/formatting_list.h"

namespace neardup {

namespace {

constexpr std::size_t kMostEqual = 3;

}  // namespace

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
