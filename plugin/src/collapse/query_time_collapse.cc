#include "collapse/query_time_collapse.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <utility>

#include "database/argument_checks.h"
#include "database/slot_values.h"
#include "groups/fact_parts.h"
#include "groups/family_parts.h"
#include "marks/distinct_pairs.h"
#include "marks/signature_reader.h"
#include "record/scheme_record.h"
#include "sketch/minhash.h"

namespace neardup {

/** Where a hit is folded. */
struct QueryTimeCollapser::Fold {
  std::size_t place;  // of the star, among the shown
  Similarity similarity;
};

QueryTimeCollapser::QueryTimeCollapser(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                                       QueryTimeCollapseOptions options)
    : database_(database),
      scheme_(valid_scheme(scheme)),
      signer_(scheme_),
      tokenizer_(tokenizer),
      options_(std::move(options)),
      local_(is_local(database)),
      floor_(rejection_floor(options_.threshold, scheme_.minhash.slots)),
      verifier_(database, signer_, tokenizer, options_.texts) {
  require_profile(scheme_, tokenizer);
  require_recorded(database_, scheme_);
  require_threshold(options_.threshold);
}

CollapsedResults QueryTimeCollapser::collapse(Xapian::Enquire& enquire) {
  const KeyedMatches matches = keyed_matches(enquire, scheme_.slots.signature, options_.most);
  const std::uint32_t scheme_id = scheme_.id();
  verify_left_ = local_ ? std::numeric_limits<std::size_t>::max() : options_.remote_verify_limit;
  CollapsedResults results;
  results.matches = matches.count;
  results.all_seen = matches.all_seen;
  const DistinctDocuments distinct(database_);
  std::vector<Star> stars;
  for (Xapian::doccount rank = 0; rank != matches.count; ++rank) {
    const Xapian::MSetIterator hit = matches.hits[rank];
    std::optional<StoredSignature> signature = decode_signature(hit.get_collapse_key(), scheme_, scheme_id);
    const Subject subject{signature ? *std::move(signature) : StoredSignature(), *hit, nullptr};
    const bool is_signed = subject.signature.tokens != 0;
    if (const std::optional<Fold> fold = is_signed ? this->fold(stars, subject, distinct) : std::nullopt) {
      results.shown[fold->place].folded.push_back({*hit, rank, fold->similarity});
      stars[fold->place].push_back(subject);
      continue;
    }
    stars.push_back({subject});
    results.shown.push_back({*hit, rank, hit.get_weight(), {}, {}});
  }
  results.shown = without_families(std::move(results.shown), stars, matches.hits);
  return results;
}

/** The first star that is near the hit and under which it may be folded. */
std::optional<QueryTimeCollapser::Fold> QueryTimeCollapser::fold(const std::vector<Star>& stars, const Subject& hit,
                                                                 const DistinctDocuments& distinct) {
  for (std::size_t place = 0; place != stars.size(); ++place) {
    const Subject& shown = stars[place].front();
    if (shown.signature.tokens == 0 || distinct.hold(shown.docid, hit.docid)) continue;
    const std::optional<Similarity> near = similarity(shown, hit);
    if (near && near->reaches(options_.threshold)) return Fold{place, *near};
  }
  return std::nullopt;
}

/** The similarity of two hits, estimated or verified; nothing if their sketches rule the threshold out. */
std::optional<Similarity> QueryTimeCollapser::similarity(const Subject& shown, const Subject& hit) {
  if (!shown.signature.same_evidence(hit.signature)) return std::nullopt;
  const std::optional<Similarity> estimate = Verifier::estimate(shown.signature, hit.signature);
  const bool declared = shown.signature.is_declared_copy_of(hit.signature);
  if (!declared && estimate && estimate->jaccard < floor_) return std::nullopt;
  const bool settled = estimate && estimate->verification == Verification::kExact;
  if (settled || verify_left_ == 0) return estimate;
  --verify_left_;
  ++pairs_verified_;
  return verifier_.compare(shown, hit);
}

/** Splits the stars that are families. @param stars  [shown] */
std::vector<ShownHit> QueryTimeCollapser::without_families(std::vector<ShownHit> shown, const std::vector<Star>& stars,
                                                           const Xapian::MSet& hits) {
  std::vector<ShownHit> split;
  for (std::size_t place = 0; place != stars.size(); ++place) {
    std::vector<ShownHit> parts = parts_of(shown[place], stars[place], hits);
    std::move(parts.begin(), parts.end(), std::back_inserter(split));
  }
  std::sort(split.begin(), split.end(), [](const ShownHit& a, const ShownHit& b) { return a.rank < b.rank; });
  return split;
}

/** The hits that are shown instead of one hit; that hit alone if its star is no family. */
std::vector<ShownHit> QueryTimeCollapser::parts_of(const ShownHit& hit, const Star& members, const Xapian::MSet& hits) {
  const NearTest linked = [&](std::size_t a, std::size_t b) {
    const std::optional<Similarity> near = similarity(members[a], members[b]);
    if (!near || !near->reaches(options_.threshold)) return std::optional<StarLink>();
    return std::optional(StarLink{near->jaccard, near->verification == Verification::kExact});
  };
  const std::vector<std::uint64_t> facts = fact_part_keys(
      members.size(), [&](std::size_t i) { return optional_facts(members[i].signature.evidence); },
      [&](std::size_t a, std::size_t b) { return members[a].signature.same_evidence(members[b].signature); }, linked);
  const auto keys = keys_of_both(part_keys(hit, members), facts);
  if (!keys) return {hit};
  const StarGroups parts = family_parts(*keys, linked);
  std::vector<ShownHit> shown;
  std::map<std::size_t, std::size_t> place_of;  // by centre
  for (std::size_t i = 0; i != members.size(); ++i) {
    const Xapian::doccount rank = i == 0 ? hit.rank : hit.folded[i - 1].rank;
    const std::size_t centre = parts.representative[i];
    if (centre == i) {
      place_of[i] = shown.size();
      shown.push_back({members[i].docid, rank, hits[rank].get_weight(), {}, {}});
    } else {
      const auto near = centre == 0 ? hit.folded[i - 1].similarity : similarity(members[centre], members[i]);
      shown[place_of[centre]].folded.push_back({members[i].docid, rank, near});
    }
  }
  return shown;
}

/** Nothing if the star is no family, or too large to be read from a remote shard. */
std::optional<std::vector<std::uint64_t>> QueryTimeCollapser::part_keys(const ShownHit& hit, const Star& members) {
  std::vector<double> similarity{1};
  for (const FoldedHit& folded : hit.folded) similarity.push_back(folded.similarity->jaccard);
  const auto words = [&](std::size_t i) {
    verify_left_ -= local_ ? 0 : 1;
    return template_words(verifier_, members[i].docid, members[i].signature);
  };
  const auto title = [&](std::size_t i) { return title_words(database_, tokenizer_, members[i].docid); };
  return part_keys_by_text(members, similarity, {words, {}, title}, verify_left_);
}

}  // namespace neardup
