/** @file scheme_check.h
 *  What check_database() of database_check.h does, for one scheme. Internal. It trusts what Xapian reads.
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_CHECK_SCHEME_CHECK_H
#define NEARDUP_PLUGIN_CHECK_SCHEME_CHECK_H

#include <xapian.h>

#include "neardup/database_check.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** Check every document, its group and the metadata.
 *
 *  Without `words`, band terms are checked as far as possible without the document's words: one term for each band,
 *  with a valid form, and for simhash families the terms that the fingerprint gives. Issues of documents come first, by
 *  ascending docid, then issues of groups by id, with their first document. `unsigned`, `without-positions`,
 *  `under-prefixes`, `estimated-only`, `ungrouped` and `unknown-to-state` are reported once, with a
 *  number. A database that this project signed and grouped gives no issue, with one exception: if a representative was
 *  deleted since, its group is reported until the next run of grouping.
 *
 *  When xapian-compact merges databases whose metadata differ, it keeps the metadata of the first. The check finds
 *  these consequences: several schemes, groups with the same id, members below the recorded threshold, group ids of
 *  another scope, and documents that the first database's incremental state does not know. If you check several
 *  databases as one, only the metadata of the first is read; whether they were grouped one by one shows in their
 *  groups, and is reported once.
 *  @param scheme     the database's; one of them if it has several.
 *  @param tokenizer  the scheme's.
 *  @exception Xapian::InvalidArgumentError for another tokenizer profile or a remote database.
 *  Cost: reads four value slots, and the beginning of each term list up to the scheme's prefixes. Memory: about 100
 *  bytes a group, 4 a document. */
DatabaseCheckReport check_database(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                                   const DatabaseCheckOptions& options);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_CHECK_SCHEME_CHECK_H
