#include "group/group_comparison.h"

#include "sign/stored_values.h"
#include "verify/text_measures.h"

namespace neardup {

GroupComparison::GroupComparison(const GroupedDocuments& documents, const DistinctDocuments& distinct,
                                 const Signer& signer, const Xapian::Database& database, Tokenizer& tokenizer,
                                 KnownBitmaps& bitmaps, const WeightSnapshot* weights, const ComparedPairs* known)
    : documents_(documents),
      distinct_(distinct),
      database_(database),
      tokenizer_(tokenizer),
      verifier_(database, signer, tokenizer, documents.options.texts),
      test_(documents.table, documents.scheme, verifier_, documents.options.threshold, bitmaps),
      known_(known) {
  const GrouperOptions& options = documents.options;
  verifier_.share_cache(std::max<std::size_t>(options.threads, 1));
  if (!options.keep_families) verifier_.keep_texts();
  if (options.measure == Measure::kJaccard) return;
  const MeasuredPairs pairs{documents.table, signer, tokenizer, verifier_, test_};
  measure_.emplace(pairs, options.measure, weights ? WordWeights(*weights) : WordWeights(database));
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

}  // namespace neardup
