/** @file indexer.h
 *  Signs documents while you index them: adds two values and a few terms to each.
 *
 *      Xapian::WritableDatabase database("site.db", Xapian::DB_CREATE_OR_OPEN);
 *      Indexer indexer(database);
 *      indexer.annotate(document, text);
 *      database.add_document(document);
 *
 *  THREADS: one Indexer a thread; clone() makes another. Several Indexers may work at the same time.
 */
#ifndef NEARDUP_INDEXER_H
#define NEARDUP_INDEXER_H

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "neardup/extract.h"
#include "neardup/signature.h"
#include "neardup/token.h"

namespace neardup {

/** Puts the signature of a text on a Xapian::Document. Movable. */
class Indexer {
 public:
  /** @param database   its scheme signs. A new database records a scheme now; your next commit makes that permanent.
   *  @param scheme     id or preset, if the database records several, or the scheme for a new one (scheme.h); empty:
   *                    its only one, or "standard".
   *  @param tokenizer  of the scheme's profile; null: this library's.
   *  @exception SchemeMismatchError if the database records another scheme than you ask for; names both.
   *  @exception Xapian::InvalidArgumentError if the scheme cannot be read.
   *  @exception Xapian::InvalidArgumentError if the tokenizer has another profile; names both. */
  explicit Indexer(Xapian::WritableDatabase& database, std::string_view scheme = {},
                   std::unique_ptr<Tokenizer> tokenizer = nullptr);
  Indexer(Indexer&&) noexcept;
  Indexer& operator=(Indexer&&) noexcept;
  ~Indexer();

  /** Sign a document from its text. Replaces an earlier signature. Removes the document from its group, because the
   *  group belonged to the old text. Nothing else of the document changes. A text without a token leaves no value and
   *  no band term: such a document is never a near-duplicate.
   *  @param text  UTF-8; ill-formed bytes are separators. Index the same text with positions and without a prefix, so
   *               that matches can be verified word by word.
   *  @return the signature, valid until the next call; all zero for a text without tokens.
   *  Cost: linear in the text. */
  const Signature& annotate(Xapian::Document& document, std::string_view text);

  /** The same for a document of several fields, which are read as one text in the given order. */
  const Signature& annotate_fields(Xapian::Document& document, const std::vector<std::string_view>& fields);

  /** Index a text and sign it. Makes the terms as Xapian's TermGenerator does with STEM_SOME, with positions, and adds
   *  the signature. The positions always give back the words that were signed, in every script. Use one such text for
   *  each document.
   *  @param stemmer  a language of Xapian::Stem, or "none".
   *  @param last     the last position in the document so far; 0 if it has none.
   *  @exception Xapian::InvalidArgumentError if the scheme reads texts behind a prefix (plugin/FORMAT.md, textprefix).
   *  @exception Xapian::InvalidOperationError if the document has a signed text already: only the last would be signed.
   *             Join the texts, or clear_terms() of a document that you index again.
   *  @return as annotate(). */
  const Signature& index_text(Xapian::Document& document, std::string_view text, const std::string& stemmer = "english",
                              Xapian::termpos last = 0);

  /** Sign a document by the content of a page (extract.h). Copies of a content of few words share its headline, and
   *  what is left out of it and may be content (docs/internals/content.md). */
  const Signature& annotate_page(Xapian::Document& document, const PageContent& page);

  /** Index a page and sign its content: the content as in index_text(), the rest without positions. Add the title
   *  yourself, with a prefix. */
  const Signature& index_page(Xapian::Document& document, const PageContent& page,
                              const std::string& stemmer = "english", Xapian::termpos last = 0);

  /** The text of the scheme that signs. */
  std::string scheme() const;

  /** An Indexer with the same behaviour for another thread. */
  Indexer clone() const;

 private:
  class Implementation;
  explicit Indexer(std::unique_ptr<Implementation> implementation);

  std::unique_ptr<Implementation> implementation_;
};

}  // namespace neardup

#endif  // NEARDUP_INDEXER_H
