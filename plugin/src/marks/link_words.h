/** @file link_words.h
 *  Words of links and e-mail addresses. A fingerprint of words leaves them out, and an index does not tell which words
 *  they are. Internal. */
#ifndef NEARDUP_PLUGIN_MARKS_LINK_WORDS_H
#define NEARDUP_PLUGIN_MARKS_LINK_WORDS_H

#include "scheme/scheme.h"

namespace neardup {

/** Whether the scheme's fingerprint leaves link words out, so that positions may not give the fingerprint of the text.
 *  Only ICU's profiles find links; others give every token as a word or a number. */
bool leaves_links_out(const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_LINK_WORDS_H
