/** @file template_families.h
 *  Finds the groups that are families of one template, and splits them. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_TEMPLATE_FAMILIES_H
#define NEARDUP_PLUGIN_GROUP_TEMPLATE_FAMILIES_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "group/formed_groups.h"
#include "group/group_buckets.h"
#include "group/previous_groups.h"
#include "groups/centre_order.h"
#include "groups/family_parts.h"
#include "groups/star_groups.h"
#include "groups/template_family.h"
#include "neardup/token.h"
#include "record/incremental_state.h"
#include "verify/verifier.h"

namespace neardup {

/** Splits come last: what leaves a family joins no other group. A group is judged by the first documents of at most 64
 *  texts. It is no family if the index lacks the words of one of its documents. */
class TemplateFamilies {
 public:
  /** Everything is kept by reference. @param near  tests two ranks. */
  TemplateFamilies(const GroupedDocuments& documents, Verifier& verifier, Tokenizer& tokenizer, const NearTest& near)
      : documents_(documents), verifier_(verifier), tokenizer_(tokenizer), near_(near) {}

  /** @param stars    of the documents that decide for themselves.
   *  @param before   what the previous run found; null in a run from scratch.
   *  Cost: reads the words of the groups that changed, of at most 64 documents each unless the group is a family. */
  FormedGroups split(const StarGroups& stars, const CentreOrder& centres, const PreviousGroups* before);

  /** What split() found of each group of several texts, in the order of the centres. */
  std::vector<IncrementalState::Judged> take_judged() { return std::move(judged_); }

 private:
  std::vector<std::vector<std::size_t>> stars_of_several_texts(const StarGroups& stars,
                                                               const CentreOrder& centres) const;
  std::uint32_t hash_of(const std::vector<std::size_t>& members) const;
  StarReader reader(const std::vector<std::size_t>& members);
  bool may_be_a_family(const std::vector<std::size_t>& members, const StarGroups& stars) const;
  IncrementalState::Judged judge(const std::vector<std::size_t>& members, const StarGroups& stars);
  void apply(const IncrementalState::Judged& judged, FormedGroups& groups) const;
  std::size_t rank(Xapian::docid docid) const { return documents_.order.rank(*documents_.table.item(docid)); }
  Xapian::docid docid(std::size_t rank) const { return documents_.table.docid(documents_.order.item(rank)); }

  const GroupedDocuments& documents_;
  Verifier& verifier_;
  Tokenizer& tokenizer_;
  const NearTest& near_;
  std::vector<IncrementalState::Judged> judged_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_TEMPLATE_FAMILIES_H
