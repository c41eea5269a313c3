#include "group/group_writer.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <string>

#include "marks/stored_marks.h"
#include "marks/taken_slots.h"

namespace neardup {

namespace {

using Docids = std::vector<Xapian::docid>;  // ascending, distinct

Docids either(const Docids& a, const Docids& b) {
  Docids both;
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  return both;
}

/** The marks that documents should have. Documents that are not listed should have none. */
class WantedMarks {
 public:
  WantedMarks(const Scheme& scheme, const std::vector<DocumentGroup>& documents, bool group_terms)
      : documents_(documents), scheme_id_(scheme.id()), prefix_(scheme.group_prefix), group_terms_(group_terms) {}

  const std::vector<DocumentGroup>& documents() const { return documents_; }

  const DocumentGroup& of(Xapian::docid docid) const {
    const auto place =
        std::lower_bound(documents_.begin(), documents_.end(), docid,
                         [](const DocumentGroup& document, Xapian::docid sought) { return document.docid < sought; });
    return place == documents_.end() || place->docid != docid ? none_ : *place;
  }

  /** The state's value; empty for none. */
  std::string state(const DocumentGroup& document) const {
    const std::optional<GroupState> state = document.marks().state;
    return state ? encode_group_state(*state, scheme_id_) : std::string();
  }

  /** The group term; empty for none. */
  std::string term(const DocumentGroup& document) const {
    return group_terms_ && !document.group.empty() ? prefix_ + document.group : std::string();
  }

 private:
  const std::vector<DocumentGroup>& documents_;
  std::uint32_t scheme_id_;
  std::string prefix_;
  bool group_terms_;
  const DocumentGroup none_;
};

bool is_carried(const CarriedGroup& wanted, const CarriedGroup& carried) {
  if (carried.damaged || carried.group != wanted.group || carried.state.has_value() != wanted.state.has_value())
    return false;
  return !wanted.state || stored_alike(*carried.state, *wanted.state);
}

/** Documents whose group value or state differs from the target. */
Docids differing_values(const CurrentGroups& carried, const WantedMarks& wanted) {
  Docids differing;
  for (std::size_t i = 0; i != wanted.documents().size(); ++i) {
    const DocumentGroup& document = wanted.documents()[i];
    if (!is_carried(document.marks(), carried.of(i))) differing.push_back(document.docid);
  }
  return either(differing, carried.strays());
}

/** Documents that have a group term they should not have, or lack one. */
Docids differing_terms(const Xapian::Database& database, const OwnTerms& own, Xapian::valueno slot,
                       const WantedMarks& wanted) {
  std::set<Xapian::docid> differing;
  for (const DocumentGroup& document : wanted.documents()) {
    if (!wanted.term(document).empty()) differing.insert(differing.end(), document.docid);
  }
  Docids others;
  for_each_group_term(database, own, [&](const Xapian::TermIterator& term) {
    const std::string name = *term;
    for (auto posting = database.postlist_begin(name); posting != database.postlist_end(name); ++posting) {
      if (wanted.term(wanted.of(*posting)) == name) {
        differing.erase(*posting);
      } else if (is_own_group_term(own, name, database.get_document(*posting).get_value(slot))) {
        others.push_back(*posting);
      }
    }
  });
  differing.insert(others.begin(), others.end());
  return {differing.begin(), differing.end()};
}

GroupChange change_of(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid,
                      const DocumentGroup& target) {
  const Xapian::Document document = database.get_document(docid);
  const auto was = decode_group_state(document.get_value(scheme.slots.group_state), scheme.id());
  const GroupRole role_before = was ? was->role : GroupRole::kSingle;
  const std::string group_before = document.get_value(scheme.slots.group);
  return {docid, group_before, target.group, role_before, target.state.role, target.behind, target.state.similarity};
}

/** Write the target marks of one document.
 *  @return false if another program keeps a value in a group slot: then nothing was written. */
bool apply(Xapian::WritableDatabase& database, const Scheme& scheme, Xapian::docid docid, const WantedMarks& wanted,
           bool terms_differ) {
  const DocumentGroup& target = wanted.of(docid);
  // Xapian writes only the values if this is the last document read and nothing but values changed.
  Xapian::Document document = database.get_document(docid, Xapian::DOC_ASSUME_VALID);
  document.values_begin();  // reads all values at once; otherwise each is looked up now, and once more to be written
  if (!taken_slots(document, scheme).empty()) return false;
  if (terms_differ) {
    const std::string right = wanted.term(target);
    const OwnTerms own(scheme);
    for (const std::string& term : group_terms(own, document)) {
      if (is_own_group_term(own, term, document.get_value(scheme.slots.group))) document.remove_term(term);
    }
    if (!right.empty()) document.add_boolean_term(right);
  }
  document.add_value(scheme.slots.group, target.group);
  document.add_value(scheme.slots.group_state, wanted.state(target));
  database.replace_document(docid, document);
  return true;
}

}  // namespace

void write_groups(const Xapian::Database& database, Xapian::WritableDatabase* writer, const Scheme& scheme,
                  const CurrentGroups& carried, const std::vector<DocumentGroup>& documents,
                  const GrouperOptions& options, GroupReport& report) {
  const WantedMarks wanted(scheme, documents, options.group_terms);
  const Docids terms = differing_terms(database, OwnTerms(scheme), scheme.slots.group, wanted);
  const Docids differing = either(differing_values(carried, wanted), terms);
  std::size_t done = 0;
  for (const Xapian::docid docid : differing) {
    if (options.progress) options.progress(GroupPhase::kWriting, done++, differing.size());
    if (options.changed) options.changed(change_of(database, scheme, docid, wanted.of(docid)));
    if (writer && !apply(*writer, scheme, docid, wanted, std::binary_search(terms.begin(), terms.end(), docid))) {
      ++report.slots_taken;
      continue;
    }
    ++report.changed_documents;
    if (writer && report.changed_documents % options.commit_every == 0 && options.commit) options.commit();
  }
}

}  // namespace neardup
