/** @file idf_snapshot.h
 *  The document frequencies of a database's words, frozen for a scheme (idf_table.h).
 *
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_RECORD_IDF_SNAPSHOT_H
#define NEARDUP_PLUGIN_RECORD_IDF_SNAPSHOT_H

#include <xapian.h>

#include "fingerprint/idf_table.h"
#include "neardup/token.h"

namespace neardup {

/** The words in at least this share of a database's documents, by its unprefixed terms. All rarer words have the grade
 *  of a word just below that share. Terms that are not tokens, such as "3.14" and "can't", are left out: no text has
 *  such a word.
 *  @param tokenizer    of the scheme for which the table is.
 *  @param least_share  of the documents, above 0, at most 1: 0.01 gives some hundred words of a language.
 *  @exception Xapian::InvalidArgumentError for a share out of range, or a database without documents.
 *  Cost: a walk over all terms; on a remote database they come over the network. */
IdfTable idf_snapshot(const Xapian::Database& database, Tokenizer& tokenizer, double least_share);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_IDF_SNAPSHOT_H
