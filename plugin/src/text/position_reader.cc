#include "text/position_reader.h"

#include <string>

#include "text/positioned_terms.h"
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

/** Reads the words and the word marks that a scheme reads. @param begin  as of for_each_text_term(). */
template <typename Begin>
TextFromPositions read(const Scheme& scheme, const Begin& begin, const Xapian::TermIterator& end) {
  PositionedTerms words;
  WordMarksReader marks;
  for_each_text_term(
      scheme, begin, end, [&](const std::string& text, const Xapian::TermIterator& at) { add_word(words, text, at); },
      [&](const std::string& text, const Xapian::TermIterator& at) {
        marks.add(text, at.positionlist_begin(), at.positionlist_end());
      });
  return words.text(marks.take());
}

}  // namespace

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
