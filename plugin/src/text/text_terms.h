/** @file text_terms.h
 *  Walks the terms of a document that are its text: words without a prefix, and word marks. Internal. */
#ifndef NEARDUP_PLUGIN_TEXT_TEXT_TERMS_H
#define NEARDUP_PLUGIN_TEXT_TEXT_TERMS_H

#include <string>
#include <utility>

#include <xapian.h>

#include "text/word_marks.h"

namespace neardup {

/** Call take_word(term, iterator) for each unprefixed term and take_mark(term, iterator) for each term that begins with
 *  kWordMark, in order. Digits sort before the capitals that begin a prefix, all other unprefixed terms behind. */
template <typename TakeWord, typename TakeMark>
void for_each_text_term(Xapian::TermIterator term, const Xapian::TermIterator& end, const TakeWord& take_word,
                        const TakeMark& take_mark) {
  const std::string mark(kWordMark);
  while (term != end) {
    std::string text = *term;
    if (text.compare(0, mark.size(), mark) == 0) {
      take_mark(std::move(text), term);
    } else if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') {
      term.skip_to(text < mark ? mark : "[");
      continue;
    } else {
      take_word(std::move(text), term);
    }
    ++term;
  }
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_TEXT_TERMS_H
