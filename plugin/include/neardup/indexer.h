/** @file indexer.h
 *  Signs documents while they are indexed: two values and a few terms for each.
 *
 *      Xapian::WritableDatabase database("site.db", Xapian::DB_CREATE_OR_OPEN);
 *      Indexer indexer(database);
 *      indexer.annotate(document, text);
 *      database.add_document(document);
 *
 *  THREADS: one Indexer a thread; clone() makes another. Different Indexers may work at the same time.
 */
#ifndef NEARDUP_INDEXER_H
#define NEARDUP_INDEXER_H

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "neardup/signature.h"
#include "neardup/token.h"

namespace neardup {

/** Puts the signature of a text on a Xapian::Document. Movable. */
class Indexer {
 public:
  /** @param database   its scheme signs. A new database records a scheme now; the caller's next commit carries that.
   *  @param scheme     which of several the database has, or what a new one records (scheme.h); empty: its only one, or
   *                    "standard".
   *  @param tokenizer  of the scheme's profile; null: the one that this library has.
   *  @exception SchemeMismatchError if the database records another scheme than is asked for; both are named.
   *  @exception std::invalid_argument if the scheme cannot be read.
   *  @exception Xapian::InvalidArgumentError if the tokenizer has another profile; both are named. */
  explicit Indexer(Xapian::WritableDatabase& database, std::string_view scheme = {},
                   std::unique_ptr<Tokenizer> tokenizer = nullptr);
  Indexer(Indexer&&) noexcept;
  Indexer& operator=(Indexer&&) noexcept;
  ~Indexer();

  /** Sign a document from its text. What an earlier call left there is replaced; the document's part in a group is
   *  removed, for it was that of the old text. Nothing else of the document changes. A text without a token leaves no
   *  value and no band term: such a document is never a near-duplicate.
   *  @param text  UTF-8; ill-formed bytes are separators. Index it with positions and without a prefix, so that matches
   *               are verified word for word.
   *  @return the signature, valid until the next call; all zero for a text without tokens.
   *  Cost: linear in the text. */
  const Signature& annotate(Xapian::Document& document, std::string_view text);

  /** The same for a document of several fields, read as one text in the order given. */
  const Signature& annotate(Xapian::Document& document, const std::vector<std::string_view>& fields);

  /** Index a text and sign it: its terms as Xapian's TermGenerator makes them with STEM_SOME, with positions, and the
   *  signature. Positions always give the words that were signed, whatever the script. A document has one such text.
   *  @param stemmer  a language of Xapian::Stem, or "none".
   *  @param last     the last position that the document has; 0 if it has none.
   *  @return as annotate(). */
  const Signature& index_text(Xapian::Document& document, std::string_view text, const std::string& stemmer = "english",
                              Xapian::termpos last = 0);

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
