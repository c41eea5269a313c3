#include <algorithm>
#include <cstdio>

#include <fmt/format.h>

#include "bytes/base_encodings.h"
#include "commands/commands.h"
#include "databases/guarded_run.h"
#include "documents/named_document.h"
#include "errors/exit_codes.h"
#include "index/content_markup.h"
#include "index/marked_text.h"
#include "indexing/site_frames.h"
#include "output/printable.h"
#include "pages/content_page.h"
#include "sign/streaming_signer.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

enum class ExtractFormat { kText, kHtml, kJsonLines };

struct ExtractOptions {
  std::vector<std::string> files;
  ExtractFormat format = ExtractFormat::kText;
  bool explain = false;
  bool hash = false;
  std::string scheme = "standard";  // of the hash
  std::string frames;               // database; empty: none
  ReadingOptions reading;
};

std::string json_line(const std::string& path, const DocumentText& text) {
  Row row{{"id", path}, {"title", text.title}, {"text", text.body}, {"left_out", text.left_out}};
  if (!text.canonical.empty()) row["canonical"] = text.canonical;
  return json_text(row) + "\n";
}

ReadingOptions reading_of(const ExtractOptions& options, const std::string& path) {
  ReadingOptions reading = options.reading;
  reading.one_site = options.format == ExtractFormat::kHtml;  // that of the program that filters pages by it
  if (options.frames.empty()) return reading;
  read_database(options.frames, [&](const Xapian::Database& database) {
    reading = reading_as_indexed(database, options.reading.url, path, reading);
  });
  return reading;
}

std::string exclusion_message(const DocumentText& text, const std::string& path) {
  return fmt::format("'{}' is excluded by its {}; --ignore-exclusions reads it", printable(path), text.excluded);
}

/** An empty output would leave a person in doubt. */
void note_missing_content(const DocumentText& text, const std::string& path) {
  if (!text.body.empty() || mark_secret(text)) return;
  const char* const rest = text.left_out.empty() ? "has no text" : "has no content; all of its text is left out";
  write_to_stderr(fmt::format("xapian-neardup: note: '{}' {}\n", printable(path), rest));
}

std::string output_of(const ExtractOptions& options, const std::string& path) {
  const DocumentText text = read_named_document(path, reading_of(options, path));
  if (!text.excluded.empty()) {
    if (options.format != ExtractFormat::kJsonLines) throw std::runtime_error(exclusion_message(text, path));
    write_to_stderr(fmt::format("xapian-neardup: note: {}\n", exclusion_message(text, path)));
    return {};
  }
  note_missing_content(text, path);
  if (options.explain) return content_page(text, printable(path));
  switch (options.format) {
    case ExtractFormat::kHtml:
      return content_markup(text);
    case ExtractFormat::kJsonLines:
      return json_line(path, text);
    default:
      return plain_content(text);
  }
}

void print(const std::string& output) {
  std::fwrite(output.data(), 1, output.size(), stdout);
}

void print_hash(Listing& listing, const std::string& path, const Signature& text) {
  const std::string fingerprint = text.tokens != 0 ? base32_encode(text.fingerprint) : "";
  const std::string hex = text.tokens != 0 ? hex_encode(text.fingerprint) : "";
  const Row row{
      {"path", path}, {"fingerprint", text_or_null(fingerprint)}, {"hex", text_or_null(hex)}, {"tokens", text.tokens}};
  listing.row(row, fmt::format("{:<13}  {:<16}  {:>8}  {}", fingerprint.empty() ? "-" : fingerprint,
                               hex.empty() ? "-" : hex, text.tokens, printable(path)));
}

void print_hashes(const ExtractOptions& options) {
  if (std::count(options.files.begin(), options.files.end(), "-") > 1) {
    throw UsageError("standard input is given more than once; give it once and name files for the others");
  }
  const Scheme scheme = Scheme::parse(options.scheme);
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
  StreamingSigner signer(scheme, *tokenizer, {true, false, false, false});
  Listing listing({options.format == ExtractFormat::kJsonLines ? Format::kJsonLines : Format::kText}, {});
  run_for_each(options.files, [&](const std::string& path) {
    ReadingOptions reading = reading_of(options, path);
    if (reading.exclusions == Exclusions::kAll) reading.exclusions = Exclusions::kOfParts;
    print_hash(listing, path, signer.sign(read_named_document(path, reading).body));
  });
}

void run(ExtractOptions& options) {
  if (options.hash) return print_hashes(options);
  const bool one_document = options.explain || options.format != ExtractFormat::kJsonLines;
  if (one_document && options.files.size() > 1) {
    throw UsageError("several files need --format jsonl; without it, name one file");
  }
  if (options.format == ExtractFormat::kHtml) options.reading.blocks = KeptBlocks::kBlocks;
  if (options.explain) options.reading.blocks = KeptBlocks::kExplained;
  if (one_document) return print(output_of(options, options.files.front()));
  run_for_each(options.files, [&](const std::string& path) { print(output_of(options, path)); });
}

}  // namespace

void set_up_extract(Command& command) {
  const auto options = std::make_shared<ExtractOptions>();
  command.set("FILE", options->files);
  command.choose("--format", options->format);
  command.set("--explain", options->explain);
  command.set("--hash", options->hash);
  command.choose("--content", options->reading.content);
  set_exclusions(command, options->reading.exclusions);
  command.set("--frames", options->frames);
  command.set("--url", options->reading.url);
  command.set("--scheme", options->scheme);
  run_with(command, options);
}

}  // namespace neardup::cli
