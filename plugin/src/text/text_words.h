/** @file text_words.h
 *  Which words at positions are the text of a document, and which ones another program puts there beside it: names, abstracts,
 *  style sheets (IndexLayout::text_from and not_text). Internal. */
#ifndef NEARDUP_PLUGIN_TEXT_TEXT_WORDS_H
#define NEARDUP_PLUGIN_TEXT_TEXT_WORDS_H

#include <cstdint>
#include <string>
#include <vector>

#include <xapian.h>

namespace neardup {

/** A term at a position. */
struct PlacedWord {
  Xapian::termpos position = 0;
  std::uint32_t word = 0;  ///< its place among the terms of the text

  bool operator<(const PlacedWord& other) const {
    return position != other.position ? position < other.position : word < other.word;
  }
};

/** Remove the first words of a text, as many as count more than once: the wdfs of the words add up to so many more than there
 *  are positions.
 *  @param placed  ascending, of all words without a prefix. */
void remove_weighted_words(std::vector<PlacedWord>& placed, const std::vector<Xapian::termcount>& wdfs);

/** Remove the words of a text that was first posted behind a prefix, with positions from 1, and directly behind that without
 *  one. @param others  what is behind the prefix, ascending. */
void remove_words_of(const std::vector<PlacedWord>& others, const std::vector<std::string>& other_terms,
                     std::vector<PlacedWord>& placed, const std::vector<std::string>& terms);

/** Remove style sheets: stretches in which many words are those of such sheets, at least 30. An index has neither
 *  braces nor tags, but the names of properties and their units. */
void remove_style_sheets(std::vector<PlacedWord>& placed, const std::vector<std::string>& terms);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_TEXT_WORDS_H
