/** @file indexed_text.h
 *  Walks the terms of a document that are its text: words without a prefix or behind a scheme's prefixes, and word marks. Tells
 *  whether the index holds words of a document's body. Internal.
 */
#ifndef NEARDUP_PLUGIN_TEXT_INDEXED_TEXT_H
#define NEARDUP_PLUGIN_TEXT_INDEXED_TEXT_H

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include <xapian.h>

#include "database/prefixed_terms.h"
#include "scheme/scheme.h"
#include "text/word_marks.h"

namespace neardup {

/** Call take(term, iterator) for each unprefixed term and each term that begins with kWordMark but kWordOrder, in order. Digits
 *  sort before the capitals that begin a prefix, all other unprefixed terms behind.
 *  @exception Xapian::DatabaseCorruptError if the terms do not ascend. Xapian reads a damaged list past its end, where memory
 *             grows by what is taken, so that it does not end. */
template <typename Take>
void for_each_text_term(Xapian::TermIterator term, const Xapian::TermIterator& end, Take&& take) {
  const std::string mark(kWordMark);
  std::string previous;
  while (term != end) {
    std::string text = *term;
    if (text <= previous) throw Xapian::DatabaseCorruptError("the terms of a document do not ascend");
    previous = text;
    const bool is_mark = text.compare(0, mark.size(), mark) == 0;
    if (!is_mark && !text.empty() && is_capital(text[0])) {
      term.skip_to(text < mark ? mark : "[");
      continue;
    }
    if (text != kWordOrder) take(std::move(text), term);
    ++term;
  }
}

/** The same for the words behind a prefix. @param begin  gives an iterator to the first term. */
template <typename Begin, typename Take>
void for_each_word_behind(const std::string& prefix, const Begin& begin, const Xapian::TermIterator& end, Take&& take) {
  for_each_prefixed_word(begin(), end, prefix, [&take](std::string word, const Xapian::TermIterator& at) {
    take(std::move(word), at);
    return true;
  });
}

/** The same for the terms that a scheme reads: under one with text prefixes the words behind these, prefix by prefix, and no
 *  marks.
 *  @param begin  gives an iterator to the first term, each time that it is called. */
template <typename Begin, typename Take>
void for_each_text_term(const Scheme& scheme, const Begin& begin, const Xapian::TermIterator& end, Take&& take) {
  if (scheme.index.text_prefixes.empty()) return for_each_text_term(begin(), end, take);
  for (const std::string& prefix : scheme.index.text_prefixes) for_each_word_behind(prefix, begin, end, take);
}

/** Call take(word, term) for each term that is the prefix and a word, in order, until it returns false. Terms of longer
 *  prefixes, which have a capital behind the prefix, are skipped: for an empty prefix, all terms with one. */
template <typename Take>
void for_each_prefixed_word(Xapian::TermIterator term, const Xapian::TermIterator& end, const std::string& prefix,
                            const Take& take) {
  if (term != end && !prefix.empty()) term.skip_to(prefix);
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

/** Whether a term of a document has a position. Xapian then keeps the blocks of the B-tree in which the positions lie, so that
 *  reading these costs no block more; a remote database, which cannot count positions, has to send them. */
bool has_positions(const Xapian::TermIterator& term);

/** The prefixes of the words that a scheme reads: its text prefixes, or an empty one. */
inline std::vector<std::string> prefixes_to_read(const IndexLayout& layout) {
  return layout.text_prefixes.empty() ? std::vector<std::string>(1) : layout.text_prefixes;
}

/** What the index holds of a document's body: its unprefixed terms, or those of a scheme's text prefixes. */
enum class IndexedText : std::uint8_t {
  kNone,              ///< no such term; title, file name and author do not count
  kUnderPrefixes,     ///< no such term, but words under prefixes: see word_prefixes()
  kWithoutPositions,  ///< words without positions: a text cannot be read from them
  kWithPositions,     ///< words, at least one of which has a position
};

/** @param scheme  says which terms are the body.
 *  @exception Xapian::DocNotFoundError if there is no such document. */
IndexedText indexed_text(const Xapian::Database& database, Xapian::docid docid, const Scheme& scheme);

/** Whether a document has stems as TermGenerator::STEM_SOME makes them: behind a Z, besides the words. Without them the
 *  words may themselves be stems, as STEM_ALL makes them. */
bool has_stems_beside_words(const Xapian::Database& database, Xapian::docid docid, const Scheme& scheme);

/** The prefixes under which a document has words: at least two terms with a wdf (boolean terms have none) and without
 *  punctuation. `Z` stands for stems without a prefix. Cost: the document's term list. */
std::set<std::string> word_prefixes(const Xapian::Database& database, Xapian::docid docid);

/** "B, S"; names only the first of many. */
std::string prefix_list(const std::set<std::string>& prefixes);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_INDEXED_TEXT_H
