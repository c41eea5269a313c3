/** @file signature_check.h
 *  Checks whether the stored parts of a signature fit each other, without the document's words. Internal. */
#ifndef NEARDUP_PLUGIN_MARKS_SIGNATURE_CHECK_H
#define NEARDUP_PLUGIN_MARKS_SIGNATURE_CHECK_H

#include <functional>
#include <string>

#include <xapian.h>

#include "marks/stored_marks.h"
#include "neardup/issue.h"
#include "scheme/scheme.h"

namespace neardup {

/** What a check reports issues to. */
using IssueSink = std::function<void(IssueKind kind, Xapian::docid docid, const std::string& detail)>;

/** Describes, for messages, a value that should be of a scheme but cannot be decoded. */
std::string described_value(const Xapian::Database& database, const Scheme& scheme, unsigned slot,
                            const std::string& value);

/** Reports what is wrong with the stored parts of a signature, and group terms that the group value does not prove to be
 *  ours. */
void check_signature(const Xapian::Database& database, const Scheme& scheme, const StoredMarks& marks,
                     const IssueSink& found);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_SIGNATURE_CHECK_H
