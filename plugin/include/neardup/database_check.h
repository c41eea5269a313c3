/** @file database_check.h
 *  Whether the near-duplicate data of a database is whole and consistent, document by document.
 *
 *  Xapian::Database::check() says whether the database's own files are sound: call it first, in a process of its own, for
 *  a damaged file may crash or hang whoever reads it. 'xapian-neardup check' does both.
 *  THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_DATABASE_CHECK_H
#define NEARDUP_DATABASE_CHECK_H

#include <cstddef>
#include <functional>
#include <string>

#include <xapian.h>

#include "neardup/issue.h"
#include "neardup/token.h"

namespace neardup {

struct DatabaseCheckOptions {
  /** Sign each document from the words in the index, and compare. Words of equal digest are those that were signed, and
   *  give all of a signature but a fingerprint that leaves links out, which is held to be possible. Of a document that
   *  was signed from its text the index may have fewer words, of which nothing can be said. As many or more that its
   *  sketch does not know are an issue, and so is a signature that belongs to the words of such a document. Reads all
   *  positions. */
  bool words = false;
  std::string scheme;                             ///< which of several, by id or preset; empty: the only one
  std::function<void(const Issue& issue)> found;  ///< told of each issue when it is met
  std::function<void(std::size_t done, std::size_t all)>
      progress;  ///< before each document and each group; may be empty
};

/** How much was looked at. */
struct DatabaseCheckReport {
  std::size_t documents = 0;
  std::size_t signed_documents = 0;  ///< with a valid fingerprint and signature of the scheme
  std::size_t groups = 0;            ///< distinct group values
  std::size_t issues = 0;            ///< all kinds
  std::size_t words_compared = 0;    ///< with words: documents whose words in the index tell
  std::size_t not_covered = 0;       ///< with words: documents signed from a text that the positions do not give again
  std::size_t not_signed = 0;        ///< documents with words in the index and nothing of a signature
};

/** Look at every document, its group and the metadata. A database that this project signed and grouped gives no issue.
 *  @param database   local.
 *  @param tokenizer  of the database's scheme; null: the one that this library has of that profile.
 *  @exception SchemeMismatchError if the database records no scheme, or several and none is named.
 *  @exception Xapian::InvalidArgumentError for another tokenizer profile or a remote database.
 *  Cost: four value slots, and the beginning of each term list. Memory: about 100 bytes a group, 4 a document. */
DatabaseCheckReport check_database(const Xapian::Database& database, const DatabaseCheckOptions& options,
                                   Tokenizer* tokenizer = nullptr);

}  // namespace neardup

#endif  // NEARDUP_DATABASE_CHECK_H
