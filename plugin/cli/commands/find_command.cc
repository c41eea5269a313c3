#include <fmt/format.h>

#include "bytes/base_encodings.h"
#include "commands/commands.h"
#include "databases/document_name.h"
#include "documents/named_document.h"
#include "errors/exit_codes.h"
#include "find/cascade_finder.h"
#include "index/document_signer.h"
#include "indexing/document_builder.h"
#include "indexing/site_frames.h"
#include "omega/hit_snippet.h"
#include "options/asked_grouping.h"
#include "output/printable.h"
#include "record/chosen_scheme.h"
#include "rows/match_row.h"
#include "rows/recall_note.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct FindOptions : DatabaseOptions {
  std::optional<std::string> name;  // id or docid
  std::optional<Xapian::docid> docid;
  std::optional<std::string> text_file;
  std::string url;  // of the file
  std::string fingerprint;
  std::optional<double> threshold;
  CascadeOptions finder;
};

std::uint64_t read_fingerprint(const std::string& text) {
  if (const auto fingerprint = base32_decode(text)) return *fingerprint;
  if (const auto fingerprint = text.size() == 16 ? hex_decode(text) : std::nullopt) return *fingerprint;
  throw UsageError("fingerprint '" + text + "' is neither 13 base32 nor 16 hexadecimal characters");
}

/** The text of the file, read like those of the index. A pipe can be read once only: this stays outside the function
 *  that a writer's commits may repeat. */
DocumentText text_of_file(const FindOptions& options) {
  ReadingOptions reading;
  read_database(options.place, [&](const Xapian::Database& database) {
    scheme_of(database, options.scheme);  // a database without it is refused before a pipe is waited for
    reading = reading_as_indexed(database, options.url, *options.text_file);
  });
  return read_named_document(*options.text_file, reading);
}

/** Near-duplicates of a text, signed like those of the index. */
FindResult find_text(CascadeFinder& finder, const Scheme& scheme, const DocumentText& text) {
  if (text.content_rules == 0 && text.evidence.empty()) return finder.find_text(text.body);
  DocumentSigner signer(scheme, tokenizer_for(scheme));
  Xapian::Document document;
  sign_content(signer, document, text);
  return finder.find_file(document, text.body);
}

FindResult find(CascadeFinder& finder, const Scheme& scheme, const FindOptions& options,
                const std::optional<DocumentText>& text, const std::optional<Xapian::docid>& sought) {
  if (sought) return finder.find_document(*sought);
  if (text) return find_text(finder, scheme, *text);
  return finder.find_fingerprint(read_fingerprint(options.fingerprint));
}

/** Nothing for a text or a fingerprint. */
std::optional<Xapian::docid> sought_document(const Xapian::Database& database, const FindOptions& options) {
  if (options.name) return require_document(database, *options.name);
  if (options.docid) return require_document(database, *options.docid);
  return std::nullopt;
}

/** @param family  of one template, to which both documents belong. */
void print_match(Listing& listing, const Xapian::Database& database, const Match& match, std::uint64_t family) {
  Row row{{"id", document_name(database, match.docid)}, {"docid", match.docid}};
  add_similarity(row, match.hamming, match.similarity);
  row["template"] = template_or_null(family);
  listing.row(row, similarity_text(match.hamming, match.similarity) + "  " +
                       titled_name(database, match.docid, row["id"]) + template_note(family));
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

/** The finder refuses the same, but its message cannot name the option. */
void require_guarantee(const Scheme& scheme, const FindOptions& options) {
  const bool by_distance = options.finder.max_distance || !options.fingerprint.empty();
  const auto asked = static_cast<int>(options.finder.max_distance.value_or(Finder::kUsualDistance));
  const int guaranteed = scheme.guaranteed_distance(true);
  if (!by_distance || options.finder.scan || asked <= guaranteed) return;
  throw UsageError(
      fmt::format("the scheme's bands guarantee {}; --max-distance {} --scan reads every fingerprint instead",
                  guaranteed < 0 ? "no Hamming distance, because they are MinHash bands"
                                 : fmt::format("Hamming distance {}, asked for {}", guaranteed, asked),
                  asked));
}

/** What these bands seldom find; nothing for distances, which have a guarantee. */
std::string note_before(const Scheme& scheme, const FindOptions& options) {
  if (options.finder.max_distance || !options.fingerprint.empty()) return {};
  return options.finder.by_containment ? containment_note(scheme) : recall_note(scheme, options.finder.threshold);
}

void run(FindOptions& options) {
  std::optional<DocumentText> text;
  if (options.text_file) text = text_of_file(options);
  read_signed(options, [&](const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer) {
    require_guarantee(scheme, options);
    const ComparisonThreshold threshold = comparison_threshold(
        options.threshold, database, scheme, options.finder.by_containment ? Measure::kContainment : Measure::kJaccard,
        CascadeOptions().threshold);
    options.finder.threshold = threshold.value;
    print_note(note_before(scheme, options));
    CascadeFinder finder(database, scheme, tokenizer, options.finder);
    const std::optional<Xapian::docid> sought = sought_document(database, options);
    const FindResult result = find(finder, scheme, options, text, sought);
    Listing listing(options.format, {"id", "docid", "hamming", "jaccard", "containment", "verification", "template"});
    for (const Match& match : result.matches) {
      print_match(listing, database, match, sought ? common_family(database, scheme, *sought, match.docid) : 0);
    }
    const bool by_distance = options.finder.max_distance || !options.fingerprint.empty();
    listing.note(summary(result) + (by_distance ? "" : threshold.note()));
  });
}

}  // namespace

void set_up_find(Command& command) {
  const auto options = std::make_shared<FindOptions>();
  set_reading(command, *options);
  command.set("DOCUMENT", options->name);
  command.set("--docid", options->docid);
  command.set("--text", options->text_file);
  command.set("--url", options->url);
  command.set("--fingerprint", options->fingerprint);
  command.set("--threshold", options->threshold, options->finder.threshold);
  command.set("--contained", options->finder.by_containment);
  command.set("--limit", options->finder.limit);
  command.set("--max-distance", options->finder.max_distance);
  command.set("--scan", options->finder.scan);
  run_with(command, options);
}

}  // namespace neardup::cli
