/** @file link_words.h
 *  Words of links and e-mail addresses, which a fingerprint of words leaves out and an index does not tell from others.
 *  Internal. */
#ifndef NEARDUP_SRC_LINK_WORDS_H
#define NEARDUP_SRC_LINK_WORDS_H

#include <cstdint>
#include <string_view>
#include <vector>

#include "neardup/scheme.h"

namespace neardup {

/** Whether the scheme's fingerprint leaves link words out, so that positions need not give the fingerprint of the text.
 *  The profiles of ICU find links; the others give every token as a word or a number. */
bool leaves_links_out(const Scheme& scheme);

/** Whether nearly every link or address has such a word: of the schemes, `www`, and the ends of host names that are no
 *  words of a language. */
bool is_link_mark(std::string_view word);

/** How many of the words must be left out, at least, to give a fingerprint; more than there are, if none of them gives
 *  it. Each word left out moves the count of every bit by one: so as many as the farthest differing bit is off.
 *  @param words  hashes, each as often as it occurs; of a fingerprint that weighs them so (adds_words_up()). */
std::uint64_t least_words_left_out(const std::vector<std::uint64_t>& words, std::uint64_t fingerprint);

/** Whether the fingerprint weighs a word as often as it occurs. */
bool adds_words_up(const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_SRC_LINK_WORDS_H
