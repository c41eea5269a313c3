/** @file finder.h
 *  Finds the near-duplicates of a text, a document or a fingerprint.
 *
 *  Band terms give candidates; for a text of too few words for a band, equal fingerprints do, of which all are read.
 *  Sketches and fingerprints reject most candidates. The words of the rest are compared.
 *  Works on local, sharded and remote databases.
 *  THREADS: one Finder a thread, each on its own database handle.
 */
#ifndef NEARDUP_FINDER_H
#define NEARDUP_FINDER_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <xapian.h>

#include "neardup/match.h"
#include "neardup/token.h"

namespace neardup {

/** What counts as a match, and how much work to spend on it. */
struct FinderOptions {
  double threshold = 0.8;                ///< least Jaccard index, or containment, 0..1
  std::size_t limit = 0;                 ///< most matches, the best ones; 0: all
  std::size_t verify_limit = 10000;      ///< most candidates to verify exactly, the most promising first
  std::size_t remote_verify_limit = 20;  ///< on a database with a remote shard: most documents that lack the order of
                                         ///< their words, of which each takes 10 ms
  std::string scheme;        ///< id or preset (scheme.h), if the database records several; empty: the only one
  DocumentTextSource texts;  ///< texts of documents whose positions do not cover them
};

/** Finds near-duplicates in one database. Movable.
 *
 *  The best match comes first. A document never matches itself or a document that is declared distinct from it. A text
 *  or document without tokens has no matches. */
class Finder {
 public:
  /** The distance in bits that the functions below use unless you give one. */
  static constexpr unsigned kUsualDistance = 3;

  /** @param database   local, sharded or remote. The scheme that it records decides the tokenizer.
   *  @param tokenizer  of the scheme's profile; null: this library's.
   *  @exception SchemeMismatchError if the database records no scheme, or several and you name none.
   *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1 or a tokenizer of another profile. */
  explicit Finder(const Xapian::Database& database, const FinderOptions& options = {},
                  std::unique_ptr<Tokenizer> tokenizer = nullptr);
  Finder(Finder&&) noexcept;
  Finder& operator=(Finder&&) noexcept;
  ~Finder();

  /** Near-duplicates of a document, by the Jaccard index.
   *  @exception Xapian::DocNotFoundError if the document does not exist or was never signed.
   *  @exception SchemeMismatchError if it is signed under another scheme.
   *  @exception DamagedSignatureError if its signature is damaged. */
  FindResult find(Xapian::docid docid);

  /** The same for the document with this id, which is its unique term without Q or U. */
  FindResult find_id(std::string_view id);

  /** Documents whose texts are near-duplicates of a text. Headlines, captions and attachments, which must agree for two
   *  documents to match, are not compared. @param text  UTF-8. */
  FindResult find_text(std::string_view text);

  /** Matches by containment: how much of the text with fewer features the other one contains, exactly. A scheme with a
   *  family `sample:M`, such as the preset "containment", also finds short quotations. */
  FindResult find_contained(Xapian::docid docid);
  FindResult find_contained_text(std::string_view text);

  /** Documents whose fingerprints differ in at most `distance` bits.
   *  @param distance  0..64. If the scheme's bands do not guarantee this distance, every fingerprint is read. */
  FindResult find_within_distance(Xapian::docid docid, unsigned distance = kUsualDistance);
  FindResult find_text_within_distance(std::string_view text, unsigned distance = kUsualDistance);
  FindResult find_fingerprint(std::uint64_t fingerprint, unsigned distance = kUsualDistance);

  /** The candidates as a query that you can combine with any other: an OR of the band terms. Its matches are not
   *  verified. To keep its terms out of the ranking, wrap it in OP_FILTER or use BoolWeight. MatchNothing for a text or
   *  a document without tokens. Errors as find(), find_id() and find_text(). */
  Xapian::Query query(Xapian::docid docid);
  Xapian::Query id_query(std::string_view id);
  Xapian::Query text_query(std::string_view text);

  /** The text of the scheme. */
  std::string scheme() const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace neardup

#endif  // NEARDUP_FINDER_H
