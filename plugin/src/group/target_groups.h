/** @file target_groups.h
 *  The group marks that documents have, and those that they should have, also those of references; writes the
 *  difference. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_TARGET_GROUPS_H
#define NEARDUP_PLUGIN_GROUP_TARGET_GROUPS_H

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "database/grouped_databases.h"
#include "group/group_buckets.h"
#include "group/group_stars.h"
#include "group/grouping.h"
#include "group/reference_members.h"
#include "marks/signature_table.h"
#include "scheme/scheme.h"
#include "sign/stored_values.h"

namespace neardup {

/** Group value and group state of one document. */
struct CarriedGroup {
  std::string group;                ///< empty: no near-duplicate
  std::optional<GroupState> state;  ///< nothing: none, or damaged
  bool damaged = false;             ///< whether the slot has a value that is no state
};

/** The marks that documents have now. */
class CurrentGroups {
 public:
  /** Cost: reads two value slots from end to end. */
  CurrentGroups(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table);

  /** The marks of documents outside the references, under their docids in GroupedDatabases::grouped(). */
  CurrentGroups without_references(const GroupedDatabases& databases, const SignatureTable& table) &&;

  const CarriedGroup& of(std::size_t item) const { return marks_[places_[item]]; }

  /** Documents that have marks but are not in the table, ascending, each once. */
  const std::vector<Xapian::docid>& strays() const { return strays_; }

 private:
  CurrentGroups() = default;

  std::vector<std::uint32_t> places_;                               // [items] in marks_
  std::vector<CarriedGroup> marks_ = std::vector<CarriedGroup>(1);  // first those of the many documents without any
  std::vector<Xapian::docid> strays_;
};

/** The target marks of one document. */
struct DocumentGroup {
  Xapian::docid docid = 0;
  Xapian::docid behind = 0;  ///< the representative of a member's group; 0 for other documents
  std::string group;         ///< empty: no near-duplicate
  GroupState state;

  /** As the database has them: a document that is in no group and in no family has no state. */
  CarriedGroup marks() const {
    if (group.empty() && state.family == 0) return {};
    return {group, state};
  }
};

/** The name of the group that a document represents, or would represent.
 *  @param there    the name of the group that a reference's document represents there; empty: none.
 *  @param ordinal  number of groups in the same scope that the same text represents before it. */
std::string headed_group(const SignatureTable& table, const ScopeTable& scopes, std::size_t item,
                         const std::string& there, std::uint32_t ordinal);

/** The target marks by item. A reference's document keeps its marks. ItemGroups::representative
 *  heads its group.
 *  @param members  of references: a document with a follower there represents its group, even without a follower here. */
std::vector<DocumentGroup> target_groups(const GroupedDocuments& documents, const ItemGroups& groups,
                                         const CurrentGroups& carried, const ReferenceMembers& members);

/** The target marks of documents outside the references, under their docids in GroupedDatabases::grouped(). */
std::vector<DocumentGroup> without_references(const GroupedDatabases& databases, std::vector<DocumentGroup> wanted);

/** Calls options.progress and options.changed for each document that differs, by ascending docid, and writes it after the
 *  call, with options.commit every options.commit_every documents. Does not commit at the end.
 *  @param writer     of the same database; null for a dry run.
 *  @param carried    the marks that documents have now.
 *  @param documents  the marks that they should have, by item; documents that are not listed lose their marks.
 *  @param report     counts the documents that changed, and those that were not written: another program keeps a value
 *                    in a group slot. */
void write_groups(const Xapian::Database& database, Xapian::WritableDatabase* writer, const Scheme& scheme,
                  const CurrentGroups& carried, const std::vector<DocumentGroup>& documents,
                  const GrouperOptions& options, GroupReport& report);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_TARGET_GROUPS_H
