/** @file tag_set.h
 *  A set of tags that answers in one step. */
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

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_TAG_SET_H
