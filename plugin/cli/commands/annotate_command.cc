// A filter in front of scriptindex: it adds the fields of a signature to each record.

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <xapian.h>
#include <CLI/CLI.hpp>

#include "bytes/hex.h"
#include "commands/commands.h"
#include "errors/exit_codes.h"
#include "index/document_signer.h"
#include "omega/dump_record.h"
#include "options/database_options.h"
#include "options/option_checks.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

// The names in plugin/omega/neardup.script.
constexpr const char* kFingerprintField = "ndfp";
constexpr const char* kSignatureField = "ndsig";
constexpr const char* kBandField = "ndband";

struct AnnotateOptions {
  std::string dump = "-";
  std::vector<std::string> texts{"text"};
  std::string scheme = "standard";
};

std::string hex_of(std::string_view bytes) {
  std::string hex;
  for (const char byte : bytes) hex += hex_encode(static_cast<unsigned char>(byte), 2);
  return hex;
}

/** The band terms without their prefix: the index script adds it. */
std::string bands_of(const Xapian::Document& document, const std::string& prefix) {
  std::string bands;
  for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
    bands += (bands.empty() ? "" : " ") + (*term).substr(prefix.size());
  }
  return bands;
}

/** Lines to add to a record; none for a text without words. */
std::string signature_fields(DocumentSigner& indexer, const std::vector<std::string_view>& texts) {
  Xapian::Document document;
  if (indexer.annotate(document, texts).empty()) return {};
  const Scheme& scheme = indexer.scheme();
  return fmt::format("{}={}\n{}={}\n{}={}\n", kFingerprintField, hex_of(document.get_value(scheme.slots.fingerprint)),
                     kSignatureField, hex_of(document.get_value(scheme.slots.signature)), kBandField,
                     bands_of(document, scheme.band_prefix));
}

bool is_signature_field(const std::string& name) {
  return name == kFingerprintField || name == kSignatureField || name == kBandField;
}

[[noreturn]] void refuse_texts(const std::vector<std::string>& texts) {
  throw UsageError(
      fmt::format("no record has a field {}; name the fields of the text with --text", fmt::join(texts, " or ")));
}

bool has_field(const DumpRecord& record, const std::vector<std::string>& names) {
  return std::any_of(record.begin(), record.end(), [&](const DumpField& field) {
    return std::find(names.begin(), names.end(), field.name) != names.end();
  });
}

void filter(std::istream& dump, DocumentSigner& indexer, const std::vector<std::string>& texts) {
  DumpReader reader(dump);
  bool any_record = false;
  bool any_text = false;
  for (DumpRecord record; reader.next(record) && std::cout;) {
    any_record = any_record || !record.empty();
    any_text = any_text || has_field(record, texts);
    for (const DumpField& field : record) {
      if (!is_signature_field(field.name)) std::cout << field.lines;
    }
    if (!record.empty()) std::cout << signature_fields(indexer, values_of(record, texts));
    if (reader.blank_line_follows()) std::cout << '\n';
  }
  if (dump.bad()) throw std::system_error(errno, std::generic_category(), "cannot read the dump");
  std::cout.flush();
  if (!std::cout) throw std::system_error(errno, std::generic_category(), "cannot write the dump");
  if (any_record && !any_text) refuse_texts(texts);
}

void run(const AnnotateOptions& options) {
  const Scheme scheme = Scheme::parse(options.scheme);
  DocumentSigner indexer(scheme, tokenizer_for(scheme));
  if (options.dump == "-") return filter(std::cin, indexer, options.texts);
  std::ifstream file(options.dump, std::ios::binary);
  if (!file) throw std::system_error(errno, std::generic_category(), "cannot open '" + options.dump + "'");
  filter(file, indexer, options.texts);
}

}  // namespace

void add_annotate_command(CLI::App& app) {
  const auto options = std::make_shared<AnnotateOptions>();
  CLI::App* command = app.add_subcommand("annotate", "Add signature fields to records for scriptindex.");
  command->add_option("DUMP", options->dump, "file of records; - for standard input");
  add_value_option(*command, "--text FIELD[,FIELD...]", options->texts,
                   "fields that hold the text, as the index script indexes them")
      ->delimiter(',');
  add_signing_option(*command, options->scheme);
  command->footer(
      "Add the lines of neardup.script (in share/xapian-neardup/omega) to your index script. Existing signature\n"
      "fields are replaced. Run 'xapian-neardup sign' afterwards: it records the scheme in the database.\n\n"
      "Example:\n"
      "  xapian-neardup annotate --text subject,body mail.dump | scriptindex DB mail.script\n"
      "  xapian-neardup sign DB && xapian-neardup group DB");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
