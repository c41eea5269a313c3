#include "indexed_text.h"

#include <string>

namespace neardup {

IndexedText indexed_text(const Xapian::Database& database, Xapian::docid docid) {
  const bool positions = database.has_positions();
  const Xapian::TermIterator end = database.termlist_end(docid);
  IndexedText found = IndexedText::kNone;
  for (Xapian::TermIterator term = database.termlist_begin(docid); term != end;) {
    const std::string text = *term;
    if (text[0] >= 'A' && text[0] <= 'Z') {
      term.skip_to("[");
      continue;
    }
    found = IndexedText::kWithoutPositions;
    if (!positions) return found;
    if (term.positionlist_begin() != term.positionlist_end()) return IndexedText::kWithPositions;
    ++term;
  }
  return found;
}

}  // namespace neardup
