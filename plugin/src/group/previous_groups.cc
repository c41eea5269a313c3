#include "group/previous_groups.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <numeric>
#include <string>

#include "bytes/feature_hash.h"
#include "compare/token_alignment.h"
#include "group/target_groups.h"

namespace neardup {

namespace {

std::uint64_t flags(std::initializer_list<bool> given) {
  std::uint64_t bits = 1;
  for (const bool is : given) bits = bits << 1U | (is ? 1 : 0);
  return bits;
}

}  // namespace

std::size_t centre_weight(const GroupedDocuments& documents, std::size_t rank, std::size_t neighbours) {
  const std::size_t item = documents.order.item(rank);
  if (documents.is_reference(item)) return std::numeric_limits<std::size_t>::max();
  return documents.options.measure == Measure::kContainment ? documents.table.signature_without_sketch(item).shingles
                                                            : neighbours;
}

std::uint32_t document_mark(const GroupedDocuments& documents, const DistinctDocuments& distinct, std::size_t rank,
                            const CarriedGroup& carried) {
  const TextLeaders& texts = documents.texts;
  const std::size_t item = documents.order.item(rank);
  std::uint64_t mark = documents.table.digest(item);
  const auto add = [&mark](std::uint64_t number) { mark = mix64(mark + number); };
  add(static_cast<std::uint64_t>(documents.scopes.time(item)));
  // Another program has replaced a document of which only the positions are known.
  add(flags({documents.table.names_other(item), documents.table.from_positions(item), texts.leads(rank),
             texts.first(rank) == rank}));
  for (const Xapian::docid partner : distinct.partners(documents.table.docid(item))) add(partner);
  add(xxh3_hash(documents.scopes.name_of(item)));
  add(xxh3_hash(carried.group));
  if (const std::optional<GroupState>& state = carried.state) {
    for (const std::uint64_t number : {state->token_digest, state->family, stored_steps(state->similarity)})
      add(number);
    add(static_cast<std::uint64_t>(state->role) << 32U | std::min(state->size, kMostStoredSize));
    add(flags({state->exact, state->apart}));
  }
  return static_cast<std::uint32_t>(mark);
}

PreviousGroups::PreviousGroups(const IncrementalState& state, const GroupedDocuments& documents,
                               const DistinctDocuments& distinct, const CurrentGroups& carried)
    : state_(state), documents_(documents), carried_(carried), unchanged_(documents.table.size()) {
  std::vector<std::size_t> same_marks;
  for (std::vector<std::size_t>* ranks : {&same_marks, &in_order_, &neighbours_}) ranks->reserve(state.entries.size());
  for (const auto& [docid, mark] : state.entries) {
    const std::optional<std::size_t> item = documents.table.item(docid);
    if (!item) continue;
    const std::size_t rank = documents.order.rank(*item);
    if (document_mark(documents, distinct, rank, carried.of(*item)) != mark) continue;
    unchanged_[rank] = true;
    same_marks.push_back(rank);
  }
  std::unordered_map<Xapian::docid, std::size_t> listed;
  for (const auto& [docid, neighbours] : state.neighbours) listed.emplace(docid, neighbours.size());
  for (const std::size_t rank : same_marks) {
    if (!documents.texts.leads(rank) || !unchanged_[documents.texts.first(rank)]) continue;
    const auto list = listed.find(documents.docid(rank));
    in_order_.push_back(rank);
    neighbours_.push_back(centre_weight(documents, rank, list == listed.end() ? 0 : list->second));
  }
  unchanged_.assign(unchanged_.size(), false);
  for (const std::size_t rank : in_order_) unchanged_[rank] = true;
  for (std::size_t i = 0; i != state.judged.size(); ++i) judged_.emplace(state.judged[i].centre, i);
}

PreviousNeighbours PreviousGroups::neighbours(GroupBuckets& buckets, std::size_t list_cap) const {
  std::vector<bool> kept(unchanged_.size());
  for (const std::size_t rank : longest_ascent(in_order_)) kept[rank] = true;
  const auto kept_ranks = [&](const std::vector<Xapian::docid>& docids) {
    std::vector<std::uint32_t> ranks;
    for (const Xapian::docid docid : docids) {
      const std::optional<std::size_t> found = documents_.rank(docid);
      if (found && kept[*found]) ranks.push_back(static_cast<std::uint32_t>(*found));
    }
    return ranks;
  };
  PreviousNeighbours before;
  before.of.resize(kept.size());
  before.recount.resize(kept.size());
  for (std::size_t rank = 0; rank != kept.size(); ++rank)
    before.changed.push_back(documents_.texts.leads(rank) && !kept[rank]);
  for (const auto& [docid, docids] : state_.neighbours) {
    const std::optional<std::size_t> found = documents_.rank(docid);
    if (!found || !kept[*found]) continue;
    before.of[*found] = kept_ranks(docids);
    before.recount[*found] = docids.size() == list_cap && before.of[*found].size() != docids.size();
  }
  for (const auto& [name, offered] : state_.crowded) {
    const std::optional<std::uint32_t> bucket = buckets.find(name);
    if (bucket) before.crowded.push_back({*bucket, kept_ranks(offered)});
  }
  return before;
}

/** Ranks of the documents that have kept their places among the centres, in this order. */
std::vector<std::size_t> PreviousGroups::decided(const CentreOrder& centres) const {
  std::vector<std::size_t> order(in_order_.size());
  std::iota(order.begin(), order.end(), 0U);
  std::stable_sort(order.begin(), order.end(),
                   [this](std::size_t a, std::size_t b) { return neighbours_[a] > neighbours_[b]; });
  std::vector<std::size_t> places;
  places.reserve(order.size());
  std::transform(order.begin(), order.end(), std::back_inserter(places),
                 [&](std::size_t i) { return centres.place(in_order_[i]); });
  std::vector<std::size_t> ranks = longest_ascent(places);
  for (std::size_t& place : ranks) place = centres.item(place);
  return ranks;
}

PreviousStars PreviousGroups::stars(GroupBuckets& buckets, const CentreOrder& centres) const {
  const std::vector<std::size_t> decided_ranks = decided(centres);
  std::vector<bool> is_decided(unchanged_.size());
  for (const std::size_t rank : decided_ranks) is_decided[rank] = true;
  PreviousStars before;
  before.representative.resize(unchanged_.size());
  before.link.resize(unchanged_.size());
  for (std::size_t rank = 0; rank != unchanged_.size(); ++rank) {
    before.representative[rank] = documents_.texts.leads(rank) ? kUndecided : documents_.texts.leader(rank);
  }
  std::unordered_map<std::string, std::size_t> centre_of;  // a group
  for (const std::size_t rank : decided_ranks) {           // a centre before its members
    const std::size_t item = documents_.order.item(rank);
    const CarriedGroup& mark = carried_.of(item);
    const bool is_reference = documents_.is_reference(item);
    if (mark.state && mark.state->family != 0 && !is_reference) continue;
    if (is_reference || !mark.state || mark.state->is_centre()) {
      before.representative[rank] = rank;
      centre_of.emplace(
          is_reference ? headed_group(documents_.table, documents_.scopes, item, mark.group, 0) : mark.group, rank);
    } else if (const auto centre = centre_of.find(mark.group); centre != centre_of.end()) {
      before.representative[rank] = centre->second;
      before.link[rank] = {mark.state->similarity, mark.state->exact};
    }
  }
  for (const IncrementalState::Judged& family : state_.judged) take_family(before, family, is_decided);
  take_oversized(before, buckets);
  return before;
}

/** The marks of a family's documents speak of its parts, so its star is in the state. */
void PreviousGroups::take_family(PreviousStars& before, const IncrementalState::Judged& family,
                                 const std::vector<bool>& is_decided) const {
  if (family.members.empty()) return;
  const std::optional<std::size_t> centre = documents_.rank(family.centre);
  if (!centre || !is_decided[*centre]) return;
  before.representative[*centre] = *centre;
  for (const IncrementalState::FamilyMember& member : family.members) {
    const std::optional<std::size_t> found = documents_.rank(member.docid);
    if (!found || *found == *centre || !is_decided[*found]) continue;
    before.representative[*found] = *centre;
    before.link[*found] = {member.link.similarity, member.link.exact};
  }
}

void PreviousGroups::take_oversized(PreviousStars& before, GroupBuckets& buckets) const {
  for (const auto& [name, remembered] : state_.oversized) {
    const std::optional<std::uint32_t> bucket = buckets.find(name);
    if (!bucket) continue;
    const auto lost = std::count_if(remembered.begin(), remembered.end(), [&](Xapian::docid docid) {
      const std::optional<std::size_t> found = documents_.rank(docid);
      return !found || before.representative[*found] != *found;
    });
    before.oversized.push_back({*bucket, static_cast<std::size_t>(lost)});
  }
}

const IncrementalState::Judged* PreviousGroups::judged(const std::vector<std::size_t>& members,
                                                       std::uint32_t documents) const {
  const auto found = judged_.find(documents_.docid(members.front()));
  if (found == judged_.end() || state_.judged[found->second].documents != documents) return nullptr;
  const bool same = std::all_of(members.begin(), members.end(), [this](std::size_t rank) { return unchanged_[rank]; });
  return same ? &state_.judged[found->second] : nullptr;
}

}  // namespace neardup
