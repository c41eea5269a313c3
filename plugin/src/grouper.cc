#include "neardup/grouper.h"

#include <algorithm>
#include <unordered_map>

#include "argument_checks.h"
#include "band_buckets.h"
#include "group_id.h"
#include "group_writer.h"
#include "locality.h"
#include "neardup/signature.h"
#include "neardup/star_groups.h"
#include "pair_test.h"
#include "signature_table.h"

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

/** The star groups of the items. The first document of a text decides for all that have the text: they are nobody's
 *  representative, and go where it goes, whether or not their own words can be read. */
StarGroups text_groups(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                       PairTest& test, const GrouperOptions& options) {
  const std::vector<std::size_t> first = table.first_of_text();
  std::vector<bool> is_first(table.size());
  for (std::size_t item = 0; item != table.size(); ++item) is_first[item] = first[item] == item;
  const auto near = [&](std::size_t representative, std::size_t item) -> std::optional<StarLink> {
    const std::optional<Similarity> similarity = test.near(representative, item);
    if (!similarity) return std::nullopt;
    return StarLink{similarity->jaccard, similarity->verification == Verification::kExact};
  };
  tell(options, GroupPhase::kBuckets);
  const BucketLists buckets = band_buckets(database, scheme, table, is_first);
  tell(options, GroupPhase::kComparing, 0, table.size());
  StarGroups stars = star_groups(buckets, near, options.hot_cap, [&](std::size_t done, std::size_t all) {
    tell(options, GroupPhase::kComparing, done, all);
  });
  for (std::size_t item = 0; item != table.size(); ++item) {
    stars.representative[item] = stars.representative[first[item]];
    stars.link[item] = stars.link[first[item]];
  }
  return stars;
}

std::vector<std::size_t> group_sizes(const StarGroups& stars) {
  std::vector<std::size_t> sizes(stars.representative.size(), 0);
  for (const std::size_t representative : stars.representative) ++sizes[representative];
  return sizes;
}

/** What each document is to carry. */
std::vector<DocumentGroup> wanted_groups(const SignatureTable& table, const StarGroups& stars) {
  const std::vector<std::size_t> sizes = group_sizes(stars);
  std::unordered_map<std::uint64_t, std::uint32_t> heads;  // groups that a digest heads so far
  std::vector<DocumentGroup> wanted(table.size());
  for (std::size_t item = 0; item != table.size(); ++item) {
    const std::size_t representative = stars.representative[item];
    GroupState& state = wanted[item].state;
    state.token_digest = table.digest(item);
    wanted[item].docid = table.docid(item);
    if (sizes[representative] < 2) continue;
    const bool is_head = item == representative;  // heads stand before their members
    wanted[item].group =
        is_head ? group_id(table.digest(item), "", heads[table.digest(item)]++) : wanted[representative].group;
    state.role = is_head ? GroupRole::kRepresentative : GroupRole::kMember;
    state.similarity = stars.link[item].similarity;
    state.exact = stars.link[item].exact;
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
  PairTest test(table, scheme, verifier, options.threshold);
  const StarGroups stars = text_groups(database, scheme, table, test, options);
  tell(options, GroupPhase::kWriting);
  const std::vector<DocumentGroup> wanted = wanted_groups(table, stars);
  GroupReport report;
  describe(wanted, stars, report);
  report.unusable = table.unusable();
  report.verified = test.verified();
  report.documents_read = verifier.documents_read();
  report.changed_documents = write_groups(database, scheme, wanted, options);
  return report;
}

}  // namespace neardup
