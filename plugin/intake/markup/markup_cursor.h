/** @file markup_cursor.h
 *  A place in the bytes of a page, and steps from there.
 */
#ifndef NEARDUP_INTAKE_MARKUP_MARKUP_CURSOR_H
#define NEARDUP_INTAKE_MARKUP_MARKUP_CURSOR_H

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

#include "characters/text_line.h"

namespace neardup {

/** Carriage returns are line feeds already. */
constexpr bool is_html_space(char c) {
  return c == ' ' || c == '\n' || c == '\t' || c == '\f';
}

/** Names that it reads become lower case in the page itself. */
class MarkupCursor {
 public:
  explicit MarkupCursor(std::string& page) : page_(page) {}

  std::size_t place() const { return place_; }
  void go_to(std::size_t place) { place_ = place; }
  void skip(std::size_t bytes) { place_ += bytes; }
  bool at_end() const { return place_ >= page_.size(); }
  std::size_t size() const { return page_.size(); }

  /** The byte so many bytes ahead; 0 behind the end. */
  char peek(std::size_t ahead = 0) const { return place_ + ahead < page_.size() ? page_[place_ + ahead] : '\0'; }

  bool skip_if(char wanted) {
    if (at_end() || page_[place_] != wanted) return false;
    ++place_;
    return true;
  }

  void skip_spaces() {
    while (place_ < page_.size() && is_html_space(page_[place_])) ++place_;
  }

  /** Whether a place has a text in any case. @param lower_case  the text. */
  bool has_at(std::size_t place, std::string_view lower_case) const {
    return page_.size() - std::min(place, page_.size()) >= lower_case.size() &&
           std::equal(lower_case.begin(), lower_case.end(), page_.begin() + static_cast<std::ptrdiff_t>(place),
                      [](char wanted, char c) { return wanted == lower_letter(c); });
  }
  bool has(std::string_view lower_case) const { return has_at(place_, lower_case); }

  /** The place of the next such byte, the end of the page if there is none. */
  std::size_t find(char wanted, std::size_t from) const {
    if (from >= page_.size()) return page_.size();
    const void* found = std::memchr(page_.data() + from, wanted, page_.size() - from);
    return found == nullptr ? page_.size() : static_cast<std::size_t>(static_cast<const char*>(found) - page_.data());
  }

  char at(std::size_t place) const { return page_[place]; }

  std::string_view between(std::size_t begin, std::size_t end) const {
    return std::string_view(page_.data() + begin, end - begin);
  }

  /** Read up to a byte that ends a name, in lower case. @param ends  bool(char). */
  template <typename Ends>
  std::string_view lower_name(const Ends& ends) {
    const std::size_t begin = place_;
    for (; place_ < page_.size() && !ends(page_[place_]); ++place_) page_[place_] = lower_letter(page_[place_]);
    return between(begin, place_);
  }

 private:
  std::string& page_;
  std::size_t place_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_MARKUP_CURSOR_H
