#include <memory>

#include <fmt/format.h>

#include "commands.h"
#include "evaluation_rows.h"
#include "id_beginnings.h"
#include "labelled_set.h"
#include "listing.h"
#include "scheme_evaluation.h"
#include "tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct EvaluateOptions {
  std::string documents;
  std::string labels;
  std::vector<std::string> schemes{"standard"};
  EvaluationOptions evaluation;
  std::string between;
  bool details = false;
  ListingOptions listing;
};

/** How a scheme is called in a table: a preset by its name, another by its id. */
std::string label_of(const std::string& asked_for, const Scheme& scheme) {
  return asked_for.find(' ') == std::string::npos ? asked_for : scheme.name();
}

void run(const EvaluateOptions& options) {
  std::vector<Scheme> schemes;
  for (const std::string& text : options.schemes) schemes.push_back(Scheme::parse(text));
  const LabelledSet set = read_labelled_set(options.documents, options.labels);
  EvaluationOptions evaluation = options.evaluation;
  evaluation.comparable = comparable_between(set, options.between);
  Listing listing(options.listing, {"set", "scheme", "documents", "true_pairs", "candidates_per_document", "before",
                                    "after", "b_cubed", "octets", "microseconds"});
  listing.note(evaluation_heading());
  for (std::size_t i = 0; i != schemes.size(); ++i) {
    const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(schemes[i]);
    const SchemeEvaluation result = evaluate_scheme(set, schemes[i], *tokenizer, evaluation);
    listing.row(evaluation_row(set.name, schemes[i], result),
                evaluation_line(set.name, label_of(options.schemes[i], schemes[i]), result) +
                    (options.details ? evaluation_details(result) : ""));
  }
}

}  // namespace

void add_evaluate_command(CLI::App& app) {
  const auto options = std::make_shared<EvaluateOptions>();
  CLI::App* command = app.add_subcommand("evaluate", "Measure schemes on documents whose near-duplicates are known.");
  command
      ->add_option("DOCS", options->documents,
                   "JSON lines with id and text, or 'id TAB text' lines, compressed or not; or a folder with docs.jsonl "
                   "or docs.tsv and pairs.tsv or clusters.tsv")
      ->required();
  command->add_option("PAIRS", options->labels,
                      "'id1 TAB id2 [TAB similarity]' lines; or a file called clusters..., 'id TAB cluster' lines");
  command->add_option("--scheme", options->schemes, "a preset or a scheme's whole text; again for each")
      ->option_text("SCHEME");
  command
      ->add_option("--threshold", options->evaluation.threshold,
                   "least Jaccard index, of the scheme's features, of what counts as found after verification")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str()
      ->option_text("T");
  command
      ->add_option("--truth", options->evaluation.truth, "least similarity of a label that is true, if labels have one")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str()
      ->option_text("T");
  command->add_option("--between", options->between, "count only pairs of an id that begins with A and one with B")
      ->option_text("A:B");
  command->add_flag("--details", options->details, "recall by similarity and length as well");
  add_listing_options(*command, options->listing);
  command->footer(
      "Columns: true pairs; candidates a document; recall and precision of the candidates, and after verification\n"
      "(recall 2, prec. 2, F1 2); F1 by B-cubed of star groups; octets a document in a compacted database; CPU time to\n"
      "sign one.\n"
      "Example:\n  xapian-neardup evaluate docs.jsonl pairs.tsv --scheme standard --scheme simhash-doc");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
