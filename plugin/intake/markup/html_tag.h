/** @file html_tag.h
 *  The elements that HTML knows by name, sets of them that answer in one step, and what they do to the text around them
 *  and in them. Source: HTML standard, section 15.3 (rendering). THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_MARKUP_HTML_TAG_H
#define NEARDUP_INTAKE_MARKUP_HTML_TAG_H

#include <cstddef>
#include <cstdint>
#include <initializer_list>
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

class TagSet {
 public:
  constexpr TagSet(std::initializer_list<HtmlTag> tags) {
    for (const HtmlTag tag : tags) words_[word_of(tag)] |= bit_of(tag);
  }

  constexpr bool has(HtmlTag tag) const { return (words_[word_of(tag)] & bit_of(tag)) != 0; }

  /** This set and further tags. */
  constexpr TagSet with(std::initializer_list<HtmlTag> tags) const {
    TagSet all = *this;
    for (const HtmlTag tag : tags) all.words_[word_of(tag)] |= bit_of(tag);
    return all;
  }

  constexpr TagSet without(std::initializer_list<HtmlTag> tags) const {
    TagSet fewer = *this;
    for (const HtmlTag tag : tags) fewer.words_[word_of(tag)] &= ~bit_of(tag);
    return fewer;
  }

 private:
  static constexpr std::size_t word_of(HtmlTag tag) { return static_cast<std::size_t>(tag) / 64; }
  static constexpr std::uint64_t bit_of(HtmlTag tag) { return std::uint64_t{1} << static_cast<unsigned>(tag) % 64; }

  std::uint64_t words_[4] = {};
};

/** The classes of elements that html_tags.inc names. */
struct TagClass {
  enum Bit : unsigned {
    kInline = 1,      ///< its tags separate neither words nor blocks
    kSpecial = 2,     ///< "special" in the standard, section 13.2.4.2
    kBlock = 4,       ///< its start tag ends a paragraph
    kFormatting = 8,  ///< is opened again in the next paragraph
  };

  static constexpr unsigned kOfTag[kHtmlTags] = {
      0,
      0,
#define HTML_TAG(tag, name, classes) classes,
#include "markup/html_tags.inc"
#undef HTML_TAG
  };
};

/** All elements of a class. */
constexpr TagSet tags_of(TagClass::Bit wanted) {
  TagSet tags{};
  for (std::size_t i = 0; i != kHtmlTags; ++i) {
    if ((TagClass::kOfTag[i] & wanted) != 0) tags = tags.with({static_cast<HtmlTag>(i)});
  }
  return tags;
}

constexpr TagSet kInlineTags = tags_of(TagClass::kInline);

/** What stands in a line as a letter does, but separates words: pictures and line breaks. */
constexpr TagSet kInLineTags{HtmlTag::kImg, HtmlTag::kPicture, HtmlTag::kSource, HtmlTag::kBr};

/** Elements whose text is no text of the page. The title, the head, and what a page has for browsers without frames
 *  are treated separately. */
constexpr TagSet kUnreadTags{HtmlTag::kScript,   HtmlTag::kStyle,  HtmlTag::kTemplate,
                             HtmlTag::kNoscript, HtmlTag::kIframe, HtmlTag::kNoembed};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_HTML_TAG_H
