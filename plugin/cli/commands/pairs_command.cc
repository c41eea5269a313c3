#include <fmt/format.h>

#include "commands/commands.h"
#include "databases/document_name.h"
#include "fingerprint/hamming_pairs.h"
#include "neardup/measure.h"
#include "neardup/pairs.h"
#include "neardup/snapshot_retry.h"
#include "options/asked_grouping.h"
#include "output/printable.h"
#include "output/progress.h"
#include "record/chosen_scheme.h"
#include "rows/match_row.h"
#include "rows/recall_note.h"

namespace neardup::cli {

namespace {

struct PairsCommandOptions : DatabaseOptions {
  std::optional<double> threshold;
  PairsOptions pairs;
  bool quiet = false;
};

void print_pair(Listing& listing, const Xapian::Database& database, const Scheme& scheme, const DocumentPair& pair,
                Measure measure) {
  const Row first = document_name(database, pair.first);
  const Row second = document_name(database, pair.second.docid);
  Row row{{"id1", first}, {"docid1", pair.first}, {"id2", second}, {"docid2", pair.second.docid}};
  add_similarity(row, pair.second.hamming, pair.second.similarity);
  row["measure"] = number_or_null(pair.measure);
  const std::uint64_t family = common_family(database, scheme, pair.first, pair.second.docid);
  row["template"] = template_or_null(family);
  std::string text = similarity_text(pair.second.hamming, pair.second.similarity);
  if (measure != Measure::kJaccard) text = fmt::format("{:.4f} {}  {}", *pair.measure, measure_name(measure), text);
  listing.row(row, text + "  " + printable_name(first) + "  " + printable_name(second) + template_note(family));
}

std::string summary(const PairsReport& report) {
  std::string text = fmt::format("{}; {}, {} rejected by their signature", counted(report.pairs, "pair"),
                                 counted(report.candidates, "candidate"), report.rejected);
  if (report.unknown != 0) text += fmt::format(", {} not comparable: their words are not in the index", report.unknown);
  if (report.distinct != 0) text += fmt::format(", {} declared distinct", report.distinct);
  if (report.oversized_bands != 0) {
    text += fmt::format("\n{}: {} of their documents were compared only with the first texts of the band",
                        counted(report.oversized_bands, "oversized band"), report.left_out);
  }
  if (report.unusable != 0) {
    text += fmt::format("\n{} left out: damaged or of another scheme", counted(report.unusable, "signature"));
  }
  return text;
}

void list_pairs(PairsCommandOptions& options, const Xapian::Database& database) {
  const Scheme scheme = scheme_of(database, options.scheme);
  const ComparisonThreshold threshold =
      comparison_threshold(options.threshold, database, scheme, options.pairs.measure, PairsOptions().threshold);
  options.pairs.threshold = threshold.value;
  if (!options.pairs.max_distance && options.pairs.measure == Measure::kJaccard) {
    print_note(recall_note(scheme, options.pairs.threshold));
  }
  Listing listing(options.format, {"id1", "docid1", "id2", "docid2", "hamming", "jaccard", "containment",
                                   "verification", "measure", "template"});
  Progress progress("documents", options.quiet);
  options.pairs.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  const PairsReport report = find_pairs(database, options.pairs, [&](const DocumentPair& pair) {
    progress.wipe();
    print_pair(listing, database, scheme, pair, options.pairs.measure);
  });
  progress.wipe();
  listing.note(summary(report) + (options.pairs.max_distance ? "" : threshold.note()));
}

void run(PairsCommandOptions& options) {
  options.pairs.scheme = options.scheme;
  Xapian::Database opened = open_database(options.place);
  // Pairs are listed as they are found: a run whose snapshot is discarded cannot start again.
  const bool of_one_commit = read_with_retries(
      opened, [&](const Xapian::Database& database) { list_pairs(options, database); }, 0);
  if (!of_one_commit) note_other_writer();
}

}  // namespace

void set_up_pairs(Command& command) {
  const auto options = std::make_shared<PairsCommandOptions>();
  set_reading(command, *options);
  command.set("--threshold", options->threshold, options->pairs.threshold);
  command.choose("--measure", options->pairs.measure);
  command.set("--max-distance", options->pairs.max_distance);
  command.set("--quiet", options->quiet);
  run_with(command, options);
}

}  // namespace neardup::cli
