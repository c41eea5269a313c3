#include "group/group_stars.h"

#include <functional>
#include <numeric>
#include <optional>

#include "group/template_families.h"
#include "groups/candidate_components.h"
#include "groups/centred_stars.h"
#include "groups/representative.h"

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
  explicit BatchGrouping(const GroupedDocuments& documents, std::size_t batches)
      : documents_(documents), counts_(batches) {
    const std::size_t ranks = documents.table.size();
    groups_.centre.resize(ranks);
    std::iota(groups_.centre.begin(), groups_.centre.end(), 0U);
    groups_.representative = groups_.centre;
    groups_.link.resize(ranks);
    groups_.family.assign(ranks, FormedGroups::kNoFamily);
  }

  void group(std::size_t number, const ComponentBatch& batch, const Comparisons& comparisons,
             const std::function<void()>& step) {
    std::vector<StarRules> rules;
    for (GroupComparison* comparison : comparisons) rules.push_back(star_rules(documents_, *comparison, batch.ranks));
    const CentredStars found = centred_stars(batch.buckets, rules, step);
    for (std::size_t place = 0; place != batch.ranks.size(); ++place) {
      groups_.centre[batch.ranks[place]] = batch.ranks[found.stars.representative[place]];
      groups_.link[batch.ranks[place]] = found.stars.link[place];
    }
    std::vector<StarMembers> stars = members_of_stars(found.stars, found.centres);
    for (StarMembers& star : stars) {
      for (std::size_t& item : star.items) item = batch.ranks[item];
      split_family(*comparisons.front(), star);
    }
    choose_representatives(*comparisons.front(), batch.ranks);
    counts_[number] = {found.neighbours.comparisons + found.stars.comparisons, found.stars.oversized,
                       found.stars.forgotten};
  }

  FormedGroups result() && {
    for (const Counts& counts : counts_) {
      groups_.comparisons += counts.comparisons;
      groups_.oversized += counts.oversized;
      groups_.forgotten += counts.forgotten;
    }
    return std::move(groups_);
  }

 private:
  struct Counts {
    std::size_t comparisons = 0, oversized = 0, forgotten = 0;
  };

  void split_family(GroupComparison& comparison, const StarMembers& star) {
    for (const FamilyMember& member : parts_of_family(comparison, star)) {
      groups_.centre[member.rank] = member.centre;
      groups_.link[member.rank] = member.link;
      groups_.family[member.rank] = star.items.front();
    }
  }

  void choose_representatives(GroupComparison& comparison, const std::vector<std::uint32_t>& batch) {
    std::vector<std::uint32_t> centres;
    for (const std::size_t rank : batch) centres.push_back(static_cast<std::uint32_t>(groups_.centre[rank]));
    const StarGroups chosen =
        representatives_of(batch, centres, std::vector<StarLink>(batch.size()),
                           [&](std::size_t a, std::size_t b) { return comparison.link(batch[a], batch[b]); });
    for (std::size_t place = 0; place != batch.size(); ++place)
      groups_.representative[batch[place]] = batch[chosen.representative[place]];
  }

  const GroupedDocuments& documents_;
  FormedGroups groups_;
  std::vector<Counts> counts_;  // [batches]
};

}  // namespace

FormedGroups form_groups(const GroupedDocuments& documents,
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
  BatchGrouping grouping(documents, components.batches());
  components.for_each_batch(
      threads,
      [&](std::size_t number, const ComponentBatch& batch, std::optional<std::size_t> thread, const auto& step) {
        grouping.group(number, batch, thread ? Comparisons{all[*thread]} : all, step);
      },
      [&](std::size_t done, std::size_t steps) { tell(options, GroupPhase::kComparing, done, steps); });
  return std::move(grouping).result();
}

}  // namespace neardup
