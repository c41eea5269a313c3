/** @file prefixed_words.h
 *  Walks the words that another program keeps behind a prefix. Internal. */
#ifndef NEARDUP_PLUGIN_TEXT_PREFIXED_WORDS_H
#define NEARDUP_PLUGIN_TEXT_PREFIXED_WORDS_H

#include <string>

#include <xapian.h>

#include "database/prefixed_terms.h"

namespace neardup {

/** Call take(word, term) for each term that is the prefix and a word, in order, until it returns false. Terms of longer
 *  prefixes, which have a capital behind the prefix, are skipped. */
template <typename Take>
void for_each_prefixed_word(Xapian::TermIterator term, const Xapian::TermIterator& end, const std::string& prefix,
                            const Take& take) {
  if (term != end) term.skip_to(prefix);
  while (term != end) {
    const std::string text = *term;
    if (text.compare(0, prefix.size(), prefix) != 0) return;
    if (has_longer_prefix(text, prefix)) {
      term.skip_to(prefix + "[");
      continue;
    }
    if (text.size() > prefix.size() && !take(text.substr(prefix.size()), term)) return;
    ++term;
  }
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_PREFIXED_WORDS_H
