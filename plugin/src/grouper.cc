#include "neardup/grouper.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "argument_checks.h"
#include "carried_groups.h"
#include "distinct_documents.h"
#include "document_marks.h"
#include "group_buckets.h"
#include "group_id.h"
#include "group_ledger.h"
#include "group_rule.h"
#include "group_writer.h"
#include "locality.h"
#include "metadata_keys.h"
#include "metadata_update.h"
#include "neardup/signature.h"
#include "neardup/star_groups.h"
#include "neardup/star_update.h"
#include "pair_test.h"
#include "preference_order.h"
#include "scope_table.h"
#include "signature_table.h"
#include "stars_before.h"
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

std::vector<std::size_t> group_sizes(const StarGroups& stars) {
  std::vector<std::size_t> sizes(stars.representative.size(), 0);
  for (const std::size_t representative : stars.representative) ++sizes[representative];
  return sizes;
}

/** Only simhash bands have a promise that is checked by fingerprints. */
SignatureTable::Fingerprints fingerprints_for(const Scheme& scheme) {
  using Fingerprints = SignatureTable::Fingerprints;
  return scheme.promised_distance(false) < 0 ? Fingerprints::kLeave : Fingerprints::kRead;
}

/** One run over one database, or over several as one. */
class Grouping {
 public:
  Grouping(Xapian::WritableDatabase database, const std::vector<Xapian::Database>& parts, const Scheme& scheme,
           Tokenizer& tokenizer, const GrouperOptions& options)
      : database_(std::move(database)),
        scheme_(scheme),
        options_(options),
        signer_(scheme),
        verifier_(database_, signer_, tokenizer, options.texts),
        table_(database_, scheme, fingerprints_for(scheme)),
        order_(database_, scheme, table_, options.prefer, parts.size()),
        scopes_(database_, scheme, table_, options.scope),
        distinct_(database_, parts),
        texts_(table_, order_, distinct_, scopes_),
        test_(table_, scheme, verifier_, options.threshold),
        rule_(group_rule_text(scheme, options, parts.size())),
        remembered_rule_(rule_ + " " + tokenizer.version() + (options.texts ? " texts" : "")) {}

  Grouping(const Grouping&) = delete;
  Grouping& operator=(const Grouping&) = delete;

  const std::string& rule() const { return rule_; }

  GroupReport run() {
    const CarriedGroups carried(database_, scheme_, table_);
    GroupBuckets buckets(documents_);
    std::optional<GroupLedger> ledger;
    if (!options_.from_scratch && !options_.texts) ledger = read_ledger(database_, remembered_rule_);
    StarGroups stars = ledger ? updated_stars(*ledger, carried, buckets) : stars_from_scratch(buckets);
    join_leaders(stars);
    tell(options_, GroupPhase::kWriting);
    const std::vector<DocumentGroup> wanted = wanted_groups(stars);
    GroupReport report = report_of(wanted, stars);
    report.incremental = ledger.has_value();
    report.changed_documents = write_groups(database_, scheme_, carried, wanted, options_);
    if (!options_.dry_run) write_ledger(database_, remembered_rule_, ledger_of(wanted, stars, buckets));
    return report;
  }

 private:
  NearTest near_test();
  StarGroups stars_from_scratch(GroupBuckets& buckets);
  StarGroups updated_stars(const GroupLedger& ledger, const CarriedGroups& carried, GroupBuckets& buckets);
  void join_leaders(StarGroups& stars) const;
  std::vector<DocumentGroup> wanted_groups(const StarGroups& stars) const;
  GroupReport report_of(const std::vector<DocumentGroup>& wanted, const StarGroups& stars) const;
  GroupLedger ledger_of(const std::vector<DocumentGroup>& wanted, const StarGroups& stars,
                        const GroupBuckets& buckets) const;

  Xapian::docid docid(std::size_t rank) const { return table_.docid(order_.item(rank)); }

  Xapian::WritableDatabase database_;
  const Scheme& scheme_;
  const GrouperOptions& options_;
  Signer signer_;
  Verifier verifier_;
  SignatureTable table_;
  PreferenceOrder order_;
  ScopeTable scopes_;
  DistinctDocuments distinct_;
  TextLeaders texts_;
  PairTest test_;
  std::string rule_;
  std::string remembered_rule_;  // and whose words were compared
  GroupedDocuments documents_{database_, scheme_, table_, order_, scopes_, texts_};
  DocumentMarks marks_{documents_, distinct_};
};

/** The first document of a text speaks for all that have the text, whether or not their own words can be read. */
NearTest Grouping::near_test() {
  return [this](std::size_t representative, std::size_t rank) -> std::optional<StarLink> {
    if (distinct_.hold(docid(representative), docid(rank))) return std::nullopt;
    if (!scopes_.within_window(order_.item(representative), order_.item(rank))) return std::nullopt;
    const std::optional<Similarity> similarity =
        test_.near(order_.item(texts_.first(representative)), order_.item(texts_.first(rank)));
    if (!similarity) return std::nullopt;
    return StarLink{stored_similarity(similarity->jaccard), similarity->verification == Verification::kExact};
  };
}

StarGroups Grouping::stars_from_scratch(GroupBuckets& buckets) {
  tell(options_, GroupPhase::kBuckets);
  const BucketLists lists = buckets.all(options_.hot_cap);
  tell(options_, GroupPhase::kComparing, 0, table_.size());
  return star_groups(lists, near_test(), options_.hot_cap,
                     [&](std::size_t done, std::size_t all) { tell(options_, GroupPhase::kComparing, done, all); });
}

StarGroups Grouping::updated_stars(const GroupLedger& ledger, const CarriedGroups& carried, GroupBuckets& buckets) {
  const BucketLookup lookup = buckets.lookup();
  const StarsBefore before = stars_before(ledger, documents_, marks_, carried, buckets);
  return update_star_groups(before, lookup, near_test(), options_.hot_cap,
                            [&](std::size_t done) { tell(options_, GroupPhase::kComparing, done); });
}

/** Documents that follow another go where it goes. */
void Grouping::join_leaders(StarGroups& stars) const {
  for (std::size_t rank = 0; rank != table_.size(); ++rank) {
    if (texts_.leads(rank)) continue;
    const std::size_t leader = texts_.leader(rank);
    stars.representative[rank] = stars.representative[leader];
    stars.link[rank] = stars.link[leader];
  }
}

/** What each document is to carry, by item. */
std::vector<DocumentGroup> Grouping::wanted_groups(const StarGroups& stars) const {
  const std::vector<std::size_t> sizes = group_sizes(stars);
  std::map<std::pair<std::uint64_t, std::uint32_t>, std::uint32_t> heads;  // groups that a text heads so far in a scope
  std::vector<DocumentGroup> wanted(table_.size());
  for (std::size_t rank = 0; rank != table_.size(); ++rank) {
    const std::size_t item = order_.item(rank);
    const std::size_t representative = stars.representative[rank];
    GroupState& state = wanted[item].state;
    state.token_digest = table_.digest(item);
    wanted[item].docid = table_.docid(item);
    if (sizes[representative] < 2) continue;
    const bool is_head = rank == representative;  // heads come before their members
    const std::uint32_t scope = scopes_.number(item);
    wanted[item].group = is_head
                             ? group_id(state.token_digest, scopes_.name(scope), heads[{state.token_digest, scope}]++)
                             : wanted[order_.item(representative)].group;
    state.role = is_head ? GroupRole::kRepresentative : GroupRole::kMember;
    state.similarity = stars.link[rank].similarity;
    state.exact = stars.link[rank].exact;
  }
  return wanted;
}

GroupReport Grouping::report_of(const std::vector<DocumentGroup>& wanted, const StarGroups& stars) const {
  GroupReport report;
  report.documents = wanted.size();
  report.unusable = table_.unusable();
  report.without_time = scopes_.without_time();
  report.comparisons = stars.comparisons;
  report.verified = test_.verified();
  report.documents_read = verifier_.documents_read();
  report.hot_bands = stars.hot.size();
  report.forgotten = stars.forgotten();
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
  return report;
}

GroupLedger Grouping::ledger_of(const std::vector<DocumentGroup>& wanted, const StarGroups& stars,
                                const GroupBuckets& buckets) const {
  GroupLedger ledger;
  ledger.entries.reserve(wanted.size());
  for (std::size_t rank = 0; rank != wanted.size(); ++rank) {
    const DocumentGroup& document = wanted[order_.item(rank)];
    ledger.entries.push_back({document.docid, marks_.of(rank, document.group, document.state)});
  }
  for (const HotBucket& hot : stars.hot) {
    ledger.hot.push_back({buckets.name(hot.bucket), {}});
    for (const std::size_t rank : hot.remembered) ledger.hot.back().remembered.push_back(docid(rank));
  }
  std::sort(ledger.hot.begin(), ledger.hot.end(),
            [](const GroupLedger::Hot& a, const GroupLedger::Hot& b) { return a.bucket < b.bucket; });
  return ledger;
}

Xapian::WritableDatabase together(const std::vector<Xapian::WritableDatabase>& databases) {
  if (databases.size() == 1) return databases.front();
  Xapian::WritableDatabase all;
  for (const Xapian::WritableDatabase& database : databases) {
    if (database.size() != 1) {
      throw Xapian::InvalidArgumentError("one of several databases to group together is of several itself; name each");
    }
    all.add_database(database);
  }
  return all;
}

}  // namespace

GroupReport group_databases(const std::vector<Xapian::WritableDatabase>& databases, const Scheme& scheme,
                            Tokenizer& tokenizer, const GrouperOptions& options) {
  check_arguments(scheme, tokenizer, options);
  if (databases.empty()) throw Xapian::InvalidArgumentError("no database to group");
  const Xapian::WritableDatabase all = together(databases);
  if (!is_local(all)) throw Xapian::InvalidArgumentError("database is remote; group it where it lies");
  tell(options, GroupPhase::kReading);
  Grouping grouping(all, {databases.begin(), databases.end()}, scheme, tokenizer, options);
  const GroupReport report = grouping.run();
  if (options.dry_run) return report;
  for (Xapian::WritableDatabase database : databases) update_metadata(database, kGroupRuleKey, grouping.rule());
  if (options.commit) options.commit();
  return report;
}

GroupReport group_database(Xapian::WritableDatabase& database, const Scheme& scheme, Tokenizer& tokenizer,
                           const GrouperOptions& options) {
  return group_databases({database}, scheme, tokenizer, options);
}

}  // namespace neardup
