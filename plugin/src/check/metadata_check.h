/** @file metadata_check.h
 *  Checks what a database's metadata says of signatures, groups and distinct documents. Internal. */
#ifndef NEARDUP_PLUGIN_CHECK_METADATA_CHECK_H
#define NEARDUP_PLUGIN_CHECK_METADATA_CHECK_H

#include <string>

#include <xapian.h>

#include "check/issue_sink.h"
#include "scheme/scheme.h"

namespace neardup {

/** @param tokenizer_version  of this program's tokenizer. */
void check_metadata(const Xapian::Database& database, const Scheme& scheme, const std::string& tokenizer_version,
                    const IssueSink& found);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_CHECK_METADATA_CHECK_H
