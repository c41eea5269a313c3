/** @file group_writer.h
 *  Reports or writes the documents whose group value, term or state differs from the target. Internal. */
#ifndef NEARDUP_PLUGIN_GROUP_GROUP_WRITER_H
#define NEARDUP_PLUGIN_GROUP_GROUP_WRITER_H

#include <cstddef>
#include <vector>

#include <xapian.h>

#include "group/grouping.h"
#include "group/target_groups.h"
#include "scheme/scheme.h"

namespace neardup {

/** Calls options.progress and options.changed for each document that differs, by ascending docid.
 *  @param carried    the marks that documents have now.
 *  @param documents  the marks that they should have, by item; documents that are not listed lose their marks.
 *  @return the number of documents that differ. */
std::size_t tell_of_groups(const Xapian::Database& database, const Scheme& scheme, const CurrentGroups& carried,
                           const std::vector<DocumentGroup>& documents, const GrouperOptions& options);

/** The same, and writes each document after the call, with options.commit every options.commit_every documents. Does
 *  not commit at the end.
 *  @param slots_taken  counts the documents that were not written: another program keeps a value in a group slot.
 *  @return the number of documents written. */
std::size_t write_groups(Xapian::WritableDatabase& database, const Scheme& scheme, const CurrentGroups& carried,
                         const std::vector<DocumentGroup>& documents, const GrouperOptions& options,
                         std::size_t& slots_taken);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_GROUP_WRITER_H
