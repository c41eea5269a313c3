/** @file page_store.h
 *  What the views of an HtmlTree point into. */
#ifndef NEARDUP_INTAKE_MARKUP_PAGE_STORE_H
#define NEARDUP_INTAKE_MARKUP_PAGE_STORE_H

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

/** Keeps texts at places that never move. */
class TextArena {
 public:
  /** A copy of a text, which stays valid as long as the arena. Cost: linear in the text. */
  std::string_view keep(std::string_view text);

  /** The text with U+FFFD for each zero byte: a copy, if there is one. */
  std::string_view with_zeros_replaced(std::string_view text);

 private:
  std::vector<std::unique_ptr<char[]>> blocks_;
  char* free_ = nullptr;
  std::size_t free_bytes_ = 0;
};

struct HtmlAttribute {
  std::string_view name;   ///< in lower case
  std::string_view value;  ///< decoded
};

struct PageStore {
  std::string page;   // with "\n" alone as line ends; names of tags and attributes in lower case
  TextArena decoded;  // texts that differ from the page's bytes
  std::vector<HtmlAttribute> attributes;
  std::vector<std::string_view> names;  // of elements without a tag of their own
};

/** Make "\n" of "\r\n" and of "\r", as PageStore::page has them. */
void unify_line_ends(std::string& page);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_PAGE_STORE_H
