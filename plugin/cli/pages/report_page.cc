#include "pages/report_page.h"

#include <cstddef>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "databases/database_opening.h"
#include "output/counted.h"
#include "output/printable.h"
#include "pages/page_frame.h"
#include "pages/report_figures.h"
#include "pages/report_parts.h"
#include "pages/svg_plot.h"

namespace neardup::cli {

namespace {

std::string verdict(const DatabaseReport& report) {
  const std::size_t documents = report.summary.documents;
  if (report.summary.group_rule.empty()) return "No groups yet: near-duplicates are not hidden.";
  if (report.hidden() == 0) return fmt::format("None of {} texts repeats another.", with_commas(documents));
  return fmt::format("{} of {} texts {} another; searches would be {} shorter.", with_commas(report.hidden()),
                     with_commas(documents), report.hidden() == 1 ? "repeats" : "repeat",
                     percent(static_cast<double>(report.hidden()) / static_cast<double>(documents)));
}

/** Commands that `group` begins, and where to run them if not here. */
std::string grouping_part(const GroupCommand& group, const std::vector<std::string>& commands) {
  return (group.where.empty() ? "" : "<p>Run this" + group.where + ":</p>\n") + commands_part(commands);
}

std::string verdict_part(const GroupCommand& group, const DatabaseReport& report) {
  std::string part = "<p class=\"verdict\">" + verdict(report) + "</p>\n";
  if (report.summary.group_rule.empty()) return part + grouping_part(group, {group.text});
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

std::string groups_of(const DatabaseReport& report) {
  if (!report.largest_groups.empty()) return groups_part(report.largest_groups, "document");
  return "<p>No groups: no document has a near-duplicate, or <code>xapian-neardup group</code> was not run.</p>\n";
}

/** Documents of several databases are declared distinct in each one, under other docids than here. */
std::string pairs_of(const std::string& name, const GroupCommand& group, const DatabaseReport& report) {
  const auto explain = [&](const BorderlinePair& pair) {
    return fmt::format("xapian-neardup explain {} {} {} --html pair.html", shell_word(name), pair.docid_a,
                       pair.docid_b);
  };
  const auto part = [&](const BorderlinePair& pair) {
    return fmt::format("xapian-neardup distinct {} {} {}", shell_word(name), pair.docid_a, pair.docid_b);
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
  constexpr ThresholdWords kWords{"of {} looked-up texts that are shown now, {} would join a group", "{} hidden",
                                  "about {} shown again, {} stay hidden"};
  if (report.measure != Measure::kJaccard || report.summary.group_rule.empty()) return {};
  const ThresholdEffects effects{report.threshold, report.hidden(), report.percents, report.borderline.looser,
                                 report.borderline.looked_up};
  const double other = report.threshold < 0.95 ? 0.95 : 0.9;
  const std::string command = fmt::format("{} --threshold {}", group.text, other);
  return fmt::format(
             "<h2>What the threshold hides</h2>\n<p>The threshold is {0}: a text is hidden if {1} or more of it is the "
             "same as in the text that is shown. The part is counted by runs of words in both, of all runs in "
             "either.</p>\n",
             report.threshold, percent(report.threshold)) +
         threshold_table(effects, kWords) + "<p>See first what another threshold would change, then change it:</p>\n" +
         grouping_part(group, {command + " --dry-run", command});
}

}  // namespace

std::string report_page(const std::string& name, const DatabaseReport& report) {
  const GroupCommand group = group_command(name);
  const std::string body = verdict_part(group, report) + warnings_part(report) + groups_of(report) +
                           threshold_part(group, report) + pairs_of(name, group, report) + report_figures(report);
  return page_frame("Near-duplicates in " + name, report_parts_style() + plot_style(), body);
}

}  // namespace neardup::cli
