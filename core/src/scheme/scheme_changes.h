/** @file scheme_changes.h
 *  Makes a scheme from another one and the words that differ. Internal. */
#ifndef NEARDUP_CORE_SCHEME_SCHEME_CHANGES_H
#define NEARDUP_CORE_SCHEME_SCHEME_CHANGES_H

#include <string>
#include <string_view>

namespace neardup {

/** The text of a scheme with other values for some of its words.
 *  @param changes  `name=value` words, separated by spaces; the value @LANGUAGE of `stop` is stop_list(LANGUAGE).
 *  @exception std::invalid_argument for an unknown name. parse() checks whether the result is a scheme. */
std::string changed_scheme_text(std::string text, std::string_view changes);

}  // namespace neardup

#endif  // NEARDUP_CORE_SCHEME_SCHEME_CHANGES_H
