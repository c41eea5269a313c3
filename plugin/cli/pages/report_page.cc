#include "pages/report_page.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "output/counted.h"
#include "pages/page_frame.h"
#include "pages/page_parts.h"
#include "pages/report_figures.h"
#include "pages/svg_plot.h"
#include "pages/text_comparison.h"

namespace neardup::cli {

namespace {

constexpr const char* kStyle = R"(
.verdict { font-size: 1.3rem; font-weight: 600; max-width: 60rem; }
h3 { margin: 1.2rem 0 .2rem; font-size: 1rem; overflow-wrap: anywhere; }
.group { border-top: 1px solid var(--line); padding-bottom: .6rem; } .group ul { margin: .3rem 0; padding-left: 1.4rem; }
.group li { overflow-wrap: anywhere; } .sample { color: var(--faint); overflow-wrap: anywhere; }
.pair { margin-bottom: 1.5rem; } .pair .texts { font-size: .9rem; }
.wide td, .wide th { text-align: left; }
pre { margin: .4rem 0; padding: .6rem .9rem; border-radius: .3rem; background: var(--soft); overflow-x: auto; }
a { color: var(--mark); }
)";

constexpr std::size_t kSampleBytes = 200;

/** @param commands  one a line. */
std::string commands_part(const std::vector<std::string>& commands) {
  std::string part;
  for (const std::string& command : commands) part += shown_text(command) + "\n";
  return "<pre tabindex=\"0\"><code>" + part + "</code></pre>\n";
}

/** A word for a shell. */
std::string quoted(const std::string& word) {
  constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/._-+,:@=~";
  if (!word.empty() && word.find_first_not_of(kPlain) == std::string::npos) return word;
  std::string text = "'";
  for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

std::string verdict(const DatabaseReport& report) {
  const std::size_t documents = report.summary.documents;
  if (report.summary.group_rule.empty()) return "No groups yet: near-duplicates are not hidden.";
  if (report.hidden() == 0) return fmt::format("None of {} texts repeats another.", with_commas(documents));
  return fmt::format("{} of {} texts {} another; searches would be {} shorter.", with_commas(report.hidden()),
                     with_commas(documents), report.hidden() == 1 ? "repeats" : "repeat",
                     percent(static_cast<double>(report.hidden()) / static_cast<double>(documents)));
}

std::string verdict_part(const std::string& name, const DatabaseReport& report) {
  std::string part = "<p class=\"verdict\">" + verdict(report) + "</p>\n";
  if (report.summary.group_rule.empty()) return part + commands_part({"xapian-neardup group " + quoted(name)});
  if (report.hidden() == 0) return part;
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

/** A document of a group: where it is, and its title if it differs. */
std::string member_item(const ReportedDocument& document, const ReportedDocument& first) {
  const bool has_own_title = !document.record.caption.empty() && document.title() != first.title();
  return "<li>" + place_link(document) + (has_own_title ? ": " + shown_text(document.title()) : "") + "</li>\n";
}

std::string group_part(const ReportedGroup& group) {
  const ReportedDocument* const first = group.shown.empty() ? nullptr : &group.shown.front();
  std::string part =
      fmt::format("<div class=\"group\"><h3>{}: {}</h3>\n", shown_text(first == nullptr ? group.id : first->title()),
                  counted(group.documents, "document"));
  part += fmt::format("<p>{} of their text is the same{}. <span class=\"faint\">group <code>{}</code></span></p>\n",
                      group.min_similarity == 1 ? "All" : "At least " + percent(group.min_similarity),
                      group.exact ? ", compared word for word" : ", partly estimated", shown_text(group.id));
  if (first != nullptr && !first->record.sample.empty()) {
    part += fmt::format("<p class=\"sample\">{}</p>\n", shown_text(sample_of(first->record.sample, kSampleBytes)));
  }
  part += "<ul>\n";
  for (const ReportedDocument& document : group.shown) part += member_item(document, *first);
  part += "</ul>\n";
  if (group.shown.size() < group.documents) {
    part += fmt::format("<p class=\"faint\">and {} more</p>\n", group.documents - group.shown.size());
  }
  return part + "</div>\n";
}

std::string groups_part(const DatabaseReport& report) {
  if (report.largest_groups.empty()) {
    return "<p>No groups: no document has a near-duplicate, or <code>xapian-neardup group</code> was not run."
           "</p>\n";
  }
  std::string part = "<h2>Largest groups</h2>\n";
  for (const ReportedGroup& group : report.largest_groups) part += group_part(group);
  return part;
}

TextHeading heading_of(const ReportedDocument& document) {
  return {document.title(), document.record.caption.empty() ? "" : document.name};
}

/** @param database  its name. */
std::string pair_part(const BorderlinePair& pair, const std::string& database) {
  constexpr ComparisonExtent kExtent{8, 6};
  const std::string command =
      fmt::format("xapian-neardup explain {} {} {} --html pair.html", quoted(database), pair.docid_a, pair.docid_b);
  return fmt::format(
      "<div class=\"pair\"><h3>{} of their text is the same</h3>\n{}<p class=\"faint\">All of both: "
      "<code>{}</code></p></div>\n",
      percent(pair.similarity), text_comparison(pair.words, heading_of(pair.a), heading_of(pair.b), kExtent),
      shown_text(command));
}

std::string pairs_part(const std::string& name, const DatabaseReport& report) {
  std::string part;
  const BorderlinePairs& pairs = report.borderline;
  if (!pairs.grouped.empty()) {
    part +=
        "<h2>Hidden by a narrow margin</h2>\n<p>The pairs of a group that are least alike. Would a reader want to "
        "see both? Then raise the threshold.</p>\n";
    for (const BorderlinePair& pair : pairs.grouped) part += pair_part(pair, name);
  }
  if (!pairs.apart.empty()) {
    part +=
        "<h2>Kept by a narrow margin</h2>\n<p>Pairs that both are shown, because they are just below the "
        "threshold. Would one of them do? Then lower it.</p>\n";
    for (const BorderlinePair& pair : pairs.apart) part += pair_part(pair, name);
  }
  return part;
}

/** Members of less similarity than a threshold. */
std::size_t members_below(const DatabaseReport& report, unsigned percents) {
  std::size_t below = 0;
  for (unsigned p = 0; p != percents; ++p) below += report.percents[p];
  return below;
}

std::string looser_row(const ThresholdStep& step, std::size_t looked_up) {
  return table_row(
      {fmt::format("{:.2f}", step.threshold), fmt::format("of {} that are shown now, {} would join a group",
                                                          counted(looked_up, "looked-up text"), step.documents)},
      "td");
}

/** What thresholds above the present one would show again. */
std::string stricter_rows(const DatabaseReport& report) {
  constexpr unsigned kStep = 5;
  constexpr unsigned kRows = 2;
  constexpr unsigned kWhole = 100;
  std::string rows;
  unsigned percents = (static_cast<unsigned>(report.threshold * kWhole + 1e-7) / kStep + 1) * kStep;
  for (unsigned i = 0; i != kRows && percents <= kWhole; ++i, percents += kStep) {
    const std::size_t shown = members_below(report, percents);
    rows += table_row({fmt::format("{:.2f}", percents / static_cast<double>(kWhole)),
                       fmt::format("about {} shown again, {} stay hidden", with_commas(shown),
                                   with_commas(report.hidden() - std::min(shown, report.hidden())))},
                      "td");
  }
  return rows;
}

std::string threshold_part(const std::string& name, const DatabaseReport& report) {
  if (report.measure != Measure::kJaccard || report.summary.group_rule.empty()) return {};
  std::string part = fmt::format(
      "<h2>What the threshold hides</h2>\n<p>The threshold is {0}: a text is hidden if {1} or more of it is the same "
      "as in "
      "the text that is shown. The part is counted by runs of words in both, of all runs in either.</p>\n<div "
      "class=\"wide\" tabindex=\"0\"><table>\n",
      report.threshold, percent(report.threshold));
  part += table_row({"threshold", "effect"}, "th");
  for (const ThresholdStep& step : report.borderline.looser) part += looser_row(step, report.borderline.looked_up);
  part += table_row({fmt::format("{:.2f} (now)", report.threshold), with_commas(report.hidden()) + " hidden"}, "td");
  part +=
      stricter_rows(report) + "</table></div>\n<p>See first what another threshold would change, then change it:</p>\n";
  const double other = report.threshold < 0.95 ? 0.95 : 0.9;
  const std::string command = fmt::format("xapian-neardup group {} --threshold {}", quoted(name), other);
  return part + commands_part({command + " --dry-run", command});
}

}  // namespace

std::string report_page(const std::string& name, const DatabaseReport& report) {
  const std::string body = verdict_part(name, report) + warnings_part(report) + groups_part(report) +
                           threshold_part(name, report) + pairs_part(name, report) + report_figures(report);
  return page_frame("Near-duplicates in " + name,
                    std::string(kPagePartsStyle) + kTextComparisonStyle + kStyle + plot_style(), body);
}

}  // namespace neardup::cli
