#include <fmt/format.h>
#include <fmt/ranges.h>

#include "check/database_summary.h"
#include "commands/commands.h"
#include "options/asked_grouping.h"
#include "output/held_output.h"
#include "output/printable.h"
#include "record/chosen_scheme.h"
#include "record/scheme_record.h"
#include "record/weight_snapshot.h"
#include "rows/sample_report.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct InfoOptions : DatabaseOptions {
  std::optional<double> least_share;  ///< of documents, of the words in the table of idf
};

/** Notes for people. */
std::string warnings(const Xapian::Database& database, const Scheme& scheme, const DatabaseSummary& summary,
                     const std::string& place) {
  std::string text;
  const std::string running = tokenizer_for(scheme)->version();
  for (const std::string& version : recorded_tokenizer_versions(database, scheme)) {
    if (version != running) {
      text += fmt::format("\nnote: some documents were signed with {}, this program runs {}; few words differ", version,
                          running);
    }
  }
  const std::pair<std::size_t, std::string> notes[] = {
      {summary.older_content,
       fmt::format("other rules chose the content of {}; 'xapian-neardup index' reads the files again, omindex with "
                   "--overwrite",
                   counted(summary.older_content, "document"))},
      {summary.doubtful_content, fmt::format("the content of {} is doubtful; 'xapian-neardup check {}' lists them",
                                             counted(summary.doubtful_content, "page"), place)},
      {summary.all_words,
       fmt::format("{} signed with all words, and others by their content, so copies may be missed; 'xapian-neardup "
                   "check {}' lists them",
                   counted(summary.all_words, "document"), place)},
      {summary.other_scheme, counted(summary.other_scheme, "document") + " of another scheme"},
      {summary.under_prefixes,
       fmt::format(
           "all words of {} have a prefix ({}); 'xapian-neardup sign {} --text-prefix PREFIX' signs those of one",
           counted(summary.under_prefixes, "document"), printable(fmt::format("{}", fmt::join(summary.prefixes, ", "))),
           place)},
      {summary.damaged, counted(summary.damaged, "signature") + " damaged"}};
  for (const auto& [number, note] : notes) {
    if (number != 0) text += "\nnote: " + note;
  }
  return text;
}

std::string signed_text(const DatabaseSummary& summary, const std::string& place) {
  std::string text = fmt::format("{} signed", summary.signed_documents);
  if (summary.without_bands != 0) {
    text += fmt::format(", {} of them without band terms and cannot be found (run 'xapian-neardup sign {}')",
                        summary.without_bands, place);
  }
  return text;
}

/** Documents that cannot be signed from the index, by reason. */
std::string unsignable_text(const DatabaseSummary& summary) {
  std::string text;
  if (summary.without_positions != 0) text += fmt::format("{} without positions, ", summary.without_positions);
  if (summary.under_prefixes != 0) text += fmt::format("{} with words under prefixes only, ", summary.under_prefixes);
  return text;
}

/** @param place  of the database, as a shell reads it. */
std::string summary_text(const Xapian::Database& database, const Scheme& scheme, const DatabaseSummary& summary,
                         const std::string& place) {
  std::string text = fmt::format(
      "scheme     {}  {}\n"
      "documents  {}: {}, {} unsigned, {}{} empty\n"
      "bands      {}; {} oversized (more than {} documents), the largest on {}\n"
      "groups     {} of {}",
      scheme.name(), scheme.text(), summary.documents, signed_text(summary, place), summary.unsigned_documents,
      unsignable_text(summary), summary.empty_documents, counted(summary.band_terms, "term"), summary.oversized_bands,
      summary.band_cap, counted(summary.largest_band, "document"), summary.groups,
      counted(summary.grouped_documents, "document"));
  if (!summary.group_rule.empty()) text += fmt::format("\nrule       {}", printable(summary.group_rule));
  if (const std::string note = shard_note(database, scheme); !note.empty()) text += "; " + note;
  for (const auto& [size, groups] : summary.group_sizes) {
    text += fmt::format("\n  {:>7} of {:<7} documents {}", groups, size, doubling_bar(groups));
  }
  if (summary.distinct_pairs != 0)
    text += fmt::format("\ndistinct   {} declared distinct", counted(summary.distinct_pairs, "pair"));
  return text + warnings(database, scheme, summary, place);
}

Row summary_row(const Scheme& scheme, const DatabaseSummary& summary) {
  return {{"scheme", scheme.text()},
          {"scheme_id", scheme.name()},
          {"documents", summary.documents},
          {"signed", summary.signed_documents},
          {"without_bands", summary.without_bands},
          {"unsigned", summary.unsigned_documents},
          {"without_positions", summary.without_positions},
          {"under_prefixes", summary.under_prefixes},
          {"empty", summary.empty_documents},
          {"other_scheme", summary.other_scheme},
          {"damaged", summary.damaged},
          {"from_positions", summary.from_positions},
          {"all_words", summary.all_words},
          {"older_content", summary.older_content},
          {"doubtful_content", summary.doubtful_content},
          {"groups", summary.groups},
          {"grouped_documents", summary.grouped_documents},
          {"band_terms", summary.band_terms},
          {"oversized_bands", summary.oversized_bands},
          {"group_rule", text_or_null(summary.group_rule)},
          {"distinct_pairs", summary.distinct_pairs}};
}

void print_idf(const InfoOptions& options) {
  read_database(options.place, [&](const Xapian::Database& database) {
    print_text(stdout,
               fmt::format("idf={}\n", idf_snapshot(database, *tokenizer_for(Scheme()), *options.least_share).text()));
  });
}

void run(const InfoOptions& options) {
  if (options.least_share) return print_idf(options);
  read_database(options.place, [&](const Xapian::Database& database) {
    Listing listing(options.format, keys_of(summary_row(Scheme(), DatabaseSummary())));
    std::string gap;
    for (const Scheme& scheme : schemes_of(database, options.scheme)) {
      const DatabaseSummary summary = summarise_database(database, scheme);
      listing.row(summary_row(scheme, summary),
                  gap + summary_text(database, scheme, summary, shell_word(options.place)));
      gap = "\n";
    }
  });
}

}  // namespace

void set_up_info(Command& command) {
  const auto options = std::make_shared<InfoOptions>();
  set_reading(command, *options);
  command.set("--idf", options->least_share);
  run_with(command, options);
}

}  // namespace neardup::cli
