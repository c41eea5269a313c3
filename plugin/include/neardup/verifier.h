/** @file verifier.h
 *  Exact verification: how similar two documents really are, from the index itself.
 *
 *  Stage candidates --> matches of the flow. For each pair the first rung that holds is taken:
 *
 *      equal token digests        1, exact
 *      both word sequences known  exact, from the positions of the index if they cover the document,
 *                                 else from the text of the caller's source if that does
 *      both have a sketch         estimated, with a lower bound
 *      else                       nothing
 *
 *  Positions or a text cover a document when their tokens are within 2 % of the number that was signed.
 *  THREADS: one Verifier per thread, each on its own database handle.
 */
#ifndef NEARDUP_VERIFIER_H
#define NEARDUP_VERIFIER_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include <xapian.h>

#include "neardup/match.h"
#include "neardup/signature.h"
#include "neardup/stored_values.h"

namespace neardup {

/** Gives the text of a document, from wherever the application keeps it; nothing if it has none. */
using DocumentTextSource = std::function<std::optional<std::string>(Xapian::docid)>;

/** One side of a comparison: a document of the database, or a text that is in no database. */
struct Subject {
  StoredSignature signature;
  Xapian::docid docid = 0;                     ///< 0 for a text
  std::shared_ptr<const ShingleSet> shingles;  ///< of a text; found by the verifier for a document
};

/** A text as a subject.
 *  @param signature  of the text. @param shingles  of the text. */
Subject text_subject(const Signature& signature, std::shared_ptr<const ShingleSet> shingles);

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

  /** Compare two subjects, exactly if possible.
   *  @return nothing if no rung of the ladder holds.
   *  Cost: reads a document's positions at most once in a while: the shingle sets of recent documents are kept, up to
   *  64 MiB. */
  std::optional<Similarity> compare(const Subject& a, const Subject& b);

  /** The estimate alone, from sketches (or equal digests): reads nothing. */
  static std::optional<Similarity> estimate(const StoredSignature& a, const StoredSignature& b);

  /** What two shingle sets say, if it reaches the threshold; a pair that does not is not compared to its end. */
  static std::optional<Similarity> exact(const ShingleSet& a, const ShingleSet& b, double threshold);

  /** The shingle set of a document; nothing if neither its positions nor a text source cover it. */
  std::shared_ptr<const ShingleSet> shingles(Xapian::docid docid, const StoredSignature& signature);

  /** The text whose words shingles() compares: rebuilt from positions, or the source's. Not cached. */
  std::optional<std::string> words(Xapian::docid docid, const StoredSignature& signature);

  /** How many documents' word sequences were read so far; how many of them did not cover their document. */
  std::size_t documents_read() const { return documents_read_; }
  std::size_t documents_not_covered() const { return documents_not_covered_; }

 private:
  struct CacheEntry {
    Xapian::docid docid;
    std::uint64_t token_digest;  // a document that was replaced has another
    std::shared_ptr<const ShingleSet> set;
  };

  struct KnownWords {
    std::string text;
    ShingleSet features;
    std::uint64_t tokens;
  };

  std::optional<KnownWords> read_words(Xapian::docid docid, const StoredSignature& signature);
  void remember(CacheEntry entry);
  void forget(std::list<CacheEntry>::iterator entry);

  Xapian::Database database_;
  const Signer& signer_;
  Tokenizer& tokenizer_;
  DocumentTextSource texts_;
  std::list<CacheEntry> recent_;  // most recently used first
  std::unordered_map<Xapian::docid, std::list<CacheEntry>::iterator> cached_;
  std::size_t cached_octets_ = 0;
  std::size_t documents_read_ = 0;
  std::size_t documents_not_covered_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_VERIFIER_H
