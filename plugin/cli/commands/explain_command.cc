#include <algorithm>

#include <fmt/format.h>

#include "attaching/application_profile.h"
#include "commands/commands.h"
#include "databases/document_name.h"
#include "documents/named_document.h"
#include "errors/exit_codes.h"
#include "find/pair_explanation.h"
#include "fingerprint/simhash.h"
#include "indexing/original_words.h"
#include "output/log_format.h"
#include "output/printable.h"
#include "output/whole_file.h"
#include "pages/explanation_page.h"
#include "rows/explanation_output.h"
#include "rows/match_row.h"
#include "rows/pair_verdict.h"
#include "sign/signer.h"
#include "sign/streaming_signer.h"
#include "tokenizers/tokenizer_choice.h"
#include "verify/text_measures.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kShownRuns = 3;  // in text; rows have all of them

struct ExplainOptions : DatabaseOptions {
  std::string a;
  std::string b;
  std::string html;
};

void explain_documents(const ExplainOptions& options) {
  require_report_file(options.html, {options.place, options.a, options.b});
  read_signed(options, [&](const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer) {
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
    Listing(options.format, keys_of(row))
        .row(row, verdict.sentence + "\n\n" + explanation_text(explanation, kShownRuns) +
                      template_text(database, scheme, family));
  });
}

struct ReadFile {
  Signature signature;
  std::string evidence;
  MeasuredText text;
};

ReadFile read_file(const Signer& signer, Tokenizer& tokenizer, const std::string& path) {
  DocumentText text = read_named_document(path);
  StreamingSigner content_signer(signer.scheme(), tokenizer);
  const SignedContent content = content_signer.sign_content(text.body, origin_of(text));
  return {content.signature, content.origin.evidence, measured_text(signer, tokenizer, std::move(text.body))};
}

/** Whether they would be in one group by the usual rule. */
std::string files_verdict(double similarity, const std::vector<EvidenceKind>& parted_by) {
  const double threshold = PairGrouping().threshold;
  const bool reached = similarity >= threshold;
  const char* const parts = reached ? ", but what else copies must share differs, as the last line says"
                                    : "; what else copies must share differs, too, as the last line says";
  return fmt::format("{}: similarity {}; the usual threshold is {}{}",
                     reached && parted_by.empty() ? "Near-duplicates" : "Not near-duplicates",
                     similarity_number(similarity), threshold, parted_by.empty() ? "" : parts);
}

/** By all measures, without a database. */
void explain_files(const ExplainOptions& options) {
  if (options.a == "-" && options.b == "-")
    throw UsageError("standard input can be only one of the two files; name the other");
  const Signer signer(options.scheme.empty() ? Scheme() : Scheme::parse(options.scheme));
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(signer.scheme());
  const ReadFile a = read_file(signer, *tokenizer, options.a);
  const ReadFile b = read_file(signer, *tokenizer, options.b);
  if (a.signature.empty() || b.signature.empty())
    print_note(fmt::format("'{}' has no words", printable(a.signature.empty() ? options.a : options.b)));
  // A text without tokens has no meaningful fingerprint.
  std::optional<unsigned> hamming;
  if (!a.signature.empty() && !b.signature.empty()) {
    hamming = hamming_distance(a.signature.fingerprint, b.signature.fingerprint);
  }
  const TextMeasures measures = measure_texts(a.text, b.text);
  const double contained = std::max(measures.a_in_b, measures.b_in_a);  // of the smaller text
  const Similarity exact{measures.jaccard, contained, measures.jaccard, Verification::kExact};
  Row row;
  add_similarity(row, hamming, exact);
  add_measures(row, measures);
  const std::vector<EvidenceKind> parted_by = parting_kinds(a.evidence, b.evidence, false);
  put_parting_kinds(row, parted_by);
  Listing(options.format, keys_of(row))
      .row(row, files_verdict(exact.jaccard, parted_by) + "\n\n" + similarity_text(hamming, exact) + "\n" +
                    measures_text(measures) + evidence_text(parted_by));
}

void run(const ExplainOptions& options) {
  if (!options.place.empty()) return explain_documents(options);
  if (!named_databases({named_place(options.a)}).empty()) {
    throw UsageError(
        fmt::format("'{0}' is a database: name two of its documents, 'xapian-neardup explain {0} A B'", options.a));
  }
  if (!options.html.empty()) throw UsageError("--html needs a database: 'xapian-neardup explain DATABASE A B'");
  explain_files(options);
}

}  // namespace

void set_up_explain(Command& command) {
  const auto options = std::make_shared<ExplainOptions>();
  set_reading(command, *options);
  command.set("A", options->a);
  command.set("B", options->b);
  command.set("--html", options->html);
  run_with(command, options);
}

}  // namespace neardup::cli
