#include "commands/commands.h"
#include "options/asked_grouping.h"
#include "output/progress.h"
#include "rows/sample_report.h"
#include "sample/recall_sample.h"

namespace neardup::cli {

namespace {

struct SampleCommandOptions {
  DatabaseOptions database;
  ListingOptions listing;
  RecallSampleOptions sample;
  std::optional<double> threshold;
  bool quiet = false;
  bool table = false;
};

void run(SampleCommandOptions& options) {
  read_signed(options.database, [&](const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer) {
    Progress progress("documents", options.quiet);
    options.sample.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
    const ComparisonThreshold threshold = choose_threshold(options.sample, options.threshold, database, scheme);
    const RecallSample sample = sample_neighbours(database, scheme, tokenizer, options.sample);
    progress.wipe();
    const Row row = sample_row(scheme, options.sample, sample);
    Listing(options.listing, keys_of(row))
        .row(row, (options.table ? sample_text(scheme, options.sample, sample) + "\n\n" : "") +
                      sample_recommendation(options.database.place, scheme, options.sample, sample, threshold.note()));
  });
}

}  // namespace

void add_sample_command(CLI::App& app) {
  const auto options = std::make_shared<SampleCommandOptions>();
  CLI::App& command =
      add_command(app, options, "sample",
                  "Measure the recall of a database's bands, and suggest a shingle length and a threshold.");
  add_database_argument(command, options->database);
  add_sampling_options(command, options->sample, options->threshold);
  command.add_flag("--quiet", options->quiet, kQuietHelp);
  add_listing_options(command, options->listing);
  CLI::Option* table = command.add_flag("--table", options->table, "also print the tables and how they were judged");
  refuse_idle(command, table, "without --format text; rows have all of them",
              [options] { return options->listing.format == Format::kText; });
  add_scheme_option(command, options->database.scheme);
  command.footer(R"(The command needs no labels: it compares the drawn documents with the others, word for word.

Lines of --table:
  recall     share of the near-duplicates of the drawn documents that share a band with them
  expected   share that the MinHash bands are expected to find
  reported   share that 'find' reports
  by chance  share of a document's features in a document with which it shares no run of 9 words;
             features are long enough if it is below 1 %

Examples:
  xapian-neardup sample site.db
  xapian-neardup sample site.db --table
  xapian-neardup sample site.db --documents 1000 --threshold 0.9 --format=jsonl)");
}

}  // namespace neardup::cli
