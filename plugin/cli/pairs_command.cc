#include <memory>

#include <fmt/format.h>

#include "commands.h"
#include "counted.h"
#include "database_opening.h"
#include "database_options.h"
#include "document_name.h"
#include "listing.h"
#include "match_row.h"
#include "neardup/hamming_pairs.h"
#include "neardup/pairs.h"
#include "progress.h"
#include "tokenizer_choice.h"
#include "whole_number.h"

namespace neardup::cli {

namespace {

struct PairsCommandOptions {
  DatabaseOptions database;
  ListingOptions listing;
  PairsOptions pairs;
  bool quiet = false;
};

void print_pair(Listing& listing, const Xapian::Database& database, const DocumentPair& pair) {
  Row row;
  row["id1"] = document_name(database, pair.first);
  row["id2"] = document_name(database, pair.second.docid);
  add_similarity(row, pair.second.hamming, pair.second.similarity);
  listing.row(row, similarity_text(pair.second.hamming, pair.second.similarity) + "  " + printable_name(row["id1"]) +
                       "  " + printable_name(row["id2"]));
}

std::string summary(const PairsReport& report) {
  std::string text = fmt::format("{}; {}, {} rejected by their signature", counted(report.pairs, "pair"),
                                 counted(report.candidates, "candidate"), report.rejected);
  if (report.distinct != 0) text += fmt::format(", {} declared distinct", report.distinct);
  if (report.hot_bands != 0) {
    text += fmt::format("\n{}: {} of their documents were paired with the first of the band only",
                        counted(report.hot_bands, "hot band"), report.left_out);
  }
  if (report.unusable != 0) {
    text += fmt::format("\n{} left out: damaged or another scheme's", counted(report.unusable, "signature"));
  }
  return text;
}

void run(PairsCommandOptions& options) {
  const Xapian::Database database = open_database(options.database.place);
  const Scheme scheme = scheme_of(database, options.database.scheme);
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
  Listing listing(options.listing, {"id1", "id2", "hamming", "jaccard", "containment", "verification"});
  Progress progress("documents", options.quiet);
  options.pairs.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  const PairsReport report = find_pairs(database, scheme, *tokenizer, options.pairs, [&](const DocumentPair& pair) {
    progress.wipe();
    print_pair(listing, database, pair);
  });
  progress.wipe();
  listing.note(summary(report));
}

}  // namespace

void add_pairs_command(CLI::App& app) {
  const auto options = std::make_shared<PairsCommandOptions>();
  CLI::App* command = app.add_subcommand("pairs", "List all verified near-duplicate pairs.");
  add_database_options(*command, options->database);
  CLI::Option* threshold = add_threshold_option(*command, options->pairs.threshold);
  command
      ->add_option("--max-distance", options->pairs.max_distance,
                   "match by Hamming distance of the fingerprints instead, in bits, 0 to 7")
      ->check(CLI::Range(0U, kMostPairDistance))
      ->excludes(threshold)
      ->option_text("BITS");
  command->add_option("--hot-cap", options->pairs.hot_cap, "documents that one band pairs with all others")
      ->check(whole_number(1))
      ->capture_default_str();
  command->add_flag("--quiet", options->quiet, "no progress on the terminal");
  add_listing_options(*command, options->listing);
  command->footer("Example:\n  xapian-neardup pairs site.db --threshold 0.9 --format=tsv --no-header");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
