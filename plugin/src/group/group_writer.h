/** @file group_writer.h
 *  Reports or writes the documents whose group value, term or state differs from the target. Internal. */
#ifndef NEARDUP_PLUGIN_GROUP_GROUP_WRITER_H
#define NEARDUP_PLUGIN_GROUP_GROUP_WRITER_H

#include <vector>

#include <xapian.h>

#include "group/grouping.h"
#include "group/target_groups.h"
#include "scheme/scheme.h"

namespace neardup {

/** Calls options.progress and options.changed for each document that differs, by ascending docid, and writes it after the
 *  call, with options.commit every options.commit_every documents. Does not commit at the end.
 *  @param writer     of the same database; null for a dry run.
 *  @param carried    the marks that documents have now.
 *  @param documents  the marks that they should have, by item; documents that are not listed lose their marks.
 *  @param report     counts the documents that changed, and those that were not written: another program keeps a value
 *                    in a group slot. */
void write_groups(const Xapian::Database& database, Xapian::WritableDatabase* writer, const Scheme& scheme,
                  const CurrentGroups& carried, const std::vector<DocumentGroup>& documents,
                  const GrouperOptions& options, GroupReport& report);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_GROUP_WRITER_H
