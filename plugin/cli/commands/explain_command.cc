#include "commands/commands.h"
#include "databases/document_name.h"
#include "find/pair_explanation.h"
#include "indexing/original_words.h"
#include "output/whole_file.h"
#include "pages/explanation_page.h"
#include "rows/explanation_output.h"
#include "rows/match_row.h"
#include "rows/pair_verdict.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kShownRuns = 3;  // in text; rows have all of them

struct ExplainOptions {
  DatabaseOptions database;
  ListingOptions listing;
  std::string a;
  std::string b;
  std::string html;
};

void run(const ExplainOptions& options) {
  require_report_file(options.html, {options.database.place, options.a, options.b});
  read_signed(options.database, [&](const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer) {
    const Xapian::docid a = require_document(database, options.a);
    const Xapian::docid b = require_document(database, options.b);
    PairExplanation explanation = explain_pair(database, scheme, tokenizer, a, b);
    if (explanation.words) restore_writing(*explanation.words, database, scheme, tokenizer, a, b);
    const PairGrouping grouping = pair_grouping(database, scheme, a, b);
    const PairVerdict verdict = pair_verdict(explanation, grouping);
    const auto name = [&](Xapian::docid docid) { return printable_name(document_name(database, docid)); };
    if (!options.html.empty())
      write_report_file(options.html, explanation_page(explanation, name(a), name(b), verdict.sentence));
    const std::uint64_t family = grouping.family;
    Row row{{"verdict", verdict.name}, {"verdict_text", verdict.sentence}};
    row.update(explanation_row(explanation));
    row["template"] = template_or_null(family);
    std::vector<std::string> columns = explanation_columns();
    columns.insert(columns.begin(), "verdict");
    columns.emplace_back("template");
    Listing(options.listing, columns)
        .row(row, verdict.sentence + "\n\n" + explanation_text(explanation, kShownRuns) +
                      template_text(database, scheme, family));
  });
}

}  // namespace

void add_explain_command(CLI::App& app) {
  const auto options = std::make_shared<ExplainOptions>();
  CLI::App& command = add_command(app, options, "explain", "Explain why two documents match or do not match.");
  add_database_argument(command, options->database);
  command.add_option("A", options->a, "id or docid of the first document")->required();
  command.add_option("B", options->b, "id or docid of the second document")->required();
  command.add_option("--html", options->html, "also write a page with both texts side by side")->option_text("FILE");
  add_listing_options(command, options->listing);
  add_scheme_option(command, options->database.scheme);
  command.footer(R"(Examples:
  xapian-neardup explain site.db /usr/share/doc/bsdutils/changelog.Debian.gz /usr/share/doc/util-linux/changelog.Debian.gz
  xapian-neardup explain site.db 1 2 --html pair.html)");
}

}  // namespace neardup::cli
