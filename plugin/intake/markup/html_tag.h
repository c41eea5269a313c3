/** @file html_tag.h
 *  The elements that HTML knows by name. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_MARKUP_HTML_TAG_H
#define NEARDUP_INTAKE_MARKUP_HTML_TAG_H

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace neardup {

/** The elements of HTML, the obsolete ones too; then those of SVG and MathML that the parser treats specially. */
enum class HtmlTag : std::uint8_t {
  kNone,     ///< text, or the document
  kUnknown,  ///< any other element
#define HTML_TAG(tag, name, classes) tag,
#include "markup/html_tags.inc"
#undef HTML_TAG
};

constexpr std::size_t kHtmlTags = static_cast<std::size_t>(HtmlTag::kMtext) + 1;

/** The tag of an element's name; kUnknown for other names.
 *  @param name  in lower case. */
HtmlTag html_tag(std::string_view name);

/** The name of an element, in lower case; empty for kNone and kUnknown. */
std::string_view html_tag_name(HtmlTag tag);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_HTML_TAG_H
