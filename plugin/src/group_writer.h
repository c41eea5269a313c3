/** @file group_writer.h
 *  Writes groups into a database, touching only the documents whose group value, term or state differs. Internal. */
#ifndef NEARDUP_SRC_GROUP_WRITER_H
#define NEARDUP_SRC_GROUP_WRITER_H

#include <cstddef>
#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/grouper.h"
#include "neardup/scheme.h"
#include "wanted_groups.h"

namespace neardup {

/** @param carried    what the documents carry now.
 *  @param documents  what they are to carry, by item; those that are not listed lose what they carry.
 *  @return documents that differ; they are written but in a dry run. Calls options.changed and options.progress before
 *  each of them, and options.commit every options.commit_every. Nothing is committed at the end. */
std::size_t write_groups(Xapian::WritableDatabase& database, const Scheme& scheme, const CarriedGroups& carried,
                         const std::vector<DocumentGroup>& documents, const GrouperOptions& options);

}  // namespace neardup

#endif  // NEARDUP_SRC_GROUP_WRITER_H
