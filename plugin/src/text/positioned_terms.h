/** @file positioned_terms.h
 *  Reads the terms of positions as a text: which words are the text of a document, and which ones another program puts
 *  there beside it, such as names, abstracts, style sheets (IndexLayout::text_from and not_text). Internal.
 *
 *  Readers and writers of documents use the same class, so the writer knows exactly what a reader will get.
 */
#ifndef NEARDUP_PLUGIN_TEXT_POSITIONED_TERMS_H
#define NEARDUP_PLUGIN_TEXT_POSITIONED_TERMS_H

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <xapian.h>

#include "text/indexed_text.h"
#include "text/word_marks.h"
#include "tokens/text_from_positions.h"

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

/** Takes terms in the order of their positions. */
class TextAssembly {
 public:
  /** @param marks  must outlive this. Add to them at the latest before the term at the position. */
  explicit TextAssembly(const WordMarks& marks) : marks_(marks) {}

  /** Add a term; in the order of positions, terms at the same one in their own order.
   *  @param single  whether it is one character of Han or Kana. */
  void add(Xapian::termpos position, std::string_view term, bool single);

  /** The text of all terms. Call it once, at the end. */
  TextFromPositions finish();

 private:
  bool put_corrections(Xapian::termpos last);
  void put(const std::vector<std::string>& tokens);
  void separate();

  const WordMarks& marks_;
  std::optional<Xapian::termpos> corrected_;  // the position of the last correction that was put
  TextFromPositions result_;
  Xapian::termpos last_ = 0;
  bool any_ = false;
  bool last_single_ = false;
  bool in_whole_word_ = false;  // of single characters, which may go on
  bool is_corrected_ = false;   // the last term was replaced
};

/** The terms of a document's text, words and word marks, as for_each_text_term() gives them. */
struct TextTerms {
  std::vector<std::string> texts;
  std::vector<Xapian::termcount> wdfs;

  void operator()(std::string text, const Xapian::TermIterator& at) {
    texts.push_back(std::move(text));
    wdfs.push_back(at.get_wdf());
  }
};

/** Sorts words that are given term by term. Cost: linear where the positions lie as densely as those of a text. */
std::vector<PlacedWord> in_order_of_positions(std::vector<PlacedWord> placed);

/** The positions of the terms behind one prefix, or of all without one, ascending. @param begin, end  as of
 *  for_each_text_term(). @param terms  gets all these terms. */
template <typename Begin>
std::vector<PlacedWord> placed_behind(const std::string& prefix, const Begin& begin, const Xapian::TermIterator& end,
                                      TextTerms& terms) {
  std::vector<PlacedWord> placed;
  const auto take = [&](std::string text, const Xapian::TermIterator& at) {
    const auto word = static_cast<std::uint32_t>(terms.texts.size());
    if (has_positions(at)) {
      for (auto position = at.positionlist_begin(); position != at.positionlist_end(); ++position)
        placed.push_back({*position, word});
    }
    terms(std::move(text), at);
  };
  prefix.empty() ? for_each_text_term(begin(), end, take) : for_each_word_behind(prefix, begin, end, take);
  return in_order_of_positions(std::move(placed));
}

/** Remove the words at positions that are no text. @param begin, end  as of for_each_text_term(). */
template <typename Begin>
void remove_other_words(const IndexLayout& layout, const Begin& begin, const Xapian::TermIterator& end,
                        const TextTerms& terms, std::vector<PlacedWord>& placed) {
  const auto first = std::lower_bound(placed.begin(), placed.end(), PlacedWord{layout.text_from, 0});
  placed.erase(placed.begin(), first);
  for (const std::string& kind : layout.not_text) {
    if (kind == kWeightedWords) {
      remove_weighted_words(placed, terms.wdfs);
    } else if (kind == kStyleSheets) {
      remove_style_sheets(placed, terms.texts);
    } else {
      TextTerms beside;
      const std::vector<PlacedWord> others = placed_behind(kind, begin, end, beside);
      remove_words_of(others, beside.texts, placed, terms.texts);
    }
  }
}

/** The positions of the terms that a scheme reads, ascending. The texts behind several prefixes follow each other, each with
 *  positions of its own. @param begin, end  as of for_each_text_term().
 *  @param terms  gets all these terms. */
template <typename Begin>
std::vector<PlacedWord> placed_terms(const Scheme& scheme, const Begin& begin, const Xapian::TermIterator& end,
                                     TextTerms& terms) {
  std::vector<PlacedWord> all;
  for (const std::string& prefix : prefixes_to_read(scheme.index)) {
    std::vector<PlacedWord> placed = placed_behind(prefix, begin, end, terms);
    remove_other_words(scheme.index, begin, end, terms, placed);
    const Xapian::termpos behind =
        all.empty() || placed.empty() ? 0 : all.back().position + 2 - placed.front().position;
    for (PlacedWord& place : placed) place.position += behind;
    if (all.empty()) {
      all = std::move(placed);
    } else {
      all.insert(all.end(), placed.begin(), placed.end());
    }
  }
  return all;
}

/** The text of all words at their positions, as the word marks tell to read it. @param placed  ascending. */
TextFromPositions text_of(const std::vector<std::string>& terms, const std::vector<PlacedWord>& placed);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_POSITIONED_TERMS_H
