// A filter in front of scriptindex: it adds the fields of a signature to each record.

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <iostream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bytes/base_encodings.h"
#include "characters/utf8_repair.h"
#include "commands/commands.h"
#include "errors/exit_codes.h"
#include "formats/web_page.h"
#include "index/document_signer.h"
#include "omega/dump_record.h"
#include "output/printable.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

// The names in plugin/omega/neardup.script.
constexpr const char* kFingerprintField = "ndfp";
constexpr const char* kSignatureField = "ndsig";
constexpr const char* kBandField = "ndband";
constexpr const char* kContentField = "ndcontent";
constexpr const char* kLeftOutField = "ndrest";
constexpr std::array<const char*, 5> kOwnFields{kFingerprintField, kSignatureField, kBandField, kContentField,
                                                kLeftOutField};

struct AnnotateOptions {
  std::string dump = "-";
  std::vector<std::string> texts{"text"};
  std::string html;  // field of pages; empty: the texts are signed
  std::string scheme = "standard";
  ReadingOptions reading;
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

/** A field of several lines; nothing for an empty value. */
std::string field_lines(const char* name, const std::string& value) {
  if (value.empty()) return {};
  return fmt::format("{}={}\n", name, replaced(value, "\n", "\n="));
}

/** The signature on a document as lines of a record; none for a text without words. */
std::string signature_fields(const Xapian::Document& document, const Scheme& scheme) {
  if (document.get_value(scheme.slots.signature).empty()) return {};
  return fmt::format("{}={}\n{}={}\n{}={}\n", kFingerprintField, hex_of(document.get_value(scheme.slots.fingerprint)),
                     kSignatureField, hex_of(document.get_value(scheme.slots.signature)), kBandField,
                     bands_of(document, scheme.band_prefix));
}

std::string signed_texts(DocumentSigner& indexer, const std::vector<std::string_view>& texts) {
  Xapian::Document document;
  indexer.annotate(document, texts);
  return signature_fields(document, indexer.scheme());
}

/** The content of a page and the rest of its text, and the signature of the content. */
std::string signed_page(DocumentSigner& indexer, const DocumentText& page) {
  Xapian::Document document;
  indexer.annotate(document, page.body, origin_of(page));
  return field_lines(kContentField, page.body) + field_lines(kLeftOutField, page.left_out) +
         signature_fields(document, indexer.scheme());
}

[[noreturn]] void refuse_texts(const std::vector<std::string>& texts) {
  throw UsageError(
      fmt::format("no record has a field {}; name the fields of the text with --text, or a field of HTML with --html",
                  fmt::join(texts, " or ")));
}

void print_record(const DumpRecord& record, const std::string& added) {
  for (const DumpField& field : record) {
    if (std::find(kOwnFields.begin(), kOwnFields.end(), field.name) == kOwnFields.end()) std::cout << field.lines;
  }
  std::cout << added;
}

/** @return whether the record was printed: its page is not excluded. */
bool print_with_page(const DumpRecord& record, DocumentSigner& indexer, const AnnotateOptions& options) {
  const std::string html = fmt::format("{}", fmt::join(values_of(record, {options.html}), "\n"));
  const DocumentText page = web_page_text(repaired_utf8(html), options.reading);
  if (!page.excluded.empty()) return false;
  print_record(record, signed_page(indexer, page));
  return true;
}

void filter(std::istream& dump, DocumentSigner& indexer, const AnnotateOptions& options) {
  const bool pages = !options.html.empty();
  const std::vector<std::string> texts = pages ? std::vector<std::string>{options.html} : options.texts;
  DumpReader reader(dump);
  bool any_record = false;
  bool any_text = false;
  std::size_t excluded = 0;
  for (DumpRecord record; reader.next(record) && std::cout;) {
    any_record = any_record || !record.empty();
    any_text = any_text || !values_of(record, texts).empty();
    if (record.empty() || !pages) {
      print_record(record, record.empty() ? "" : signed_texts(indexer, values_of(record, texts)));
    } else if (!print_with_page(record, indexer, options)) {
      ++excluded;
      continue;
    }
    if (reader.blank_line_follows()) std::cout << '\n';
  }
  if (dump.bad()) throw std::system_error(errno, std::generic_category(), "cannot read the dump");
  std::cout.flush();
  if (!std::cout) throw std::system_error(errno, std::generic_category(), "cannot write the dump");
  if (any_record && !any_text) refuse_texts(texts);
  if (excluded != 0) {
    write_to_stderr(fmt::format("xapian-neardup: note: {} left out, excluded by the robots meta tag of the page\n",
                                counted(excluded, "record")));
  }
}

void run(const AnnotateOptions& options) {
  const Scheme scheme = Scheme::parse(options.scheme);
  DocumentSigner indexer(scheme, tokenizer_for(scheme));
  if (options.dump == "-") return filter(std::cin, indexer, options);
  std::ifstream file(options.dump, std::ios::binary);
  if (!file)
    throw std::system_error(errno, std::generic_category(), "cannot open '" + options.dump + "'; check the path");
  filter(file, indexer, options);
}

}  // namespace

void set_up_annotate(Command& command) {
  const auto options = std::make_shared<AnnotateOptions>();
  command.set("DUMP", options->dump);
  command.set("--text", options->texts);
  command.set("--html", options->html);
  set_exclusions(command, options->reading.exclusions);
  command.set("--scheme", options->scheme);
  run_with(command, options);
}

}  // namespace neardup::cli
