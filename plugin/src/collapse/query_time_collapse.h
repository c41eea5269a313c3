/** @file query_time_collapse.h
 *  Search results that show each text once, for a database without groups: the first hits are compared with each other.
 *
 *  Makes greedy stars in rank order: a hit is folded under the first shown hit that is near it. So every folded hit
 *  reaches the threshold with the hit that is shown for it, and nothing chains. Pairs are compared as in verifier.h:
 *  sketches reject nearly all pairs, and the positions of the index are read for the rest. Then stars that are families
 *  of one template are split, as in groups (template_family.h).
 *  THREADS: one QueryTimeCollapser per thread, each on its own database handle.
 */
#ifndef NEARDUP_PLUGIN_COLLAPSE_QUERY_TIME_COLLAPSE_H
#define NEARDUP_PLUGIN_COLLAPSE_QUERY_TIME_COLLAPSE_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <xapian.h>

#include "collapse/collapsed_results.h"
#include "scheme/scheme.h"
#include "sign/signer.h"
#include "verify/verifier.h"

namespace neardup {

class DistinctDocuments;

/** What to fold, and how much work to spend on it. */
struct QueryTimeCollapseOptions {
  double threshold = 0.9;        ///< least Jaccard index of a folded hit with the shown hit, 0..1
  Xapian::doccount most = 1000;  ///< only this many hits, the first ones, are read, compared and shown
  std::size_t remote_verify_limit =
      20;  ///< pairs compared exactly, and members of families read, with a remote shard, 10 ms a document; other
           ///< pairs are estimated, other stars are not split
  DocumentTextSource texts;  ///< texts of documents whose positions do not cover them
};

/** Folds near-duplicates among the hits of searches of one database. */
class QueryTimeCollapser {
 public:
  /** @param database   signed; local, sharded or remote.
   *  @param scheme     the database's.
   *  @param tokenizer  the scheme's; kept by reference.
   *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1 or a tokenizer of another profile. */
  QueryTimeCollapser(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                     QueryTimeCollapseOptions options = {});
  QueryTimeCollapser(const QueryTimeCollapser&) = delete;
  QueryTimeCollapser& operator=(const QueryTimeCollapser&) = delete;

  /** Run a search and fold its first hits. Hits without a valid signature of the scheme are never folded, and a hit is
   *  not folded under one that it is declared distinct from (distinct_pairs.h). All pages of one search agree: each
   *  call starts from the top, and the result depends only on the database, the search and the options.
   *  `all_seen` is false if the search has more matches than were read.
   *  @param enquire  of the same database; its collapse key is replaced.
   *  Cost: a look-up of each id declared distinct, O(most * shown) comparisons of sketches, and the positions of each
   *  document that is verified, kept for later searches (verifier.h), or that may belong to a family. */
  CollapsedResults collapse(Xapian::Enquire& enquire);

  /** Pairs compared so far, exactly or as exactly as the index allows. */
  std::size_t pairs_verified() const { return pairs_verified_; }

 private:
  using Star = std::vector<Subject>;  // a shown hit first, then those that are folded under it
  struct Fold;

  std::optional<Fold> fold(const std::vector<Star>& stars, const Subject& hit, const DistinctDocuments& distinct);
  std::optional<Similarity> similarity(const Subject& shown, const Subject& hit);
  std::vector<ShownHit> without_families(std::vector<ShownHit> shown, const std::vector<Star>& stars,
                                         const Xapian::MSet& hits);
  std::vector<ShownHit> parts_of(const ShownHit& hit, const Star& members, const Xapian::MSet& hits);
  std::optional<std::vector<std::uint64_t>> part_keys(const ShownHit& hit, const Star& members);

  Xapian::Database database_;
  Scheme scheme_;
  Signer signer_;
  Tokenizer& tokenizer_;
  QueryTimeCollapseOptions options_;
  bool local_;
  double floor_;  // of estimates worth verifying
  Verifier verifier_;
  std::size_t verify_left_ = 0;  // of remote_verify_limit, in this search
  std::size_t pairs_verified_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_COLLAPSE_QUERY_TIME_COLLAPSE_H
