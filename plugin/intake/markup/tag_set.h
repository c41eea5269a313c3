/** @file tag_set.h
 *  A set of tags that answers in one step.
 *
 *  What the elements of HTML do to the text around them and in them. Source: HTML standard, section 15.3 (rendering).
 */
#ifndef NEARDUP_INTAKE_MARKUP_TAG_SET_H
#define NEARDUP_INTAKE_MARKUP_TAG_SET_H

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "markup/html_tag.h"

namespace neardup {

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

#endif  // NEARDUP_INTAKE_MARKUP_TAG_SET_H
