/** @file page_store.h
 *  What the views of an HtmlTree point into. */
#ifndef NEARDUP_INTAKE_MARKUP_PAGE_STORE_H
#define NEARDUP_INTAKE_MARKUP_PAGE_STORE_H

#include <algorithm>
#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace neardup {

struct HtmlAttribute {
  std::string_view name;   ///< in lower case
  std::string_view value;  ///< decoded
};

/** Attributes in the order of the page, each name once. */
struct AttributeRange {
  const HtmlAttribute* first;
  std::size_t count;

  const HtmlAttribute* begin() const { return first; }
  const HtmlAttribute* end() const { return first + count; }
  std::size_t size() const { return count; }
  /** Null if none has the name. Cost: linear. */
  const HtmlAttribute* find(std::string_view name) const {
    const auto* const found =
        std::find_if(begin(), end(), [name](const HtmlAttribute& one) { return one.name == name; });
    return found == end() ? nullptr : found;
  }
  /** Its value; empty if none has the name. */
  std::string_view value(std::string_view name) const {
    const HtmlAttribute* const found = find(name);
    return found == nullptr ? std::string_view() : found->value;
  }
};

/** The text with U+FFFD for each zero byte. */
std::string zeros_replaced(std::string_view text);

struct PageStore {
  std::string page;                 // with "\n" alone as line ends; names of tags and attributes in lower case
  std::deque<std::string> decoded;  // texts that differ from the page's bytes; they never move
  std::vector<HtmlAttribute> attributes;
  std::vector<std::string_view> names;  // of elements without a tag of their own

  /** The attributes from a number on. */
  AttributeRange attributes_from(std::size_t first, std::size_t count) const {
    return {attributes.data() + first, count};
  }

  /** A text that stays valid as long as the store. */
  std::string_view keep(std::string text) { return decoded.emplace_back(std::move(text)); }

  std::string_view with_zeros_replaced(std::string_view text) {
    return text.find('\0') == std::string_view::npos ? text : keep(zeros_replaced(text));
  }
};

/** Make "\n" of "\r\n" and of "\r", as PageStore::page has them. */
void unify_line_ends(std::string& page);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_PAGE_STORE_H
