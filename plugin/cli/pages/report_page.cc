#include "pages/report_page.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "collapse/group_list.h"
#include "databases/database_opening.h"
#include "group/grouping.h"
#include "marks/signature_reader.h"
#include "output/printable.h"
#include "pages/page_frame.h"
#include "pages/report_parts.h"
#include "rows/sample_report.h"
#include "scheme/own_terms.h"
#include "scheme/scheme.h"
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

namespace {

std::string table_of(const std::vector<std::vector<std::string>>& rows) {
  std::string table = "<div class=\"wide\" tabindex=\"0\"><table>\n";
  for (std::size_t i = 0; i != rows.size(); ++i) table += table_row(rows[i], i == 0 ? "th" : "td");
  return table + "</table></div>\n";
}

std::string sizes_table(const DatabaseSummary& summary) {
  std::vector<std::vector<std::string>> rows{{"documents of a group", "groups"}};
  for (const auto& [size, groups] : summary.group_sizes) rows.push_back({std::to_string(size), std::to_string(groups)});
  return table_of(rows);
}

/** By steps of five percent. */
std::string similarities_table(const DatabaseReport& report) {
  constexpr std::size_t kStep = 5;
  std::vector<std::vector<std::string>> rows{{"similarity with the centre, from", "hidden documents"}};
  for (std::size_t from = 0; from < report.percents.size(); from += kStep) {
    const auto begin = report.percents.begin() + static_cast<std::ptrdiff_t>(from);
    const auto count = std::accumulate(begin, begin + std::min(kStep, report.percents.size() - from), std::uint64_t{0});
    if (count != 0) rows.push_back({fmt::format("{:.2f}", static_cast<double>(from) / 100), std::to_string(count)});
  }
  return table_of(rows);
}

std::string recall_table(const RecallSample& sample) {
  std::vector<std::vector<std::string>> rows{{"exact similarity, from", "pairs", "that share a band"}};
  const auto& tenths = sample.by_similarity;
  for (std::size_t i = 0; i != tenths.size(); ++i) {
    if (tenths[i].pairs == 0) continue;
    rows.push_back({fmt::format("{:.1f}", static_cast<double>(i) / 10), std::to_string(tenths[i].pairs),
                    std::to_string(tenths[i].candidates)});
  }
  return table_of(rows);
}

std::string bands_part(const DatabaseReport& report) {
  if (report.fullest_bands.empty()) return {};
  std::vector<std::vector<std::string>> rows{{"term", "documents"}};
  for (const auto& [term, documents] : report.fullest_bands) rows.push_back({term, std::to_string(documents)});
  return fmt::format("<h3>Largest bands</h3>\n<p>{} of {} are oversized: more than {} documents share them.</p>\n",
                     report.summary.oversized_bands, counted(report.summary.band_terms, "band term"),
                     report.summary.band_cap) +
         table_of(rows);
}

std::string estimate_text(const std::optional<ShareEstimate>& estimate) {
  if (!estimate) return "unknown, because no drawn document has a near-duplicate";
  return fmt::format("{:.4f}, 95 % interval {:.4f} to {:.4f}", estimate->share, estimate->interval.lower,
                     estimate->interval.upper);
}

std::string recall_part(const DatabaseReport& report, const RecallSample& sample) {
  std::string part = fmt::format(
      "<h3>Recall</h3>\n<p>{} drawn, each compared word for word with {}. Share of their near-duplicates at {} "
      "or more that have a common band: {}",
      counted(sample.drawn, "document"), compared_text(sample), report.sampling.threshold,
      estimate_text(sample.candidates));
  if (sample.near_duplicates.expected) part += fmt::format(" (expected {:.4f})", *sample.near_duplicates.expected);
  part += fmt::format("; that are reported: {}.", estimate_text(sample.reported));
  if (sample.unread != 0) {
    part += fmt::format(" {} left out: the index does not hold their words.", counted(sample.unread, "document"));
  }
  return part + "</p>\n" + recall_table(sample);
}

std::string contents_part(const DatabaseReport& report) {
  const DatabaseSummary& summary = report.summary;
  std::string part = fmt::format(
      "<p>{}: {} signed, {} unsigned, {} without positions of words, {} with words under prefixes only, {} without "
      "words. "
      "{} of {}.</p>\n<p><code>{}</code></p>\n",
      counted(summary.documents, "document"), summary.signed_documents, summary.unsigned_documents,
      summary.without_positions, summary.under_prefixes, summary.empty_documents, counted(summary.groups, "group"),
      counted(summary.grouped_documents, "document"), shown_text(report.scheme.text()));
  if (!summary.group_rule.empty()) part += fmt::format("<p><code>{}</code></p>\n", shown_text(summary.group_rule));
  return part;
}

std::string verdict(const DatabaseReport& report) {
  if (report.summary.group_rule.empty()) return "No groups yet: near-duplicates are not hidden.";
  return repeats_text(report, "searches would be {} shorter",
                      static_cast<double>(report.hidden) / static_cast<double>(report.texts));
}

std::string grouping_part(const GroupCommand& group, const std::vector<std::string>& commands) {
  return (group.where.empty() ? "" : "<p>Run this" + group.where + ":</p>\n") + commands_part(commands);
}

std::string verdict_part(const GroupCommand& group, const DatabaseReport& report) {
  std::string part = "<p class=\"verdict\">" + verdict(report) + "</p>\n";
  if (report.summary.group_rule.empty()) return part + grouping_part(group, {group.text});
  if (report.hidden == 0) return part;
  return part + "<p>A search that collapses on value slot " + std::to_string(report.scheme.slots.group) +
         " shows one document of each group (<code>COLLAPSE=" + std::to_string(report.scheme.slots.group) +
         "</code> in Omega). Nothing is deleted.</p>\n";
}

std::string warnings_part(const DatabaseReport& report) {
  const DatabaseSummary& summary = report.summary;
  std::string part;
  if (summary.without_bands != 0) {
    part += fmt::format(
        "<p><mark>{} without band terms, which cannot be found: run <code>xapian-neardup sign</code>.</mark></p>\n",
        counted(summary.without_bands, "signed document"));
  }
  if (summary.damaged != 0 || summary.other_scheme != 0) {
    part +=
        fmt::format("<p><mark>{} damaged, {} of another scheme: run <code>xapian-neardup check</code>.</mark></p>\n",
                    counted(summary.damaged, "signature"), summary.other_scheme);
  }
  return part;
}

std::string groups_of(const DatabaseReport& report) {
  if (!report.largest_groups.empty()) return groups_part(report.largest_groups, "document");
  return "<p>No groups: no document has a near-duplicate, or <code>xapian-neardup group</code> was not run.</p>\n";
}

/** Documents of several databases are declared distinct in each one, under other docids than here. */
std::string pairs_of(const std::string& name, const GroupCommand& group, const DatabaseReport& report) {
  const auto explain = [&](const BorderlinePair& pair) {
    return fmt::format("xapian-neardup explain {} {} {} --html pair.html", shell_word(name), pair.a.docid,
                       pair.b.docid);
  };
  const auto part = [&](const BorderlinePair& pair) {
    return fmt::format("xapian-neardup group {} --distinct {} {}", shell_word(name), pair.a.docid, pair.b.docid);
  };
  const bool may_part = group.text == "xapian-neardup group " + shell_word(name);
  const PairCommands of_grouped{explain, may_part ? PairCommand(part) : PairCommand(), group.text};
  return pairs_part(
             "Hidden by a narrow margin",
             fmt::format("The pairs of a group that are least alike, the most doubtful first. Would a reader want to "
                         "see both? Then {}raise the threshold for all.",
                         may_part ? "tick the pair, or " : ""),
             report.borderline.grouped, of_grouped) +
         pairs_part("Kept by a narrow margin",
                    "Pairs that both are shown, because they are just below the threshold. Would one of them do? Then "
                    "lower it.",
                    report.borderline.apart, {explain, {}, {}});
}

std::string threshold_part(const GroupCommand& group, const DatabaseReport& report) {
  constexpr ThresholdWords kWords{"What the threshold hides",
                                  "a text is hidden if its similarity with the text that is shown is {} or more",
                                  "of {} looked-up texts that are shown now, {} would join a group",
                                  "{} hidden",
                                  "about {} shown again, {} stay hidden",
                                  "See first what another threshold would change, then change it:"};
  if (report.measure != Measure::kJaccard || report.summary.group_rule.empty()) return {};
  const std::string command = fmt::format("{} --threshold {}", group.text, other_threshold(report.threshold));
  return threshold_part(report, kWords) + grouping_part(group, {command + " --dry-run", command});
}

/** What the database holds; the sizes of the groups, the similarity of their members; expected and measured recall of the
 *  bands; the largest bands. */
std::string report_figures(const DatabaseReport& report) {
  std::string part = "<h2>Figures</h2>\n" + contents_part(report);
  if (!report.largest_groups.empty()) part += sizes_table(report.summary) + similarities_table(report);
  if (report.sample) part += recall_part(report, *report.sample);
  return part + bands_part(report);
}

}  // namespace

std::string report_page(const std::string& name, const DatabaseReport& report) {
  const GroupCommand group = group_command(name);
  const std::string body = verdict_part(group, report) + warnings_part(report) + groups_of(report) +
                           threshold_part(group, report) + pairs_of(name, group, report) + report_figures(report);
  return page_frame("Near-duplicates in " + name, report_parts_style(), body);
}

}  // namespace neardup::cli
