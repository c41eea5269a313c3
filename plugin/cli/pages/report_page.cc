#include "pages/report_page.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "output/counted.h"
#include "pages/curve_plot.h"
#include "pages/page_frame.h"
#include "pages/page_parts.h"
#include "scheme/expected_recall.h"

namespace neardup::cli {

namespace {

constexpr const char* kStyle = R"(
.group { border-top: 1px solid var(--line); padding: .6rem 0; } .group ol { margin: .3rem 0; padding-left: 1.4rem; }
.group li { margin: .4rem 0; } .sample { color: var(--faint); display: block; overflow-wrap: anywhere; }
)";

constexpr std::size_t kSampleBytes = 200;

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

/** Bars of counts side by side, on a logarithmic scale. */
struct CountedBar {
  double left = 0;
  double width = 0;
  std::uint64_t count = 0;
  std::string what;  ///< what the bar counts
};

PlotSeries bars(const std::string& name, const std::vector<CountedBar>& counted_bars, const LogarithmicScale& scale) {
  PlotSeries series{name, PlotSeries::Mark::kBars, {}, counted_bars.empty() ? 0 : counted_bars.front().width};
  for (const CountedBar& bar : counted_bars) {
    if (bar.count == 0) continue;
    series.points.push_back({bar.left, scale.height(bar.count), fmt::format("{}: {}", bar.what, bar.count)});
  }
  return series;
}

std::string sizes_plot(const DatabaseSummary& summary) {
  std::array<std::uint64_t, kSizes> groups{};
  for (const auto& [size, count] : summary.group_sizes) groups[size_class(size)] += count;
  const LogarithmicScale scale(*std::max_element(groups.begin(), groups.end()));
  Plot plot{"Sizes of the groups", {"documents of a group", {}}, {"groups", scale.ticks()}, {}, {}};
  std::vector<CountedBar> counted_bars;
  for (std::size_t i = 0; i != kSizes; ++i) {
    const double left = static_cast<double>(i) / kSizes;
    plot.across.ticks.push_back({left + 0.5 / kSizes, kSizeClasses[i].name});
    counted_bars.push_back(
        {left + 0.1 / kSizes, 0.8 / kSizes, groups[i], fmt::format("groups of {}", kSizeClasses[i].name)});
  }
  plot.series.push_back(bars("", counted_bars, scale));
  return small_plot(plot);
}

std::vector<CountedBar> similarity_bars(const std::array<std::uint64_t, DatabaseReport::kSimilarityClasses>& members,
                                        const char* name, double shift) {
  constexpr double kClass = 1.0 / DatabaseReport::kSimilarityClasses;
  std::vector<CountedBar> counted_bars;
  for (std::size_t i = 0; i != members.size(); ++i) {
    const double from = static_cast<double>(i) * kClass;
    counted_bars.push_back(
        {from + shift * kClass, 0.45 * kClass, members[i], fmt::format("from {:.2f}, {}", from, name)});
  }
  return counted_bars;
}

std::string similarities_plot(const DatabaseReport& report) {
  const auto& exact = report.exact_members;
  const auto& estimated = report.estimated_members;
  const LogarithmicScale scale(
      std::max(*std::max_element(exact.begin(), exact.end()), *std::max_element(estimated.begin(), estimated.end())));
  return small_plot({"Members by similarity with their representative",
                     {"Jaccard index", share_ticks()},
                     {"documents", scale.ticks()},
                     {bars("exact", similarity_bars(exact, "exact", 0.05), scale),
                      bars("estimated", similarity_bars(estimated, "estimated", 0.5), scale)},
                     {}});
}

std::string distances_plot(const DatabaseReport& report) {
  const auto& distances = report.distances;
  const LogarithmicScale scale(*std::max_element(distances.begin(), distances.end()));
  constexpr double kBit = 1.0 / DatabaseReport::kDistances;
  Plot plot{"Members by distance of their fingerprints", {"bits, of 64", {}}, {"documents", scale.ticks()}, {}, {}};
  for (const unsigned bits : {0U, 16U, 32U, 48U, 64U}) {
    plot.across.ticks.push_back({(bits + 0.5) * kBit, std::to_string(bits)});
  }
  std::vector<CountedBar> counted_bars;
  for (std::size_t d = 0; d != distances.size(); ++d) {
    counted_bars.push_back({static_cast<double>(d) * kBit, 0.9 * kBit, distances[d], counted(d, "bit")});
  }
  plot.series.push_back(bars("", counted_bars, scale));
  return small_plot(plot);
}

std::string recall_plot(const DatabaseReport& report, const RecallSample& sample) {
  PlotSeries measured{"measured", PlotSeries::Mark::kDots, {}};
  const auto& tenths = sample.by_similarity;
  for (std::size_t i = 0; i != tenths.size(); ++i) {
    if (tenths[i].pairs == 0) continue;
    const double share = static_cast<double>(tenths[i].candidates) / static_cast<double>(tenths[i].pairs);
    measured.points.push_back({(static_cast<double>(i) + 0.5) / static_cast<double>(tenths.size()), share,
                               fmt::format("from {:.1f}: {} of {} share a band", static_cast<double>(i) / 10,
                                           tenths[i].candidates, counted(tenths[i].pairs, "pair"))});
  }
  Plot plot{"Pairs that share a band, by exact similarity",
            {"Jaccard index of the scheme's features", share_ticks()},
            {"share of the pairs", share_ticks()},
            {measured},
            {{report.sampling.threshold, fmt::format("threshold {}", report.sampling.threshold)}}};
  if (expected_candidates(report.scheme, 1)) {
    plot.series.push_back(curve_series([&](double x) { return *expected_candidates(report.scheme, x); }, "expected"));
  }
  return small_plot(plot);
}

std::string pairs_plot(const RecallSample& sample) {
  const SimilarityHistogram& pairs = sample.methods[sample.own].similarities;
  const LogarithmicScale scale(*std::max_element(pairs.counts().begin(), pairs.counts().end()));
  return small_plot({fmt::format("{} drawn documents with all others", sample.drawn),
                     {"Jaccard index of the scheme's features", share_ticks()},
                     {"pairs", scale.ticks()},
                     {histogram_bars(pairs, "", scale)},
                     {}});
}

/** Whether the page may link to an address: other schemes can run scripts. */
bool is_address(std::string_view url) {
  for (const std::string_view scheme : {"http://", "https://", "file://", "ftp://"}) {
    if (url.substr(0, scheme.size()) == scheme) return true;
  }
  return false;
}

std::string document_item(const ReportedDocument& document, bool is_representative) {
  const std::string title = shown_text(document.record.caption.empty() ? document.name : document.record.caption);
  std::string item = "<li>";
  item += is_address(document.record.url) ? fmt::format("<a href=\"{}\">{}</a>", shown_text(document.record.url), title)
                                          : title;
  if (!is_representative) item += fmt::format(" <span class=\"faint\">{:.4f}</span>", document.similarity);
  if (!document.record.sample.empty()) {
    item +=
        fmt::format(" <span class=\"sample\">{}</span>", shown_text(sample_of(document.record.sample, kSampleBytes)));
  }
  return item + "</li>\n";
}

std::string group_part(const ReportedGroup& group) {
  std::string part = fmt::format("<div class=\"group\"><code>{}</code> {}, minimum similarity {:.4f}, {}\n<ol>\n",
                                 shown_text(group.id), counted(group.documents, "document"), group.min_similarity,
                                 group.exact ? "verified word for word" : "partly estimated");
  for (std::size_t i = 0; i != group.shown.size(); ++i) part += document_item(group.shown[i], i == 0);
  part += "</ol>\n";
  if (group.shown.size() < group.documents) {
    part += fmt::format("<span class=\"faint\">and {} more</span>\n", group.documents - group.shown.size());
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

std::string bands_part(const DatabaseReport& report) {
  if (report.fullest_bands.empty()) return {};
  std::string part = fmt::format(
      "<h2>Largest bands</h2>\n<p>{} of {} are oversized: more than 200 documents share them.</p>\n<div "
      "class=\"wide\"><table>\n",
      report.summary.oversized_bands, counted(report.summary.band_terms, "band term"));
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
      "<h2>Recall</h2>\n<p>{} drawn, each compared word for word with all others. Share of their near-duplicates at {} "
      "or more that have a common band: {}",
      counted(sample.drawn, "document"), report.sampling.threshold, estimate_text(sample.candidates));
  if (sample.near_duplicates.promised) part += fmt::format(" (expected {:.4f})", *sample.near_duplicates.promised);
  part += fmt::format("; that are reported: {}.", estimate_text(sample.reported));
  if (sample.unread != 0) {
    part += fmt::format(" {} left out: the index does not hold their words.", counted(sample.unread, "document"));
  }
  part += "</p>\n<div class=\"plots\">\n" + recall_plot(report, sample);
  if (sample.own < sample.methods.size()) part += pairs_plot(sample);
  return part + "</div>\n";
}

std::string summary_part(const DatabaseReport& report) {
  const DatabaseSummary& summary = report.summary;
  std::string part = fmt::format(
      "<p>{}: {} signed, {} unsigned, {} without positions of words, {} with words under prefixes only, {} without "
      "words. "
      "{} of {}.</p>\n<p><code>{}</code></p>\n",
      counted(summary.documents, "document"), summary.signed_documents, summary.unsigned_documents,
      summary.without_positions, summary.under_prefixes, summary.empty_documents, counted(summary.groups, "group"),
      counted(summary.grouped_documents, "document"), shown_text(report.scheme.text()));
  if (!summary.group_rule.empty()) part += fmt::format("<p><code>{}</code></p>\n", shown_text(summary.group_rule));
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

}  // namespace

std::string report_page(const std::string& name, const DatabaseReport& report) {
  std::string body = summary_part(report);
  if (!report.largest_groups.empty()) {
    body += "<div class=\"plots\">\n" + sizes_plot(report.summary) + similarities_plot(report) +
            distances_plot(report) + "</div>\n";
  }
  if (report.sample) body += recall_part(report, *report.sample);
  body += groups_part(report) + bands_part(report);
  return page_frame("Near-duplicates in " + name, std::string(kPagePartsStyle) + kStyle + plot_style(), body);
}

}  // namespace neardup::cli
