/** @file previous_groups.h
 *  What is left of the groups before this run, from the incremental state and the documents' marks. Internal to
 *  grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_PREVIOUS_GROUPS_H
#define NEARDUP_PLUGIN_GROUP_PREVIOUS_GROUPS_H

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "find/distinct_documents.h"
#include "group/current_groups.h"
#include "group/group_buckets.h"
#include "groups/centre_order.h"
#include "groups/neighbour_lists.h"
#include "groups/star_update.h"
#include "record/incremental_state.h"

namespace neardup {

/** A hash of a document's text, and whether its positions gave it; its scope and time; whether it decides for itself or
 *  leads its text; the documents from which it is declared distinct; and its group value and state. If it is equal in
 *  two runs, none of these has changed between them. */
std::uint32_t document_mark(const GroupedDocuments& documents, const DistinctDocuments& distinct, std::size_t rank,
                            const CarriedGroup& carried);

/** By rank, for the documents that decide for themselves. A document is unchanged if its marks are as the earlier run
 *  left them, and it leads its text with the same words. Documents that follow a leader are left out. */
class PreviousGroups {
 public:
  /** Everything is kept by reference. */
  PreviousGroups(const IncrementalState& state, const GroupedDocuments& documents, const DistinctDocuments& distinct,
                 const CurrentGroups& carried);

  /** Known are the lists of unchanged documents that have the same place in the order of preference. */
  PreviousNeighbours neighbours(GroupBuckets& buckets, std::size_t list_cap) const;

  /** Decided are unchanged documents that have the same place among the centres, and whose centre has. */
  PreviousStars stars(GroupBuckets& buckets, const CentreOrder& centres) const;

  /** What was found of the group round a document; null if nothing, or if a document of the group has changed.
   *  @param members    ranks. @param documents  hash of the members, as IncrementalState::Judged has it. */
  const IncrementalState::Judged* judged(const std::vector<std::size_t>& members, std::uint32_t documents) const;

 private:
  std::vector<std::size_t> decided(const CentreOrder& centres) const;
  void take_family(PreviousStars& before, const IncrementalState::Judged& family,
                   const std::vector<bool>& is_decided) const;
  void take_oversized(PreviousStars& before, GroupBuckets& buckets) const;

  const IncrementalState& state_;
  const GroupedDocuments& documents_;
  const CurrentGroups& carried_;
  std::vector<bool> unchanged_;          // [ranks]
  std::vector<std::size_t> in_order_;    // ranks of unchanged leaders, in the earlier order of preference
  std::vector<std::size_t> neighbours_;  // [in_order_] how many they had
  std::unordered_map<Xapian::docid, std::size_t> judged_;
};

/** The greatest become centres first: the number of a document's neighbours, or by containment of its features, so that
 *  nothing joins a document that is shorter. A reference's document comes before all others. */
std::size_t centre_weight(const GroupedDocuments& documents, std::size_t rank, std::size_t neighbours);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_PREVIOUS_GROUPS_H
