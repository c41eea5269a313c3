#include "indexing/original_words.h"

#include <exception>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

#include "databases/document_name.h"
#include "documents/named_document.h"
#include "indexing/site_frames.h"
#include "omega/omega_record.h"
#include "sign/signer.h"

namespace neardup::cli {

namespace {

/** The file of a document that 'index' made: its id is the path. Empty if there is none. */
std::string file_of(const Xapian::Database& database, Xapian::docid docid) {
  const Row name = document_name(database, docid);
  if (!name.is_string()) return {};
  std::string path = name.get<std::string>();
  std::error_code error;
  if (path.empty() || path.front() != '/' || !std::filesystem::is_regular_file(path, error)) return {};
  return path;
}

void restore(MeasuredText& text, const Xapian::Database& database, const Signer& signer, Tokenizer& tokenizer,
             Xapian::docid docid) {
  const std::string path = file_of(database, docid);
  if (path.empty()) return;
  try {
    const std::string url = parse_omega_record(database.get_document(docid).get_data()).url;
    DocumentText read = read_named_document(path, reading_as_indexed(database, url, path));
    MeasuredText original = measured_text(signer, tokenizer, std::move(read.body));
    if (original.hashes == text.hashes) text = std::move(original);
  } catch (const std::exception&) {
    // The file is no longer what was indexed.
  }
}

}  // namespace

void restore_writing(WordComparison& words, const Xapian::Database& database, const Scheme& scheme,
                     Tokenizer& tokenizer, Xapian::docid a, Xapian::docid b) {
  const Signer signer(scheme);
  restore(words.a, database, signer, tokenizer, a);
  restore(words.b, database, signer, tokenizer, b);
}

}  // namespace neardup::cli
