/** @file signature_removal.h
 *  Takes everything that a scheme put on a document away again. Internal. */
#ifndef NEARDUP_PLUGIN_MARKS_SIGNATURE_REMOVAL_H
#define NEARDUP_PLUGIN_MARKS_SIGNATURE_REMOVAL_H

#include <xapian.h>

#include "scheme/own_terms.h"
#include "scheme/scheme.h"

namespace neardup {

/** Remove the four values, all band and group terms, and the mark of a duplicate. Terms of other programs that begin
 *  like one of these stay (own_terms.h).
 *  @return whether the document had any of those values and terms. */
bool remove_signature(Xapian::Document& document, const Scheme& scheme);

/** The same without allocating. If the document carries a value of another scheme in the scheme's slots, its band terms
 *  have that one's form, which may not be known: all that can be one's go.
 *  @param own  of the scheme. */
bool remove_signature(Xapian::Document& document, const Scheme& scheme, const OwnTerms& own);

/** Of these only what grouping put there: two values and the group terms. */
bool remove_group_marks(Xapian::Document& document, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_SIGNATURE_REMOVAL_H
