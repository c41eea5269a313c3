/** @file metadata_check.h
 *  Checks what a database's metadata says of signatures, groups and distinct documents. Internal. */
#ifndef NEARDUP_PLUGIN_CHECK_METADATA_CHECK_H
#define NEARDUP_PLUGIN_CHECK_METADATA_CHECK_H

#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "check/scheme_check.h"
#include "scheme/scheme.h"

namespace neardup {

/** @param tokenizer_version  of this program's tokenizer. */
void check_metadata(const Xapian::Database& database, const Scheme& scheme, const std::string& tokenizer_version,
                    const IssueSink& found);

/** The documents in the incremental state, ascending; nothing if there is none that can be read. */
std::optional<std::vector<Xapian::docid>> docids_of_incremental_state(const Xapian::Database& database,
                                                                      const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_CHECK_METADATA_CHECK_H
