/** @file signature_removal.h
 *  Takes everything that a scheme put on a document away again. Internal. */
#ifndef NEARDUP_SRC_SIGNATURE_REMOVAL_H
#define NEARDUP_SRC_SIGNATURE_REMOVAL_H

#include <xapian.h>

#include "neardup/scheme.h"

namespace neardup {

/** Remove the four values and all band and group terms. Terms of a longer prefix that begins like one of the scheme's
 *  stay: no capital follows a prefix in a term. */
void remove_signature(Xapian::Document& document, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_SRC_SIGNATURE_REMOVAL_H
