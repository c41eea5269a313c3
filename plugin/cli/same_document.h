/** @file same_document.h
 *  Whether writing a document would change anything. THREADS: pure function. */
#ifndef NEARDUP_CLI_SAME_DOCUMENT_H
#define NEARDUP_CLI_SAME_DOCUMENT_H

#include <xapian.h>

namespace neardup::cli {

/** Whether a document has all that another would bring: its data, its values (under Omega's record the MD5 of the text
 *  among them) and its terms, each as often. What the document has beside these, such as its group, does not matter.
 *  @param there  of a database.
 *  @param built  in memory, with Omega's record (omega_record.h).
 *  Cost: reads data, values and terms of the one that is there as far as they agree; no positions. */
bool has_all_of(const Xapian::Document& there, const Xapian::Document& built);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_SAME_DOCUMENT_H
