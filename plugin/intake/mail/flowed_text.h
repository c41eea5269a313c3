/** @file flowed_text.h
 *  The text of format=flowed mail. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_MAIL_FLOWED_TEXT_H
#define NEARDUP_INTAKE_MAIL_FLOWED_TEXT_H

#include <string>
#include <string_view>

namespace neardup {

/** Join the lines of each paragraph: the next line of the same quoting depth continues a line that ends in a space.
 *  Quote marks stay only at the beginning of a paragraph.
 *  @param deletes_space  DelSp=yes: the space is not part of the text, so that lines may end within words.
 *  Source: RFC 3676 section 4. */
std::string flowed_text(std::string_view text, bool deletes_space);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_FLOWED_TEXT_H
