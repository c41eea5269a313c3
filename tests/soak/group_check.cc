#include "soak/group_check.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "bytes/base_encodings.h"
#include "bytes/big_endian.h"
#include "bytes/feature_hash.h"
#include "plugin/brute_force_groups.h"
#include "plugin/database_bytes.h"
#include "record/weight_snapshot.h"

namespace neardup::soak {

namespace {

constexpr std::int64_t kSecondsADay = 86'400;
constexpr double kStoredPrecision = 1e-8;  // of similarities, which a later run reads back

void require(bool holds, const std::string& what) {
  if (!holds) throw Divergence(what);
}

void require_equal(const std::string& what, std::size_t found, std::size_t expected) {
  require(found == expected, what + ": " + std::to_string(found) + ", should be " + std::to_string(expected));
}

/** What a grouper may change: all documents, and our metadata. */
struct Contents {
  std::map<Xapian::docid, std::string> documents;
  std::map<std::string, std::string> metadata;

  explicit Contents(const Xapian::Database& database)
      : documents(serialised(database)), metadata(metadata_of(database, "neardup:")) {}
};

void require_unchanged(const Contents& before, const Contents& now, const std::string& run) {
  for (const auto& [docid, bytes] : before.documents) {
    const auto found = now.documents.find(docid);
    require(found != now.documents.end() && found->second == bytes, run + " changes document " + std::to_string(docid));
  }
  require_equal(run + ": documents", now.documents.size(), before.documents.size());
  for (const auto& [key, value] : before.metadata) {
    const auto found = now.metadata.find(key);
    require(found != now.metadata.end() && found->second == value, run + " changes metadata " + key);
  }
  require_equal(run + ": metadata entries", now.metadata.size(), before.metadata.size());
}

/** What runs of one database under one rule must report alike, whether they change documents or not. */
void require_same(const GroupReport& first, const GroupReport& second, const std::string& run) {
  require_equal(run + ": documents", second.documents, first.documents);
  require_equal(run + ": unusable documents", second.unusable, first.unusable);
  require_equal(run + ": groups", second.groups, first.groups);
  require_equal(run + ": grouped documents", second.grouped_documents, first.grouped_documents);
  require_equal(run + ": largest group", second.largest_group, first.largest_group);
  require_equal(run + ": estimated links", second.estimated_links, first.estimated_links);
  require_equal(run + ": oversized bands", second.oversized_bands, first.oversized_bands);
  require_equal(run + ": forgotten", second.forgotten, first.forgotten);
  require(std::abs(first.min_similarity - second.min_similarity) < kStoredPrecision, run + ": least similarity");
}

std::string field_of(const ModelDocument& document, const std::string& field) {
  if (field == "title") return document.title();
  if (field == "value:7" || document.host.empty()) return field == "value:7" ? document.value : "";
  const std::string term = "H" + document.host;
  return std::to_string(term.size()) + ":" + term;
}

ScopeOfDocument scope_of(const ModelDocument& document, const GroupSettings& settings) {
  ScopeOfDocument scope;
  if (settings.by_host && !document.host.empty()) scope.term = "H" + document.host;
  if (settings.window) scope.time.reset();
  if (settings.window && !document.time.empty())
    scope.time = read_big_endian(document.time.data(), document.time.size());
  if (document.tokens() < settings.least_words) scope.time.reset();
  if (settings.same.empty()) return scope;
  const std::string field = field_of(document, settings.same);
  if (field.empty())
    scope.time.reset();
  else
    scope.term += (scope.term.empty() ? "same:" : " same:") + hex_encode(xxh3_hash(field));
  return scope;
}

/** What every document carries, as the end of a change. */
std::map<Xapian::docid, GroupChange> carried(SoakedDatabase& database) {
  const Scheme& scheme = database.scheme();
  std::map<Xapian::docid, GroupChange> carried;
  for (const Xapian::docid docid : docids_of(database.database())) {
    const Xapian::Document document = database.database().get_document(docid);
    const auto state = decode_group_state(document.get_value(scheme.slots.group_state), scheme.id());
    carried[docid] = {docid, "", document.get_value(scheme.slots.group), GroupRole::kSingle,
                      state ? state->role : GroupRole::kSingle};
  }
  return carried;
}

bool same(const GroupChange& a, const GroupChange& b) {
  return std::tie(a.docid, a.group_before, a.group, a.role_before, a.role) ==
         std::tie(b.docid, b.group_before, b.group, b.role_before, b.role);
}

bool has_term(const Xapian::Document& document, const std::string& sought) {
  if (document.termlist_count() == 0) return false;
  Xapian::TermIterator term = document.termlist_begin();
  term.skip_to(sought);
  return term != document.termlist_end() && *term == sought;
}

void remove_all_groups(SoakedDatabase& database) {
  for (const Xapian::docid docid : docids_of(database.database())) {
    Xapian::Document document = database.database().get_document(docid);
    const Scheme& scheme = database.scheme();
    const std::string term = scheme.group_prefix + document.get_value(scheme.slots.group);
    if (has_term(document, term)) document.remove_term(term);
    document.add_value(scheme.slots.group, "");
    document.add_value(scheme.slots.group_state, "");
    database.database().replace_document(docid, document);
  }
}

}  // namespace

MarksByDocid expected_marks(const SoakedDatabase& database) {
  const Model& model = database.model();
  const GroupSettings& settings = database.settings();
  BruteForceGroups groups(database.scheme(), settings.threshold, settings.band_cap);
  for (const ModelDocument& document : settings.preference.in_order(model.documents)) {
    if (!document.is_signed) continue;
    groups.add(document.docid, document.words, document.covered || settings.texts, document.has_bands,
               scope_of(document, settings));
  }
  if (settings.keep_families) groups.keep_families();
  const auto weights = read_weight_snapshot(database.database(), database.scheme());
  require(weights.has_value() == weighs_words(settings.measure), "weights of words are kept, or not, by mistake");
  groups.set_measure(settings.measure, [&](std::uint64_t word) { return weights->weight(word); });
  if (settings.window) groups.set_window(kSecondsADay * *settings.window);
  for (const auto& [a, b] : model.distinct) {
    const std::optional<Xapian::docid> first = model.find(a), second = model.find(b);
    if (first && second) groups.declare_distinct(*first, *second);
  }
  return groups.groups();
}

void check_marks(SoakedDatabase& database, const MarksByDocid& expected) {
  const std::vector<Xapian::docid> docids = docids_of(database.database());
  require_equal("documents in the database", docids.size(), database.model().documents.size());
  for (const Xapian::docid docid : docids) {
    const std::string wrong =
        wrong_marks(database.database(), docid, database.scheme(), expected, database.settings().group_terms);
    require(wrong.empty(), wrong);
  }
}

void check_report(const GroupReport& report, const MarksByDocid& expected) {
  std::map<std::string, std::size_t> sizes;
  std::size_t largest = 0, grouped = 0, estimated = 0;
  double min_similarity = 1;
  std::set<std::uint64_t> families;
  std::size_t in_families = 0;
  for (const auto& [docid, marks] : expected) {
    if (marks.state.family != 0) ++in_families;
    if (marks.state.family != 0) families.insert(marks.state.family);
    min_similarity = std::min(min_similarity, marks.state.similarity);
    estimated += marks.state.exact ? 0 : 1;
    if (marks.group.empty()) continue;
    ++grouped;
    largest = std::max(largest, ++sizes[marks.group]);
  }
  require_equal("reported documents", report.documents, expected.size());
  require_equal("reported groups", report.groups, sizes.size());
  require_equal("reported grouped documents", report.grouped_documents, grouped);
  require_equal("reported largest group", report.largest_group, largest);
  require_equal("reported families", report.families, families.size());
  require_equal("reported documents of families", report.family_documents, in_families);
  require_equal("reported estimated links", report.estimated_links, estimated);
  require(std::abs(report.min_similarity - min_similarity) < kStoredPrecision,
          "reported least similarity: " + std::to_string(report.min_similarity) + ", should be " +
              std::to_string(min_similarity));
}

WatchedRun::WatchedRun(SoakedDatabase& database, GroupFunction group)
    : database_(database), group_(std::move(group)), before_(carried(database)) {}

WatchedRun::Outcome WatchedRun::told(const GroupFunction& group, GrouperOptions options) {
  Outcome outcome;
  options.changed = [&](const GroupChange& change) { outcome.changes.push_back(change); };
  outcome.report = group(database_.database(), database_.scheme(), database_.tokenizer(), options);
  return outcome;
}

void WatchedRun::rehearse(const GrouperOptions& options) {
  const GroupFunction plan = [](Xapian::WritableDatabase& database, const Scheme& scheme, Tokenizer& tokenizer,
                                const GrouperOptions& given) {
    return plan_groups({database}, scheme, tokenizer, given);
  };
  const Contents before(database_.database());
  rehearsed_ = told(plan, options);
  require_unchanged(before, Contents(database_.database()), "a dry run");
}

GroupReport WatchedRun::run(const GrouperOptions& options) {
  const Outcome outcome = told(group_, options);
  require_equal("changes told of", outcome.changes.size(), outcome.report.changed_documents);
  if (rehearsed_) require_same(rehearsed_->report, outcome.report, "the run after a dry run");
  if (rehearsed_) {
    const std::vector<GroupChange>& foretold = rehearsed_->changes;
    require(std::equal(foretold.begin(), foretold.end(), outcome.changes.begin(), outcome.changes.end(), same),
            "a dry run foretells other changes than there are");
  }
  Xapian::docid last = 0;
  std::map<Xapian::docid, GroupChange> expected = before_;
  for (const GroupChange& change : outcome.changes) {
    const std::string who = "the change told of document " + std::to_string(change.docid);
    require(change.docid > last, who + " comes too late");
    GroupChange& mark = expected[change.docid];
    require(change.group_before == mark.group && change.role_before == mark.role, who + " is wrong about before");
    mark = {change.docid, "", change.group, GroupRole::kSingle, change.role};
    last = change.docid;
  }
  for (const auto& [docid, now] : carried(database_)) {
    require(same(expected[docid], now), "what is told of changes is wrong about document " + std::to_string(docid));
  }
  return outcome.report;
}

void check_settled(SoakedDatabase& database, const GroupFunction& group, const GroupReport& first) {
  const Contents before(database.database());
  const auto check_run = [&](const std::string& run) {
    const GroupReport report = group(database.database(), database.scheme(), database.tokenizer(), database.options());
    require_unchanged(before, Contents(database.database()), run);
    require_same(first, report, run);
    return report;
  };
  require_equal("documents changed by the same run again", check_run("the same run again").changed_documents, 0);
  remove_all_groups(database);
  check_run("a run without earlier groups");
}

}  // namespace neardup::soak
