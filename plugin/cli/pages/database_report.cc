#include "pages/database_report.h"

#include <iterator>
#include <set>
#include <utility>

#include "collapse/group_list.h"
#include "group/grouping.h"
#include "marks/signature_reader.h"
#include "scheme/own_terms.h"
#include "sign/stored_values.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kListedBands = 10;

/** Count the members of a group, and find the one that is least alike. */
void count_members(const Group& group, ValueColumn& states, DatabaseReport& report, std::vector<CorpusPair>& nearest) {
  const Xapian::docid centre = group.centre != 0 ? group.centre : group.representative;
  CorpusPair least{centre, 0, 1};
  for (const Xapian::docid docid : group.members) {
    if (docid == group.representative) continue;
    const std::optional<GroupState> state = decode_group_state(states.value(docid), report.scheme.id());
    if (!state) continue;
    ++report.percents[static_cast<std::size_t>(state->similarity * 100 + 1e-7)];
    if (state->exact && docid != centre && state->similarity < least.similarity)
      least = {centre, docid, state->similarity};
  }
  if (least.second != 0 && centre != 0) nearest.push_back(least);
}

ReportedGroup reported_group(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                             const Group& group) {
  ReportedGroup reported{group.id, group.members.size(), group.min_similarity, group.exact, {}, {}};
  if (group.representative != 0) reported.shown.push_back(reported_document(database, group.representative));
  for (const Xapian::docid docid : group.members) {
    if (docid == group.representative) continue;
    if (reported.named.size() == NearDuplicateReport::kNamedOfAGroup) break;
    const bool shown = reported.shown.size() < NearDuplicateReport::kShownOfAGroup;
    ReportedDocument& member =
        (shown ? reported.shown : reported.named).emplace_back(reported_document(database, docid));
    if (shown && group.representative != 0)
      member.words = explain_pair(database, scheme, tokenizer, group.representative, docid).words;
  }
  return reported;
}

/** @return the centre of each group with the member that is least alike. */
std::vector<CorpusPair> read_groups(const Xapian::Database& database, Tokenizer& tokenizer, DatabaseReport& report) {
  std::vector<CorpusPair> nearest;
  ValueColumn states(database, report.scheme.slots.group_state);
  for (const Group& group : list_groups(database, report.scheme)) {  // the largest first
    count_members(group, states, report, nearest);
    if (report.largest_groups.size() != report.kGroups)
      report.largest_groups.push_back(reported_group(database, report.scheme, tokenizer, group));
  }
  return nearest;
}

std::vector<std::pair<std::string, std::size_t>> fullest_bands(const Xapian::Database& database, const Scheme& scheme) {
  std::set<std::pair<std::int64_t, std::string>> bands;  // numbers of documents are negative: the largest come first
  const OwnTerms own(scheme);
  const auto end = database.allterms_end(scheme.band_prefix);
  for (auto term = database.allterms_begin(scheme.band_prefix); term != end; ++term) {
    if (term.get_termfreq() >= 2 && own.is_band(*term)) bands.emplace(-std::int64_t{term.get_termfreq()}, *term);
    if (bands.size() > kListedBands) bands.erase(std::prev(bands.end()));
  }
  std::vector<std::pair<std::string, std::size_t>> fullest;
  for (const auto& [documents, term] : bands) fullest.push_back({term, static_cast<std::size_t>(-documents)});
  return fullest;
}

}  // namespace

DatabaseReport report_database(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                               const RecallSampleOptions& sampling) {
  DatabaseReport report;
  report.scheme = scheme;
  report.summary = summarise_database(database, scheme);
  report.texts = report.summary.documents;
  report.hidden = report.summary.grouped_documents - report.summary.groups;
  std::vector<CorpusPair> nearest = read_groups(database, tokenizer, report);
  const std::optional<RecordedGrouping> grouping = recorded_grouping(database, scheme);
  const GrouperOptions rule = grouping ? grouping->options : GrouperOptions();
  report.threshold = rule.threshold;
  report.measure = rule.measure;
  if (grouping && rule.measure == Measure::kJaccard) {
    report.borderline = borderline_pairs(database, scheme, tokenizer, rule.threshold, std::move(nearest));
  }
  report.fullest_bands = fullest_bands(database, scheme);
  report.sampling = sampling;
  if (report.summary.signed_documents != 0) {
    report.sample = sample_neighbours(database, scheme, tokenizer, sampling);
  }
  return report;
}

}  // namespace neardup::cli
