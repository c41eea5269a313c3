/** @file tokenizer.h
 *  Divides a page into texts, tags and comments. THREADS: one.
 *  Source: HTML standard, section 13.2.5. */
#ifndef NEARDUP_INTAKE_MARKUP_TOKENIZER_H
#define NEARDUP_INTAKE_MARKUP_TOKENIZER_H

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "markup/excluded_parts.h"
#include "markup/html_token.h"
#include "markup/markup_cursor.h"
#include "markup/page_store.h"
#include "markup/tag_reader.h"

namespace neardup {

/** How the text of an element is read. */
enum class TextModel : std::uint8_t {
  kReferences,  ///< with character references, as in title and textarea
  kRaw,         ///< without them, as in style
  kScript,      ///< as a script
  kToTheEnd     ///< up to the end of the page, as plaintext
};

class HtmlTokenizer {
 public:
  /** @param store  its page has no carriage return. @param excluded  whether parts that the page excludes are read. */
  explicit HtmlTokenizer(PageStore& store, ExcludedParts excluded = ExcludedParts::kRead)
      : store_(store), excluded_(excluded), cursor_(store.page), tags_(cursor_, store) {}

  /** The next piece. Behind the last one: the end of the page, at each call.
   *  @param foreign  whether the open element is of SVG or MathML, where "<![CDATA[" begins text. */
  HtmlToken next(bool foreign);

  /** What follows is the text of an element, up to its end tag. */
  void read_text_of(HtmlTag element, TextModel model);

  std::size_t bytes_read() const { return cursor_.place(); }

 private:
  HtmlToken piece(bool foreign);
  HtmlToken element_text();
  HtmlToken text();
  HtmlToken markup(bool foreign);
  HtmlToken declaration(bool foreign);
  HtmlToken comment();
  void end_comment(std::string_view text);
  HtmlToken bogus_comment();
  HtmlToken cdata();
  HtmlToken text_token(std::string_view bytes, bool references);
  std::string_view kept_text(std::string_view bytes, bool references);
  bool begins_markup(std::size_t place) const;

  PageStore& store_;
  ExcludedParts excluded_;
  MarkupCursor cursor_;
  TagReader tags_;
  HtmlTag text_element_ = HtmlTag::kNone;  // whose text follows
  TextModel text_model_ = TextModel::kRaw;
  std::size_t text_end_ = 0;  // where the text ends that was found last
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_TOKENIZER_H
