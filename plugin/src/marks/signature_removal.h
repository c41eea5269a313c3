/** @file signature_removal.h
 *  Removes everything that a scheme put on a document, and puts its group marks back. Internal. */
#ifndef NEARDUP_PLUGIN_MARKS_SIGNATURE_REMOVAL_H
#define NEARDUP_PLUGIN_MARKS_SIGNATURE_REMOVAL_H

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <xapian.h>

#include "scheme/own_terms.h"
#include "scheme/scheme.h"

namespace neardup {

/** Remove the four values, the band and group terms, and the duplicate mark. Terms of other programs with the same
 *  beginning stay (own_terms.h), and so do terms of the same form that nothing proves to be ours (stored_marks.h).
 *  @return whether the document had any of these values and terms. */
bool remove_signature(Xapian::Document& document, const Scheme& scheme);

/** The same for several schemes, which may have slots in common: the values of one prove that the terms of another are
 *  ours. If the document has a value of another scheme in these slots, its band terms have that scheme's form, which may
 *  be unknown. Then all terms that can be band terms are removed. */
bool remove_signatures(Xapian::Document& document, const std::vector<std::pair<Scheme, OwnTerms>>& schemes);

/** Remove only what grouping put there: two values and the group terms. */
bool remove_group_marks(Xapian::Document& document, const Scheme& scheme);

struct GroupMarks {
  std::string group;               ///< the value; empty: in no group
  std::string state;               ///< the value
  std::vector<std::string> terms;  ///< at most one, where groups have terms
};

/** The group marks of a document; nothing if it has none of this scheme, or the state is damaged. */
std::optional<GroupMarks> group_marks(const Xapian::Document& document, const Scheme& scheme);

void restore_group_marks(Xapian::Document& document, const Scheme& scheme, const GroupMarks& marks);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_SIGNATURE_REMOVAL_H
