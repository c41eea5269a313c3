/** @file tag_reader.h
 *  Reads a tag with its attributes, and finds where text without tags ends: that of script, style, title and the like.
 *  THREADS: pure functions; a reader by one. Source: HTML standard, sections 13.2.5.8 to 13.2.5.40.
 */
#ifndef NEARDUP_INTAKE_MARKUP_TAG_READER_H
#define NEARDUP_INTAKE_MARKUP_TAG_READER_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_set>

#include "markup/html_token.h"
#include "markup/markup_cursor.h"
#include "markup/page_store.h"
#include "markup/text_hash.h"

namespace neardup {

class TagReader {
 public:
  TagReader(MarkupCursor& cursor, PageStore& store) : cursor_(cursor), store_(store) {}

  /** Read the tag whose name begins at the cursor. A tag that does not end gives the end of the page.
   *  Attributes of a start tag are added to the store; of several with one name the first counts.
   *  Cost: linear, however many attributes there are. */
  HtmlToken read(HtmlToken::Kind kind);

 private:
  bool read_attributes(HtmlToken& tag);
  HtmlAttribute read_attribute();
  std::string_view read_value();
  std::string_view read_quoted_value(char quote);
  std::string_view value_of(std::string_view bytes);

  void keep(const HtmlAttribute& attribute, std::uint32_t first);
  bool is_known(std::string_view name, std::uint32_t first);

  MarkupCursor& cursor_;
  PageStore& store_;
  std::unordered_set<std::string_view, TextHash> names_;  // of the attributes of a tag that has many
};

/** The place of the end tag of an element, from the cursor on; the end of the page if there is none.
 *  Cost: linear in the text. */
std::size_t raw_text_end(const MarkupCursor& cursor, std::string_view element);

/** The same for a script: within a comment in it, "<script" and "</script" pair. */
std::size_t script_end(const MarkupCursor& cursor);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_TAG_READER_H
