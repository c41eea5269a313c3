#include <algorithm>

#include <fmt/format.h>

#include "bytes/base_encodings.h"
#include "commands/commands.h"
#include "databases/guarded_run.h"
#include "documents/named_document.h"
#include "errors/exit_codes.h"
#include "output/printable.h"
#include "sign/streaming_signer.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct HashOptions {
  std::vector<std::string> files;
  std::string scheme = "standard";
  ListingOptions listing;
};

void print_hash(Listing& listing, const std::string& path, const Signature& text) {
  const std::string fingerprint = text.tokens != 0 ? base32_encode(text.fingerprint) : "";
  const std::string hex = text.tokens != 0 ? hex_encode(text.fingerprint) : "";
  const Row row{
      {"path", path}, {"fingerprint", text_or_null(fingerprint)}, {"hex", text_or_null(hex)}, {"tokens", text.tokens}};
  listing.row(row, fmt::format("{:<13}  {:<16}  {:>8}  {}", fingerprint.empty() ? "-" : fingerprint,
                               hex.empty() ? "-" : hex, text.tokens, printable(path)));
}

void run(const HashOptions& options) {
  if (std::count(options.files.begin(), options.files.end(), "-") > 1) {
    throw UsageError("standard input is given more than once; give it once and name files for the others");
  }
  const Scheme scheme = Scheme::parse(options.scheme);
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
  StreamingSigner signer(scheme, *tokenizer, {true, false, false, false});
  Listing listing(options.listing, {"path", "fingerprint", "hex", "tokens"});
  run_for_each(options.files, [&](const std::string& path) {
    print_hash(listing, path, signer.sign(read_named_document(path).body));
  });
}

}  // namespace

void add_hash_command(CLI::App& app) {
  const auto options = std::make_shared<HashOptions>();
  CLI::App& command = add_command(app, options, "hash", "Print the fingerprints of files, without a database.");
  command.add_option("FILE", options->files, "files: text, Markdown, HTML, PDF or mail; - for standard input")
      ->required();
  add_signing_option(command, options->scheme);
  add_listing_options(command, options->listing);
  command.footer(R"(Example:
  xapian-neardup hash /usr/share/doc/*/copyright)");
}

}  // namespace neardup::cli
