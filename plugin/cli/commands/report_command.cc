#include <fmt/format.h>

#include "commands/commands.h"
#include "indexing/original_words.h"
#include "options/asked_grouping.h"
#include "output/held_output.h"
#include "output/printable.h"
#include "output/progress.h"
#include "output/whole_file.h"
#include "pages/report_page.h"

namespace neardup::cli {

namespace {

struct ReportOptions : DatabaseOptions {
  std::string output;
  RecallSampleOptions sampling;
  std::optional<double> threshold;
  bool quiet = false;
};

void run(ReportOptions& options) {
  const bool to_standard_output = options.output == "-";
  if (!to_standard_output) require_report_file(options.output, {options.place});
  read_signed(options, [&](const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer) {
    Progress progress("documents", options.quiet);
    options.sampling.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
    const ComparisonThreshold threshold = choose_threshold(options.sampling, options.threshold, database, scheme);
    DatabaseReport report = report_database(database, scheme, tokenizer, options.sampling);
    for (auto* pairs : {&report.borderline.grouped, &report.borderline.apart}) {
      for (BorderlinePair& pair : *pairs) {
        restore_writing(pair.words, database, scheme, tokenizer, pair.a.docid, pair.b.docid);
      }
    }
    progress.wipe();
    const std::string page = report_page(options.place, report);
    if (to_standard_output) return print_text(stdout, page);
    write_report_file(options.output, page);
    print_text(stdout, fmt::format("{}, {}: '{}'{}\n", counted(report.summary.documents, "document"),
                                   counted(report.summary.groups, "group"), options.output, threshold.note()));
  });
}

}  // namespace

void set_up_report(Command& command) {
  const auto options = std::make_shared<ReportOptions>();
  set_place(command, options->place);
  command.set("--output", options->output);
  command.set("--threshold", options->threshold, options->sampling.threshold);
  command.set("--quiet", options->quiet);
  command.set("--scheme", options->scheme);
  run_with(command, options);
}

}  // namespace neardup::cli
