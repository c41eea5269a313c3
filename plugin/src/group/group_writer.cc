#include "group/group_writer.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>

#include "marks/stored_marks.h"
#include "marks/taken_slots.h"
#include "record/incremental_state.h"

namespace neardup {

namespace {

using Docids = std::vector<Xapian::docid>;  // ascending, distinct

Docids either(const Docids& a, const Docids& b) {
  Docids both;
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  return both;
}

/** The marks that documents should have. */
class WantedMarks {
 public:
  WantedMarks(const Scheme& scheme, const std::vector<DocumentGroup>& documents, bool group_terms)
      : documents_(documents), scheme_id_(scheme.id()), prefix_(scheme.group_prefix), group_terms_(group_terms) {}

  std::size_t size() const { return documents_.size(); }
  Xapian::docid docid(std::size_t i) const { return documents_[i].docid; }
  const std::string& group(std::size_t i) const { return documents_[i].group; }

  /** The state's value; empty for none. */
  std::string state(std::size_t i) const {
    const std::optional<GroupState> state = documents_[i].marks().state;
    return state ? encode_group_state(*state, scheme_id_) : std::string();
  }

  const DocumentGroup& document(std::size_t i) const { return documents_[i]; }

  bool is_carried(std::size_t i, const CarriedGroup& carried) const {
    const CarriedGroup wanted = documents_[i].marks();
    if (carried.damaged || carried.group != wanted.group || carried.state.has_value() != wanted.state.has_value())
      return false;
    return !wanted.state || stored_alike(*carried.state, *wanted.state);
  }

  /** The group term; empty for none. */
  std::string term(std::size_t i) const {
    return group_terms_ && !group(i).empty() ? prefix_ + group(i) : std::string();
  }

  std::optional<std::size_t> find(Xapian::docid docid) const {
    const auto place =
        std::lower_bound(documents_.begin(), documents_.end(), docid,
                         [](const DocumentGroup& document, Xapian::docid sought) { return document.docid < sought; });
    if (place == documents_.end() || place->docid != docid) return std::nullopt;
    return static_cast<std::size_t>(place - documents_.begin());
  }

 private:
  const std::vector<DocumentGroup>& documents_;
  std::uint32_t scheme_id_;
  std::string prefix_;
  bool group_terms_;
};

/** Documents whose group value or state differs from the target. Documents without a target should have none. */
Docids differing_values(const CurrentGroups& carried, const WantedMarks& wanted) {
  Docids differing;
  for (std::size_t i = 0; i != wanted.size(); ++i) {
    if (!wanted.is_carried(i, carried.of(i))) differing.push_back(wanted.docid(i));
  }
  return either(differing, carried.strays());
}

/** Documents that have a group term they should not have, or lack one. */
Docids differing_terms(const Xapian::Database& database, const OwnTerms& own, Xapian::valueno slot,
                       const WantedMarks& wanted) {
  Docids differing;
  std::vector<bool> has_term(wanted.size());
  for_each_group_term(database, own, [&](const Xapian::TermIterator& term) {
    const std::string name = *term;
    for (auto posting = database.postlist_begin(name); posting != database.postlist_end(name); ++posting) {
      const std::optional<std::size_t> place = wanted.find(*posting);
      if (place && wanted.term(*place) == name) {
        has_term[*place] = true;
      } else if (is_own_group_term(own, name, database.get_document(*posting).get_value(slot))) {
        differing.push_back(*posting);
      }
    }
  });
  for (std::size_t i = 0; i != wanted.size(); ++i) {
    if (!has_term[i] && !wanted.term(i).empty()) differing.push_back(wanted.docid(i));
  }
  std::sort(differing.begin(), differing.end());
  differing.erase(std::unique(differing.begin(), differing.end()), differing.end());
  return differing;
}

GroupChange change_of(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid,
                      const WantedMarks& wanted) {
  const Xapian::Document document = database.get_document(docid);
  const auto was = decode_group_state(document.get_value(scheme.slots.group_state), scheme.id());
  GroupChange change{docid, document.get_value(scheme.slots.group), {}, was ? was->role : GroupRole::kSingle};
  if (const std::optional<std::size_t> place = wanted.find(docid)) {
    const DocumentGroup& target = wanted.document(*place);
    change.group = target.group;
    change.role = target.state.role;
    change.behind = target.behind;
    change.similarity = target.state.similarity;
  }
  return change;
}

/** Write the target marks of one document.
 *  @return false if another program keeps a value in a group slot: then nothing was written. */
bool apply(Xapian::WritableDatabase& database, const Scheme& scheme, Xapian::docid docid, const WantedMarks& wanted,
           bool terms_differ) {
  const std::optional<std::size_t> place = wanted.find(docid);
  // Xapian writes only the values if this is the last document read and nothing but values changed.
  Xapian::Document document = database.get_document(docid, Xapian::DOC_ASSUME_VALID);
  document.values_begin();  // reads all values at once; otherwise each is looked up now, and once more to be written
  if (!taken_slots(document, scheme).empty()) return false;
  if (terms_differ) {
    const std::string right = place ? wanted.term(*place) : std::string();
    const OwnTerms own(scheme);
    for (const std::string& term : group_terms(own, document)) {
      if (is_own_group_term(own, term, document.get_value(scheme.slots.group))) document.remove_term(term);
    }
    if (!right.empty()) document.add_boolean_term(right);
  }
  document.add_value(scheme.slots.group, place ? wanted.group(*place) : std::string());
  document.add_value(scheme.slots.group_state, place ? wanted.state(*place) : std::string());
  database.replace_document(docid, document);
  return true;
}

/** What is done to the documents that differ; empty functions do nothing. */
struct Writing {
  std::function<void(const Docids& differing)> announce;
  std::function<void(Xapian::docid docid, const WantedMarks& wanted, bool terms_differ)> write;
};

std::size_t for_each_difference(const Xapian::Database& database, const Scheme& scheme, const CurrentGroups& carried,
                                const std::vector<DocumentGroup>& documents, const GrouperOptions& options,
                                const Writing& writing) {
  const WantedMarks wanted(scheme, documents, options.group_terms);
  const Docids terms = differing_terms(database, OwnTerms(scheme), scheme.slots.group, wanted);
  const Docids differing = either(differing_values(carried, wanted), terms);
  if (writing.announce) writing.announce(differing);
  std::size_t done = 0;
  for (const Xapian::docid docid : differing) {
    if (options.progress) options.progress(GroupPhase::kWriting, done, differing.size());
    if (options.changed) options.changed(change_of(database, scheme, docid, wanted));
    if (writing.write) writing.write(docid, wanted, std::binary_search(terms.begin(), terms.end(), docid));
    ++done;
  }
  return done;
}

}  // namespace

std::size_t tell_of_groups(const Xapian::Database& database, const Scheme& scheme, const CurrentGroups& carried,
                           const std::vector<DocumentGroup>& documents, const GrouperOptions& options) {
  return for_each_difference(database, scheme, carried, documents, options, {});
}

std::size_t write_groups(Xapian::WritableDatabase& database, const Scheme& scheme, const CurrentGroups& carried,
                         const std::vector<DocumentGroup>& documents, const GrouperOptions& options,
                         std::size_t& slots_taken) {
  std::size_t written = 0;
  Writing writing;
  writing.announce = [&](const Docids& differing) { announce_writes(database, scheme, differing); };
  writing.write = [&](Xapian::docid docid, const WantedMarks& wanted, bool terms_differ) {
    if (!apply(database, scheme, docid, wanted, terms_differ)) {
      ++slots_taken;
      return;
    }
    if (++written % options.commit_every == 0 && options.commit) options.commit();
  };
  for_each_difference(database, scheme, carried, documents, options, writing);
  return written;
}

}  // namespace neardup
