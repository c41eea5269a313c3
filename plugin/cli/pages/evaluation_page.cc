#include "pages/evaluation_page.h"

#include <algorithm>

#include <fmt/format.h>

#include "measuring/evaluation_rows.h"
#include "output/printable.h"
#include "pages/page_frame.h"
#include "pages/svg_plot.h"

namespace neardup::cli {

namespace {

/** Of one pair at least. */
double share(std::size_t part, std::size_t all) {
  return static_cast<double>(part) / static_cast<double>(all);
}

std::string of_pairs(const char* what, std::size_t part, std::size_t all) {
  return fmt::format("{} {} of {}: {}", what, part, counted(all, "pair"), share_text(part, all));
}

std::string scheme_row(const EvaluatedScheme& scheme) {
  std::vector<std::string> cells = evaluation_cells(scheme.evaluation);
  cells.insert(cells.begin(), scheme.name);
  return table_row(cells, "td");
}

std::string schemes_part(const std::vector<EvaluatedScheme>& schemes) {
  std::string part =
      "<div class=\"wide\"><table>\n" +
      table_row({"scheme", "true pairs", "candidates per document", "recall", "precision", "recall, verified",
                 "precision, verified", "F1, verified", "B\u2011cubed F1", "bytes per document", "µs per document"},
                "th");
  for (const EvaluatedScheme& scheme : schemes) part += scheme_row(scheme);
  return part + "</table></div>\n";
}

std::string label_plot(const SchemeEvaluation& evaluation, const EvaluationOptions& options) {
  const auto& bands = evaluation.by_similarity;
  PlotSeries candidates{"candidates", PlotSeries::Mark::kBars, {}, 0.04};
  PlotSeries reported{"reported", PlotSeries::Mark::kBars, {}, 0.04};
  for (std::size_t i = 0; i != bands.size(); ++i) {
    const SimilarityBand& band = bands[i];
    if (band.pairs == 0) continue;
    const double from = static_cast<double>(i) / static_cast<double>(bands.size());
    const std::string labels = fmt::format("labels from {:.1f}: ", from);
    candidates.points.push_back({from + 0.01, share(band.candidates, band.pairs),
                                 labels + of_pairs("candidates", band.candidates, band.pairs)});
    reported.points.push_back(
        {from + 0.05, share(band.reported, band.pairs), labels + of_pairs("reported", band.reported, band.pairs)});
  }
  return small_plot({"Recall by similarity of the label",
                     {"similarity of the label", share_ticks()},
                     {"share of the labelled pairs", share_ticks()},
                     {candidates, reported},
                     {{options.truth, fmt::format("true from {}", options.truth)}}});
}

std::string exact_plot(const EvaluatedScheme& scheme, const EvaluationOptions& options) {
  std::vector<PlotPoint> measured;
  for (const SimilarityBand& band : scheme.evaluation.by_exact) {
    if (band.pairs == 0) continue;
    const double mean = band.similarity / static_cast<double>(band.pairs);
    measured.push_back({mean, share(band.candidates, band.pairs),
                        fmt::format("about {:.3f}: ", mean) + of_pairs("candidates", band.candidates, band.pairs)});
  }
  return candidates_plot("Candidates by exact similarity", "share of all pairs", measured, scheme.scheme,
                         options.threshold);
}

std::string length_plot(const SchemeEvaluation& evaluation) {
  Plot plot{"Verified recall and precision by length",
            {"tokens of the shorter text", {}},
            {"share", share_ticks()},
            {{"recall", PlotSeries::Mark::kBars, {}, 0.07}, {"precision", PlotSeries::Mark::kBars, {}, 0.07}},
            {}};
  for (std::size_t i = 0; i != kLengthClasses.size(); ++i) {
    const PairCounts& counts = evaluation.by_length[i];
    const double middle = middle_of(i, kLengthClasses.size());
    const std::string tokens = length_class(i) + " tokens: ";
    plot.across.ticks.push_back({middle, length_class(i)});
    if (counts.truth != 0) {
      plot.series[0].points.push_back({middle - 0.075, share(counts.true_reported, counts.truth),
                                       tokens + of_pairs("found", counts.true_reported, counts.truth)});
    }
    if (counts.reported != 0) {
      plot.series[1].points.push_back({middle + 0.005, share(counts.true_reported, counts.reported),
                                       tokens + of_pairs("true", counts.true_reported, counts.reported)});
    }
  }
  return small_plot(plot);
}

std::string exact_table(const EvaluatedScheme& scheme) {
  const auto& bands = scheme.evaluation.by_exact;
  std::string part = "<details><summary>Candidates by exact similarity, in figures</summary><table>\n" +
                     table_row({"from", "pairs", "candidates", "measured", "expected"}, "th");
  for (std::size_t i = 0; i != bands.size(); ++i) {
    const SimilarityBand& band = bands[i];
    if (band.pairs == 0) continue;
    const auto expected = expected_candidates(scheme.scheme, band.similarity / static_cast<double>(band.pairs));
    part += table_row({fmt::format("{:.2f}", static_cast<double>(i) / static_cast<double>(bands.size())),
                       std::to_string(band.pairs), std::to_string(band.candidates),
                       share_text(band.candidates, band.pairs), expected ? fmt::format("{:.4f}", *expected) : "-"},
                      "td");
  }
  return part + "</table></details>\n";
}

std::string scheme_part(const LabelledSet& set, const EvaluatedScheme& scheme, const EvaluationOptions& options) {
  std::string part = fmt::format("<h2>{}</h2>\n<p><code>{}</code></p>\n<div class=\"plots\">\n",
                                 shown_text(scheme.name), shown_text(scheme.scheme.text()));
  if (set.graded()) part += label_plot(scheme.evaluation, options);
  part += exact_plot(scheme, options) + length_plot(scheme.evaluation) + "</div>\n";
  return part + exact_table(scheme);
}

std::string shingle_plot(const LabelledSet& set, std::size_t words, const ShingleLength& length) {
  const auto& all = length.all.counts();
  const auto& labelled = length.labelled.counts();
  const LogarithmicScale scale(
      {*std::max_element(all.begin(), all.end()), *std::max_element(labelled.begin(), labelled.end())});
  Plot plot{words == 1 ? "Single words" : fmt::format("Shingles of {} words", words),
            {"exact Jaccard index", share_ticks()},
            {"pairs", scale.ticks()},
            {histogram_bars(length.all, "all pairs", scale), histogram_bars(length.labelled, "labelled", scale)},
            {}};
  if (set.graded()) plot.series.push_back(histogram_bars(length.truth, "labelled true", scale));
  if (const auto valley = length.all.valley()) {
    plot.markers.push_back({valley->middle(), fmt::format("valley {:.3g}", valley->middle())});
  }
  return small_plot(plot);
}

std::string lengths_part(const LabelledSet& set, const std::array<ShingleLength, kShingleLengths>& lengths) {
  std::string part = fmt::format(
      "<h2>Length of word shingles</h2>\n<p class=\"faint\">Number of pairs by exact similarity, on a logarithmic "
      "scale: all "
      "pairs of documents from {} on, and all labelled pairs. A length is good if it separates the labelled pairs from "
      "the others. The valley is the range with the fewest pairs between similar and dissimilar ones.</p>\n<div "
      "class=\"plots\">\n",
      kLeastOfAll);
  for (std::size_t i = 0; i != lengths.size(); ++i) part += shingle_plot(set, i + 1, lengths[i]);
  return part + "</div>\n";
}

}  // namespace

std::string evaluation_page(const LabelledSet& set, const std::vector<EvaluatedScheme>& schemes,
                            const std::array<ShingleLength, kShingleLengths>& lengths,
                            const EvaluationOptions& options) {
  std::string body =
      fmt::format("<p>{}, {}{}. Verified: reported at a Jaccard index of {} or more of the scheme's features.</p>\n",
                  counted(set.documents.size(), "document"), counted(set.pairs.size(), "labelled pair"),
                  set.graded() ? fmt::format(", true from a similarity of {}", options.truth) : "", options.threshold);
  body += schemes_part(schemes);
  for (const EvaluatedScheme& scheme : schemes) body += scheme_part(set, scheme, options);
  return page_frame("Evaluation on " + set.name, std::string(kPagePartsStyle) + kPlotStyle,
                    body + lengths_part(set, lengths));
}

}  // namespace neardup::cli
