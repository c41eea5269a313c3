/** @file finder.h
 *  Near-duplicates of one text, document or fingerprint.
 *
 *  Band terms give candidates, sketches and fingerprints reject most of them, and the words of the rest are compared.
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

/** What counts as a match, and how far to go for it. */
struct FinderOptions {
  double threshold = 0.8;                ///< least Jaccard index, or containment, 0..1
  std::size_t limit = 0;                 ///< at most so many matches, the best; 0: all
  std::size_t verify_limit = 10000;      ///< so many candidates are verified exactly, the most promising first
  std::size_t remote_verify_limit = 20;  ///< the same on a database with a remote shard: 10 ms a document
  std::string scheme;                    ///< which of several, by id or preset (scheme.h); empty: the only one
  DocumentTextSource texts;              ///< texts of documents whose positions do not cover them
};

/** Finds near-duplicates in one database. Movable.
 *
 *  Matches are best first. A document never matches itself, nor one that is declared distinct from it. A text or
 *  document without tokens has no matches. */
class Finder {
 public:
  /** The least distance in bits that find_fingerprint() and the other functions use where none is given. */
  static constexpr unsigned kUsualDistance = 3;

  /** @param database   local, sharded or remote; what it records decides scheme and tokenizer.
   *  @param tokenizer  of the scheme's profile; null: the one that this library has.
   *  @exception SchemeMismatchError if the database records no scheme, or several and none is named.
   *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1 or a tokenizer of another profile. */
  explicit Finder(const Xapian::Database& database, const FinderOptions& options = {},
                  std::unique_ptr<Tokenizer> tokenizer = nullptr);
  Finder(Finder&&) noexcept;
  Finder& operator=(Finder&&) noexcept;
  ~Finder();

  /** Near-duplicates of a document, by the Jaccard index.
   *  @exception Xapian::DocNotFoundError if there is no such document or it was never signed.
   *  @exception SchemeMismatchError if it is signed under another scheme.
   *  @exception DamagedSignatureError if its signature is damaged. */
  FindResult find(Xapian::docid docid);

  /** The same for the document with that id: its unique term without Q or U. */
  FindResult find_id(std::string_view id);

  /** Near-duplicates of a text. @param text  UTF-8. */
  FindResult find_text(std::string_view text);

  /** Matches by containment: how much of the text with fewer features the other one has, exactly. A scheme with a
   *  family `sample:M`, as the preset "containment" has it, finds short quotations, too. */
  FindResult find_contained(Xapian::docid docid);
  FindResult find_contained_text(std::string_view text);

  /** Documents whose fingerprints differ in at most so many bits.
   *  @param distance  0..64. Where the scheme's bands do not guarantee it, every fingerprint is read. */
  FindResult find_within_distance(Xapian::docid docid, unsigned distance = kUsualDistance);
  FindResult find_text_within_distance(std::string_view text, unsigned distance = kUsualDistance);
  FindResult find_fingerprint(std::uint64_t fingerprint, unsigned distance = kUsualDistance);

  /** The candidates as a query that composes with any other: an OR of the band terms. Its matches are not verified. Wrap
   *  it in OP_FILTER or use BoolWeight to keep its terms out of the ranking. MatchNothing for a text or a document
   *  without tokens. Errors as find(), find_id() and find_text(). */
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
