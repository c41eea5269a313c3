// Measures schemes on documents with known near-duplicates, in memory (./dev evaluate).
//
//   evaluate DOCS [PAIRS] [--scheme SCHEME]... [--measure NAME]... [--threshold T] [--min-words N] [--same title]
//            [--truth T] [--between A:B] [--details] [--jsonl]
//
// DOCS: JSON lines with id and text, or 'id TAB text' lines, compressed or not; or a folder with docs.jsonl or docs.tsv, and
// pairs.tsv or clusters.tsv. PAIRS: 'id1 TAB id2 [TAB similarity]' lines; in a file called clusters...: 'id TAB cluster'.
// Columns: true pairs; candidates per document; recall and precision of the candidates; recall, precision and F1 after
// verification (recall 2, prec. 2, F1 2); B-cubed F1 of star groups; bytes per document in a compacted database; CPU time to
// sign a document.

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bytes/parsed_number.h"
#include "databases/guarded_run.h"
#include "errors/exit_codes.h"
#include "neardup/measure.h"
#include "output/log_format.h"
#include "quality/measuring/evaluation_rows.h"
#include "quality/measuring/labelled_set.h"
#include "quality/measuring/scheme_evaluation.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

constexpr const char* kTitle = "title";

struct EvaluateOptions {
  std::vector<std::string> files;  ///< DOCS, PAIRS
  std::vector<std::string> schemes;
  std::vector<std::string> measures;
  EvaluationOptions evaluation;
  std::string same;
  std::string between;
  bool details = false;
  Format format = Format::kText;
};

double number_of(const std::string& name, const std::string& text, double most) {
  const std::optional<double> number = parsed_number<double>(text);
  if (number && *number >= 0 && *number <= most) return *number;
  throw UsageError(fmt::format("{}: '{}' is not a number from 0 to {}", name, text, most));
}

void take(EvaluateOptions& options, const std::string& name, const std::string& value) {
  constexpr double kMostWords = 1e9;
  if (name == "--scheme") return options.schemes.push_back(value);
  if (name == "--measure") return options.measures.push_back(value);
  if (name == "--threshold") {
    options.evaluation.threshold = number_of(name, value, 1);
  } else if (name == "--truth") {
    options.evaluation.truth = number_of(name, value, 1);
  } else if (name == "--min-words") {
    options.evaluation.least_words = static_cast<std::size_t>(number_of(name, value, kMostWords));
  } else if (name == "--same" && value == kTitle) {
    options.same = value;
  } else if (name == "--between") {
    options.between = value;
  } else {
    throw UsageError(fmt::format("unknown option {} {}", name, value));
  }
}

EvaluateOptions options_of(const std::vector<std::string>& words) {
  EvaluateOptions options;
  for (std::size_t i = 0; i != words.size(); ++i) {
    if (words[i] == "--details") {
      options.details = true;
    } else if (words[i] == "--jsonl") {
      options.format = Format::kJsonLines;
    } else if (words[i].rfind("--", 0) != 0) {
      options.files.push_back(words[i]);
    } else if (i + 1 == words.size()) {
      throw UsageError(words[i] + " needs a value");
    } else {
      take(options, words[i], words[i + 1]);
      ++i;
    }
  }
  if (options.files.empty() || options.files.size() > 2) throw UsageError("evaluate DOCS [PAIRS] [OPTIONS]");
  options.files.resize(2);
  if (options.schemes.empty()) options.schemes = {"standard"};
  if (options.measures.empty()) options.measures = {measure_name(Measure::kJaccard)};
  return options;
}

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
  std::vector<Scheme> schemes;
  for (const std::string& text : options.schemes) schemes.push_back(Scheme::parse(text));
  const LabelledSet set = read_labelled_set(options.files[0], options.files[1]);
  EvaluationOptions evaluation = options.evaluation;
  evaluation.comparable = comparable_between(set, options.between);
  evaluation.same_title = asks_for_titles(options, set);
  Listing listing(options.format, {"set", "scheme", "measure", "documents", "true_pairs", "candidates_per_document",
                                   "before", "after", "b_cubed", "bytes", "microseconds"});
  listing.note(evaluation_heading());
  bool is_said = false;
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
      if (!std::exchange(is_said, true)) say_what_lacks(result, evaluation.truth);
    }
  }
}

}  // namespace
}  // namespace neardup::cli

int main(int argc, char** argv) {
  using namespace neardup::cli;
  const int code = run_guarded([&] { run(options_of({argv + 1, argv + argc})); });
  return std::fflush(stdout) == 0 ? code : kError;
}
