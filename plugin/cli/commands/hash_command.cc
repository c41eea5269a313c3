#include <algorithm>
#include <memory>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "bytes/base32.h"
#include "bytes/hex.h"
#include "commands/commands.h"
#include "databases/guarded_run.h"
#include "documents/named_document.h"
#include "errors/exit_codes.h"
#include "options/database_options.h"
#include "options/output_options.h"
#include "output/listing.h"
#include "output/printable.h"
#include "sign/signer.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct HashOptions {
  std::vector<std::string> files;
  std::string scheme = "standard";
  ListingOptions listing;
};

void print_hash(Listing& listing, const std::string& path, const Signature& signature) {
  Row row;
  row["path"] = path;
  // A text without tokens has no fingerprint.
  row["fingerprint"] = signature.empty() ? Row(nullptr) : Row(base32_encode(signature.fingerprint));
  row["hex"] = signature.empty() ? Row(nullptr) : Row(hex_encode(signature.fingerprint));
  row["tokens"] = signature.tokens;
  const std::string fingerprint = signature.empty() ? "-" : base32_encode(signature.fingerprint);
  const std::string hex = signature.empty() ? "-" : hex_encode(signature.fingerprint);
  listing.row(row, fmt::format("{:<13}  {:<16}  {:>8}  {}", fingerprint, hex, signature.tokens, printable(path)));
}

void run(const HashOptions& options) {
  if (std::count(options.files.begin(), options.files.end(), "-") > 1) {
    throw UsageError("standard input is given more than once; give it once and name files for the others");
  }
  const Signer signer(Scheme::parse(options.scheme));
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(signer.scheme());
  Listing listing(options.listing, {"path", "fingerprint", "hex", "tokens"});
  std::size_t failed = 0;
  for (const std::string& path : options.files) {
    const int code =
        run_guarded([&] { print_hash(listing, path, signer.sign(read_named_document(path).body, *tokenizer)); });
    if (code != kOk) ++failed;
  }
  if (failed != 0) throw PartialFailure(fmt::format("{} of {} files failed", failed, options.files.size()));
}

}  // namespace

void add_hash_command(CLI::App& app) {
  const auto options = std::make_shared<HashOptions>();
  CLI::App* command = app.add_subcommand("hash", "Print the fingerprints of files, without a database.");
  command->add_option("FILE", options->files, "files: text, Markdown, HTML, PDF or mail; - for standard input")
      ->required();
  add_signing_option(*command, options->scheme);
  add_listing_options(*command, options->listing);
  command->footer(
      "Example:\n"
      "  xapian-neardup hash /usr/share/doc/*/copyright");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
