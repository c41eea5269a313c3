/** @file document_signer.h
 *  Signs a Xapian document from its text.
 *
 *  Stage signature --> document of the flow. Call annotate() on each document before you add it to a database or
 *  replace it, and prepare_database() once for each database that you write.
 *
 *  THREADS: one DocumentSigner per thread; clone() makes another. Several may work at the same time.
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

/** Take the canonical URL and the address of a document from another origin. */
inline void take_addresses(SignatureOrigin& origin, const SignatureOrigin& from) {
  origin.canonical = from.canonical;
  origin.names_other = from.names_other;
  origin.address_rank = from.address_rank;
}

/** Puts the signature of a text on a Xapian::Document. */
class DocumentSigner {
 public:
  /** @param scheme     what to compute and where to store it.
   *  @param tokenizer  owned; its profile must be the scheme's.
   *  @exception Xapian::InvalidArgumentError if it has another profile; names both. */
  DocumentSigner(const Scheme& scheme, std::unique_ptr<Tokenizer> tokenizer);

  /** Sign a document from one text, as Indexer::annotate() does. Sets the scheme's fingerprint and signature values and
   *  its band terms. Removes the group value, group terms, group state and duplicate mark (duplicate_mark.h).
   *  @param source  where the text came from; stored with the signature.
   *  Cost: linear in the text, plus one walk of the term list for a document that comes from a database. After it has
   *  signed similar texts, only Xapian allocates memory. */
  const Signature& annotate(Xapian::Document& document, std::string_view text, TextSource source = TextSource::kText);

  /** The same for a document of several text fields, which are read as one text in the given order: shingles cross
   *  their borders. */
  const Signature& annotate(Xapian::Document& document, const std::vector<std::string_view>& fields);

  /** The same for the content of a page or mail. @param origin  what is known beside the content; stored with it.
   *  Of a document whose data say `type=application/...` or `type=text/rtf`, with nothing known beside them, that are its
   *  figures and, with few words, the MD5 in Omega's slot 1.
   *  @param content  the text that is signed.
   *  @param also     gets all tokens of the content, too. */
  const Signature& annotate(Xapian::Document& document, std::string_view content, const SignatureOrigin& origin,
                            TokenSink* also = nullptr);

  /** The same from the words of an index (position_reader.h). Keeps what an earlier signature of the same words says beside
   *  them, such as the content rules; without one, takes the URLs from the fields `url` and `canonical` of the data. */
  const Signature& annotate(Xapian::Document& document, const TextFromPositions& text,
                            TextSource source = TextSource::kPositions);

  const Scheme& scheme() const { return signer_.scheme(); }

  /** The tokenizer that signs. Do not use it while annotate() runs. */
  Tokenizer& tokenizer() { return *tokenizer_; }

  /** A DocumentSigner with the same behaviour for another thread. */
  std::unique_ptr<DocumentSigner> clone() const;

 private:
  /** @param incomplete  a text with words that the terms of the document may lack; empty if they have all. */
  const Signature& replace_signature(Xapian::Document& document, const Signature& signature,
                                     const SignatureOrigin& origin, std::string_view incomplete = {});

  std::unique_ptr<Tokenizer> tokenizer_;
  StreamingSigner signer_;
  std::uint32_t scheme_id_;
  std::string value_;                             // its memory serves all documents
  std::vector<std::pair<Scheme, OwnTerms>> own_;  // the scheme alone
};

/** Record a scheme, and the version of the tokenizer's data, in a database's metadata. Cheap if they are recorded
 *  already.
 *  @exception SchemeMismatchError if the database is signed with another scheme; names both.
 *  Does not commit: your next commit makes it permanent. */
void prepare_database(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& tokenizer_version);

/** Check that a text may be indexed without a prefix.
 *  @exception Xapian::InvalidArgumentError if the scheme reads the texts behind prefixes, where another program keeps
 *             them. */
void require_unprefixed_texts(const Scheme& scheme);

/** Forget other versions of the tokenizer's data: every document has been signed with this version. Does not commit. */
void forget_other_versions(Xapian::WritableDatabase& database, const Scheme& scheme,
                           const std::string& tokenizer_version);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_INDEX_DOCUMENT_SIGNER_H
