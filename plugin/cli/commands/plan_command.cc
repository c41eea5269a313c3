#include <algorithm>

#include <fmt/format.h>

#include "bands/band_plan.h"
#include "commands/commands.h"
#include "errors/exit_codes.h"
#include "output/printable.h"
#include "output/whole_file.h"
#include "pages/svg_plot.h"
#include "record/scheme_record.h"
#include "rows/sample_report.h"

namespace neardup::cli {

namespace {

constexpr unsigned kMostSlots = 1024;  // of a scheme
constexpr unsigned kBytesOfTerm = 33;  // of a rare term in a compacted database
constexpr double kUnlike[] = {0.3, 0.5};
constexpr double kNone = 5e-6;  // prints as 0.00000

struct PlanOptions {
  double threshold = 0.8;
  double recall = 0.98;
  unsigned max_terms = 8;
  std::string svg;
  bool table = false;
  ListingOptions listing;
};

/** The standard scheme with these bands, and as many slots as they need. */
Scheme scheme_with(const BandFamily& family) {
  Scheme scheme;
  scheme.families = {family};
  scheme.minhash.slots = std::max(scheme.minhash.slots, family.bands * family.rows);
  return scheme;
}

/** The shapes worth choosing from.
 *  @param shapes  by ascending rows.
 *  @return for each number of terms the shape with the most rows. The list ends with the first shape that makes no
 *          unlike documents candidates: more rows would only need more slots. */
std::vector<BandFamily> worth_choosing(const std::vector<BandFamily>& shapes) {
  std::vector<BandFamily> worth;
  for (const BandFamily& shape : shapes) {
    if (!worth.empty() && worth.back().bands == shape.bands) worth.pop_back();
    worth.push_back(shape);
    if (*shape.candidate_probability(kUnlike[1]) < kNone) break;
  }
  return worth;
}

Row shape_row(const BandFamily& shape, const PlanOptions& options, bool chosen) {
  Row row{{"bands", shape.text()},
          {"terms", shape.bands},
          {"bytes", shape.bands * kBytesOfTerm},
          {"recall", number_or_null(shape.candidate_probability(options.threshold))}};
  for (const double unlike : kUnlike) {
    row[fmt::format("candidates_at_{}", unlike)] = number_or_null(shape.candidate_probability(unlike));
  }
  row["steepest"] = number_or_null(steepest_similarity(shape));
  row["rule_of_thumb"] = number_or_null(rule_of_thumb_similarity(shape));
  row["chosen"] = chosen;
  return row;
}

std::string shape_text(const Row& row) {
  return fmt::format("{:<14}{:>6}{:>8}{:>9.4f}{:>12.5f}{:>12.5f}{}", row["bands"].get<std::string>(),
                     row["terms"].get<unsigned>(), row["bytes"].get<unsigned>(), row["recall"].get<double>(),
                     row["candidates_at_0.3"].get<double>(), row["candidates_at_0.5"].get<double>(),
                     row["chosen"].get<bool>() ? "  <- the plan" : "");
}

std::string plot_text(const BandFamily& plan) {
  constexpr unsigned kColumns = 61;
  constexpr unsigned kRows = 11;
  std::string text = "\nProbability that two documents share a term, by their Jaccard index, " + plan.text() + ":\n";
  for (const std::string& line :
       plot_curve([&](double x) { return *plan.candidate_probability(x); }, kColumns, kRows)) {
    text += line + "\n";
  }
  return text;
}

std::string advice_text(const BandFamily& plan, const PlanOptions& options) {
  const Scheme scheme = scheme_with(plan);
  const BandFamily least_area = least_area_shape(options.threshold, scheme.minhash.slots);
  return fmt::format(
      "steepest at {:.3f} (rule of thumb (1/b)^(1/r): {:.3f})\n"
      "datasketch would choose {} for this threshold: recall {:.4f} at {}\n\n",
      steepest_similarity(plan), rule_of_thumb_similarity(plan), least_area.text(),
      *least_area.candidate_probability(options.threshold), options.threshold);
}

/** One recommendation, and the command that follows it. */
std::string recommendation(const BandFamily& plan, const PlanOptions& options) {
  const Scheme scheme = scheme_with(plan);
  constexpr double kMargin = 0.2;
  const double unlike = kUnlike[1] + kMargin <= options.threshold ? kUnlike[1] : kUnlike[0];
  const std::string chosen = scheme.name() == Scheme().name() ? "" : fmt::format(" --scheme '{}'", brief_text(scheme));
  return fmt::format(
      "Recommended: {}, {} of a document. It finds {} of the pairs that are {} alike, and compares {} of the pairs "
      "that "
      "are {} alike in vain.\nTo sign with it{}:\n  xapian-neardup sign DATABASE --resign{}",
      plan.text(), counted(plan.bands, "term"), percent(*plan.candidate_probability(options.threshold)),
      percent(options.threshold), percent(*plan.candidate_probability(unlike)), percent(unlike),
      chosen.empty() ? ", the standard scheme" : "", chosen.empty() ? " --scheme standard" : chosen);
}

void write_svg(const BandFamily& plan, const PlanOptions& options) {
  const auto curve = [&](double x) { return *plan.candidate_probability(x); };
  const double steepest = steepest_similarity(plan);
  write_report_file(options.svg,
                    plot_document({"P(candidates) over the Jaccard index, " + plan.text(),
                                   {"", share_ticks()},
                                   {"", share_ticks()},
                                   {curve_series(curve, "")},
                                   {{options.threshold,
                                     fmt::format("threshold {}: {:.4f}", options.threshold, curve(options.threshold))},
                                    {steepest, fmt::format("steepest at {:.3f}", steepest)}}}));
}

void run(const PlanOptions& options) {
  require_report_file(options.svg, {});
  const std::vector<BandFamily> shapes =
      worth_choosing(frugal_shapes(options.threshold, options.recall, options.max_terms, kMostSlots));
  if (shapes.empty()) {
    throw UsageError(
        fmt::format("no bands of at most {} reach recall {} at {}; raise --max-terms, or lower --recall or "
                    "--threshold",
                    counted(options.max_terms, "term"), options.recall, options.threshold));
  }
  const BandFamily& plan = shapes.back();
  Listing listing(options.listing, keys_of(shape_row(plan, options, true)));
  const bool shows_table = options.table || options.listing.format != Format::kText;
  if (options.table)
    listing.note(fmt::format("recall {} at {}, at most {}: {}\n\n{:<14}{:>6}{:>8}{:>9}{:>12}{:>12}", options.recall,
                             options.threshold, counted(options.max_terms, "term"), plan.text(), "bands", "terms",
                             "bytes", "recall", "P at 0.3", "P at 0.5"));
  for (const BandFamily& shape : shapes) {
    if (!shows_table) break;
    const Row row = shape_row(shape, options, shape == plan);
    listing.row(row, shape_text(row));
  }
  if (options.table) listing.note(plot_text(plan) + advice_text(plan, options));
  listing.note(recommendation(plan, options));
  if (options.threshold < PlanOptions().threshold) listing.note(kShortTextAdvice);
  if (!options.svg.empty()) write_svg(plan, options);
}

}  // namespace

void add_plan_command(CLI::App& app) {
  const auto options = std::make_shared<PlanOptions>();
  CLI::App& command = add_command(app, options, "plan", "Choose bands for a threshold and a recall.");
  add_value_option(command, "--threshold T", options->threshold, "Jaccard index of word 3-shingles to find",
                   number_between(0.01, 1));
  add_value_option(command, "--recall R", options->recall,
                   "minimum share of the pairs at the threshold to make candidates", number_between(0.01, 0.9999999));
  add_value_option(command, "--max-terms N", options->max_terms, "maximum terms per document", whole_number(1));
  add_value_option(command, "--svg FILE", options->svg, "also draw the curve into a file");
  add_listing_options(command, options->listing);
  CLI::Option* table = command.add_flag("--table", options->table, "also print all shapes, the curve and other rules");
  refuse_idle(command, table, "without --format text; rows have all of them",
              [options] { return options->listing.format == Format::kText; });
  command.footer(
      R"(Each shape reaches the recall with the fewest terms for its number of rows. The plan is the shape with the
most rows: it makes the fewest unlike documents candidates. Simhash bands guarantee a Hamming distance
instead.

Examples:
  xapian-neardup plan --threshold 0.8 --recall 0.98
  xapian-neardup plan --threshold 0.5 --recall 0.9 --max-terms 24 --table --svg curve.svg)");
}

}  // namespace neardup::cli
