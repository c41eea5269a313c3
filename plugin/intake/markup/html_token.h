/** @file html_token.h
 *  A piece of a page: a text, a tag, a comment. */
#ifndef NEARDUP_INTAKE_MARKUP_HTML_TOKEN_H
#define NEARDUP_INTAKE_MARKUP_HTML_TOKEN_H

#include <cstdint>
#include <string_view>

#include "markup/html_tag.h"

namespace neardup {

struct HtmlToken {
  enum class Kind : std::uint8_t {
    kText,
    kZeros,  ///< zero bytes: ignored in HTML; in SVG and MathML its text, U+FFFD each, counts
    kStartTag,
    kEndTag,
    kComment,  ///< or a document type
    kEndOfPage
  };

  Kind kind = Kind::kEndOfPage;
  HtmlTag tag = HtmlTag::kNone;       ///< of a tag
  bool self_closing = false;          ///< of a tag: it ends with "/>"
  std::string_view text = {};         ///< decoded; of a tag: its name in lower case
  std::uint32_t first_attribute = 0;  ///< of a start tag: in the attributes of the page's store
  std::uint32_t attributes = 0;

  bool is_text() const { return kind == Kind::kText || kind == Kind::kZeros; }
  bool is_start(HtmlTag wanted) const { return kind == Kind::kStartTag && tag == wanted; }
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_HTML_TOKEN_H
