#include "group/previous_stars.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <unordered_map>

#include "compare/longest_ascent.h"
#include "group/target_groups.h"

namespace neardup {

namespace {

/** [ranks] Whether a document's marks are as the earlier run left them, and its rank in the earlier order. */
struct Unchanged {
  std::vector<bool> is;
  std::vector<std::size_t> in_order;
};

Unchanged unchanged_documents(const IncrementalState& incremental_state, const GroupedDocuments& documents,
                              const DocumentMarks& marks, const CurrentGroups& carried) {
  Unchanged unchanged;
  unchanged.is.resize(documents.table.size());
  for (const auto& [docid, mark] : incremental_state.entries) {
    const std::optional<std::size_t> item = documents.table.item(docid);
    if (!item) continue;
    const std::size_t rank = documents.order.rank(*item);
    if (marks.of(rank, carried.of(*item)) != mark) continue;
    unchanged.is[rank] = true;
    unchanged.in_order.push_back(rank);
  }
  return unchanged;
}

/** Ranks of the documents that decide for themselves and have not changed. */
std::vector<std::size_t> decided_documents(const Unchanged& unchanged, const TextLeaders& texts) {
  std::vector<std::size_t> leaders;
  std::copy_if(unchanged.in_order.begin(), unchanged.in_order.end(), std::back_inserter(leaders),
               [&](std::size_t rank) { return texts.leads(rank) && unchanged.is[texts.first(rank)]; });
  return longest_ascent(leaders);
}

}  // namespace

PreviousStars previous_stars(const IncrementalState& incremental_state, const GroupedDocuments& documents,
                             const DocumentMarks& marks, const CurrentGroups& carried, GroupBuckets& buckets) {
  const std::vector<std::size_t> decided =
      decided_documents(unchanged_documents(incremental_state, documents, marks, carried), documents.texts);
  PreviousStars before;
  before.representative.resize(documents.table.size());
  before.link.resize(documents.table.size());
  for (std::size_t rank = 0; rank != documents.table.size(); ++rank) {
    before.representative[rank] = documents.texts.leads(rank) ? kUndecided : documents.texts.leader(rank);
  }
  std::unordered_map<std::string, std::size_t> heads;  // of the groups
  for (const std::size_t rank : decided) {             // in order: a representative before its members
    const std::size_t item = documents.order.item(rank);
    const CarriedGroup& mark = carried.of(item);
    if (mark.state && mark.state->role == GroupRole::kMember) {
      const auto head = heads.find(mark.group);
      if (head == heads.end()) continue;
      before.representative[rank] = head->second;
      before.link[rank] = {mark.state->similarity, mark.state->exact};
    } else {
      before.representative[rank] = rank;
      heads.emplace(documents.is_reference(item) ? headed_group(documents, carried, item, 0) : mark.group, rank);
    }
  }
  for (const auto& [name, remembered] : incremental_state.oversized) {
    const std::optional<std::uint32_t> bucket = buckets.find(name);
    if (!bucket) continue;
    const auto lost = std::count_if(remembered.begin(), remembered.end(), [&](Xapian::docid docid) {
      const std::optional<std::size_t> item = documents.table.item(docid);
      if (!item) return true;
      const std::size_t rank = documents.order.rank(*item);
      return before.representative[rank] != rank;
    });
    before.oversized.push_back({*bucket, static_cast<std::size_t>(lost)});
  }
  return before;
}

}  // namespace neardup
