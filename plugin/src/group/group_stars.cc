#include "group/group_stars.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <utility>

#include "group/template_families.h"
#include "groups/centre_order.h"
#include "groups/star_update.h"

namespace neardup {

namespace {

const std::vector<std::uint32_t> kAllRanks;  // an item is its rank

}  // namespace

GroupStars::GroupStars(const GroupedDocuments& documents,
                       const std::vector<std::unique_ptr<GroupComparison>>& comparisons)
    : documents_(documents), options_(documents.options) {
  for (const auto& comparison : comparisons) comparisons_.push_back(comparison.get());
}

/** @param ranks  of the items; empty: an item is its rank. Kept by reference. */
StarRules GroupStars::star_rules(GroupComparison& comparison, const std::vector<std::uint32_t>& ranks) const {
  const auto rank = [&ranks](std::size_t item) { return ranks.empty() ? item : ranks[item]; };
  StarRules rules;
  rules.promising = [&comparison, rank](std::size_t a, std::size_t b) {
    return comparison.promising(rank(a), rank(b));
  };
  rules.near = [&comparison, rank](std::size_t a, std::size_t b) { return comparison.near(rank(a), rank(b)); };
  rules.bucket_cap = options_.band_cap;
  rules.weight = [this, rank](std::size_t item, std::size_t neighbours) {
    return centre_weight(documents_, rank(item), neighbours);
  };
  return rules;
}

FoundStars GroupStars::from_scratch(GroupBuckets& buckets) {
  tell(options_, GroupPhase::kBuckets);
  const std::size_t threads = comparisons_.size();
  const CandidateComponents components(
      buckets.all(), options_.band_cap,
      [&](std::uint32_t a, std::uint32_t b) { return comparisons_.front()->promising_by_signature(a, b); }, threads,
      [&](double) { tell(options_, GroupPhase::kBuckets); });
  std::vector<FoundStars> batches(components.batches());
  std::vector<std::vector<std::uint32_t>> ranks(batches.size());
  components.for_each_batch(
      threads,
      [&](std::size_t number, const ComponentBatch& batch, std::optional<std::size_t> thread, const auto& step) {
        batches[number] = of_batch(batch, thread ? Comparisons{comparisons_[*thread]} : comparisons_, step);
        ranks[number] = batch.ranks;
      },
      [&](std::size_t done, std::size_t all) { tell(options_, GroupPhase::kComparing, done, all); });
  FoundStars all;
  all.neighbours.of.resize(documents_.table.size());
  all.stars.link.resize(documents_.table.size());
  all.stars.representative.resize(documents_.table.size());
  std::iota(all.stars.representative.begin(), all.stars.representative.end(), 0U);
  for (std::size_t number = 0; number != batches.size(); ++number)
    add(all, std::exchange(batches[number], {}), ranks[number]);
  const CentreOrder centres = centre_order(all.neighbours, star_rules(*comparisons_.front(), kAllRanks));
  const auto place = [&](const IncrementalState::Judged& star) { return centres.place(*documents_.rank(star.centre)); };
  std::sort(all.judged.begin(), all.judged.end(),
            [&](const IncrementalState::Judged& a, const IncrementalState::Judged& b) { return place(a) < place(b); });
  return all;
}

/** By place in the batch, but for the numbers of its buckets. */
FoundStars GroupStars::of_batch(const ComponentBatch& batch, const Comparisons& comparisons,
                                const std::function<void()>& progress) const {
  std::vector<StarRules> rules;
  for (GroupComparison* comparison : comparisons) rules.push_back(star_rules(*comparison, batch.ranks));
  CentredStars found = centred_stars(batch.buckets, rules, progress);
  std::vector<StarMembers> stars = members_of_stars(found.stars, found.centres);
  for (StarMembers& star : stars) {
    for (std::size_t& item : star.items) item = batch.ranks[item];
  }
  for (CrowdedBucket& crowded : found.neighbours.crowded) crowded.bucket = batch.numbers[crowded.bucket];
  for (OversizedBucket& oversized : found.stars.oversized) oversized.bucket = batch.numbers[oversized.bucket];
  return {std::move(found.neighbours), std::move(found.stars), judged_stars(*comparisons.front(), stars, nullptr)};
}

/** @param ranks  [places of the batch] */
void GroupStars::add(FoundStars& all, FoundStars batch, const std::vector<std::uint32_t>& ranks) {
  const auto to_ranks = [&ranks](auto& places) {
    for (auto& place : places) place = ranks[place];
  };
  for (std::size_t place = 0; place != ranks.size(); ++place) {
    to_ranks(batch.neighbours.of[place]);
    all.neighbours.of[ranks[place]] = std::move(batch.neighbours.of[place]);
    all.stars.representative[ranks[place]] = ranks[batch.stars.representative[place]];
    all.stars.link[ranks[place]] = batch.stars.link[place];
  }
  for (CrowdedBucket& crowded : batch.neighbours.crowded) {
    to_ranks(crowded.offered);
    all.neighbours.crowded.push_back(std::move(crowded));
  }
  for (OversizedBucket& oversized : batch.stars.oversized) {
    to_ranks(oversized.remembered);
    all.stars.oversized.push_back(std::move(oversized));
  }
  all.neighbours.comparisons += batch.neighbours.comparisons;
  all.stars.comparisons += batch.stars.comparisons;
  all.judged.insert(all.judged.end(), std::make_move_iterator(batch.judged.begin()),
                    std::make_move_iterator(batch.judged.end()));
}

FoundStars GroupStars::updated(const PreviousGroups& before, GroupBuckets& buckets) {
  const BucketLookup lookup = buckets.lookup();
  GroupComparison& comparison = *comparisons_.front();
  const StarRules rules = star_rules(comparison, kAllRanks);
  NeighbourLists neighbours = update_neighbour_lists(before.neighbours(buckets, rules.list_cap), lookup, rules);
  const CentreOrder centres = centre_order(neighbours, rules);
  const PreviousStars stars_before = centres.by_place(before.stars(buckets, centres));
  const NearTest link = [&comparison](std::size_t centre, std::size_t rank) { return comparison.link(centre, rank); };
  StarGroups stars =
      update_star_groups(stars_before, centres.by_place(lookup), centres.by_place(link), options_.band_cap,
                         [&](std::size_t done) { tell(options_, GroupPhase::kComparing, done); });
  stars = centres.by_item(std::move(stars));
  for (std::size_t rank = 0; rank != documents_.table.size(); ++rank) {
    if (!documents_.texts.leads(rank)) stars.representative[rank] = rank;  // join_leaders() decides
  }
  std::vector<IncrementalState::Judged> found = judged_stars(comparison, members_of_stars(stars, centres), &before);
  return {std::move(neighbours), std::move(stars), std::move(found)};
}

}  // namespace neardup
