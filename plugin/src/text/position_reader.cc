#include "text/position_reader.h"

#include <string>

#include "text/positioned_terms.h"
#include "text/prefixed_words.h"
#include "text/text_terms.h"
#include "text/word_marks.h"

namespace neardup {

namespace {

/** Adds a term at its positions; nothing if it has none. */
void add_word(PositionedTerms& words, const std::string& word, const Xapian::TermIterator& term) {
  auto position = term.positionlist_begin();
  if (position == term.positionlist_end()) return;
  words.add_term(word);
  for (; position != term.positionlist_end(); ++position) words.add_position(*position);
}

/** Reads the words and the word marks of a term list. */
TextFromPositions read(const Xapian::TermIterator& term, const Xapian::TermIterator& end) {
  PositionedTerms words;
  WordMarksReader marks;
  for_each_text_term(
      term, end, [&](const std::string& text, const Xapian::TermIterator& at) { add_word(words, text, at); },
      [&](const std::string& text, const Xapian::TermIterator& at) {
        marks.add(text, at.positionlist_begin(), at.positionlist_end());
      });
  return words.text(marks.take());
}

/** The text that a scheme reads. @param begin  gives an iterator to the first term, each time that it is called. */
template <typename Begin>
TextFromPositions read(const Scheme& scheme, const Begin& begin, const Xapian::TermIterator& end) {
  if (scheme.index.text_prefixes.empty()) return read(begin(), end);
  PositionedTerms words;
  for (const std::string& prefix : scheme.index.text_prefixes) {
    for_each_prefixed_word(begin(), end, prefix, [&words](const std::string& word, const Xapian::TermIterator& term) {
      add_word(words, word, term);
      return true;
    });
  }
  return words.text({});
}

}  // namespace

TextFromPositions text_from_positions(const Xapian::Database& database, Xapian::docid docid) {
  return read(database.termlist_begin(docid), database.termlist_end(docid));
}

TextFromPositions text_from_positions(const Xapian::Document& document) {
  return read(document.termlist_begin(), document.termlist_end());
}

TextFromPositions text_from_positions(const Xapian::Database& database, Xapian::docid docid, const Scheme& scheme) {
  return read(
      scheme, [&] { return database.termlist_begin(docid); }, database.termlist_end(docid));
}

TextFromPositions text_from_positions(const Xapian::Document& document, const Scheme& scheme) {
  return read(
      scheme, [&] { return document.termlist_begin(); }, document.termlist_end());
}

void read_positions(Xapian::Document& document) {
  // Xapian reads everything when a term changes. No database can hold a term this long.
  const std::string no_ones(300, ' ');
  document.add_boolean_term(no_ones);
  document.remove_term(no_ones);
}

}  // namespace neardup
