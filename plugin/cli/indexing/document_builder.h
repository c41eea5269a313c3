/** @file document_builder.h
 *  Reads a document, and builds the Xapian document of it: terms for all text, under the prefixes
 *  of Omega, signature, Omega's record. Whether writing it would change anything.
 *
 *  THREADS: one builder per thread; the documents may go to another thread. */
#ifndef NEARDUP_CLI_INDEXING_DOCUMENT_BUILDER_H
#define NEARDUP_CLI_INDEXING_DOCUMENT_BUILDER_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include <xapian.h>

#include "formats/document_record.h"
#include "formats/document_text.h"
#include "index/document_signer.h"
#include "neardup/token.h"
#include "text/text_postings.h"

namespace neardup::cli {

/** Index all text of a document like omindex: the title under the prefix "S" with weight 5, the body, what a page says
 *  of its author (prefix "A"), its class ("B"), its keywords and its description, and the sender ("A"), the recipients
 *  ("XTO") and the attachments of a mail, which count without a prefix, too. In addition, index title and left-out
 *  text without prefix and positions. Only the body has unprefixed positions.
 *  @param postings   of the tokenizer of the signatures.
 *  @param file_name  without suffix, indexed under the prefix "F"; may be empty.
 *  @param places     has taken the tokens of the body. */
void index_text(TextPostings& postings, Xapian::Document& document, const DocumentText& text,
                std::string_view file_name, const TokenPlaces& places);

/** What happens to an indexed document with the same id. */
enum class SameId {
  kReplaced,    ///< the new document replaces it
  kNewerStays,  ///< it stays if it is as new or newer, or a mail with other words, and the new mail gets an id of its own
  kOfRecordStays  ///< it stays if another record of this run has it with another text; the new record gets an id of its own
};

/** A document to be read, built and written. */
struct DocumentTask {
  std::string source;                    ///< name in messages
  std::string id;                        ///< that the document will have; empty if that is known only after reading
  std::size_t reserved = 0;              ///< bytes that it may hold in memory until it is written
  std::function<SourceDocument()> read;  ///< called once, in any thread
  SameId same_id = SameId::kReplaced;
  std::string place{};  ///< of a record: file and number, by which it is named if another text has its id; or empty
  std::string site{};   ///< of a page or mail: what its content leaves out is known of this site or list; or empty
};

/** A document that its site keeps out of searches. */
struct ExcludedDocument {
  std::string id;
  std::string reason;
  std::optional<std::int64_t> modified;  ///< seconds since 1970
};

/** What reading and building gave: a document ready to be written, or one of the reasons why there is none. */
struct BuiltDocument {
  DocumentTask task;  ///< that it was made of, without `read`
  std::string id;
  std::string unique_term;
  Xapian::Document document;
  std::string body;              ///< the signed text
  std::size_t bytes = 0;         ///< of the signed text
  bool empty = false;            ///< no token in the body: the document is not signed
  bool doubtful = false;         ///< more than the chosen text of a page is signed
  std::set<std::string> unread;  ///< as in DocumentText
  std::optional<ExcludedDocument> excluded;
  std::string skipped;  ///< it is no text
  std::string failed;   ///< it cannot be read

  /** Whether it has no words, and no part that is not read may have them. */
  bool lacks_words() const { return empty && (unread.empty() || task.same_id == SameId::kOfRecordStays); }
};

/** Give a document another id. */
void rename_document(BuiltDocument& built, const std::string& id);

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

  BuiltDocument run(DocumentTask task);

 private:
  std::unique_ptr<DocumentSigner> indexer_;
  TextPostings terms_;
  std::size_t sample_bytes_;
};

/** Whether the database already has this document: the same data, values (Omega's record includes the MD5 of the
 *  text) and words, with the same frequencies. Additional values and boolean terms, such as the group, are ignored.
 *  The order of words is not compared: it may differ in a title beyond the bytes that the record keeps.
 *  @param built  in memory, with Omega's record (omega_record.h).
 *  Cost: reads data, values and terms as far as they agree; no positions. */
bool is_same_document(const Xapian::Database& database, Xapian::docid docid, const Xapian::Document& built);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_DOCUMENT_BUILDER_H
