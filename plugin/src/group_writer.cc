#include "group_writer.h"

#include <map>

#include "metadata_keys.h"
#include "prefixed_terms.h"

namespace neardup {

namespace {

/** What a document carries or is to carry: group value, group-state value, and whether it has the group's term. */
struct Marks {
  std::string group;
  std::string state;
  std::string term_group;  // the group that its term names; empty for no term

  bool operator==(const Marks& other) const {
    return group == other.group && state == other.state && term_group == other.term_group;
  }
};

using MarksByDocid = std::map<Xapian::docid, Marks>;

void read_slot(const Xapian::Database& database, unsigned slot, std::string Marks::*field, MarksByDocid& marks) {
  for (auto value = database.valuestream_begin(slot); value != database.valuestream_end(slot); ++value) {
    marks[value.get_docid()].*field = *value;
  }
}

MarksByDocid present_marks(const Xapian::Database& database, const Scheme& scheme) {
  MarksByDocid marks;
  read_slot(database, scheme.slots.group, &Marks::group, marks);
  read_slot(database, scheme.slots.group_state, &Marks::state, marks);
  const std::string& prefix = scheme.group_prefix;
  for (auto term = database.allterms_begin(prefix); term != database.allterms_end(prefix); ++term) {
    const std::string name = *term;
    for (auto posting = database.postlist_begin(name); posting != database.postlist_end(name); ++posting) {
      marks[*posting].term_group = name.substr(prefix.size());
    }
  }
  return marks;
}

MarksByDocid wanted_marks(const Scheme& scheme, const std::vector<DocumentGroup>& wanted, bool group_terms) {
  MarksByDocid marks;
  const std::uint32_t id = scheme.id();
  for (const DocumentGroup& document : wanted) {
    marks[document.docid] = {document.group, encode_group_state(document.state, id),
                             group_terms ? document.group : std::string()};
  }
  return marks;
}

void apply(Xapian::WritableDatabase& database, const Scheme& scheme, Xapian::docid docid, const Marks& present,
           const Marks& wanted) {
  // Xapian writes only the values if this is the last document read and nothing but values changed.
  Xapian::Document document = database.get_document(docid);
  if (present.term_group != wanted.term_group) {
    for (const std::string& term : prefixed_terms(document, scheme.group_prefix)) document.remove_term(term);
    if (!wanted.term_group.empty()) document.add_boolean_term(scheme.group_prefix + wanted.term_group);
  }
  document.add_value(scheme.slots.group, wanted.group);
  document.add_value(scheme.slots.group_state, wanted.state);
  database.replace_document(docid, document);
}

std::string rule_text(const Scheme& scheme, const GrouperOptions& options) {
  return "scheme=" + scheme.name() + " threshold=" + std::to_string(options.threshold) +
         " prefer=oldest hot-cap=" + std::to_string(options.hot_cap) + "\n";
}

}  // namespace

std::size_t write_groups(Xapian::WritableDatabase& database, const Scheme& scheme,
                         const std::vector<DocumentGroup>& wanted, const GrouperOptions& options) {
  MarksByDocid present = present_marks(database, scheme);
  MarksByDocid target = wanted_marks(scheme, wanted, options.group_terms);
  for (const auto& [docid, marks] : present) target.try_emplace(docid);
  std::size_t changed = 0;
  for (const auto& [docid, marks] : target) {
    const Marks& before = present[docid];
    if (before == marks) continue;
    apply(database, scheme, docid, before, marks);
    if (++changed % options.commit_every == 0 && options.commit) options.commit();
  }
  const std::string rule = rule_text(scheme, options);
  if (database.get_metadata(kGroupRuleKey) != rule) database.set_metadata(kGroupRuleKey, rule);
  if (options.commit) options.commit();
  return changed;
}

}  // namespace neardup
