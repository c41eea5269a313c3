#include "measuring/signature_bytes.h"

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include <xapian.h>

#include "corpus/spill_file.h"
#include "index/document_signer.h"

namespace neardup::cli {

namespace {

namespace fs = std::filesystem;

/** A temporary folder, removed by the destructor. */
class ScratchFolder {
 public:
  ScratchFolder() : path_(temporary_folder() + "/neardup-XXXXXX") {
    if (!::mkdtemp(path_.data())) throw std::system_error(errno, std::generic_category(), path_);
  }
  ~ScratchFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  std::string file(const char* name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

std::uintmax_t bytes_in(const std::string& folder) {
  std::uintmax_t bytes = 0;
  for (const auto& entry : fs::directory_iterator(folder)) bytes += entry.file_size();
  return bytes;
}

template <typename Fill>
std::uintmax_t bytes_of_database(std::size_t documents, const Fill& fill) {
  const ScratchFolder scratch;
  Xapian::WritableDatabase database(scratch.file("written"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
  for (std::size_t i = 0; i != documents; ++i) {
    Xapian::Document document;
    fill(i, document);
    database.add_document(document);
  }
  database.commit();
  database.compact(scratch.file("compacted"));
  return bytes_in(scratch.file("compacted"));
}

}  // namespace

double signature_bytes(const LabelledSet& set, const Scheme& scheme, Tokenizer& tokenizer) {
  DocumentSigner indexer(scheme, tokenizer.clone());
  const std::size_t documents = set.documents.size();
  const std::uintmax_t with = bytes_of_database(
      documents, [&](std::size_t i, Xapian::Document& document) { indexer.annotate(document, set.documents[i].text); });
  const std::uintmax_t without = bytes_of_database(documents, [](std::size_t, Xapian::Document&) {});
  return (static_cast<double>(with) - static_cast<double>(without)) / static_cast<double>(documents);
}

}  // namespace neardup::cli
