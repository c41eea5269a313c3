#include "collapse/query_time_collapse.h"

#include <limits>
#include <utility>

#include "collapse/keyed_matches.h"
#include "database/argument_checks.h"
#include "database/locality.h"
#include "find/distinct_documents.h"
#include "marks/signature_reader.h"
#include "record/scheme_record.h"
#include "sketch/minhash.h"

namespace neardup {

/** A shown hit that others can be folded under. */
struct QueryTimeCollapser::Star {
  Subject subject;
  std::size_t place;  // among the shown
};

/** Where a hit is folded. */
struct QueryTimeCollapser::Fold {
  std::size_t place;  // of the star
  Similarity similarity;
};

QueryTimeCollapser::QueryTimeCollapser(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                                       QueryTimeCollapseOptions options)
    : database_(database),
      scheme_(valid_scheme(scheme)),
      signer_(scheme_),
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
  std::size_t verify_left = local_ ? std::numeric_limits<std::size_t>::max() : options_.remote_verify_limit;
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
    if (const std::optional<Fold> fold = is_signed ? this->fold(stars, subject, distinct, verify_left) : std::nullopt) {
      results.shown[fold->place].folded.push_back({*hit, rank, fold->similarity});
      continue;
    }
    if (is_signed) stars.push_back({subject, results.shown.size()});
    results.shown.push_back({*hit, rank, hit.get_weight(), {}, {}});
  }
  return results;
}

/** The first star that is near the hit and under which it may be folded. */
std::optional<QueryTimeCollapser::Fold> QueryTimeCollapser::fold(const std::vector<Star>& stars, const Subject& hit,
                                                                 const DistinctDocuments& distinct,
                                                                 std::size_t& verify_left) {
  for (const Star& star : stars) {
    if (distinct.hold(star.subject.docid, hit.docid)) continue;
    const std::optional<Similarity> near = similarity(star.subject, hit, verify_left);
    if (near && near->reaches(options_.threshold)) return Fold{star.place, *near};
  }
  return std::nullopt;
}

/** The similarity of two hits, estimated or verified; nothing if their sketches rule the threshold out. */
std::optional<Similarity> QueryTimeCollapser::similarity(const Subject& shown, const Subject& hit,
                                                         std::size_t& verify_left) {
  if (!shown.signature.lost_the_same(hit.signature)) return std::nullopt;
  const std::optional<Similarity> estimate = Verifier::estimate(shown.signature, hit.signature);
  if (estimate && estimate->jaccard < floor_) return std::nullopt;
  const bool settled = estimate && estimate->verification == Verification::kExact;
  if (settled || verify_left == 0) return estimate;
  --verify_left;
  ++pairs_verified_;
  return verifier_.compare(shown, hit);
}

}  // namespace neardup
