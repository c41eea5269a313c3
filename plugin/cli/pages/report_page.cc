#include "pages/report_page.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "databases/database_opening.h"
#include "output/printable.h"
#include "pages/page_frame.h"
#include "pages/report_parts.h"
#include "pages/svg_plot.h"
#include "rows/sample_report.h"
#include "scheme/scheme.h"

namespace neardup::cli {

namespace {

/** A range of group sizes with a common bar. */
struct SizeClass {
  std::size_t from;
  const char* name;
};
constexpr SizeClass kSizeClasses[] = {{2, "2"},      {3, "3"},      {4, "4"},      {5, "5-9"},
                                      {10, "10-19"}, {20, "20-49"}, {50, "50-99"}, {100, "100+"}};
constexpr std::size_t kSizes = sizeof kSizeClasses / sizeof kSizeClasses[0];

std::size_t size_class(std::size_t documents) {
  std::size_t i = kSizes - 1;
  while (i != 0 && documents < kSizeClasses[i].from) --i;
  return i;
}

/** Up to the class of the largest group, and four at least. */
std::size_t shown_size_classes(const DatabaseSummary& summary) {
  constexpr std::size_t kLeast = 4;
  return summary.group_sizes.empty() ? kLeast : std::max(kLeast, size_class(summary.group_sizes.rbegin()->first) + 1);
}

std::string sizes_plot(const DatabaseSummary& summary) {
  std::vector<std::uint64_t> groups(shown_size_classes(summary));
  for (const auto& [size, count] : summary.group_sizes) groups[size_class(size)] += count;
  const LogarithmicScale scale(groups);
  const auto note = [&](std::size_t i) { return fmt::format("groups of {}: {}", kSizeClasses[i].name, groups[i]); };
  Plot plot{"Sizes of the groups",
            {"documents of a group", {}},
            {"groups", scale.ticks()},
            {count_bars("", groups, 0.1, 0.9, scale, note)},
            {}};
  for (std::size_t i = 0; i != groups.size(); ++i) {
    plot.across.ticks.push_back({middle_of(i, groups.size()), kSizeClasses[i].name});
  }
  return small_plot(plot);
}

constexpr std::size_t kTick = 5;  // percent

/** The tick from which on similarities are shown: all members, and at least two steps. */
std::size_t first_shown(const DatabaseReport::Percents& members) {
  const auto least = std::find_if(members.begin(), members.end(), [](std::uint64_t count) { return count != 0; });
  return std::min<std::size_t>(static_cast<std::size_t>(least - members.begin()) / kTick, members.size() / kTick - 2) *
         kTick;
}

/** By percent, from the first one that is shown: the last bar is of equal texts. */
std::string similarities_plot(const DatabaseReport& report) {
  const std::size_t first = first_shown(report.percents);
  const std::vector<std::uint64_t> all(report.percents.begin() + first, report.percents.end());
  const LogarithmicScale scale(all);
  Plot plot{"Hidden documents by similarity with their group's centre",
            {"Jaccard index", {}},
            {"documents", scale.ticks()},
            {},
            {}};
  for (std::size_t i = 0; i < all.size(); i += kTick) {
    plot.across.ticks.push_back(
        {middle_of(i, all.size()), fmt::format("{:.2f}", static_cast<double>(first + i) / 100)});
  }
  const auto add_bars = [&](const std::vector<std::uint64_t>& members, double begin, double end, const char* name) {
    plot.series.push_back(count_bars(name, members, begin, end, scale, [&](std::size_t i) {
      return fmt::format("{} %{}{}: {}", first + i, *name == '\0' ? "" : ", ", name, members[i]);
    }));
  };
  if (report.estimated_percents == DatabaseReport::Percents{}) {
    add_bars(all, 0.05, 0.95, "");
  } else {
    const std::vector<std::uint64_t> estimated(report.estimated_percents.begin() + first,
                                               report.estimated_percents.end());
    std::vector<std::uint64_t> exact(all.size());
    std::transform(all.begin(), all.end(), estimated.begin(), exact.begin(), std::minus<>());
    add_bars(exact, 0.05, 0.5, "exact");
    add_bars(estimated, 0.5, 0.95, "estimated");
  }
  return small_plot(plot);
}

std::string distances_plot(const DatabaseReport& report) {
  constexpr std::size_t kTicks = 4;
  std::vector<std::uint64_t> distances(report.distances.begin(), report.distances.end());
  while (distances.size() > kTicks + 1 && distances.back() == 0) distances.pop_back();
  while (distances.size() % kTicks != 1) distances.push_back(0);
  const LogarithmicScale scale(distances);
  const auto note = [&](std::size_t d) { return fmt::format("{}: {}", counted(d, "bit"), distances[d]); };
  Plot plot{"Hidden documents by distance of their fingerprints",
            {"bits, of 64", {}},
            {"documents", scale.ticks()},
            {count_bars("", distances, 0, 0.9, scale, note)},
            {}};
  for (std::size_t bits = 0; bits < distances.size(); bits += distances.size() / kTicks) {
    plot.across.ticks.push_back({middle_of(bits, distances.size()), std::to_string(bits)});
  }
  return small_plot(plot);
}

std::string recall_plot(const DatabaseReport& report, const RecallSample& sample) {
  std::vector<PlotPoint> measured;
  const auto& tenths = sample.by_similarity;
  for (std::size_t i = 0; i != tenths.size(); ++i) {
    if (tenths[i].pairs == 0) continue;
    measured.push_back({middle_of(i, tenths.size()),
                        static_cast<double>(tenths[i].candidates) / static_cast<double>(tenths[i].pairs),
                        fmt::format("from {:.1f}: {} of {} share a band", static_cast<double>(i) / 10,
                                    tenths[i].candidates, counted(tenths[i].pairs, "pair"))});
  }
  return candidates_plot("Pairs that share a band, by exact similarity", "share of the pairs", measured, report.scheme,
                         report.sampling.threshold);
}

std::string pairs_plot(const RecallSample& sample) {
  const SimilarityHistogram& pairs = sample.methods[sample.own].similarities;
  const LogarithmicScale scale({pairs.counts().begin(), pairs.counts().end()});
  return small_plot({fmt::format("{} drawn documents with all others", sample.drawn),
                     {"Jaccard index of the scheme's features", share_ticks()},
                     {"pairs", scale.ticks()},
                     {histogram_bars(pairs, "", scale)},
                     {}});
}

std::string bands_part(const DatabaseReport& report) {
  if (report.fullest_bands.empty()) return {};
  std::string part = fmt::format(
      "<h3>Largest bands</h3>\n<p>{} of {} are oversized: more than {} documents share them.</p>\n<div "
      "class=\"wide\"><table>\n",
      report.summary.oversized_bands, counted(report.summary.band_terms, "band term"), report.summary.band_cap);
  part += table_row({"term", "documents"}, "th");
  for (const FullBand& band : report.fullest_bands)
    part += table_row({band.term, std::to_string(band.documents)}, "td");
  return part + "</table></div>\n";
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
  part += "</p>\n<div class=\"plots\">\n" + recall_plot(report, sample);
  if (sample.own < sample.methods.size()) part += pairs_plot(sample);
  return part + "</div>\n";
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
    return fmt::format("xapian-neardup distinct {} {} {}", shell_word(name), pair.a.docid, pair.b.docid);
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
                                  "a text is hidden if {} or more of it is the same as in the text that is shown",
                                  "of {} looked-up texts that are shown now, {} would join a group",
                                  "{} hidden",
                                  "about {} shown again, {} stay hidden",
                                  "See first what another threshold would change, then change it:"};
  if (report.measure != Measure::kJaccard || report.summary.group_rule.empty()) return {};
  const std::string command = fmt::format("{} --threshold {}", group.text, other_threshold(report.threshold));
  return threshold_part(report, kWords) + grouping_part(group, {command + " --dry-run", command});
}

/** What the database holds; the sizes of the groups, the similarity and distance of their members; expected and measured
 *  recall of the bands; the largest bands. The page has kPagePartsStyle and kPlotStyle. */
std::string report_figures(const DatabaseReport& report) {
  std::string part = "<h2>Figures</h2>\n" + contents_part(report);
  if (!report.largest_groups.empty()) {
    part += "<div class=\"plots\">\n" + sizes_plot(report.summary) + similarities_plot(report) +
            distances_plot(report) + "</div>\n";
  }
  if (report.sample) part += recall_part(report, *report.sample);
  return part + bands_part(report);
}

}  // namespace

std::string report_page(const std::string& name, const DatabaseReport& report) {
  const GroupCommand group = group_command(name);
  const std::string body = verdict_part(group, report) + warnings_part(report) + groups_of(report) +
                           threshold_part(group, report) + pairs_of(name, group, report) + report_figures(report);
  return page_frame("Near-duplicates in " + name, report_parts_style() + kPlotStyle, body);
}

}  // namespace neardup::cli
