/** @file same_document.h
 *  Whether writing a document would change anything. THREADS: pure function. */
#ifndef NEARDUP_CLI_INDEXING_SAME_DOCUMENT_H
#define NEARDUP_CLI_INDEXING_SAME_DOCUMENT_H

#include <xapian.h>

namespace neardup::cli {

/** Whether a document of a database is as another would be written: its data, its values (under Omega's record the MD5
 *  of the text among them) and its words, each as often. Values and boolean terms beside these, such as its group, do
 * not matter. The order of words is not compared: that of a title behind the bytes that the record keeps may differ.
 *  @param built  in memory, with Omega's record (omega_record.h).
 *  Cost: reads data, values and terms as far as they agree; no positions. */
bool is_same_document(const Xapian::Database& database, Xapian::docid docid, const Xapian::Document& built);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_SAME_DOCUMENT_H
