#include "group/group_stars.h"

#include <functional>
#include <limits>
#include <mutex>
#include <numeric>
#include <optional>

#include "group/template_families.h"
#include "groups/candidate_components.h"
#include "groups/item_groups.h"

namespace neardup {

namespace {

using Comparisons = std::vector<GroupComparison*>;  // one or more, each used on one thread at a time

/** The greatest become centres first: the number of a document's neighbours, or by containment of its features, so that
 *  nothing joins a document that is shorter. A reference's document comes before all others. */
std::size_t centre_weight(const GroupedDocuments& documents, std::size_t rank, std::size_t neighbours) {
  const std::size_t item = documents.order.item(rank);
  if (documents.is_reference(item)) return std::numeric_limits<std::size_t>::max();
  return documents.options.measure == Measure::kContainment ? documents.table.signature_without_sketch(item).shingles
                                                            : neighbours;
}

/** @param ranks  of the items; kept by reference. */
StarRules star_rules(const GroupedDocuments& documents, GroupComparison& comparison,
                     const std::vector<std::uint32_t>& ranks) {
  StarRules rules;
  rules.promising = [&comparison, &ranks](std::size_t a, std::size_t b) {
    return comparison.promising(ranks[a], ranks[b]);
  };
  rules.near = [&comparison, &ranks](std::size_t a, std::size_t b) { return comparison.near(ranks[a], ranks[b]); };
  rules.bucket_cap = documents.options.band_cap;
  rules.weight = [&documents, &ranks](std::size_t item, std::size_t neighbours) {
    return centre_weight(documents, ranks[item], neighbours);
  };
  return rules;
}

/** Groups batches of components. Batches have no rank in common, so threads write to different places. */
class BatchGrouping {
 public:
  explicit BatchGrouping(const GroupedDocuments& documents) : documents_(documents) {
    const std::size_t ranks = documents.table.size();
    groups_.centre.resize(ranks);
    std::iota(groups_.centre.begin(), groups_.centre.end(), 0U);
    groups_.representative = groups_.centre;
    groups_.link.resize(ranks);
    groups_.family.assign(ranks, ItemGroups::kNoFamily);
  }

  void group(const ComponentBatch& batch, const Comparisons& comparisons, const std::function<void()>& step) {
    std::vector<StarRules> rules;
    for (GroupComparison* comparison : comparisons) rules.push_back(star_rules(documents_, *comparison, batch.ranks));
    const auto part_keys = [&](StarMembers star) {
      for (std::size_t& item : star.items) item = batch.ranks[item];
      return keys_of_parts(*comparisons.front(), star);
    };
    const ItemGroups found = group_items(batch.buckets, rules, part_keys, step);
    for (std::size_t place = 0; place != batch.ranks.size(); ++place) {
      const std::size_t rank = batch.ranks[place];
      groups_.centre[rank] = batch.ranks[found.centre[place]];
      groups_.link[rank] = found.link[place];
      groups_.representative[rank] = batch.ranks[found.representative[place]];
      if (found.family[place] != ItemGroups::kNoFamily) groups_.family[rank] = batch.ranks[found.family[place]];
    }
    const std::lock_guard lock(mutex_);
    groups_.comparisons += found.comparisons;
    groups_.oversized += found.oversized;
    groups_.forgotten += found.forgotten;
  }

  ItemGroups result() && { return std::move(groups_); }

 private:
  const GroupedDocuments& documents_;
  ItemGroups groups_;
  std::mutex mutex_;  // of the counts
};

}  // namespace

ItemGroups form_groups(const GroupedDocuments& documents,
                       const std::vector<std::unique_ptr<GroupComparison>>& comparisons) {
  const GrouperOptions& options = documents.options;
  const std::size_t threads = comparisons.size();
  const auto tell_of_buckets = [&](double) { tell(options, GroupPhase::kBuckets); };
  tell_of_buckets(0);
  const CandidateComponents components(
      group_buckets(documents, threads, [&](std::size_t) { tell_of_buckets(0); }), options.band_cap,
      [&](std::uint32_t a, std::uint32_t b) { return comparisons.front()->promising_by_signature(a, b); }, threads,
      tell_of_buckets);
  Comparisons all;
  for (const auto& comparison : comparisons) all.push_back(comparison.get());
  BatchGrouping grouping(documents);
  components.for_each_batch(
      threads,
      [&](std::size_t, const ComponentBatch& batch, std::optional<std::size_t> thread, const auto& step) {
        grouping.group(batch, thread ? Comparisons{all[*thread]} : all, step);
      },
      [&](std::size_t done, std::size_t steps) { tell(options, GroupPhase::kComparing, done, steps); });
  return std::move(grouping).result();
}

}  // namespace neardup
