#include <memory>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "commands/commands.h"
#include "databases/database_opening.h"
#include "options/database_options.h"
#include "options/output_options.h"
#include "options/sampling_options.h"
#include "output/listing.h"
#include "output/progress.h"
#include "record/chosen_scheme.h"
#include "rows/sample_report.h"
#include "sample/recall_sample.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct SampleCommandOptions {
  DatabaseOptions database;
  ListingOptions listing;
  RecallSampleOptions sample;
  bool quiet = false;
};

void run(SampleCommandOptions& options) {
  read_database(options.database.place, [&](const Xapian::Database& database) {
    const Scheme scheme = scheme_of(database, options.database.scheme);
    const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
    Progress progress("documents", options.quiet);
    options.sample.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
    const RecallSample sample = sample_neighbours(database, scheme, *tokenizer, options.sample);
    progress.wipe();
    Listing listing(options.listing, sample_columns());
    listing.row(sample_row(scheme, options.sample, sample), sample_text(scheme, options.sample, sample));
  });
}

}  // namespace

void add_sample_command(CLI::App& app) {
  const auto options = std::make_shared<SampleCommandOptions>();
  CLI::App* command = app.add_subcommand(
      "sample", "Measure the recall of a database's bands, and which shingles and threshold suit its texts.");
  add_database_options(*command, options->database);
  add_sampling_options(*command, options->sample);
  command->add_flag("--quiet", options->quiet, "no progress on the terminal");
  add_listing_options(*command, options->listing);
  command->footer(
      "No labels are needed: all documents are read from the index's positions and compared exactly with those drawn.\n"
      "Recall: of the near-duplicates of the drawn documents, how many share a band with them, and how many 'find'\n"
      "reports. A document's near-duplicates are alike, so they count for less than as many of different documents:\n"
      "that widens the interval. By chance: how much of a document is in one that shares no run of 9 words with it;\n"
      "textbook: the same if words followed each other at random. Features that are rarely shared by chance (under\n"
      "1 %) are long enough; longer ones only lose more by each edit.\n\n"
      "Examples:\n  xapian-neardup sample site.db\n"
      "  xapian-neardup sample site.db --documents 1000 --threshold 0.9 --format=jsonl");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
