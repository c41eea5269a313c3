/** @file reported_document.h
 *  A document as a page names it. THREADS: like the database handle, one at a time. */
#ifndef NEARDUP_CLI_PAGES_REPORTED_DOCUMENT_H
#define NEARDUP_CLI_PAGES_REPORTED_DOCUMENT_H

#include <string>

#include <xapian.h>

#include "omega/omega_record.h"

namespace neardup::cli {

/** A document in a list of results. */
struct ReportedDocument {
  std::string name;  ///< its id, or "docid N"
  ShownRecord record;

  /** Its title, or its name if it has none. */
  const std::string& title() const { return record.caption.empty() ? name : record.caption; }
};

ReportedDocument reported_document(const Xapian::Database& database, Xapian::docid docid);

/** Where a document is: a link to its address if a page may link to it, else its name. Markup. */
std::string place_link(const ReportedDocument& document);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_REPORTED_DOCUMENT_H
