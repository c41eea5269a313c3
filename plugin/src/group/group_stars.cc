#include "group/group_stars.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <mutex>
#include <numeric>
#include <optional>

#include "groups/candidate_components.h"
#include "groups/family_parts.h"
#include "groups/item_groups.h"
#include "sign/stored_values.h"
#include "verify/text_measures.h"
#include "verify/verifier.h"

namespace neardup {

GroupComparison::GroupComparison(const GroupedDocuments& documents, const DistinctDocuments& distinct,
                                 const Signer& signer, const Xapian::Database& database, Tokenizer& tokenizer,
                                 KnownBitmaps& bitmaps, const WeightSnapshot* weights, const ComparedPairs* known)
    : documents_(documents),
      distinct_(distinct),
      verifier_(database, signer, tokenizer, documents.options.texts),
      test_(documents.table, documents.scheme, verifier_, documents.options.threshold, bitmaps),
      known_(known) {
  const GrouperOptions& options = documents.options;
  verifier_.share_cache(std::max<std::size_t>(options.threads, 1));
  if (!options.keep_families) verifier_.keep_texts();
  if (options.measure == Measure::kJaccard) return;
  measure_.emplace(test_, options.measure, weights ? WordWeights(*weights) : WordWeights(database));
}

bool GroupComparison::promising_by_signature(std::size_t rank_a, std::size_t rank_b) const {
  const std::size_t a = first_item(rank_a);
  const std::size_t b = first_item(rank_b);
  return measure_ ? measure_->promising(a, b, documents_.options.threshold) : test_.promising(a, b);
}

bool GroupComparison::promising(std::size_t rank_a, std::size_t rank_b) const {
  if (measure_) return promising_by_signature(rank_a, rank_b);
  return test_.may_be_near(first_item(rank_a), first_item(rank_b));
}

std::optional<StarLink> GroupComparison::near(std::size_t centre, std::size_t rank) {
  const std::size_t item_of_centre = documents_.order.item(centre);
  const std::size_t item = documents_.order.item(rank);
  if (documents_.is_reference(item)) return std::nullopt;  // represents itself whatever comes before it
  if (distinct_.hold(documents_.table.docid(item_of_centre), documents_.table.docid(item))) return std::nullopt;
  if (!documents_.scopes.within_window(item_of_centre, item)) return std::nullopt;
  return link_of_items(first_item(centre), first_item(rank));
}

std::optional<StarLink> GroupComparison::link_of_items(std::size_t a, std::size_t b) {
  if (known_ == nullptr || documents_.table.same_text(a, b)) return compared_by_words(a, b).link;
  const std::uint64_t digest_a = documents_.table.token_digest(a);
  const std::uint64_t digest_b = documents_.table.token_digest(b);
  if (const ComparedPair* const known = known_->find(digest_a, digest_b)) {
    compared_.push_back(*known);
    return known->similarity ? std::optional(StarLink{*known->similarity, true}) : std::nullopt;
  }
  const Found found = compared_by_words(a, b);
  if (found.exact) {
    const auto similarity = found.link ? std::optional(found.link->similarity) : std::nullopt;
    compared_.push_back(ComparedPair::of(digest_a, digest_b, similarity));
  }
  return found.link;
}

/** Only the Jaccard index has a bound for words that are not quite those that were signed. */
GroupComparison::Found GroupComparison::compared_by_words(std::size_t a, std::size_t b) {
  const double threshold = documents_.options.threshold;
  if (measure_) {
    const std::optional<StarLink> measured = measure_->measured(a, b);
    if (!measured || !measured->exact) return {std::nullopt, false};
    if (measured->similarity < threshold) return {};
    return {StarLink{stored_similarity(measured->similarity), true}};
  }
  const std::optional<Similarity> similarity = test_.similarity_reaching(a, b, threshold);
  if (!similarity) return {};
  const bool exact = similarity->verification == Verification::kExact;
  if (!similarity->reaches(threshold)) return {std::nullopt, exact};
  return {StarLink{stored_similarity(similarity->jaccard), exact}, exact};
}

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
  rules.facts = [&documents, &ranks](std::size_t item) {
    return optional_facts(documents.table.evidence(documents.order.item(ranks[item])));
  };
  rules.bucket_cap = documents.options.band_cap;
  rules.weight = [&documents, &ranks](std::size_t item, std::size_t neighbours) {
    return centre_weight(documents, ranks[item], neighbours);
  };
  for (std::size_t item = 0; item != ranks.size(); ++item)
    if (comparison.is_declared(ranks[item])) rules.declared.push_back(item);
  rules.are_distinct = [&comparison, &ranks](std::size_t a, std::size_t b) {
    return comparison.are_distinct(ranks[a], ranks[b]);
  };
  return rules;
}

bool is_one_text(const GroupedDocuments& documents, const std::vector<std::size_t>& members) {
  const std::size_t first = documents.texts.first(members.front());
  return std::all_of(members.begin(), members.end(),
                     [&](std::size_t rank) { return documents.texts.first(rank) == first; });
}

StarReader reader(GroupComparison& comparison, const std::vector<std::size_t>& members) {
  const GroupedDocuments& documents = comparison.documents();
  const auto words = [&](std::size_t i) {
    const std::size_t item = documents.order.item(documents.texts.first(members[i]));
    return template_words(comparison.verifier(), documents.table.docid(item), documents.table.signature(item));
  };
  return {words, [&](std::size_t i) { return documents.table.canonical(documents.order.item(members[i])); },
          [&](std::size_t i) {
            return title_words(comparison.verifier().database(), comparison.verifier().tokenizer(),
                               documents.docid(members[i]));
          }};
}

bool may_be_a_family(const GroupedDocuments& documents, const StarMembers& star) {
  if (documents.options.measure != Measure::kJaccard) return true;  // the links are of another measure
  std::vector<TemplateSize> sizes;
  for (std::size_t i = 0; i != star.items.size(); ++i) {
    const StoredSignature signature = documents.table.signature_without_sketch(documents.order.item(star.items[i]));
    sizes.push_back({signature.tokens, signature.shingles, star.links[i].similarity});
  }
  return may_be_family(sizes);
}

/** Judges a star of ranks that decide for themselves, on one thread. A star is judged by the first documents of at most 64
 *  texts. It is no family if it has one text, if the index lacks the words of one of its documents, or if families are kept.
 *  @return PartKeys of a family. Cost: reads the words of at most 64 documents, of a family those of all. */
std::optional<std::vector<std::uint64_t>> keys_of_parts(GroupComparison& comparison, const StarMembers& star) {
  const GroupedDocuments& documents = comparison.documents();
  const std::vector<std::size_t>& members = star.items;
  if (documents.options.keep_families || is_one_text(documents, members)) return std::nullopt;
  const StarReader of_members = reader(comparison, members);
  const std::uint64_t tokens = documents.table.signature_without_sketch(documents.order.item(members.front())).tokens;
  if (!may_be_a_family(documents, star) && !any_title_differs(members.size(), of_members, tokens)) return std::nullopt;
  return family_part_keys(members.size(), of_members);
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
