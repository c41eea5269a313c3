#include "indexing/same_document.h"

namespace neardup::cli {

namespace {

bool has_values_of(const Xapian::Document& there, const Xapian::Document& built) {
  for (auto value = built.values_begin(); value != built.values_end(); ++value) {
    if (there.get_value(value.get_valueno()) != *value) return false;
  }
  return true;
}

/** Both lists are in the order of their bytes. */
bool has_terms_of(const Xapian::Document& there, const Xapian::Document& built) {
  auto term = there.termlist_begin();
  for (auto wanted = built.termlist_begin(); wanted != built.termlist_end(); ++wanted) {
    term.skip_to(*wanted);
    if (term == there.termlist_end() || *term != *wanted || term.get_wdf() != wanted.get_wdf()) return false;
  }
  return true;
}

Xapian::termcount length_of(const Xapian::Document& built) {
  Xapian::termcount length = 0;
  for (auto term = built.termlist_begin(); term != built.termlist_end(); ++term) length += term.get_wdf();
  return length;
}

}  // namespace

bool is_same_document(const Xapian::Database& database, Xapian::docid docid, const Xapian::Document& built) {
  const Xapian::Document there = database.get_document(docid);
  // Words that are no longer wanted show in the length.
  return there.get_data() == built.get_data() && has_values_of(there, built) && has_terms_of(there, built) &&
         database.get_doclength(docid) == length_of(built);
}

}  // namespace neardup::cli
