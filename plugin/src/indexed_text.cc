#include "indexed_text.h"

#include <string>

namespace neardup {

bool has_indexed_text(const Xapian::Database& database, Xapian::docid docid) {
  const bool positions = database.has_positions();
  const Xapian::TermIterator end = database.termlist_end(docid);
  for (Xapian::TermIterator term = database.termlist_begin(docid); term != end;) {
    const std::string text = *term;
    if (text[0] >= 'A' && text[0] <= 'Z') {
      term.skip_to("[");
      continue;
    }
    if (!positions || term.positionlist_begin() != term.positionlist_end()) return true;
    ++term;
  }
  return false;
}

}  // namespace neardup
