/** @file document_builder.h
 *  Reads a document, and builds the Xapian document of it: terms, signature, Omega's record.
 *
 *  THREADS: one builder per thread; the documents may go to another thread. */
#ifndef NEARDUP_CLI_INDEXING_DOCUMENT_BUILDER_H
#define NEARDUP_CLI_INDEXING_DOCUMENT_BUILDER_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <xapian.h>

#include "formats/document_record.h"
#include "formats/document_text.h"
#include "index/document_signer.h"
#include "indexing/term_generation.h"

namespace neardup::cli {

/** A document ready to be written. */
struct BuiltDocument {
  std::string unique_term;
  Xapian::Document document;
  bool empty = false;     ///< no token in the body: the document is not signed
  bool doubtful = false;  ///< more than the chosen text of a page is signed
};

/** What happens to an indexed document with the same id. */
enum class SameId {
  kReplaced,   ///< the new document replaces it
  kNewerStays  ///< it stays if it is as new or newer; an input met twice in a run is written once
};

/** A document to be read, built and written. */
struct DocumentTask {
  std::string source;                    ///< name in messages
  std::string id;                        ///< that the document will have; empty if that is known only after reading
  std::size_t reserved = 0;              ///< bytes that it may hold in memory until it is written
  std::function<SourceDocument()> read;  ///< called once, in any thread
  SameId same_id = SameId::kReplaced;
};

/** A document that its site keeps out of searches. */
struct ExcludedDocument {
  std::string id;
  std::string reason;
  std::optional<std::int64_t> modified;  ///< seconds since 1970
};

/** What reading and building gave: a document, or one of the reasons why there is none. */
struct TaskResult {
  std::string id;
  std::string body;  ///< the signed text
  BuiltDocument built;
  std::optional<ExcludedDocument> excluded;
  std::string skipped;  ///< it is no text
  std::string failed;   ///< it cannot be read
};

/** Sign a document from the content of a text. @param also  gets all tokens of the content, too. */
const Signature& sign_content(DocumentSigner& signer, Xapian::Document& document, const DocumentText& text,
                              TokenSink* also = nullptr);

class DocumentBuilder {
 public:
  /** @param stemmer  language of the stemmer of the search terms, or none; it does not affect signatures.
   *  @param sample_bytes  most bytes of a text that Omega shows. */
  DocumentBuilder(std::unique_ptr<DocumentSigner> indexer, const std::string& stemmer, std::size_t sample_bytes);

  /** @param record     what Omega shows in addition to the text.
   *  @param file_name  searchable; may be empty. */
  BuiltDocument build(const std::string& id, const DocumentText& text, const DocumentRecord& record,
                      const std::string& file_name);

  TaskResult run(const DocumentTask& task);

 private:
  std::unique_ptr<DocumentSigner> indexer_;
  BodyTerms terms_;
  std::size_t sample_bytes_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_DOCUMENT_BUILDER_H
