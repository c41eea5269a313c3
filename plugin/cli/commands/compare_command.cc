#include <algorithm>

#include "commands/commands.h"
#include "documents/named_document.h"
#include "errors/exit_codes.h"
#include "fingerprint/simhash.h"
#include "rows/match_row.h"
#include "rows/pair_verdict.h"
#include "sign/signer.h"
#include "sign/streaming_signer.h"
#include "tokenizers/tokenizer_choice.h"
#include "verify/text_measures.h"

namespace neardup::cli {

namespace {

struct CompareOptions {
  std::string a;
  std::string b;
  std::string scheme = "standard";
  ListingOptions listing;
};

struct ReadFile {
  Signature signature;
  std::uint64_t evidence;
  MeasuredText text;
};

ReadFile read_file(const Signer& signer, Tokenizer& tokenizer, const std::string& path) {
  DocumentText text = read_named_document(path);
  const SignedContent content = StreamingSigner(signer.scheme(), tokenizer).sign_content(text.body, left_out_of(text));
  return {content.signature, content.origin.evidence, measured_text(signer, tokenizer, std::move(text.body))};
}

void run(const CompareOptions& options) {
  if (options.a == "-" && options.b == "-")
    throw UsageError("standard input can be only one of the two files; name the other");
  const Signer signer(Scheme::parse(options.scheme));
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(signer.scheme());
  const ReadFile a = read_file(signer, *tokenizer, options.a);
  const ReadFile b = read_file(signer, *tokenizer, options.b);
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
  const bool same_evidence = a.evidence == b.evidence;
  row["same_evidence"] = same_evidence;
  Listing(options.listing, keys_of(row))
      .row(row, similarity_text(hamming, exact) + "\n" + measures_text(measures) + evidence_text(same_evidence));
}

}  // namespace

void add_compare_command(CLI::App& app) {
  const auto options = std::make_shared<CompareOptions>();
  CLI::App& command = add_command(app, options, "compare", "Print how similar two files are, without a database.");
  command.add_option("A", options->a, "file: text, Markdown, HTML, PDF or mail")->required();
  command.add_option("B", options->b, "another file; - for standard input")->required();
  add_signing_option(command, options->scheme);
  add_listing_options(command, options->listing);
  command.footer(R"(Example:
  xapian-neardup compare old.html new.html)");
}

}  // namespace neardup::cli
