#include "group/grouping.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "database/argument_checks.h"
#include "database/grouped_databases.h"
#include "database/metadata_keys.h"
#include "database/slot_values.h"
#include "group/group_buckets.h"
#include "group/group_stars.h"
#include "group/last_run.h"
#include "group/reference_members.h"
#include "group/target_groups.h"
#include "groups/template_family.h"
#include "marks/distinct_pairs.h"
#include "marks/signature_table.h"
#include "marks/taken_slots.h"
#include "neardup/snapshot_retry.h"
#include "record/chosen_scheme.h"
#include "record/compared_pairs.h"
#include "record/rule_words.h"
#include "record/scheme_record.h"
#include "record/weight_snapshot.h"
#include "scope/preference_order.h"
#include "scope/scope_table.h"
#include "sign/signer.h"

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

/** The decisions of a run for documents outside the references, under their docids in GroupedDatabases::grouped(). */
struct DecidedGroups {
  CurrentGroups carried;  // now
  std::vector<DocumentGroup> wanted;
  ComparedPairs compared;  // of a run with references
  GroupReport report;      // without the changes
};

/** Decides the groups of one database, or of several as one. Writes nothing. */
class Grouping {
 public:
  /** @param weights  of words, if the measure weighs them; else null.
   *  @param known    what earlier runs with references compared; null without references. */
  Grouping(const GroupedDatabases& databases, const Scheme& scheme, Tokenizer& tokenizer, const GrouperOptions& options,
           const WeightSnapshot* weights, const ComparedPairs* known)
      : databases_(databases),
        scheme_(scheme),
        options_(options),
        weights_(weights),
        known_(known),
        signer_(scheme),
        members_(databases, scheme),
        // Only simhash bands have a guaranteed distance, which fingerprints verify.
        table_(databases.all(), scheme, scheme.has_simhash() ? Fingerprints::kRead : Fingerprints::kLeave,
               [this](Xapian::docid docid) { return members_.has(docid); }),
        order_(databases, scheme, table_, options.prefer),
        scopes_(databases.all(), scheme, table_, options.scope),
        distinct_(databases.all(), databases.parts()),
        carried_(databases.all(), scheme, table_),
        texts_({table_, order_, scopes_, places_in_references(),
                [this](std::size_t item) { return databases_.is_reference(table_.docid(item)); },
                [this](std::size_t item) { return distinct_.involve(table_.docid(item)); }}) {
    add_comparison(databases.all(), tokenizer);
    if (options.reopen && !options.texts) add_threads(tokenizer);
  }

  Grouping(const Grouping&) = delete;
  Grouping& operator=(const Grouping&) = delete;

  DecidedGroups decide() {
    ItemGroups groups = form_groups(documents_, comparisons_);
    join_leaders(groups);
    tell(options_, GroupPhase::kWriting);
    std::vector<DocumentGroup> wanted = target_groups(documents_, groups, carried_, members_);
    const GroupReport report = report_of(wanted, groups);
    return {std::move(carried_).without_references(databases_, table_),
            without_references(databases_, std::move(wanted)), compared(), report};
  }

 private:
  using Fingerprints = SignatureTable::Fingerprints;

  ReferencePlaces places_in_references() const;
  void add_comparison(const Xapian::Database& database, Tokenizer& tokenizer);
  void add_threads(Tokenizer& tokenizer);
  void join_leaders(ItemGroups& groups) const;
  GroupReport report_of(const std::vector<DocumentGroup>& wanted, const ItemGroups& groups) const;
  ComparedPairs compared() const;

  const GroupedDatabases& databases_;
  const Scheme& scheme_;
  const GrouperOptions& options_;
  const WeightSnapshot* weights_;
  const ComparedPairs* known_;
  Signer signer_;
  ReferenceMembers members_;
  SignatureTable table_;
  PreferenceOrder order_;
  ScopeTable scopes_;
  DistinctDocuments distinct_;
  CurrentGroups carried_;
  TextLeaders texts_;
  GroupedDocuments documents_{databases_, scheme_, table_, order_, scopes_, texts_, options_};
  KnownBitmaps bitmaps_{table_.size()};
  std::vector<std::unique_ptr<Tokenizer>> tokenizers_;
  std::vector<std::unique_ptr<GroupComparison>> comparisons_;  // of each thread; the first is the caller's
};

ReferencePlaces Grouping::places_in_references() const {
  if (members_.empty()) return {};
  std::vector<std::string> groups;
  for (std::size_t rank = 0; rank != table_.size() && databases_.is_reference(table_.docid(order_.item(rank))); ++rank)
    groups.push_back(headed_group(table_, scopes_, order_.item(rank), carried_.of(order_.item(rank)).group, 0));
  return members_.places(groups, options_.threshold);
}

void Grouping::add_comparison(const Xapian::Database& database, Tokenizer& tokenizer) {
  comparisons_.push_back(std::make_unique<GroupComparison>(documents_, distinct_, signer_, database, tokenizer,
                                                           bitmaps_, weights_, known_));
}

/** Fewer threads compare where the system lets fewer files be open. */
void Grouping::add_threads(Tokenizer& tokenizer) {
  try {
    while (comparisons_.size() < options_.threads) {
      const std::vector<Xapian::Database> opened = options_.reopen();
      const auto references = opened.begin() + static_cast<std::ptrdiff_t>(databases_.grouped_parts().size());
      const Xapian::Database database =
          GroupedDatabases({opened.begin(), references}, {references, opened.end()}).all();
      tokenizers_.push_back(tokenizer.clone());
      add_comparison(database, *tokenizers_.back());
    }
  } catch (const Xapian::DatabaseError&) {
  }
}

/** Documents that follow a leader join its group. */
void Grouping::join_leaders(ItemGroups& groups) const {
  for (std::size_t rank = 0; rank != table_.size(); ++rank) {
    if (texts_.leads(rank)) continue;
    const std::size_t leader = texts_.leader(rank);
    groups.centre[rank] = groups.centre[leader];
    groups.representative[rank] = groups.representative[leader];
    groups.link[rank] = documents_.is_reference(order_.item(leader)) ? texts_.link(rank) : groups.link[leader];
    groups.family[rank] = groups.family[leader];
  }
}

GroupReport Grouping::report_of(const std::vector<DocumentGroup>& wanted, const ItemGroups& groups) const {
  GroupReport report;
  report.unusable = table_.unusable();
  report.without_time = scopes_.without_time();
  report.without_field = scopes_.without_field();
  report.too_short = scopes_.too_short();
  report.parted = scopes_.parted();
  report.comparisons = groups.comparisons;
  for (const auto& comparison : comparisons_) {
    report.verified += comparison->verified();
    report.without_words += comparison->without_words();
    report.documents_read += comparison->verifier().documents_read();
  }
  report.oversized_bands = groups.oversized;
  report.forgotten = groups.forgotten;
  std::unordered_set<std::uint64_t> families;
  std::unordered_map<std::string_view, std::size_t> sizes;
  for (const DocumentGroup& document : wanted) {
    if (databases_.is_reference(document.docid)) continue;
    ++report.documents;
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

ComparedPairs Grouping::compared() const {
  std::vector<ComparedPair> pairs;
  for (const auto& comparison : comparisons_)
    pairs.insert(pairs.end(), comparison->compared().begin(), comparison->compared().end());
  return ComparedPairs(std::move(pairs));
}

/** How words are weighed: as by the last run, or as the databases have them now. */
std::optional<WeightSnapshot> weights_of_run(const GroupedDatabases& databases, const Scheme& scheme,
                                             const GrouperOptions& options) {
  if (!weighs_words(options.measure)) return std::nullopt;
  std::optional<WeightSnapshot> weights;
  if (!options.recount_words) weights = read_weight_snapshot(databases.grouped(), scheme);
  return weights ? weights : WeightSnapshot::of(databases.grouped(), scheme);
}

/** By what a run decides. */
struct RunRule {
  std::string recorded;
  std::string whole;        // with the versions of the tokenizer and of the rules, and the weights
  std::string of_compared;  // what the similarity of two texts depends on
  std::optional<WeightSnapshot> weights;
};

/** Checks the arguments, too. */
RunRule rule_of_run(const GroupedDatabases& databases, const Scheme& scheme, const Tokenizer& tokenizer,
                    const GrouperOptions& options) {
  check_arguments(databases.parts(), scheme, tokenizer, options);
  tell(options, GroupPhase::kReading);
  std::optional<WeightSnapshot> weights = weights_of_run(databases, scheme, options);
  const std::string recorded = group_rule_text(scheme, options, databases.grouped_parts().size());
  const std::string weighed = weights ? " weights=" + hex_encode(xxh3_hash(weights->encode())) : "";
  const std::string judged = " shown=near-all family-rule=" + std::to_string(kTemplateFamilyVersion);
  return {recorded, recorded + " " + tokenizer.version() + judged + weighed + (options.texts ? " texts" : ""),
          "threshold=" + number_text(options.threshold) + " measure=" + measure_name(options.measure) + weighed,
          std::move(weights)};
}

/** Whether a run records what it reports, and a run in which nothing has changed reports that. */
bool is_recorded(const GroupedDatabases& databases, const GrouperOptions& options) {
  return databases.parts().size() == 1 && options.commit && !options.texts;
}

/** The report of a database that has what the last run committed. What the caller has not committed is committed first. */
std::optional<GroupReport> unchanged_report(const GroupedDatabases& databases, const Scheme& scheme,
                                            const RunRule& rule, const GrouperOptions& options) {
  if (!is_recorded(databases, options) || options.recount_words) return std::nullopt;
  if (!report_if_unchanged(databases.all(), scheme, rule.whole)) return std::nullopt;
  options.commit();
  return report_if_unchanged(databases.all(), scheme, rule.whole);
}

/** Also uses the connections to remote references now and then: a server closes one that is idle for a minute. */
GrouperOptions keeping_connections(const GroupedDatabases& databases, GrouperOptions options) {
  if (!databases.has_references() || is_local(databases.all())) return options;
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds kLongest{500};
  options.progress = [database = databases.all(), told = std::move(options.progress), used = Clock::now()](
                         GroupPhase phase, std::size_t done, std::size_t all) mutable {
    if (Clock::now() - used > kLongest) {
      database.keep_alive();
      used = Clock::now();
    }
    if (told) told(phase, done, all);
  };
  return options;
}

DecidedGroups decide_groups(const GroupedDatabases& databases, const Scheme& scheme, Tokenizer& tokenizer,
                            const GrouperOptions& options, const RunRule& rule) {
  require_group_places(databases, scheme);
  const WeightSnapshot* const weights = rule.weights ? &*rule.weights : nullptr;
  ComparedPairs known;
  if (databases.has_references()) known = read_compared_pairs(databases.grouped(), scheme, rule.of_compared);
  DecidedGroups decided =
      Grouping(databases, scheme, tokenizer, options, weights, databases.has_references() ? &known : nullptr).decide();
  decided.report.weighed_by = weights == nullptr ? 0 : weights->documents();
  return decided;
}

/** @exception Xapian::DatabaseModifiedError if a reference has a newer commit than the one that was read. */
void require_unchanged(const std::vector<Xapian::Database>& references) {
  for (Xapian::Database reference : references) {
    if (reopen_with_retries(reference))
      throw Xapian::DatabaseModifiedError("another process wrote a reference while it was read; run this again");
  }
}

/** Records the rule of databases that were never grouped before anything is written: if the run is killed, the next one does
 *  not take its terms for another program's and refuse them. */
void claim(const std::vector<Xapian::WritableDatabase>& databases, const Scheme& scheme, const std::string& rule) {
  for (Xapian::WritableDatabase database : databases) {
    if (rule_of_groups(database, scheme).empty()) database.set_metadata(scheme_key(kGroupRuleKeys, scheme), rule);
  }
}

/** Adds a commit of all databases at the end, if the caller gives none. */
GrouperOptions committing(const std::vector<Xapian::WritableDatabase>& databases, GrouperOptions options) {
  if (options.commit) return options;
  options.commit = [databases] {
    for (Xapian::WritableDatabase database : databases) database.commit();
  };
  return options;
}

}  // namespace

GroupReport plan_groups(const std::vector<Xapian::Database>& databases, const Scheme& scheme, Tokenizer& tokenizer,
                        const GrouperOptions& given) {
  const GroupedDatabases grouped(databases, given.references);
  const GrouperOptions options = keeping_connections(grouped, given);
  const RunRule rule = rule_of_run(grouped, scheme, tokenizer, options);
  DecidedGroups decided = decide_groups(grouped, scheme, tokenizer, options, rule);
  write_groups(grouped.grouped(), nullptr, scheme, decided.carried, decided.wanted, options, decided.report);
  return decided.report;
}

GroupReport group_databases(const std::vector<Xapian::WritableDatabase>& databases, const Scheme& scheme,
                            Tokenizer& tokenizer, const GrouperOptions& given) {
  const GroupedDatabases grouped({databases.begin(), databases.end()}, given.references);
  const GrouperOptions options = keeping_connections(grouped, given);
  const RunRule rule = rule_of_run(grouped, scheme, tokenizer, options);
  if (const std::optional<GroupReport> report = unchanged_report(grouped, scheme, rule, options)) return *report;
  DecidedGroups decided = decide_groups(grouped, scheme, tokenizer, options, rule);
  require_unchanged(given.references);
  claim(databases, scheme, rule.recorded);
  Xapian::WritableDatabase to_write = as_one(databases);
  write_groups(to_write, &to_write, scheme, decided.carried, decided.wanted, options, decided.report);
  write_compared_pairs(to_write, scheme, rule.of_compared, decided.compared);
  write_weight_snapshot(to_write, scheme, rule.weights ? &*rule.weights : nullptr);
  for (Xapian::WritableDatabase database : databases)
    update_metadata(database, scheme_key(kGroupRuleKeys, scheme), rule.recorded);
  // Documents of slots that another program took are tried again.
  if (decided.report.slots_taken == 0 && is_recorded(grouped, options))
    record_report(to_write, scheme, rule.whole, decided.report);
  if (options.commit) options.commit();
  return decided.report;
}

GroupReport group(Xapian::WritableDatabase& database, const GrouperOptions& options, Tokenizer* tokenizer) {
  return group(std::vector<Xapian::WritableDatabase>{database}, options, tokenizer);
}

GroupReport group(const std::vector<Xapian::WritableDatabase>& databases, const GrouperOptions& options,
                  Tokenizer* tokenizer) {
  if (databases.empty()) throw Xapian::InvalidArgumentError("no database to group; give at least one");
  const SchemeAndTokenizer choice = choice_to_read(databases.front(), options.scheme, tokenizer);
  return group_databases(databases, choice.scheme, *choice.tokenizer, committing(databases, options));
}

GroupReport plan_groups(const std::vector<Xapian::Database>& databases, const GrouperOptions& options,
                        Tokenizer* tokenizer) {
  if (databases.empty()) throw Xapian::InvalidArgumentError("no database to group; give at least one");
  const SchemeAndTokenizer choice = choice_to_read(databases.front(), options.scheme, tokenizer);
  return plan_groups(databases, choice.scheme, *choice.tokenizer, options);
}

}  // namespace neardup
