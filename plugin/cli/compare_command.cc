#include <memory>

#include <fmt/format.h>

#include "commands.h"
#include "document_file.h"
#include "exit_codes.h"
#include "listing.h"
#include "match_row.h"
#include "neardup/signature.h"
#include "neardup/simhash.h"
#include "neardup/similarity.h"
#include "signing_options.h"
#include "tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct CompareOptions {
  std::string a;
  std::string b;
  std::string scheme = "standard";
  ListingOptions listing;
};

struct HashedFile {
  Signature signature;
  ShingleSet shingles;
};

HashedFile hash_file(const Signer& signer, Tokenizer& tokenizer, const std::string& path) {
  const TokenHashes hashes = signer.token_hashes({read_document_file(path).body}, tokenizer);
  return {signer.sign(hashes), word_shingles(hashes.tokens, signer.scheme().shingle_length)};
}

void run(const CompareOptions& options) {
  if (options.a == "-" && options.b == "-") throw UsageError("standard input can be only one of the two files");
  const Signer signer(Scheme::parse(options.scheme));
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(signer.scheme());
  const HashedFile a = hash_file(signer, *tokenizer, options.a);
  const HashedFile b = hash_file(signer, *tokenizer, options.b);
  // Fingerprints of texts without tokens say nothing.
  std::optional<unsigned> hamming;
  if (!a.signature.empty() && !b.signature.empty()) {
    hamming = hamming_distance(a.signature.fingerprint, b.signature.fingerprint);
  }
  const double similarity = jaccard(a.shingles, b.shingles);
  const Similarity exact{similarity, containment(a.shingles, b.shingles), similarity, Verification::kExact};
  Row row;
  add_similarity(row, hamming, exact);
  Listing listing(options.listing, {"hamming", "jaccard", "containment"});
  listing.row(row, similarity_text(hamming, exact));
}

}  // namespace

void add_compare_command(CLI::App& app) {
  const auto options = std::make_shared<CompareOptions>();
  CLI::App* command = app.add_subcommand("compare", "Print how similar two files are, without a database.");
  command->add_option("A", options->a, "a text, Markdown or HTML file")->required();
  command->add_option("B", options->b, "another; - for standard input")->required();
  add_signing_option(*command, options->scheme);
  add_listing_options(*command, options->listing);
  command->footer("Example:\n  xapian-neardup compare old.html new.html");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
