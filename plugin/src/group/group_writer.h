/** @file group_writer.h
 *  The documents whose group value, term or state differs from what it is to be: told of, or written. Internal. */
#ifndef NEARDUP_PLUGIN_GROUP_GROUP_WRITER_H
#define NEARDUP_PLUGIN_GROUP_GROUP_WRITER_H

#include <cstddef>
#include <string>
#include <vector>

#include <xapian.h>

#include "group/grouping.h"
#include "group/target_groups.h"
#include "scheme/scheme.h"

namespace neardup {

/** Calls options.progress and options.changed for each document that differs, by ascending docid.
 *  @param carried    what the documents carry now.
 *  @param documents  what they are to carry, by item; those that are not listed lose what they carry.
 *  @return documents that differ. */
std::size_t tell_of_groups(const Xapian::Database& database, const Scheme& scheme, const CurrentGroups& carried,
                           const std::vector<DocumentGroup>& documents, const GrouperOptions& options);

/** The same, and writes each document after it was told of, with options.commit every options.commit_every. Nothing is
 *  committed at the end. */
std::size_t write_groups(Xapian::WritableDatabase& database, const Scheme& scheme, const CurrentGroups& carried,
                         const std::vector<DocumentGroup>& documents, const GrouperOptions& options);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_GROUP_WRITER_H
