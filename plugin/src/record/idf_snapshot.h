/** @file idf_snapshot.h
 *  The document frequencies of a database's words, frozen for a scheme (idf_table.h).
 *
 *  THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_PLUGIN_RECORD_IDF_SNAPSHOT_H
#define NEARDUP_PLUGIN_RECORD_IDF_SNAPSHOT_H

#include <xapian.h>

#include "fingerprint/idf_table.h"
#include "neardup/token.h"

namespace neardup {

/** The words that stand in at least so many of a database's documents, as its unprefixed terms give them; a word that
 *  does not may be as rare as one that stands just below that, or rarer, and has that one's grade. Terms that are no
 *  token, as "3.14" and "can't", are left out: no text has such a word.
 *  @param tokenizer    of the scheme that the table is for.
 *  @param least_share  of the documents, above 0, at most 1: 0.01 gives some hundred words of a language.
 *  @exception Xapian::InvalidArgumentError for a share out of range, or a database without documents.
 *  Cost: a walk over all terms; on a remote database these come over the network. */
IdfTable idf_snapshot(const Xapian::Database& database, Tokenizer& tokenizer, double least_share);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_IDF_SNAPSHOT_H
