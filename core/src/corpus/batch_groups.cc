#include "corpus/batch_groups.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "groups/family_parts.h"
#include "groups/item_groups.h"
#include "groups/star_groups.h"
#include "groups/template_family.h"
#include "neardup/signature.h"
#include "sketch/minhash.h"
#include "sketch/thrown_elements.h"

namespace neardup {

namespace {

constexpr std::size_t kMostCompared = kWholeFamily + 256;  // small components are in the batch, too

/** Places are those of the batch. They stand in the order of preference. */
class Batch {
 public:
  Batch(const ComponentBatch& batch, const BatchRules& rules, const std::vector<CorpusComparison*>& comparisons)
      : batch_(batch), rules_(rules), comparisons_(comparisons), comparison_(*comparisons.front()) {
    for (CorpusComparison* comparison : comparisons) comparison->clear();
  }

  BatchGroups run(const std::function<void()>& progress) {
    std::vector<StarRules> rules;
    for (CorpusComparison* comparison : comparisons_) rules.push_back(star_rules(*comparison));
    const PartKeys keys = [this](const StarMembers& star) { return part_keys(star); };
    const ItemGroups found =
        group_items(batch_.buckets, rules, rules_.grouping.keep_families ? PartKeys() : keys, progress);
    groups_.comparisons = found.comparisons;
    groups_.oversized = found.oversized;
    keep_those_in_company(found);
    if (rules_.grouping.pairs != nullptr) list_pairs();
    if (rules_.grouping.apart_from) list_apart(found.representative, *rules_.grouping.apart_from);
    return std::move(groups_);
  }

 private:
  std::size_t item(std::size_t place) const { return rules_.order.item(batch_.ranks[place]); }
  bool is_reference(std::size_t place) const { return batch_.ranks[place] < rules_.order.references; }

  bool promising(std::size_t a, std::size_t b) const { return rules_.test.promising(item(a), item(b)); }

  /** Of places that are promising. A reference represents itself whatever comes before it. */
  std::optional<StarLink> near(std::size_t centre, std::size_t place, CorpusComparison& comparison) const {
    return is_reference(place) ? std::nullopt : comparison.link(item(centre), item(place));
  }

  std::optional<StarLink> linked(std::size_t centre, std::size_t place) const {
    return promising(centre, place) ? near(centre, place, comparison_) : std::nullopt;
  }

  StarRules star_rules(CorpusComparison& comparison) const {
    StarRules rules;
    rules.promising = [this](std::size_t a, std::size_t b) { return promising(a, b); };
    rules.bucket_cap = rules_.grouping.band_cap;
    rules.near = [this, &comparison](std::size_t a, std::size_t b) { return near(a, b, comparison); };
    rules.facts = [this](std::size_t place) { return optional_facts(rules_.table.evidence(item(place))); };
    rules.weight = [](std::size_t, std::size_t neighbours) { return neighbours; };
    rules.references = static_cast<std::size_t>(
        std::lower_bound(batch_.ranks.begin(), batch_.ranks.end(), rules_.order.references) - batch_.ranks.begin());
    return rules;
  }

  bool is_one_text(const std::vector<std::size_t>& members) const {
    return std::all_of(members.begin(), members.end(),
                       [&](std::size_t place) { return rules_.test.same_text(item(members.front()), item(place)); });
  }

  bool may_be_a_family(const StarMembers& star) {
    std::vector<TemplateSize> sizes;
    for (std::size_t i = 0; i != star.items.size(); ++i) {
      const std::size_t of_member = item(star.items[i]);
      sizes.push_back({rules_.table.tokens(of_member), comparison_.features(of_member), star.links[i].similarity});
    }
    return may_be_family(sizes);
  }

  std::optional<std::vector<std::uint64_t>> part_keys(const StarMembers& star) {
    const std::vector<std::size_t>& members = star.items;
    if (is_one_text(members)) return std::nullopt;
    const StarReader reader{[&](std::size_t i) { return std::optional(comparison_.words(item(members[i]))); },
                            {},
                            [&](std::size_t i) { return comparison_.title(item(members[i])); }};
    if (!any_title_differs(members.size(), reader, rules_.table.tokens(item(members.front())))) {
      if (!may_be_a_family(star)) return std::nullopt;
      if (members.size() == 2 && !comparison_.two_may_be_family(item(members[0]), item(members[1])))
        return std::nullopt;
    }
    return family_part_keys(members.size(), reader);
  }

  void keep_those_in_company(const ItemGroups& found) {
    std::vector<std::size_t> size(found.centre.size());
    for (const std::size_t centre : found.centre) ++size[centre];
    for (std::size_t place = 0; place != size.size(); ++place) {
      const std::size_t family = found.family[place];
      if (family == ItemGroups::kNoFamily && size[found.centre[place]] == 1) continue;
      groups_.ranks.push_back({batch_.ranks[place], batch_.ranks[found.centre[place]],
                               batch_.ranks[found.representative[place]], 1,
                               family == ItemGroups::kNoFamily ? kNoItem : batch_.ranks[family],
                               found.link[place].similarity, found.to_representative[place].similarity});
    }
  }

  /** Pairs of an earlier and a later place of which a bucket offers the earlier one.
   *  @param takes_part  places that do not are skipped. */
  template <typename TakesPart, typename Take>
  void each_pair(TakesPart takes_part, Take take) const {
    std::vector<std::vector<std::size_t>> members(batch_.buckets.bucket_count);
    for (std::size_t place = 0; place != batch_.ranks.size(); ++place) {
      if (!takes_part(place)) continue;
      std::vector<std::size_t> earlier;
      for (std::size_t k = batch_.buckets.offsets[place]; k != batch_.buckets.offsets[place + 1]; ++k) {
        std::vector<std::size_t>& bucket = members[batch_.buckets.ids[k]];
        earlier.insert(earlier.end(), bucket.begin(), bucket.end());
        if (bucket.size() < rules_.grouping.band_cap) bucket.push_back(place);
      }
      std::sort(earlier.begin(), earlier.end());
      earlier.erase(std::unique(earlier.begin(), earlier.end()), earlier.end());
      for (const std::size_t other : earlier) take(other, place);
    }
  }

  /** Of a family that is not too large all pairs, whether or not two texts share a bucket. */
  void list_pairs() {
    constexpr std::size_t kPortion = std::size_t{1} << 16U;
    std::vector<CorpusPair> found;
    const std::size_t places = batch_.ranks.size();
    std::uint64_t left = std::uint64_t{places} * (places - 1) / 2;
    const auto take = [&](std::size_t a, std::size_t b) {
      --left;
      const std::optional<StarLink> link = linked(a, b);
      if (link) found.push_back({batch_.ranks[a], batch_.ranks[b], link->similarity});
      if (found.size() < kPortion) return;
      rules_.take_pairs(found);
      found.clear();
    };
    if (places > kMostCompared) {
      each_pair([](std::size_t) { return true; }, take);
      groups_.pairs_left_out = left;
    } else {
      for (std::size_t b = 0; b != places; ++b) {
        for (std::size_t a = 0; a != b; ++a) take(a, b);
      }
    }
    rules_.take_pairs(found);
  }

  /** Each place that represents a group or stands alone, with the most similar one below the threshold. */
  void list_apart(const std::vector<std::size_t>& representative, double least) {
    std::vector<CorpusPair> nearest(batch_.ranks.size(), {kNoItem, kNoItem, 0});
    const auto offer = [&](std::size_t place, const CorpusPair& pair) {
      if (nearest[place].first == kNoItem || pair.similarity > nearest[place].similarity) nearest[place] = pair;
    };
    each_pair([&](std::size_t place) { return representative[place] == place; },
              [&](std::size_t a, std::size_t b) {
                if (!rules_.apart_test.promising(item(a), item(b))) return;
                const std::optional<StarLink> link = comparison_.link(item(a), item(b), least);
                if (!link || comparison_.link(item(a), item(b))) return;
                const CorpusPair pair{batch_.ranks[a], batch_.ranks[b], link->similarity};
                offer(a, pair);
                offer(b, pair);
              });
    for (const CorpusPair& pair : nearest) {
      if (pair.first != kNoItem) groups_.apart.push_back(pair);
    }
  }

  const ComponentBatch& batch_;
  const BatchRules& rules_;
  const std::vector<CorpusComparison*>& comparisons_;
  CorpusComparison& comparison_;  // the first, on the calling thread
  BatchGroups groups_;
};

}  // namespace

CandidateTest::CandidateTest(const CorpusTable& table, const Scheme& scheme, double threshold)
    : table_(table),
      equal_only_(threshold == 1),
      floor_(rejection_floor(threshold, scheme.minhash.slots)),
      rejection_(scheme, false) {}

bool CandidateTest::promising(std::size_t a, std::size_t b) const {
  if (table_.scope(a) != table_.scope(b)) return false;
  if (same_text(a, b)) return true;
  if (equal_only_ || !evidence_agrees(table_.evidence(a), table_.evidence(b), false)) return false;
  std::optional<double> estimate;
  if (const std::size_t slots = table_.sketch_slots(); slots != 0) {
    std::array<std::uint8_t, kMostSlots> buffer_a;
    std::array<std::uint8_t, kMostSlots> buffer_b;
    estimate = estimated_jaccard(table_.sketch(a, buffer_a.data()), table_.sketch(b, buffer_b.data()), slots);
  }
  std::optional<unsigned> hamming;
  const std::optional<std::uint64_t> x = table_.fingerprint(a);
  const std::optional<std::uint64_t> y = table_.fingerprint(b);
  if (x && y) hamming = hamming_distance(*x, *y);
  return rejection_.keeps(hamming, estimate, floor_);
}

BatchGroups group_batch(const ComponentBatch& batch, const BatchRules& rules,
                        const std::vector<CorpusComparison*>& comparisons, const std::function<void()>& progress) {
  return Batch(batch, rules, comparisons).run(progress);
}

}  // namespace neardup
