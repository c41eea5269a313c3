#include "group/grouping.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "database/argument_checks.h"
#include "database/grouped_databases.h"
#include "database/metadata_keys.h"
#include "find/distinct_documents.h"
#include "find/pair_measure.h"
#include "find/pair_test.h"
#include "find/text_leaders.h"
#include "group/current_groups.h"
#include "group/document_marks.h"
#include "group/formed_groups.h"
#include "group/group_buckets.h"
#include "group/group_rule.h"
#include "group/group_writer.h"
#include "group/previous_groups.h"
#include "group/reference_members.h"
#include "group/target_groups.h"
#include "group/template_families.h"
#include "groups/centre_order.h"
#include "groups/neighbour_lists.h"
#include "groups/star_groups.h"
#include "groups/star_update.h"
#include "groups/template_family.h"
#include "marks/signature_table.h"
#include "marks/taken_slots.h"
#include "record/incremental_state.h"
#include "record/rule_words.h"
#include "record/scheme_record.h"
#include "record/weight_snapshot.h"
#include "scope/preference_order.h"
#include "scope/scope_table.h"
#include "sign/signer.h"
#include "verify/word_weights.h"

namespace neardup {

namespace {

void check_arguments(const std::vector<Xapian::Database>& databases, const Scheme& scheme, const Tokenizer& tokenizer,
                     const GrouperOptions& options) {
  require_profile(valid_scheme(scheme), tokenizer);
  for (const Xapian::Database& database : databases) require_recorded(database, scheme);
  require_threshold(options.threshold);
  if (options.band_cap == 0) throw Xapian::InvalidArgumentError("band_cap is 0, must be at least 1");
  if (options.commit_every == 0) throw Xapian::InvalidArgumentError("commit_every is 0, must be at least 1");
}

void tell(const GrouperOptions& options, GroupPhase phase, std::size_t done = 0, std::size_t all = 0) {
  if (options.progress) options.progress(phase, done, all);
}

/** Only simhash bands have a guaranteed distance, which fingerprints verify. */
SignatureTable::Fingerprints fingerprints_for(const Scheme& scheme) {
  using Fingerprints = SignatureTable::Fingerprints;
  return scheme.guaranteed_distance(false) < 0 ? Fingerprints::kLeave : Fingerprints::kRead;
}

/** The decisions of a run for documents outside the references, under their docids in GroupedDatabases::grouped(). */
struct DecidedGroups {
  CurrentGroups carried;  // now
  std::vector<DocumentGroup> wanted;
  IncrementalState incremental_state;
  GroupReport report;  // without the changes
};

constexpr std::size_t kNeighbours = 32;  // that a document's list has: more make no better centres

/** Decides the groups of one database, or of several as one. Writes nothing. */
class Grouping {
 public:
  /** @param weights  of words, if the measure weighs them; else null. */
  Grouping(const GroupedDatabases& databases, const Scheme& scheme, Tokenizer& tokenizer, const GrouperOptions& options,
           const WeightSnapshot* weights)
      : databases_(databases),
        scheme_(scheme),
        options_(options),
        tokenizer_(tokenizer),
        signer_(scheme),
        verifier_(databases.all(), signer_, tokenizer, options.texts),
        members_(databases, scheme),
        table_(databases.all(), scheme, fingerprints_for(scheme),
               [this](Xapian::docid docid) { return members_.has(docid); }),
        order_(databases, scheme, table_, options.prefer),
        scopes_(databases.all(), scheme, table_, options.scope),
        distinct_(databases.all(), databases.parts()),
        texts_(table_, order_, scopes_, [this](std::size_t item) { return goes_its_own_way(table_.docid(item)); }),
        test_(table_, scheme, verifier_, options.threshold) {
    if (!options.keep_families) verifier_.keep_texts();
    if (options.measure == Measure::kJaccard) return;
    const MeasuredPairs pairs{table_, signer_, tokenizer_, verifier_, test_};
    measure_.emplace(pairs, options.measure, weights ? WordWeights(*weights) : WordWeights(databases.all()));
  }

  Grouping(const Grouping&) = delete;
  Grouping& operator=(const Grouping&) = delete;

  /** @param rule  the rule under which an earlier run may have left its incremental state. */
  DecidedGroups decide(const std::string& rule) {
    CurrentGroups carried(databases_.all(), scheme_, table_);
    GroupBuckets buckets(documents_);
    std::optional<IncrementalState> state;
    if (!options_.from_scratch && !options_.texts)
      state = read_incremental_state(databases_.grouped(), scheme_, rule);
    std::optional<PreviousGroups> before;
    if (state) before.emplace(*state, documents_, marks_, carried);
    Stars stars = before ? updated_stars(*before, buckets) : stars_from_scratch(buckets);
    TemplateFamilies families(documents_, verifier_, tokenizer_, near_);
    FormedGroups groups = options_.keep_families
                              ? unsplit(stars.stars)
                              : families.split(stars.stars, stars.centres, before ? &*before : nullptr);
    join_leaders(groups);
    tell(options_, GroupPhase::kWriting);
    std::vector<DocumentGroup> wanted = target_groups(documents_, groups, carried, members_, options_.singles);
    GroupReport report = report_of(wanted, stars);
    report.incremental = before.has_value();
    IncrementalState next = incremental_state_of(carried, wanted, stars, buckets);
    next.judged = families.take_judged();
    return {std::move(carried).without_references(databases_, table_),
            without_references(databases_, std::move(wanted)), std::move(next), report};
  }

 private:
  bool goes_its_own_way(Xapian::docid docid) const {
    return distinct_.involve(docid) || databases_.is_reference(docid);
  }

  /** The number of signed documents outside the references. */
  std::size_t grouped_documents() const {
    std::size_t number = 0;
    for (std::size_t item = 0; item != table_.size(); ++item) number += documents_.is_reference(item) ? 0 : 1;
    return number;
  }

  /** Groups before families are split, by rank, and from what they came. */
  struct Stars {
    NeighbourLists neighbours;
    CentreOrder centres;
    StarGroups stars;
  };

  bool promising(std::size_t rank_a, std::size_t rank_b) const;
  std::optional<StarLink> near(std::size_t representative, std::size_t rank);
  std::optional<StarLink> link(std::size_t item_a, std::size_t item_b);
  NeighbourSearch neighbour_search();
  CentreOrder centre_order(const NeighbourLists& neighbours) const;
  Stars stars_from_scratch(GroupBuckets& buckets);
  Stars updated_stars(const PreviousGroups& before, GroupBuckets& buckets);
  static FormedGroups unsplit(const StarGroups& stars);
  void join_leaders(FormedGroups& groups) const;
  GroupReport report_of(const std::vector<DocumentGroup>& wanted, const Stars& stars) const;
  IncrementalState incremental_state_of(const CurrentGroups& carried, const std::vector<DocumentGroup>& wanted,
                                        const Stars& stars, GroupBuckets& buckets) const;
  std::vector<Xapian::docid> docids(const std::vector<std::uint32_t>& ranks) const;

  Xapian::docid docid(std::size_t rank) const { return table_.docid(order_.item(rank)); }

  const GroupedDatabases& databases_;
  const Scheme& scheme_;
  const GrouperOptions& options_;
  Tokenizer& tokenizer_;
  Signer signer_;
  Verifier verifier_;
  ReferenceMembers members_;
  SignatureTable table_;
  PreferenceOrder order_;
  ScopeTable scopes_;
  DistinctDocuments distinct_;
  TextLeaders texts_;
  PairTest test_;
  std::optional<PairMeasure> measure_;  // other than the Jaccard index
  GroupedDocuments documents_{databases_, scheme_, table_, order_, scopes_, texts_, options_.measure};
  DocumentMarks marks_{documents_, distinct_};
  NearTest near_{[this](std::size_t representative, std::size_t rank) -> std::optional<StarLink> {
    if (!promising(representative, rank)) return std::nullopt;
    return near(representative, rank);
  }};
};

/** The first document of a text stands for all its copies, even if their own words cannot be read. */
bool Grouping::promising(std::size_t rank_a, std::size_t rank_b) const {
  const std::size_t item_a = order_.item(texts_.first(rank_a));
  const std::size_t item_b = order_.item(texts_.first(rank_b));
  return measure_ ? measure_->promising(item_a, item_b, options_.threshold) : test_.may_be_near(item_a, item_b);
}

/** Of two that are promising. */
std::optional<StarLink> Grouping::near(std::size_t representative, std::size_t rank) {
  if (databases_.is_reference(docid(rank))) return std::nullopt;  // represents itself whatever comes before it
  if (distinct_.hold(docid(representative), docid(rank))) return std::nullopt;
  if (!scopes_.within_window(order_.item(representative), order_.item(rank))) return std::nullopt;
  return link(order_.item(texts_.first(representative)), order_.item(texts_.first(rank)));
}

/** Only the Jaccard index has a bound for words that are not quite those that were signed. */
std::optional<StarLink> Grouping::link(std::size_t item_a, std::size_t item_b) {
  if (measure_) {
    const std::optional<PairMeasure::Measured> measured = measure_->measured(item_a, item_b);
    if (!measured || !measured->exact || measured->value < options_.threshold) return std::nullopt;
    return StarLink{stored_similarity(measured->value), true};
  }
  const std::optional<Similarity> similarity = test_.reaching(item_a, item_b);
  if (!similarity) return std::nullopt;
  return StarLink{stored_similarity(similarity->jaccard), similarity->verification == Verification::kExact};
}

/** Of the lower rank and the higher one. */
NeighbourSearch Grouping::neighbour_search() {
  NeighbourSearch search;
  search.promising = [this](std::size_t a, std::size_t b) { return promising(a, b); };
  search.near = [this](std::size_t a, std::size_t b) { return near(a, b).has_value(); };
  search.list_cap = kNeighbours;
  search.bucket_cap = options_.band_cap;
  return search;
}

CentreOrder Grouping::centre_order(const NeighbourLists& neighbours) const {
  std::vector<std::size_t> weights;
  for (std::size_t rank = 0; rank != neighbours.of.size(); ++rank)
    weights.push_back(centre_weight(documents_, rank, neighbours.of[rank].size()));
  return CentreOrder(weights);
}

Grouping::Stars Grouping::stars_from_scratch(GroupBuckets& buckets) {
  tell(options_, GroupPhase::kBuckets);
  const BucketLists lists = buckets.all().by_item(table_.size());
  const std::size_t all = 2 * table_.size();
  tell(options_, GroupPhase::kComparing, 0, all);
  NeighbourLists neighbours = neighbour_lists(lists, neighbour_search(), [&](std::size_t done, std::size_t) {
    tell(options_, GroupPhase::kComparing, done, all);
  });
  CentreOrder centres = centre_order(neighbours);
  StarGroups stars = star_groups(
      centres.by_place(lists), centres.by_place(near_), options_.band_cap,
      [&](std::size_t done, std::size_t) { tell(options_, GroupPhase::kComparing, table_.size() + done, all); });
  stars = centres.by_item(std::move(stars));
  return {std::move(neighbours), std::move(centres), std::move(stars)};
}

Grouping::Stars Grouping::updated_stars(const PreviousGroups& before, GroupBuckets& buckets) {
  const BucketLookup lookup = buckets.lookup();
  NeighbourLists neighbours =
      update_neighbour_lists(before.neighbours(buckets, kNeighbours), lookup, neighbour_search());
  CentreOrder centres = centre_order(neighbours);
  const PreviousStars stars_before = centres.by_place(before.stars(buckets, centres));
  StarGroups stars =
      update_star_groups(stars_before, centres.by_place(lookup), centres.by_place(near_), options_.band_cap,
                         [&](std::size_t done) { tell(options_, GroupPhase::kComparing, done); });
  stars = centres.by_item(std::move(stars));
  return {std::move(neighbours), std::move(centres), std::move(stars)};
}

FormedGroups Grouping::unsplit(const StarGroups& stars) {
  return {stars.representative, stars.link,
          std::vector<std::size_t>(stars.representative.size(), FormedGroups::kNoFamily)};
}

/** Documents that follow a leader join its group. */
void Grouping::join_leaders(FormedGroups& groups) const {
  for (std::size_t rank = 0; rank != table_.size(); ++rank) {
    if (texts_.leads(rank)) continue;
    const std::size_t leader = texts_.leader(rank);
    groups.centre[rank] = groups.centre[leader];
    groups.link[rank] = groups.link[leader];
    groups.family[rank] = groups.family[leader];
  }
}

GroupReport Grouping::report_of(const std::vector<DocumentGroup>& wanted, const Stars& stars) const {
  GroupReport report;
  report.unusable = table_.unusable();
  report.without_time = scopes_.without_time();
  report.without_field = scopes_.without_field();
  report.too_short = scopes_.too_short();
  report.comparisons = stars.neighbours.comparisons + stars.stars.comparisons;
  report.verified = measure_ ? measure_->compared() : test_.verified();
  report.without_words = measure_ ? measure_->without_words() : 0;
  report.documents_read = verifier_.documents_read();
  report.oversized_bands = stars.stars.oversized.size();
  report.forgotten = stars.stars.forgotten();
  report.documents = grouped_documents();
  std::unordered_set<std::uint64_t> families;
  std::unordered_map<std::string, std::size_t> sizes;
  for (const DocumentGroup& document : wanted) {
    if (databases_.is_reference(document.docid)) continue;
    if (document.state.family != 0) {
      families.insert(document.state.family);
      ++report.family_documents;
    }
    if (document.state.role == GroupRole::kSingle) continue;
    ++report.grouped_documents;
    const std::size_t here = ++sizes[document.group];
    report.largest_group = std::max({report.largest_group, here, std::size_t{document.state.size}});
    report.min_similarity = std::min(report.min_similarity, document.state.similarity);
    if (!document.state.exact) ++report.estimated_links;
  }
  report.groups = sizes.size();
  report.families = families.size();
  return report;
}

IncrementalState Grouping::incremental_state_of(const CurrentGroups& carried, const std::vector<DocumentGroup>& wanted,
                                                const Stars& stars, GroupBuckets& buckets) const {
  IncrementalState incremental_state;
  incremental_state.entries.reserve(wanted.size());
  for (std::size_t rank = 0; rank != wanted.size(); ++rank) {
    const std::size_t item = order_.item(rank);
    const DocumentGroup& document = wanted[item];
    // A document of a reference keeps its marks.
    const std::uint32_t mark =
        documents_.is_reference(item) ? marks_.of(rank, carried.of(item)) : marks_.of(rank, document.marks());
    incremental_state.entries.push_back({document.docid, mark});
  }
  for (std::size_t rank = 0; rank != wanted.size(); ++rank) {
    const std::vector<std::uint32_t>& neighbours = stars.neighbours.of[rank];
    if (!neighbours.empty()) incremental_state.neighbours.push_back({docid(rank), docids(neighbours)});
  }
  for (const CrowdedBucket& crowded : stars.neighbours.crowded)
    incremental_state.crowded.push_back({buckets.name(crowded.bucket), docids(crowded.offered)});
  std::sort(incremental_state.crowded.begin(), incremental_state.crowded.end(),
            [](const IncrementalState::Crowded& a, const IncrementalState::Crowded& b) { return a.bucket < b.bucket; });
  for (const OversizedBucket& oversized : stars.stars.oversized) {
    incremental_state.oversized.push_back({buckets.name(oversized.bucket), {}});
    for (const std::size_t rank : oversized.remembered)
      incremental_state.oversized.back().remembered.push_back(docid(rank));
  }
  std::sort(
      incremental_state.oversized.begin(), incremental_state.oversized.end(),
      [](const IncrementalState::Oversized& a, const IncrementalState::Oversized& b) { return a.bucket < b.bucket; });
  return incremental_state;
}

std::vector<Xapian::docid> Grouping::docids(const std::vector<std::uint32_t>& ranks) const {
  std::vector<Xapian::docid> docids;
  for (const std::uint32_t rank : ranks) docids.push_back(docid(rank));
  return docids;
}

/** The recorded form of a run's rule, and the key of its incremental state. */
struct RunRule {
  std::string recorded;
  std::string of_incremental_state;
};

RunRule rule_of_run(const Scheme& scheme, const Tokenizer& tokenizer, const GrouperOptions& options,
                    std::size_t databases, const std::optional<WeightSnapshot>& weights) {
  const std::string recorded = group_rule_text(scheme, options, databases);
  const std::string weighed = weights ? " weights=" + hex_encode(xxh3_hash(weights->encode())) : "";
  const std::string judged = " buckets=keys family-rule=" + std::to_string(kTemplateFamilyVersion);
  return {recorded, recorded + " " + tokenizer.version() + judged + weighed + (options.texts ? " texts" : "")};
}

/** How words are weighed: as by the last run, or as the databases have them now. */
std::optional<WeightSnapshot> weights_of_run(const GroupedDatabases& databases, const Scheme& scheme,
                                             const GrouperOptions& options) {
  if (!weighs_words(options.measure)) return std::nullopt;
  std::optional<WeightSnapshot> weights;
  if (!options.recount_words) weights = read_weight_snapshot(databases.grouped(), scheme);
  return weights ? weights : WeightSnapshot::of(databases.grouped(), scheme);
}

/** A run's decisions, and by what they were made. */
struct DecidedRun {
  DecidedGroups groups;
  RunRule rule;
  std::optional<WeightSnapshot> weights;
};

DecidedRun decide_groups(const GroupedDatabases& databases, const Scheme& scheme, Tokenizer& tokenizer,
                         const GrouperOptions& options) {
  check_arguments(databases.parts(), scheme, tokenizer, options);
  tell(options, GroupPhase::kReading);
  require_group_places(databases, scheme);
  const std::optional<WeightSnapshot> weights = weights_of_run(databases, scheme, options);
  const RunRule rule = rule_of_run(scheme, tokenizer, options, databases.grouped_parts().size(), weights);
  DecidedGroups decided =
      Grouping(databases, scheme, tokenizer, options, weights ? &*weights : nullptr).decide(rule.of_incremental_state);
  decided.report.weighed_by = weights ? weights->documents() : 0;
  return {std::move(decided), rule, weights};
}

/** Records the rule of databases that were never grouped before anything is written: if the run is killed, the next one does
 *  not take its terms for another program's and refuse them. */
void claim(const std::vector<Xapian::WritableDatabase>& databases, const Scheme& scheme, const std::string& rule) {
  for (Xapian::WritableDatabase database : databases) {
    if (rule_of_groups(database, scheme).empty()) database.set_metadata(group_rule_key(scheme), rule);
  }
}

}  // namespace

GroupReport plan_groups(const std::vector<Xapian::Database>& databases, const Scheme& scheme, Tokenizer& tokenizer,
                        const GrouperOptions& options) {
  const GroupedDatabases grouped(databases, options.references);
  DecidedGroups decided = decide_groups(grouped, scheme, tokenizer, options).groups;
  decided.report.changed_documents =
      tell_of_groups(grouped.grouped(), scheme, decided.carried, decided.wanted, options);
  return decided.report;
}

GroupReport group_databases(const std::vector<Xapian::WritableDatabase>& databases, const Scheme& scheme,
                            Tokenizer& tokenizer, const GrouperOptions& options) {
  const std::vector<Xapian::Database> to_read(databases.begin(), databases.end());
  const GroupedDatabases grouped(to_read, options.references);
  DecidedRun run = decide_groups(grouped, scheme, tokenizer, options);
  DecidedGroups& decided = run.groups;
  claim(databases, scheme, run.rule.recorded);
  Xapian::WritableDatabase to_write = as_one(databases);
  decided.report.changed_documents =
      write_groups(to_write, scheme, decided.carried, decided.wanted, options, decided.report.slots_taken);
  write_incremental_state(to_write, scheme, run.rule.of_incremental_state, decided.incremental_state);
  write_weight_snapshot(to_write, scheme, run.weights ? &*run.weights : nullptr);
  for (Xapian::WritableDatabase database : databases)
    update_metadata(database, group_rule_key(scheme), run.rule.recorded);
  if (options.commit) options.commit();
  return decided.report;
}

GroupReport group_database(Xapian::WritableDatabase& database, const Scheme& scheme, Tokenizer& tokenizer,
                           const GrouperOptions& options) {
  return group_databases({database}, scheme, tokenizer, options);
}

}  // namespace neardup
