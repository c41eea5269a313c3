/** @file database_check.h
 *  Checks each document of a database: is its near-duplicate data complete and consistent?
 *
 *  Xapian::Database::check() tells whether the database's own files are sound. Call it first, and in a separate
 *  process: reading a damaged file may crash or hang. 'xapian-neardup check' does both.
 *  THREADS: use a database handle in one thread at a time.
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
  /** Also sign each document from the words in the index, and compare. Reads all positions.
   *  If the digest of the words is equal, these are the words that were signed. They give the whole signature; only a
   *  fingerprint that leaves links out cannot be checked, and is accepted.
   *  A document that was signed from its text may have fewer words in the index. Then the check says nothing of it. It
   *  reports an issue if the index has as many words or more and the sketch does not know them, or if the signature
   *  belongs to other words. */
  bool words = false;
  std::string scheme;  ///< id or preset, if the database records several; empty: the only one
  std::function<void(const Issue& issue)> found;  ///< called for each issue as it is found; may be empty
  std::function<void(std::size_t done, std::size_t all)>
      progress;  ///< called before each document and each group; may be empty
};

/** How much was checked. */
struct DatabaseCheckReport {
  std::size_t documents = 0;
  std::size_t signed_documents = 0;  ///< with a valid fingerprint and signature of the scheme
  std::size_t groups = 0;            ///< distinct group values
  std::size_t issues = 0;            ///< all kinds
  std::size_t words_compared = 0;    ///< with `words`: documents whose words in the index allow a comparison
  std::size_t not_covered = 0;       ///< with `words`: documents signed from a text that the positions do not give back
  std::size_t not_signed = 0;        ///< documents with words in the index and no part of a signature
};

/** Check every document, its group and the metadata. A database that this project signed and grouped gives no issue.
 *  @param database   local.
 *  @param tokenizer  of the database's scheme; null: this library's tokenizer of that profile.
 *  @exception SchemeMismatchError if the database records no scheme, or several and you name none.
 *  @exception Xapian::InvalidArgumentError for another tokenizer profile or a remote database.
 *  Cost: reads four value slots, and the beginning of each term list; and a run of grouping. Memory: that of grouping. */
DatabaseCheckReport check_database(const Xapian::Database& database, const DatabaseCheckOptions& options,
                                   Tokenizer* tokenizer = nullptr);

}  // namespace neardup

#endif  // NEARDUP_DATABASE_CHECK_H
