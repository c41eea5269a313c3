/** @file verifier.h
 *  Exact verification: computes how similar two documents are, from the index alone. Reads documents for the
 *  rule that finds families of one template.
 *
 *  Stage candidates --> matches of the flow. For each pair, the first line that applies decides:
 *
 *      equal token digests           1, exact
 *      both word sequences known     exact
 *      both known, or nearly so      estimated, from the words
 *      both have a sketch            estimated, from the sketches
 *      else                          nothing
 *
 *  The words of a document are known if they have the digest that was signed, and nearly known if their sketch is near
 *  (words_evidence.h). Declared copies (stored_values.h) are compared without their numbers. They come from the positions of the index, or else from the text of the caller's source.
 *  THREADS: one Verifier per thread, each on its own database handle.
 */
#ifndef NEARDUP_PLUGIN_VERIFY_VERIFIER_H
#define NEARDUP_PLUGIN_VERIFY_VERIFIER_H

#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include <xapian.h>

#include "groups/family_parts.h"
#include "neardup/match.h"
#include "neardup/token.h"
#include "sign/signer.h"
#include "sign/stored_values.h"
#include "sign/words_evidence.h"
#include "tokens/text_from_positions.h"

namespace neardup {

/** What is known of the words of a document, and how near they are to the words that were signed. */
struct KnownWords : WordsEvidence {
  ShingleSet set;
  ShingleSet without_numbers = {};  ///< of a page that declares a canonical URL
  TextFromPositions text = {};      ///< from positions or of the source; empty unless it is asked for or kept
};

/** The shingles of a text without its numbers. */
ShingleSet shingles_without_numbers(const Signer& signer, Tokenizer& tokenizer, std::string_view text);

/** One side of a comparison: a document of the database, or a text outside any database. */
struct Subject {
  StoredSignature signature;
  Xapian::docid docid = 0;                     ///< 0 for a text
  std::shared_ptr<const KnownWords> shingles;  ///< of a text; found by the verifier for a document
};

/** A text as a subject.
 *  @param signature  of the text. @param shingles  of the text. */
Subject text_subject(const Signature& signature, std::shared_ptr<const KnownWords> shingles);

/** Compares documents. */
class Verifier {
 public:
  /** @param database   read only; local or remote.
   *  @param signer     of the scheme that the signatures are of; kept by reference.
   *  @param tokenizer  the scheme's; kept by reference.
   *  @param texts      optional source of texts for documents whose positions do not cover them. */
  Verifier(const Xapian::Database& database, const Signer& signer, Tokenizer& tokenizer, DocumentTextSource texts = {});

  Verifier(const Verifier&) = delete;
  Verifier& operator=(const Verifier&) = delete;

  const Xapian::Database& database() const { return database_; }
  const Signer& signer() const { return signer_; }
  Tokenizer& tokenizer() { return tokenizer_; }

  /** Compare two subjects, exactly if possible.
   *  @return nothing if no line of the table applies.
   *  Cost: rarely reads a document's positions twice, because the shingle sets of recent documents are kept, up to
   *  64 MiB. */
  std::optional<Similarity> compare(const Subject& a, const Subject& b);

  /** Only the estimate, from sketches (or equal digests): reads nothing. */
  static std::optional<Similarity> estimate(const StoredSignature& a, const StoredSignature& b);

  /** The similarity of two shingle sets if the Jaccard index reaches the threshold; other pairs are not compared to the
   *  end. Exact if both have the words that were signed. Otherwise estimated: the lower bound allows for the difference
   *  between the known words and the signed words (1 - J is a metric).
   *  @param declared  whether both are declared copies, which are compared without numbers. */
  static std::optional<Similarity> compared(const KnownWords& a, const KnownWords& b, double threshold,
                                            bool declared = false);

  /** The shingle set of a document; null if neither its positions nor a text source give its words, at least nearly.
   *  Cost: two look-ups if the document has the order of its words (word_order.h), else one for each term. */
  std::shared_ptr<const KnownWords> shingles(Xapian::docid docid, const StoredSignature& signature);

  /** The result of shingles() if it is still cached, found by the digest alone; otherwise nothing. */
  std::optional<std::shared_ptr<const KnownWords>> recent_shingles(Xapian::docid docid, std::uint64_t token_digest);

  /** The same with the text. Cached only after keep_texts(). */
  std::shared_ptr<const KnownWords> words(Xapian::docid docid, const StoredSignature& signature);

  /** From now on, keep the texts of recent documents with their shingle sets, for words(). */
  void keep_texts() { keeps_texts_ = true; }

  /** Share the memory of the cache with other verifiers. @param number  of all, >= 1. */
  void share_cache(std::size_t number) { most_cached_bytes_ /= number; }

  /** How many documents' words were read so far, and how many of these from the positions of all terms. */
  std::size_t documents_read() const { return documents_read_; }
  std::size_t documents_by_positions() const { return documents_by_positions_; }

 private:
  struct CacheEntry {
    Xapian::docid docid;
    std::uint64_t token_digest;  // changes if the document is replaced
    std::shared_ptr<const KnownWords> words;
  };

  static std::size_t bytes_of(const CacheEntry& entry);

  std::shared_ptr<KnownWords> read_words(Xapian::docid docid, const StoredSignature& signature);
  std::shared_ptr<KnownWords> indexed_words(Xapian::docid docid, const StoredSignature& signature);
  std::shared_ptr<KnownWords> judged(TextFromPositions text, const StoredSignature& signature);
  void remember(CacheEntry entry);
  void forget(std::list<CacheEntry>::iterator entry);

  Xapian::Database database_;
  const Signer& signer_;
  Tokenizer& tokenizer_;
  DocumentTextSource texts_;
  std::list<CacheEntry> recent_;  // most recently used first
  std::unordered_map<Xapian::docid, std::list<CacheEntry>::iterator> cached_;
  std::size_t most_cached_bytes_ = std::size_t{64} << 20U;
  std::size_t cached_bytes_ = 0;
  std::size_t documents_read_ = 0;
  std::size_t documents_by_positions_ = 0;
  bool keeps_texts_ = false;
};

/** The words of a signed document; nothing if the index does not hold the words that were signed.
 *  Cost: Verifier::words(). */
std::optional<TemplateText> template_words(Verifier& verifier, Xapian::docid docid, const StoredSignature& signature);

/** The words of a document's title: `caption=` or `title=` in its data, as a search shows it. Empty for none. */
TemplateText title_words(Tokenizer& tokenizer, std::string_view data);

/** The same of a document in a database. Cost: reads the data; on a remote database a round trip. */
TemplateText title_words(const Xapian::Database& database, Tokenizer& tokenizer, Xapian::docid docid);

/** family_part_keys() of documents, judged by one of each text.
 *  @param members     the first one is the centre. @param similarity  [members] Jaccard index with the centre.
 *  @param reader      of members, by their places.
 *  @param most_texts  with more different texts nothing is judged.
 *  @return [members] nothing also for copies of one text. */
std::optional<std::vector<std::uint64_t>> part_keys_by_text(const std::vector<Subject>& members,
                                                            const std::vector<double>& similarity,
                                                            const StarReader& reader, std::size_t most_texts);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_VERIFY_VERIFIER_H
