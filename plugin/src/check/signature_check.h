/** @file signature_check.h
 *  Checks whether a document's fingerprint, signature and band terms are valid and fit each other. Internal. */
#ifndef NEARDUP_PLUGIN_CHECK_SIGNATURE_CHECK_H
#define NEARDUP_PLUGIN_CHECK_SIGNATURE_CHECK_H

#include <string>

#include <xapian.h>

#include "check/scheme_check.h"
#include "marks/stored_marks.h"
#include "scheme/scheme.h"

namespace neardup {

/** Describes, for messages, a value that should be of a scheme but cannot be decoded. */
std::string described_value(const Xapian::Database& database, const Scheme& scheme, unsigned slot,
                            const std::string& value);

/** Whether it is a valid value of another scheme. */
bool is_foreign_value(const Scheme& scheme, const std::string& value);

/** Reports what is wrong with the stored parts of a signature. */
void check_signature(const Xapian::Database& database, const Scheme& scheme, const StoredMarks& marks,
                     const IssueSink& found);

/** Reports group terms that the group value does not prove to be ours. */
void check_group_terms(const Scheme& scheme, const StoredMarks& marks, const IssueSink& found);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_CHECK_SIGNATURE_CHECK_H
