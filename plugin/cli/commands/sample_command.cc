#include "commands/commands.h"
#include "options/asked_grouping.h"
#include "output/progress.h"
#include "rows/sample_report.h"
#include "sample/recall_sample.h"

namespace neardup::cli {

namespace {

struct SampleCommandOptions : DatabaseOptions {
  RecallSampleOptions sample;
  std::optional<double> threshold;
  bool quiet = false;
  bool table = false;
};

void run(SampleCommandOptions& options) {
  read_signed(options, [&](const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer) {
    Progress progress("documents", options.quiet);
    options.sample.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
    const ComparisonThreshold threshold = choose_threshold(options.sample, options.threshold, database, scheme);
    const RecallSample sample = sample_neighbours(database, scheme, tokenizer, options.sample);
    progress.wipe();
    const Row row = sample_row(scheme, options.sample, sample);
    Listing(options.format, keys_of(row))
        .row(row, (options.table ? sample_text(scheme, options.sample, sample) + "\n\n" : "") +
                      sample_recommendation(options.place, scheme, options.sample, sample, threshold.note()));
  });
}

}  // namespace

void set_up_sample(Command& command) {
  const auto options = std::make_shared<SampleCommandOptions>();
  set_reading(command, *options);
  command.set("--seed", options->sample.seed);
  command.set("--documents", options->sample.documents);
  command.set("--compare", options->sample.compared);
  command.set("--threshold", options->threshold, options->sample.threshold);
  command.set("--quiet", options->quiet);
  command.set("--table", options->table);
  run_with(command, options);
}

}  // namespace neardup::cli
