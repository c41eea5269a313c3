#include <memory>
#include <optional>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "bytes/base32.h"
#include "bytes/hex.h"
#include "commands/commands.h"
#include "databases/database_opening.h"
#include "databases/document_name.h"
#include "documents/named_document.h"
#include "errors/exit_codes.h"
#include "find/cascade_finder.h"
#include "options/database_options.h"
#include "options/output_options.h"
#include "options/whole_number.h"
#include "output/counted.h"
#include "output/listing.h"
#include "record/chosen_scheme.h"
#include "rows/match_row.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct FindOptions {
  DatabaseOptions database;
  ListingOptions listing;
  std::optional<std::string> id;
  std::optional<Xapian::docid> docid;
  std::optional<std::string> text_file;
  std::string fingerprint;
  CascadeOptions finder;
  bool scan_beyond_guarantee = false;  // look at every fingerprint where bands do not promise the distance
};

constexpr unsigned kFingerprintBits = 64;
constexpr double kLoose = 0.90;  // of the interoperability proposal
constexpr double kClose = 0.98;

std::uint64_t read_fingerprint(const std::string& text) {
  if (const auto fingerprint = base32_decode(text)) return *fingerprint;
  if (const auto fingerprint = text.size() == 16 ? hex_decode(text) : std::nullopt) return *fingerprint;
  throw UsageError("fingerprint '" + text + "' is neither 13 characters of base32 nor 16 of hexadecimal");
}

FindResult find(CascadeFinder& finder, const Xapian::Database& database, const FindOptions& options) {
  if (options.id) return finder.find_id(*options.id);
  if (options.docid) return finder.find_document(require_document(database, *options.docid));
  if (options.text_file) return finder.find_text(read_named_document(*options.text_file).body);
  return finder.find_fingerprint(read_fingerprint(options.fingerprint));
}

void print_match(Listing& listing, const Xapian::Database& database, const Match& match) {
  Row row;
  row["id"] = document_name(database, match.docid);
  row["docid"] = match.docid;
  add_similarity(row, match.hamming, match.similarity);
  listing.row(row, similarity_text(match.hamming, match.similarity) + "  " + printable_name(row["id"]));
}

std::string summary(const FindResult& result) {
  std::string text = fmt::format("{}; {}, {} rejected by their signature, {} verified exactly",
                                 counted(result.matches.size(), "near-duplicate"),
                                 counted(result.candidates, "candidate"), result.rejected, result.verified_exactly);
  if (result.estimated != 0) text += fmt::format(", {} estimated", result.estimated);
  if (result.distinct != 0) text += fmt::format(", {} declared distinct", result.distinct);
  if (result.unusable != 0) text += fmt::format(", {} without a valid signature", result.unusable);
  return text;
}

/** Distance of fingerprints that are alike in so many of 64 bits: 1 - distance / 64, as the interoperability proposal
 *  counts. Bands that do not promise it are passed over. */
void set_least_similarity(FindOptions& options, double similarity) {
  options.finder.max_distance = static_cast<unsigned>(kFingerprintBits * (1 - similarity));
  options.scan_beyond_guarantee = true;
}

/** The finder refuses the same, but does not know the option. */
void require_guarantee(const Scheme& scheme, const FindOptions& options) {
  const bool by_distance = options.finder.max_distance || !options.fingerprint.empty();
  const auto asked = static_cast<int>(options.finder.max_distance.value_or(CascadeOptions::kUsualDistance));
  const int promised = scheme.guaranteed_distance(true);
  if (!by_distance || options.finder.scan || asked <= promised) return;
  throw UsageError(
      fmt::format("the scheme's bands promise {}; --max-distance {} --scan reads every fingerprint instead",
                  promised < 0 ? "no Hamming distance, they are of MinHash"
                               : fmt::format("Hamming distance {}, {} is asked for", promised, asked),
                  asked));
}

void run(FindOptions& options) {
  read_database(options.database.place, [&](const Xapian::Database& database) {
    const Scheme scheme = scheme_of(database, options.database.scheme);
    if (options.scan_beyond_guarantee) {
      options.finder.scan = scheme.guaranteed_distance(true) < static_cast<int>(*options.finder.max_distance);
    }
    require_guarantee(scheme, options);
    const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
    CascadeFinder finder(database, scheme, *tokenizer, options.finder);
    const FindResult result = find(finder, database, options);
    Listing listing(options.listing, {"id", "docid", "hamming", "jaccard", "containment", "verification"},
                    Listing::kWhenWhole);
    for (const Match& match : result.matches) print_match(listing, database, match);
    listing.note(summary(result));
    listing.deliver();
  });
}

}  // namespace

void add_find_command(CLI::App& app) {
  const auto options = std::make_shared<FindOptions>();
  CLI::App* command = app.add_subcommand("find", "Find the near-duplicates of one document, best first.");
  add_database_options(*command, options->database);
  CLI::Option_group* target = command->add_option_group("Of what", "");
  target->add_option("--id", options->id, "a document by its id: its unique term without Q or U");
  target->add_option("--docid", options->docid, "a document by its number")->check(whole_number(1, kMostInXapian));
  target->add_option("--text", options->text_file, "a file: text, Markdown, HTML, PDF or a mail; - for standard input");
  CLI::Option* fingerprint = target->add_option("--fingerprint", options->fingerprint,
                                                "a fingerprint, base32 or hexadecimal; MinHash bands need --scan");
  target->require_option(1);
  // A fingerprint has no words to compare.
  CLI::Option* threshold = add_threshold_option(*command, options->finder.threshold)->excludes(fingerprint);
  CLI::Option* max_distance =
      command
          ->add_option("--max-distance", options->finder.max_distance,
                       "match by Hamming distance of the fingerprints instead, in bits, 0 to 64")
          ->check(whole_number(0, kFingerprintBits))
          ->excludes(threshold)
          ->option_text("BITS");
  CLI::Option* loose = command
                           ->add_flag_callback(
                               "--loose", [options] { set_least_similarity(*options, kLoose); },
                               "fingerprints alike in 0.90 of their bits: at most 6 bits apart (simhash-doc)")
                           ->excludes(threshold)
                           ->excludes(max_distance);
  CLI::Option* close = command
                           ->add_flag_callback(
                               "--close", [options] { set_least_similarity(*options, kClose); },
                               "fingerprints alike in 0.98 of their bits: at most 1 bit apart (simhash-doc)")
                           ->excludes(threshold)
                           ->excludes(max_distance);
  command
      ->add_flag("--contained", options->finder.by_containment,
                 "match by containment: of the shorter text in the longer one, or the other way round")
      ->excludes(fingerprint)
      ->excludes(max_distance)
      ->excludes(loose)
      ->excludes(close);
  command->add_flag("--scan", options->finder.scan, "with --max-distance: read every fingerprint, for any distance")
      ->needs(max_distance);
  command->add_option("--limit", options->finder.limit, "at most so many matches; 0 for all")->check(whole_number(0));
  add_listing_options(*command, options->listing);
  command->footer(
      "Candidates come from the index's band terms and are verified word for word from its positions; where those are\n"
      "missing the similarity is estimated, and counts only if its 99 % lower bound reaches the threshold.\n\n"
      "Example:\n  xapian-neardup find site.db --id /usr/share/doc/libc-bin/copyright --threshold 0.9");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
