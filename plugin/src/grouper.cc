#include "neardup/grouper.h"

#include <algorithm>
#include <unordered_map>

#include "argument_checks.h"
#include "band_buckets.h"
#include "distinct_documents.h"
#include "group_id.h"
#include "group_writer.h"
#include "locality.h"
#include "neardup/signature.h"
#include "neardup/star_groups.h"
#include "pair_test.h"
#include "preference_order.h"
#include "signature_table.h"
#include "text_leaders.h"

namespace neardup {

namespace {

void check_arguments(const Scheme& scheme, const Tokenizer& tokenizer, const GrouperOptions& options) {
  require_profile(valid_scheme(scheme), tokenizer);
  require_threshold(options.threshold);
  if (options.hot_cap == 0) throw Xapian::InvalidArgumentError("hot_cap is 0, must be at least 1");
  if (options.commit_every == 0) throw Xapian::InvalidArgumentError("commit_every is 0, must be at least 1");
}

void tell(const GrouperOptions& options, GroupPhase phase, std::size_t done = 0, std::size_t all = 0) {
  if (options.progress) options.progress(phase, done, all);
}

/** The star groups of the documents, by rank. The first document of a text speaks for all that have the text, whether
 * or not their own words can be read. */
StarGroups text_groups(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                       const PreferenceOrder& order, PairTest& test, const GrouperOptions& options) {
  const DistinctDocuments distinct(database);
  const TextLeaders texts(table, order, distinct);
  const auto docid = [&](std::size_t rank) { return table.docid(order.item(rank)); };
  const auto near = [&](std::size_t representative, std::size_t rank) -> std::optional<StarLink> {
    if (distinct.hold(docid(representative), docid(rank))) return std::nullopt;
    const std::optional<Similarity> similarity =
        test.near(order.item(texts.first(representative)), order.item(texts.first(rank)));
    if (!similarity) return std::nullopt;
    return StarLink{similarity->jaccard, similarity->verification == Verification::kExact};
  };
  const auto number = [&](std::size_t item) -> std::optional<std::uint32_t> {
    const std::size_t rank = order.rank(item);
    if (!texts.leads(rank)) return std::nullopt;
    return static_cast<std::uint32_t>(rank);
  };
  tell(options, GroupPhase::kBuckets);
  const BucketLists buckets = band_buckets(database, scheme, table, number, texts.shared_texts());
  tell(options, GroupPhase::kComparing, 0, table.size());
  StarGroups stars = star_groups(buckets, near, options.hot_cap, [&](std::size_t done, std::size_t all) {
    tell(options, GroupPhase::kComparing, done, all);
  });
  for (std::size_t rank = 0; rank != table.size(); ++rank) {
    stars.representative[rank] = stars.representative[texts.leader(rank)];
    if (!texts.leads(rank)) stars.link[rank] = stars.link[texts.leader(rank)];
  }
  return stars;
}

std::vector<std::size_t> group_sizes(const StarGroups& stars) {
  std::vector<std::size_t> sizes(stars.representative.size(), 0);
  for (const std::size_t representative : stars.representative) ++sizes[representative];
  return sizes;
}

/** What each document is to carry, by ascending docid. */
std::vector<DocumentGroup> wanted_groups(const SignatureTable& table, const PreferenceOrder& order,
                                         const StarGroups& stars) {
  const std::vector<std::size_t> sizes = group_sizes(stars);
  std::unordered_map<std::uint64_t, std::uint32_t> heads;  // groups that a digest heads so far
  std::vector<DocumentGroup> wanted(table.size());
  for (std::size_t rank = 0; rank != table.size(); ++rank) {
    const std::size_t item = order.item(rank);
    const std::size_t representative = stars.representative[rank];
    GroupState& state = wanted[item].state;
    state.token_digest = table.digest(item);
    wanted[item].docid = table.docid(item);
    if (sizes[representative] < 2) continue;
    const bool is_head = rank == representative;  // heads come before their members
    wanted[item].group = is_head ? group_id(table.digest(item), "", heads[table.digest(item)]++)
                                 : wanted[order.item(representative)].group;
    state.role = is_head ? GroupRole::kRepresentative : GroupRole::kMember;
    state.similarity = stars.link[rank].similarity;
    state.exact = stars.link[rank].exact;
  }
  return wanted;
}

void describe(const std::vector<DocumentGroup>& wanted, const StarGroups& stars, GroupReport& report) {
  report.documents = wanted.size();
  report.comparisons = stars.comparisons;
  report.hot_bands = stars.hot_buckets;
  report.forgotten = stars.forgotten;
  for (const std::size_t size : group_sizes(stars)) {
    if (size < 2) continue;
    ++report.groups;
    report.grouped_documents += size;
    report.largest_group = std::max(report.largest_group, size);
  }
  for (const DocumentGroup& document : wanted) {
    report.min_similarity = std::min(report.min_similarity, document.state.similarity);
    if (!document.state.exact) ++report.estimated_links;
  }
}

}  // namespace

GroupReport group_database(Xapian::WritableDatabase& database, const Scheme& scheme, Tokenizer& tokenizer,
                           const GrouperOptions& options) {
  check_arguments(scheme, tokenizer, options);
  if (!is_local(database)) throw Xapian::InvalidArgumentError("database is remote; group it where it lies");
  const Signer signer(scheme);
  Verifier verifier(database, signer, tokenizer, options.texts);
  tell(options, GroupPhase::kReading);
  const SignatureTable table(database, scheme);
  const PreferenceOrder order(database, scheme, table, options.prefer);
  PairTest test(table, scheme, verifier, options.threshold);
  const StarGroups stars = text_groups(database, scheme, table, order, test, options);
  tell(options, GroupPhase::kWriting);
  const std::vector<DocumentGroup> wanted = wanted_groups(table, order, stars);
  GroupReport report;
  describe(wanted, stars, report);
  report.unusable = table.unusable();
  report.verified = test.verified();
  report.documents_read = verifier.documents_read();
  report.changed_documents = write_groups(database, scheme, wanted, options);
  return report;
}

}  // namespace neardup
