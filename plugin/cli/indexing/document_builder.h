/** @file document_builder.h
 *  Builds a Xapian document from the content of a file or of a JSON line: terms, signature, Omega's record.
 *
 *  THREADS: one builder per thread; the documents may go to another thread. */
#ifndef NEARDUP_CLI_INDEXING_DOCUMENT_BUILDER_H
#define NEARDUP_CLI_INDEXING_DOCUMENT_BUILDER_H

#include <cstddef>
#include <memory>
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

 private:
  std::unique_ptr<DocumentSigner> indexer_;
  BodyTerms terms_;
  std::size_t sample_bytes_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_DOCUMENT_BUILDER_H
