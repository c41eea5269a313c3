/** @file indexer.h
 *  The indexing hook: signs a Xapian document from its text.
 *
 *  Stage signature --> document of the flow. Call annotate() on each document before it is added to or replaced in a
 *  database, and prepare_database() once for each database written.
 *
 *  THREADS: one DocumentSigner per thread; clone() makes another. Different Indexers may work at the same time.
 */
#ifndef NEARDUP_PLUGIN_INDEX_DOCUMENT_SIGNER_H
#define NEARDUP_PLUGIN_INDEX_DOCUMENT_SIGNER_H

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "neardup/token.h"
#include "scheme/own_terms.h"
#include "scheme/scheme.h"
#include "sign/signer.h"
#include "sign/stored_values.h"
#include "sign/streaming_signer.h"
#include "tokens/text_from_positions.h"

namespace neardup {

/** Puts the signature of a text on a Xapian::Document. */
class DocumentSigner {
 public:
  /** @param scheme     what to compute and where to keep it.
   *  @param tokenizer  owned; its profile must be the scheme's.
   *  @exception Xapian::InvalidArgumentError if it is not; both profiles are named. */
  DocumentSigner(const Scheme& scheme, std::unique_ptr<Tokenizer> tokenizer);

  /** Sign a document from one text. Sets the scheme's fingerprint and signature values and its band terms; what an
   *  earlier call left there is replaced, and the group value, group terms, group state and the mark of a duplicate
   *  (duplicate_mark.h) are removed, for they spoke of the old text. Nothing else of the document changes. A text
   *  without a token leaves no value and no band term: such a document is never anyone's near-duplicate.
   *  @param document  changed in place.
   *  @param text      UTF-8; ill-formed bytes are separators.
   *  @param source    where the text came from; kept with the signature.
   *  @return the signature, valid until the next call; all zero for a text without tokens.
   *  Cost: linear in the text, plus one term list walk for a document that comes from a database; once like texts have
   *  been signed, nothing is allocated but by Xapian. */
  const Signature& annotate(Xapian::Document& document, std::string_view text, TextSource source = TextSource::kText);

  /** The same for a document of several text fields, read as one text in the order given: shingles run across. */
  const Signature& annotate(Xapian::Document& document, const std::vector<std::string_view>& fields);

  /** The same from the words of an index (position_reader.h). */
  const Signature& annotate(Xapian::Document& document, const TextFromPositions& text,
                            TextSource source = TextSource::kPositions);

  const Scheme& scheme() const { return signer_.scheme(); }

  /** The tokenizer that signs; not to be used while annotate() runs. */
  Tokenizer& tokenizer() { return *tokenizer_; }

  /** An DocumentSigner with the same behaviour for another thread. */
  std::unique_ptr<DocumentSigner> clone() const;

 private:
  const Signature& replace_signature(Xapian::Document& document, const Signature& signature, TextSource source);

  std::unique_ptr<Tokenizer> tokenizer_;
  StreamingSigner signer_;
  StoredValueWriter values_;
  OwnTerms own_terms_;
};

/** Record a scheme, and the version of the tokenizer's data, in a database's metadata. Cheap when it is there already.
 *  @exception SchemeMismatchError if the database is signed with another scheme (both are named).
 *  Not committed: the caller's next commit carries it. */
void prepare_database(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& tokenizer_version);

/** Every document of the database has been signed with this version of the tokenizer's data: others are recorded no
 *  longer. Not committed. */
void forget_other_versions(Xapian::WritableDatabase& database, const Scheme& scheme,
                           const std::string& tokenizer_version);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_INDEX_DOCUMENT_SIGNER_H
