#include <algorithm>

#include <fmt/format.h>

#include "bands/bands.h"
#include "commands/commands.h"
#include "errors/exit_codes.h"
#include "output/printable.h"
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
  Format format = Format::kText;
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
  row["chosen"] = chosen;
  return row;
}

/** One recommendation, and the command that follows it. */
std::string recommendation(const BandFamily& plan, const PlanOptions& options) {
  const Scheme scheme = scheme_with(plan);
  constexpr double kMargin = 0.2;
  const double unlike = kUnlike[1] + kMargin <= options.threshold ? kUnlike[1] : kUnlike[0];
  const std::string chosen = scheme.name() == Scheme().name() ? "" : fmt::format(" --scheme '{}'", brief_text(scheme));
  return fmt::format(
      "Recommended: {}, {} of a document. It finds {} of the pairs with similarity {}, and compares {} of the pairs "
      "with similarity {} in vain.\nTo sign with it{}:\n  xapian-neardup sign DATABASE --resign{}",
      plan.text(), counted(plan.bands, "term"), percent(*plan.candidate_probability(options.threshold)),
      options.threshold, percent(*plan.candidate_probability(unlike)), unlike,
      chosen.empty() ? ", the standard scheme" : "", chosen.empty() ? " --scheme standard" : chosen);
}

void run(const PlanOptions& options) {
  const std::vector<BandFamily> shapes =
      worth_choosing(frugal_shapes(options.threshold, options.recall, options.max_terms, kMostSlots));
  if (shapes.empty()) {
    throw UsageError(
        fmt::format("no bands of at most {} reach recall {} at {}; raise --max-terms, or lower --recall or "
                    "--threshold",
                    counted(options.max_terms, "term"), options.recall, options.threshold));
  }
  const BandFamily& plan = shapes.back();
  Listing listing(options.format, keys_of(shape_row(plan, options, true)));
  for (const BandFamily& shape : shapes) {
    if (options.format != Format::kText) listing.row(shape_row(shape, options, shape == plan), "");
  }
  listing.note(recommendation(plan, options));
  if (options.threshold < PlanOptions().threshold) listing.note(kShortTextAdvice);
}

}  // namespace

void set_up_plan(Command& command) {
  const auto options = std::make_shared<PlanOptions>();
  command.set("--threshold", options->threshold);
  command.set("--recall", options->recall);
  command.set("--max-terms", options->max_terms);
  command.choose("--format", options->format);
  run_with(command, options);
}

}  // namespace neardup::cli
