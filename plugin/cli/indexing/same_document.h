/** @file same_document.h
 *  Whether writing a document would change anything. THREADS: pure function. */
#ifndef NEARDUP_CLI_INDEXING_SAME_DOCUMENT_H
#define NEARDUP_CLI_INDEXING_SAME_DOCUMENT_H

#include <xapian.h>

namespace neardup::cli {

/** Whether the database already has this document: the same data, values (Omega's record includes the MD5 of the
 *  text) and words, with the same frequencies. Additional values and boolean terms, such as the group, are ignored.
 *  The order of words is not compared: it may differ in a title beyond the bytes that the record keeps.
 *  @param built  in memory, with Omega's record (omega_record.h).
 *  Cost: reads data, values and terms as far as they agree; no positions. */
bool is_same_document(const Xapian::Database& database, Xapian::docid docid, const Xapian::Document& built);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_SAME_DOCUMENT_H
