#include "pages/database_report.h"

#include <algorithm>
#include <utility>

#include "collapse/group_list.h"
#include "fingerprint/simhash.h"
#include "group/grouping.h"
#include "marks/signature_reader.h"
#include "scheme/own_terms.h"
#include "sign/stored_values.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kListed = 10;        // groups and bands
constexpr std::size_t kShownOfAGroup = 4;  // documents

/** Columns of documents. */
struct MarksReader {
  ValueColumn states;
  SignatureReader signatures;
};

/** Count the members of a group, and find the one that is least alike. */
void count_members(const Group& group, MarksReader& marks, DatabaseReport& report,
                   std::vector<ComparedMember>& nearest) {
  const Xapian::docid centre = group.centre != 0 ? group.centre : group.representative;
  ComparedMember least{0, centre, 1};
  for (const Xapian::docid docid : group.members) {
    if (docid == group.representative) continue;
    const std::optional<GroupState> state = decode_group_state(marks.states.value(docid), report.scheme.id());
    if (!state) continue;
    const auto percents = static_cast<std::size_t>(state->similarity * 100 + 1e-7);
    ++report.percents[percents];
    if (!state->exact) ++report.estimated_percents[percents];
    if (state->exact && docid != centre && state->similarity < least.similarity)
      least = {docid, centre, state->similarity};
    const std::optional<std::uint64_t> own = marks.signatures.fingerprint(docid);
    const std::optional<std::uint64_t> other = marks.signatures.fingerprint(group.representative);
    if (own && other) ++report.distances[hamming_distance(*own, *other)];
  }
  if (least.member != 0 && centre != 0) nearest.push_back(least);
}

ReportedGroup reported_group(const Xapian::Database& database, const Group& group) {
  ReportedGroup reported{group.id, group.members.size(), group.min_similarity, group.exact, {}};
  if (group.representative != 0) reported.shown.push_back(reported_document(database, group.representative));
  for (const Xapian::docid docid : group.members) {
    if (reported.shown.size() == kShownOfAGroup) break;
    if (docid != group.representative) reported.shown.push_back(reported_document(database, docid));
  }
  return reported;
}

/** The first elements of a list in an order. */
template <typename T, typename Before>
void keep_first(std::vector<T>& list, std::size_t most, Before before) {
  const auto end = list.begin() + static_cast<std::ptrdiff_t>(std::min(most, list.size()));
  std::partial_sort(list.begin(), end, list.end(), before);
  list.erase(end, list.end());
}

/** @return the member of each group that is least alike. */
std::vector<ComparedMember> read_groups(const Xapian::Database& database, DatabaseReport& report) {
  std::vector<ComparedMember> nearest;
  MarksReader marks{ValueColumn(database, report.scheme.slots.group_state), SignatureReader(database, report.scheme)};
  std::vector<Group> groups = list_groups(database, report.scheme);
  for (const Group& group : groups) count_members(group, marks, report, nearest);
  keep_first(groups, kListed, [](const Group& a, const Group& b) {
    return a.members.size() != b.members.size() ? a.members.size() > b.members.size() : a.id < b.id;
  });
  for (const Group& group : groups) report.largest_groups.push_back(reported_group(database, group));
  return nearest;
}

std::vector<FullBand> fullest_bands(const Xapian::Database& database, const Scheme& scheme) {
  std::vector<FullBand> bands;
  const OwnTerms own(scheme);
  const auto end = database.allterms_end(scheme.band_prefix);
  for (auto term = database.allterms_begin(scheme.band_prefix); term != end; ++term) {
    if (term.get_termfreq() >= 2 && own.is_band(*term)) bands.push_back({*term, term.get_termfreq()});
    if (bands.size() < 100 * kListed) continue;
    keep_first(bands, kListed, [](const FullBand& a, const FullBand& b) { return a.documents > b.documents; });
  }
  keep_first(bands, kListed, [](const FullBand& a, const FullBand& b) {
    return a.documents != b.documents ? a.documents > b.documents : a.term < b.term;
  });
  return bands;
}

}  // namespace

DatabaseReport report_database(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                               const RecallSampleOptions& sampling) {
  DatabaseReport report;
  report.scheme = scheme;
  report.summary = summarise_database(database, scheme);
  std::vector<ComparedMember> nearest = read_groups(database, report);
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
