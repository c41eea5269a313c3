/** @file text_terms.h
 *  Walks the terms of a document that are its text: words without a prefix, and word marks. Internal. */
#ifndef NEARDUP_PLUGIN_TEXT_TEXT_TERMS_H
#define NEARDUP_PLUGIN_TEXT_TEXT_TERMS_H

#include <string>
#include <utility>

#include <xapian.h>

#include "scheme/scheme.h"
#include "text/prefixed_words.h"
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

/** The same for the terms that a scheme reads: under one with text prefixes the words behind these, prefix by prefix, and no
 *  marks.
 *  @param begin  gives an iterator to the first term, each time that it is called. */
template <typename Begin, typename TakeWord, typename TakeMark>
void for_each_text_term(const Scheme& scheme, const Begin& begin, const Xapian::TermIterator& end,
                        const TakeWord& take_word, const TakeMark& take_mark) {
  if (scheme.index.text_prefixes.empty()) return for_each_text_term(begin(), end, take_word, take_mark);
  for (const std::string& prefix : scheme.index.text_prefixes) {
    for_each_prefixed_word(begin(), end, prefix, [&take_word](std::string word, const Xapian::TermIterator& at) {
      take_word(std::move(word), at);
      return true;
    });
  }
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_TEXT_TERMS_H
