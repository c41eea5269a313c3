#include "same_document.h"

namespace neardup::cli {

namespace {

bool has_values_of(const Xapian::Document& there, const Xapian::Document& built) {
  for (auto value = built.values_begin(); value != built.values_end(); ++value) {
    if (there.get_value(value.get_valueno()) != *value) return false;
  }
  return true;
}

/** Both lists are in the order of their octets. */
bool has_terms_of(const Xapian::Document& there, const Xapian::Document& built) {
  auto term = there.termlist_begin();
  for (auto wanted = built.termlist_begin(); wanted != built.termlist_end(); ++wanted) {
    term.skip_to(*wanted);
    if (term == there.termlist_end() || *term != *wanted || term.get_wdf() != wanted.get_wdf()) return false;
  }
  return true;
}

}  // namespace

bool has_all_of(const Xapian::Document& there, const Xapian::Document& built) {
  return there.get_data() == built.get_data() && has_values_of(there, built) && has_terms_of(there, built);
}

}  // namespace neardup::cli
