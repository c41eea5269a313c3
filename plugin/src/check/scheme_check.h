/** @file scheme_check.h
 *  Whether the near-duplicate data of a database is whole and fits together, document by document.
 *
 *  It reads what Xapian gives it: whether the database's own files are sound is for Xapian::Database::check() to say,
 *  before. A damaged file may crash or hang whoever reads it; `xapian-neardup check` does both in processes of their
 *  own. THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_PLUGIN_CHECK_SCHEME_CHECK_H
#define NEARDUP_PLUGIN_CHECK_SCHEME_CHECK_H

#include <cstddef>
#include <functional>

#include <xapian.h>

#include "neardup/database_check.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** Look at every document, its group and the metadata.
 *
 *  Without `words`, a document's band terms are checked as far as they can be without its words: one for each band, of
 *  the right form, and those of simhash families as the fingerprint gives them. Documents are named by ascending docid,
 *  then groups by id, by their first document; `unsigned`, `without-positions`, `under-prefixes`, `estimated-only`,
 *  `no-group-terms`, `ungrouped` and `unknown-to-state` come once, with a number. A database that was signed and
 *  grouped by this project gives no issue, but for a representative that was deleted since: its group is found until
 *  the next run of grouping.
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

#endif  // NEARDUP_PLUGIN_CHECK_SCHEME_CHECK_H
