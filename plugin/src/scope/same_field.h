/** @file same_field.h
 *  Reads what documents of one group must have alike. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_SCOPE_SAME_FIELD_H
#define NEARDUP_PLUGIN_SCOPE_SAME_FIELD_H

#include <string>

#include <xapian.h>

#include "neardup/group_scope.h"
#include "scheme/scheme.h"

namespace neardup {

/** @exception Xapian::InvalidArgumentError for a field that grouping itself writes. */
void require_field_of_others(const Scheme& scheme, const SameField& field);

/** What a document has in a field; empty for nothing. Equal for documents that have the same there.
 *  Cost: reads the data, a value or the terms of the document; on a remote database a round trip. */
std::string field_content(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid,
                          const SameField& field);

/** The name of the scope of documents that have the same in a field.
 *  @param within   the name of the scope that the documents are confined to, or empty.
 *  @param content  field_content(). Stored: yes, through group ids (plugin/FORMAT.md). */
std::string scope_of_field(const std::string& within, const std::string& content);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_SCOPE_SAME_FIELD_H
