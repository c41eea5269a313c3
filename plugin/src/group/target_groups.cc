#include "group/target_groups.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "database/slot_values.h"
#include "groups/star_groups.h"
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

CurrentGroups::CurrentGroups(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table)
    : places_(table.size()) {
  const std::uint32_t id = scheme.id();
  const auto read = [&](unsigned slot, const auto& take) {
    std::size_t item = 0;
    for_each_value(database, slot, [&](Xapian::docid docid, const std::string& value) {
      while (item != table.size() && table.docid(item) < docid) ++item;
      if (item == table.size() || table.docid(item) != docid) return strays_.push_back(docid);
      if (places_[item] == 0) {
        places_[item] = static_cast<std::uint32_t>(marks_.size());
        marks_.emplace_back();
      }
      take(marks_[places_[item]], value);
    });
  };
  read(scheme.slots.group, [](CarriedGroup& marks, const std::string& value) { marks.group = value; });
  read(scheme.slots.group_state, [&](CarriedGroup& marks, const std::string& value) {
    marks.state = decode_group_state(value, id);
    marks.damaged = !marks.state;
  });
  std::sort(strays_.begin(), strays_.end());
  strays_.erase(std::unique(strays_.begin(), strays_.end()), strays_.end());
}

CurrentGroups CurrentGroups::without_references(const GroupedDatabases& databases, const SignatureTable& table) && {
  if (!databases.has_references()) return std::move(*this);
  CurrentGroups rest;
  rest.marks_ = std::move(marks_);
  for (std::size_t item = 0; item != places_.size(); ++item) {
    if (!databases.is_reference(table.docid(item))) rest.places_.push_back(places_[item]);
  }
  for (const Xapian::docid docid : strays_) {
    if (!databases.is_reference(docid)) rest.strays_.push_back(databases.grouped_docid(docid));
  }
  return rest;
}

namespace {

std::vector<std::size_t> group_sizes(const ItemGroups& groups) {
  std::vector<std::size_t> sizes(groups.centre.size(), 0);
  for (const std::size_t centre : groups.centre) ++sizes[centre];
  return sizes;
}

/** Counts the groups of a text in a scope. */
using Heads = std::map<std::pair<std::uint64_t, std::uint32_t>, std::uint32_t>;

/** By item: what no other document of its group decides. */
std::vector<DocumentGroup> documents_alone(const GroupedDocuments& documents, const ItemGroups& groups) {
  std::unordered_map<std::size_t, std::uint64_t> families;  // ids: each is that of its most preferred document
  std::vector<DocumentGroup> wanted(documents.table.size());
  for (std::size_t rank = 0; rank != wanted.size(); ++rank) {
    const std::size_t item = documents.order.item(rank);
    DocumentGroup& document = wanted[item];
    document.docid = documents.table.docid(item);
    document.state.token_digest = documents.table.digest(item);
    document.state.similarity = groups.link[rank].similarity;
    document.state.exact = groups.link[rank].exact;
    if (groups.family[rank] == ItemGroups::kNoFamily) continue;
    const auto [id, is_new] = families.try_emplace(groups.family[rank]);
    if (is_new) id->second = family_id(document.state.token_digest, documents.scopes.name_of(item));
    document.state.family = id->second;
  }
  return wanted;
}

}  // namespace

std::string headed_group(const SignatureTable& table, const ScopeTable& scopes, std::size_t item,
                         const std::string& there, std::uint32_t ordinal) {
  return there.empty() ? group_id(table.digest(item), scopes.name_of(item), ordinal) : there;
}

std::vector<DocumentGroup> target_groups(const GroupedDocuments& documents, const ItemGroups& groups,
                                         const CurrentGroups& carried, const ReferenceMembers& members) {
  const std::vector<std::size_t> sizes = group_sizes(groups);
  Heads heads;
  std::vector<DocumentGroup> wanted = documents_alone(documents, groups);
  const auto of = [&](std::size_t rank) -> DocumentGroup& { return wanted[documents.order.item(rank)]; };
  for (std::size_t rank = 0; rank != wanted.size(); ++rank) {
    const bool singles = documents.options.singles;
    const std::size_t centre = groups.centre[rank];
    if (rank != groups.representative[rank] || (sizes[centre] == 1 && members.empty() && !singles)) continue;
    const std::size_t item = documents.order.item(rank);
    const auto text = std::make_pair(documents.table.digest(item), documents.scopes.number(item));
    const std::string there = documents.is_reference(item) ? carried.of(item).group : std::string();
    std::string group = headed_group(documents.table, documents.scopes, item, there, heads[text]);
    const std::size_t size = sizes[centre] + members.count(group);
    if (size == 1 && !singles) continue;
    ++heads[text];
    of(rank).group = std::move(group);
    if (size == 1) continue;
    of(rank).state.size = static_cast<std::uint32_t>(std::min<std::size_t>(size, kMostStoredSize));
    of(rank).state.role = GroupRole::kRepresentative;
    of(rank).state.apart = rank != centre;
  }
  for (std::size_t rank = 0; rank != wanted.size(); ++rank) {
    const DocumentGroup& head = of(groups.representative[rank]);
    if (&of(rank) == &head) continue;
    of(rank).group = head.group;
    of(rank).behind = head.docid;
    of(rank).state.role = GroupRole::kMember;
    of(rank).state.size = head.state.size;
    of(rank).state.apart = rank == groups.centre[rank];
  }
  return wanted;
}

std::vector<DocumentGroup> without_references(const GroupedDatabases& databases, std::vector<DocumentGroup> wanted) {
  if (!databases.has_references()) return wanted;
  std::vector<DocumentGroup> rest;
  for (const DocumentGroup& document : wanted) {
    if (databases.is_reference(document.docid)) continue;
    const bool behind_a_reference = document.behind == 0 || databases.is_reference(document.behind);
    rest.push_back({databases.grouped_docid(document.docid),
                    behind_a_reference ? 0 : databases.grouped_docid(document.behind), document.group, document.state});
  }
  return rest;
}

}  // namespace neardup
