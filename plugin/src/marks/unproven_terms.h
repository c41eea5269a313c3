/** @file unproven_terms.h
 *  Terms that have the form of a scheme's band and group terms, and that nothing on their document proves to be ours.
 *  Another program may have written them, so they are never removed. Internal. THREADS: pure functions.
 *
 *  Band terms are ours on a document with a fingerprint or a signature, if each is the only one of its band. A group
 *  term is ours if it names the group value. A family such as `sample` gives a document any number of terms, so all terms of
 *  its form are ours on such a document. */
#ifndef NEARDUP_PLUGIN_MARKS_UNPROVEN_TERMS_H
#define NEARDUP_PLUGIN_MARKS_UNPROVEN_TERMS_H

#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "scheme/own_terms.h"
#include "scheme/scheme.h"

namespace neardup {

/** Whether a document's fingerprint or signature has the checksum of a scheme, known or not. */
bool proves_bands(const std::string& fingerprint, const std::string& signature);

/** @param bands  the band terms of a document, ascending. @param proved  proves_bands(). */
std::vector<std::string> unproven_bands(const OwnTerms& own, const std::vector<std::string>& bands, bool proved);

/** Whether a group term names the group value of its document, in which one character may be damaged. */
bool is_own_group_term(const OwnTerms& own, std::string_view term, const std::string& group);

/** @param terms  the group terms of a document. @param group  its group value. */
std::vector<std::string> unproven_groups(const OwnTerms& own, const std::vector<std::string>& terms,
                                         const std::string& group);

/** The terms of both kinds on a document. */
std::vector<std::string> unproven_terms(const Xapian::Document& document, const Scheme& scheme);

/** How to remove such terms: one line. */
constexpr const char* kUnprovenTermsRemedy =
    "none, if another program wrote them; 'xapian-neardup check DATABASE --repair --take-slots' removes them";

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_UNPROVEN_TERMS_H
