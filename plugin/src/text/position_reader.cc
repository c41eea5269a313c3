#include "text/position_reader.h"

#include <string>

#include "text/positioned_terms.h"
#include "text/word_marks.h"

namespace neardup {

namespace {

bool is_prefixed(const std::string& term) {
  return !term.empty() && term[0] >= 'A' && term[0] <= 'Z';
}

/** Reads the unprefixed terms of a term list and the word marks. Digits sort before the capitals that begin a prefix,
 *  all other unprefixed terms behind. */
TextFromPositions read(Xapian::TermIterator term, const Xapian::TermIterator& end) {
  PositionedTerms words;
  WordMarksReader marks;
  const std::string mark(kWordMark);
  while (term != end) {
    const std::string text = *term;
    if (text.compare(0, mark.size(), mark) == 0) {
      marks.add(text, term);
    } else if (is_prefixed(text)) {
      term.skip_to(text < mark ? mark : "[");
      continue;
    } else if (auto position = term.positionlist_begin(); position != term.positionlist_end()) {
      words.add_term(text);
      for (; position != term.positionlist_end(); ++position) words.add_position(*position);
    }
    ++term;
  }
  return words.text(marks.take());
}

}  // namespace

TextFromPositions text_from_positions(const Xapian::Database& database, Xapian::docid docid) {
  return read(database.termlist_begin(docid), database.termlist_end(docid));
}

TextFromPositions text_from_positions(const Xapian::Document& document) {
  return read(document.termlist_begin(), document.termlist_end());
}

void read_positions(Xapian::Document& document) {
  // Xapian reads everything when a term changes. No database can hold a term this long.
  const std::string no_ones(300, ' ');
  document.add_boolean_term(no_ones);
  document.remove_term(no_ones);
}

}  // namespace neardup
