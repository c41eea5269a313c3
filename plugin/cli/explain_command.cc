#include <memory>

#include <fmt/format.h>

#include "commands.h"
#include "database_opening.h"
#include "database_options.h"
#include "document_name.h"
#include "listing.h"
#include "match_row.h"
#include "neardup/explanation.h"
#include "printable.h"
#include "tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct ExplainOptions {
  DatabaseOptions database;
  ListingOptions listing;
  std::string a;
  std::string b;
};

constexpr std::size_t kShownWords = 40;

Row explanation_row(const Explanation& explanation) {
  Row row;
  row["bands_shared"] = explanation.bands_shared.size();
  row["bands"] = explanation.bands;
  add_similarity(row, explanation.hamming, explanation.similarity);
  const auto& words = explanation.words;
  row["longest_common_run"] = words ? Row(words->longest_common_run) : Row(nullptr);
  row["longest_common_run_text"] = words ? Row(words->longest_common_run_text) : Row(nullptr);
  row["only_in_a"] = words ? Row(words->only_in_a) : Row(nullptr);
  row["only_in_b"] = words ? Row(words->only_in_b) : Row(nullptr);
  return row;
}

std::string word_list(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i != std::min(words.size(), kShownWords); ++i) text += (i == 0 ? "" : " ") + words[i];
  if (words.size() > kShownWords) text += fmt::format(" ... and {} more", words.size() - kShownWords);
  return words.empty() ? "-" : printable(text);
}

/** Both ends of a long run. */
std::string run_text(const std::string& run) {
  constexpr std::size_t kShown = 60;
  if (run.size() <= 2 * kShown) return printable(run);
  std::size_t head = run.rfind(' ', kShown);
  std::size_t tail = run.find(' ', run.size() - kShown);
  if (head == std::string::npos || tail == std::string::npos) return printable(run);
  return printable(run.substr(0, head)) + " ..." + printable(run.substr(tail));
}

std::string explanation_text(const Explanation& explanation) {
  std::string text = fmt::format("similarity          {}\nbands shared        {} of {}",
                                 similarity_text(explanation.hamming, explanation.similarity),
                                 explanation.bands_shared.size(), explanation.bands);
  if (!explanation.words) return text + "\nwords               not in the index: it has no positions that cover them";
  const WordComparison& words = *explanation.words;
  return text + fmt::format("\nlongest common run  {} words: {}\nonly in the first   {}\nonly in the second  {}",
                            words.longest_common_run, run_text(words.longest_common_run_text),
                            word_list(words.only_in_a), word_list(words.only_in_b));
}

void run(const ExplainOptions& options) {
  const Xapian::Database database = open_database(options.database.place);
  const Scheme scheme = scheme_of(database, options.database.scheme);
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
  const Explanation explanation = explain(database, scheme, *tokenizer, require_document(database, options.a),
                                          require_document(database, options.b));
  Listing listing(options.listing, {"bands_shared", "hamming", "jaccard", "containment", "verification",
                                    "longest_common_run", "only_in_a", "only_in_b"});
  listing.row(explanation_row(explanation), explanation_text(explanation));
}

}  // namespace

void add_explain_command(CLI::App& app) {
  const auto options = std::make_shared<ExplainOptions>();
  CLI::App* command = app.add_subcommand("explain", "Explain why two documents match, or do not.");
  add_database_options(*command, options->database);
  command->add_option("A", options->a, "id of the first document, or its docid")->required();
  command->add_option("B", options->b, "id of the second document, or its docid")->required();
  add_listing_options(*command, options->listing);
  command->footer(
      "Example:\n  xapian-neardup explain site.db /usr/share/doc/bsdutils/changelog.Debian.gz "
      "/usr/share/doc/util-linux/changelog.Debian.gz");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
