#include "marks/slot_owners.h"

#include <algorithm>
#include <string>
#include <vector>

#include "database/slot_values.h"
#include "marks/duplicate_mark.h"
#include "marks/stored_terms.h"
#include "record/database_scheme.h"
#include "record/rule_words.h"
#include "scheme/own_terms.h"
#include "sign/stored_values.h"

namespace neardup {

namespace {

bool is_group_value(const std::string& value) {
  return is_group_id(value);
}

/** Whether it is a fingerprint, a signature or a group state of any scheme. */
bool is_value_of_a_scheme(const std::string& value) {
  return stored_scheme_id(value).has_value();
}

template <typename IsOurs>
void require_slot(const Xapian::Database& database, Xapian::valueno slot, const IsOurs& is_ours) {
  for_each_value(database, slot, [&](Xapian::docid docid, const std::string& value) {
    if (is_ours(value)) return;
    throw Xapian::InvalidArgumentError("document " + std::to_string(docid) + " has a value of " +
                                       std::to_string(value.size()) + " bytes of another program in slot " +
                                       std::to_string(slot) +
                                       ", which the scheme uses; sign the database under a scheme with free "
                                       "slots, named by slots=");
  });
}

[[noreturn]] void refuse_term(const Xapian::Database& database, const std::string& term, const std::string& remedy) {
  throw Xapian::InvalidArgumentError("document " + std::to_string(*database.postlist_begin(term)) + " has the term '" +
                                     term + "' of another program, " + remedy);
}

/** Whether a term is on a document for which `is_ours` returns false. */
template <typename IsOurs>
bool has_other(const Xapian::Database& database, const std::string& term, const IsOurs& is_ours) {
  const auto end = database.postlist_end(term);
  for (auto posting = database.postlist_begin(term); posting != end; ++posting) {
    if (!is_ours(database.get_document(*posting))) return true;
  }
  return false;
}

bool is_group_document(const Xapian::Document& document, const Scheme& scheme, const std::string& term) {
  return scheme.group_prefix + document.get_value(scheme.slots.group) == term;
}

void require_group_terms(const Xapian::Database& database, const Scheme& scheme) {
  for_each_group_term(database, OwnTerms(scheme), [&](const Xapian::TermIterator& at) {
    const std::string term = *at;
    const auto is_ours = [&](const Xapian::Document& document) { return is_group_document(document, scheme, term); };
    if (!has_other(database, term, is_ours)) return;
    refuse_term(
        database, term,
        "which has the form of a group term; sign the database under a scheme whose groupprefix= names a prefix "
        "that no term begins with");
  });
}

bool holds(const SchemeSlots& slots, Xapian::valueno slot) {
  return slot == slots.fingerprint || slot == slots.group || slot == slots.signature || slot == slots.group_state;
}

/** Signing leaves bands and marks only on documents with values of a scheme, whether or not the metadata is there. */
bool is_signed_document(const Xapian::Document& document, const Scheme& scheme) {
  return is_value_of_a_scheme(document.get_value(scheme.slots.signature)) ||
         is_value_of_a_scheme(document.get_value(scheme.slots.fingerprint));
}

void require_band_terms(const Xapian::Database& database, const Scheme& scheme, const std::vector<Scheme>& recorded) {
  const auto is_signed = [&](const Xapian::Document& document) { return is_signed_document(document, scheme); };
  for_each_band_term(database, OwnTerms(scheme), [&](const Xapian::TermIterator& at) {
    const std::string term = *at;
    const bool known = std::any_of(recorded.begin(), recorded.end(),
                                   [&](const Scheme& other) { return OwnTerms(other).is_band(term); });
    if (known || (recorded.empty() && !has_other(database, term, is_signed))) return;
    refuse_term(database, term,
                "which has the form of a band term; sign the database under a scheme whose bandprefix= names a "
                "prefix that no term begins with");
  });
  const std::string mark = kDuplicateMark;
  if (recorded.empty() && has_other(database, mark, is_signed)) {
    refuse_term(database, mark, "which marks near-duplicates here; give that program another prefix");
  }
}

}  // namespace

void require_free_slots(const Xapian::Database& database, const Scheme& scheme) {
  const std::vector<Scheme> recorded = recorded_schemes(database);
  const auto require = [&](Xapian::valueno slot, bool (*is_ours)(const std::string&)) {
    const bool known =
        std::any_of(recorded.begin(), recorded.end(), [slot](const Scheme& other) { return holds(other.slots, slot); });
    if (!known) require_slot(database, slot, is_ours);
  };
  require(scheme.slots.fingerprint, is_value_of_a_scheme);
  require(scheme.slots.signature, is_value_of_a_scheme);
  require(scheme.slots.group, is_group_value);
  require(scheme.slots.group_state, is_value_of_a_scheme);
}

void require_free_terms(const Xapian::Database& database, const Scheme& scheme) {
  const std::vector<Scheme> recorded = recorded_schemes(database);
  if (std::find(recorded.begin(), recorded.end(), scheme) != recorded.end()) return;
  require_band_terms(database, scheme, recorded);
  const bool known = std::any_of(recorded.begin(), recorded.end(),
                                 [&](const Scheme& other) { return other.group_prefix == scheme.group_prefix; });
  if (!known) require_group_terms(database, scheme);
}

void require_group_places(const GroupedDatabases& databases, const Scheme& scheme) {
  for (const Xapian::Database& database : databases.grouped_parts()) {
    if (!rule_of_groups(database, scheme).empty()) continue;
    require_group_terms(database, scheme);
  }
}

}  // namespace neardup
