#include "options/sampling_options.h"

#include <CLI/CLI.hpp>

#include "options/number_range.h"
#include "options/whole_number.h"

namespace neardup::cli {

void add_sampling_options(CLI::App& command, RecallSampleOptions& sampling) {
  command.add_option("--documents", sampling.documents, "number of documents to draw and compare with all others")
      ->check(whole_number(1))
      ->option_text("K");
  command.add_option("--seed", sampling.seed, "seed of the random draw")->check(whole_number(0))->option_text("N");
  command
      .add_option("--threshold", sampling.threshold,
                  "minimum Jaccard index of near-duplicates, by the scheme's features")
      ->check(number_between(0.01, 1))
      ->option_text("T");
}

}  // namespace neardup::cli
