/** @file page_store.h
 *  What the views of an HtmlTree point into. */
#ifndef NEARDUP_INTAKE_MARKUP_PAGE_STORE_H
#define NEARDUP_INTAKE_MARKUP_PAGE_STORE_H

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

/** The text with U+FFFD for each zero byte. */
std::string zeros_replaced(std::string_view text);

struct PageStore {
  std::string page;                 // with "\n" alone as line ends; names of tags and attributes in lower case
  std::deque<std::string> decoded;  // texts that differ from the page's bytes; they never move
  std::vector<HtmlAttribute> attributes;
  std::vector<std::string_view> names;  // of elements without a tag of their own

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
