/** @file scheme_check.h
 *  What check_database() of database_check.h does, for one scheme. It trusts what Xapian reads. Internal.
 *
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_CHECK_SCHEME_CHECK_H
#define NEARDUP_PLUGIN_CHECK_SCHEME_CHECK_H

#include <functional>
#include <string>

#include <xapian.h>

#include "marks/signature_check.h"
#include "neardup/database_check.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** Checks what the metadata says of signatures, groups and distinct documents.
 *  @param tokenizer_version  of this program's tokenizer. */
void check_metadata(const Xapian::Database& database, const Scheme& scheme, const std::string& tokenizer_version,
                    const IssueSink& found);

/** Check every document, its group and the metadata.
 *
 *  Without `words`, band terms are checked as far as possible without the document's words: one term for each band,
 *  with a valid form, and for simhash families the terms that the fingerprint gives. Issues of documents come first, by
 *  ascending docid. If there are none, a run of grouping that writes nothing says which documents it would change.
 *  Issues of several documents are reported once, with a number.
 *  A database that this project signed and grouped gives no issue.
 *
 *  `other-groups` is a note: documents came, changed or went since the last run of grouping, as after xapian-compact
 *  merged databases, or another program changed groups. If you check several databases as one, only the metadata of the first is read,
 *  and groups are not compared with a run, which `other-groups` says; `grouped-apart` says if a group has representatives
 *  in several of them.
 *  @param scheme     the database's; one of them if it has several.
 *  @param tokenizer  the scheme's.
 *  @exception Xapian::InvalidArgumentError for another tokenizer profile or a remote database.
 *  Cost: reads four value slots, and the beginning of each term list up to the scheme's prefixes; and a run of grouping.
 *  Memory: that of grouping. */
DatabaseCheckReport check_database(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                                   const DatabaseCheckOptions& options);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_CHECK_SCHEME_CHECK_H
