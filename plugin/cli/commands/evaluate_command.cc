#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "commands/commands.h"
#include "errors/exit_codes.h"
#include "measuring/evaluation_rows.h"
#include "measuring/labelled_set.h"
#include "measuring/scheme_evaluation.h"
#include "neardup/measure.h"
#include "output/whole_file.h"
#include "pages/evaluation_page.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

constexpr const char* kTitle = "title";

struct EvaluateOptions {
  std::string documents;
  std::string labels;
  std::vector<std::string> schemes{"standard"};
  std::vector<std::string> measures{measure_name(Measure::kJaccard)};
  EvaluationOptions evaluation;
  std::string same;
  std::string between;
  bool details = false;
  std::string html;
  ListingOptions listing;
};

/** The name of a scheme in a table: a preset's name, else the id; and the measure. */
std::string label_of(const std::string& asked_for, const Scheme& scheme, Measure measure) {
  const std::string name = asked_for.find(' ') == std::string::npos ? asked_for : scheme.name();
  return measure == Measure::kJaccard ? name : name + " " + measure_name(measure);
}

/** @exception UsageError if no document has a title. */
bool asks_for_titles(const EvaluateOptions& options, const LabelledSet& set) {
  if (options.same.empty()) return false;
  const bool any = std::any_of(set.documents.begin(), set.documents.end(),
                               [](const LabelledDocument& document) { return !document.title.empty(); });
  if (any) return true;
  throw UsageError("--same title, but no document of '" + set.name + "' has one; give JSON lines with a title");
}

void write_page(const EvaluateOptions& options, const LabelledSet& set, const EvaluationOptions& evaluation,
                const std::vector<EvaluatedScheme>& schemes) {
  const Scheme& first = schemes.front().scheme;
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(first);
  const auto lengths = measure_shingle_lengths(set, first, *tokenizer, evaluation);
  write_report_file(options.html, evaluation_page(set, schemes, lengths, evaluation));
}

/** Call it once: the labels are the same for every scheme. */
void say_what_lacks(const SchemeEvaluation& result, double truth) {
  const auto say = [](const std::string& message) { write_to_stderr(log_line(LogFormat::kText, "message", message)); };
  if (result.labels_left_out != 0) {
    say(fmt::format("{} of {} labels left out: their similarity is below --truth {}", result.labels_left_out,
                    result.labels_left_out + result.pairs.truth, truth));
  }
  if (result.pairs.truth == 0)
    say("no true pairs: recall, F1 and B-cubed F1 are undefined; give labels of pairs that match");
}

void run(const EvaluateOptions& options) {
  require_report_file(options.html, {options.documents, options.labels});
  std::vector<Scheme> schemes;
  for (const std::string& text : options.schemes) schemes.push_back(Scheme::parse(text));
  const LabelledSet set = read_labelled_set(options.documents, options.labels);
  EvaluationOptions evaluation = options.evaluation;
  evaluation.comparable = comparable_between(set, options.between);
  evaluation.by_exact_similarity = !options.html.empty();
  evaluation.same_title = asks_for_titles(options, set);
  Listing listing(options.listing, {"set", "scheme", "measure", "documents", "true_pairs", "candidates_per_document",
                                    "before", "after", "b_cubed", "bytes", "microseconds"});
  listing.note(evaluation_heading());
  std::vector<EvaluatedScheme> evaluated;
  for (std::size_t i = 0; i != schemes.size(); ++i) {
    const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(schemes[i]);
    for (const std::string& measure : options.measures) {
      evaluation.measure = measure_named(measure);
      const std::string label = label_of(options.schemes[i], schemes[i], evaluation.measure);
      const SchemeEvaluation result = evaluate_scheme(set, schemes[i], *tokenizer, evaluation);
      Row row = evaluation_row(set.name, schemes[i], result);
      row["measure"] = measure;
      row["min_words"] = evaluation.least_words;
      row["same"] = evaluation.same_title ? Row(kTitle) : Row(nullptr);
      listing.row(row, evaluation_line(set.name, label, result) + (options.details ? evaluation_details(result) : ""));
      evaluated.push_back({label, schemes[i], result});
    }
  }
  say_what_lacks(evaluated.front().evaluation, evaluation.truth);
  if (!options.html.empty()) write_page(options, set, evaluation, evaluated);
}

}  // namespace

void add_evaluate_command(CLI::App& app) {
  const auto options = std::make_shared<EvaluateOptions>();
  CLI::App& command = add_command(app, options, "evaluate", "Measure schemes on documents with known near-duplicates.");
  command
      .add_option("DOCS", options->documents,
                  "JSON lines with id and text, or 'id TAB text' lines, compressed or not; or a folder\n"
                  "with docs.jsonl or docs.tsv, and pairs.tsv or clusters.tsv")
      ->required();
  command.add_option("PAIRS", options->labels,
                     "'id1 TAB id2 [TAB similarity]' lines; in a file called clusters...: 'id TAB cluster'");
  add_value_option(command, "--scheme SCHEME", options->schemes,
                   "preset or text of a scheme; repeat the option to compare several");
  add_value_option(command, "--threshold T", options->evaluation.threshold, "minimum similarity after verification",
                   number_between(0, 1));
  add_value_option(
      command, "--measure NAME", options->measures,
      fmt::format("similarity: {}; repeat the option to compare\nseveral", fmt::join(measure_names(), ", ")),
      one_of(measure_names()));
  add_value_option(command, "--min-words N", options->evaluation.least_words,
                   "report no pair with a document of fewer words", whole_number(0));
  add_value_option(command, "--same title", options->same, "report only pairs with the same title, in JSON lines",
                   one_of({kTitle}));
  add_value_option(command, "--truth T", options->evaluation.truth,
                   "minimum similarity of a true label; others are left out", number_between(0, 1));
  add_value_option(command, "--between A:B", options->between,
                   "count only pairs of an id that begins with A and one with B");
  add_value_option(command, "--html FILE", options->html,
                   "also write a page with plots; compares all pairs of documents");
  add_listing_options(command, options->listing);
  CLI::Option* details =
      command.add_flag("--details", options->details, "with --format text: add recall by similarity and length");
  refuse_idle(command, details, "without --format text; rows of JSON have both",
              [options] { return options->listing.format == Format::kText; });
  command.footer(
      R"(Columns: true pairs; candidates per document; recall and precision of the candidates; recall, precision and
F1 after verification (recall 2, prec. 2, F1 2); B-cubed F1 of star groups; bytes per document in a compacted
database; CPU time to sign a document.

Examples:
  xapian-neardup evaluate docs.jsonl pairs.tsv --scheme standard --scheme simhash-doc
  xapian-neardup evaluate docs.jsonl pairs.tsv --measure jaccard --measure idf --min-words 20
  xapian-neardup evaluate docs.jsonl pairs.tsv --html evaluation.html)");
}

}  // namespace neardup::cli
