/** @file database_check.h
 *  Whether the near-duplicate data of a database is whole and fits together, document by document.
 *
 *  It reads what Xapian gives it: whether the database's own files are sound is for Xapian::Database::check() to say,
 *  before. A damaged file may crash or hang whoever reads it; `xapian-neardup check` does both in processes of their
 *  own. THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_DATABASE_CHECK_H
#define NEARDUP_DATABASE_CHECK_H

#include <cstddef>
#include <functional>

#include <xapian.h>

#include "neardup/issue.h"
#include "scheme/scheme.h"
#include "neardup/token.h"

namespace neardup {

struct DatabaseCheckOptions {
  /** Sign each document from the words in the index, and compare. Words of equal digest are those that were signed, and
   *  give all of a signature but a fingerprint that leaves links out, which is held to be possible. Of a document that
   *  was signed from its text the index may have fewer words, of which nothing can be said. As many or more that its
   *  sketch does not know are an issue, and so is a signature that belongs to the words of such a document. Reads all
   *  positions. */
  bool words = false;
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

/** Look at every document, its group and the metadata.
 *
 *  Without `words`, a document's band terms are checked as far as they can be without its words: one for each band, of
 *  the right form, and those of simhash families as the fingerprint gives them. Documents are named by ascending docid,
 *  then groups by id, by their first document; `unsigned`, `without-positions`, `under-prefixes`, `estimated-only`,
 *  `no-group-terms`, `ungrouped` and `unknown-to-state` come once, with a number. A database that was signed and
 * grouped by this project gives no issue, but for a representative that was deleted since: its group is found until
 * the next run of grouping.
 *
 *  xapian-compact of several databases keeps the metadata of the first where they differ. Of what it breaks are found:
 *  several schemes, groups of one id that met, members below the recorded threshold, group ids of another scope, and
 *  documents that the first database's incremental state does not know. Of several databases that are looked at as one, the
 *  metadata of the first is seen; that they were grouped one by one shows in their groups, and comes once.
 *  @param scheme     the database's; one of them if it has several.
 *  @param tokenizer  the scheme's.
 *  @exception Xapian::InvalidArgumentError for another tokenizer profile or a remote database.
 *  Cost: four value slots, and the beginning of each term list up to the scheme's prefixes. Memory: about 100 bytes a
 *  group, 4 a document. */
DatabaseCheckReport check_database(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                                   const DatabaseCheckOptions& options);

}  // namespace neardup

#endif  // NEARDUP_DATABASE_CHECK_H
