/** @file flowed_text.h
 *  The text of format=flowed mail. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_MAIL_FLOWED_TEXT_H
#define NEARDUP_INTAKE_MAIL_FLOWED_TEXT_H

#include <string>
#include <string_view>

namespace neardup {

/** Join the lines of each paragraph: a line that ends in a space is continued by the next one of the same depth of
 *  quoting. Quotes stand at the paragraph's beginning only.
 *  @param deletes_space  DelSp=yes: the space is no part of the text, so that words may be cut at line ends.
 *  Source: RFC 3676 section 4. */
std::string flowed_text(std::string_view text, bool deletes_space);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_FLOWED_TEXT_H
