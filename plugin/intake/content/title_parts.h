/** @file title_parts.h
 *  The parts of a page's title, such as the name of the page and that of its site. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CONTENT_TITLE_PARTS_H
#define NEARDUP_INTAKE_CONTENT_TITLE_PARTS_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "content/frame_set.h"

namespace neardup {

/** What stands between colons, bars, dots, arrows and dashes that have a space behind them, and all but a colon one before
 *  them, or in brackets at the end, unless they have the version of what stands behind the last separator; in order, none empty. Separators of full width need no space, nor do bars, underscores and
 *  dashes between characters of scripts without spaces. Cost: linear. */
std::vector<std::string_view> title_parts(std::string_view title);

/** What a part is known by in a FrameSet, in small letters. Stored: yes. */
std::uint64_t title_part_hash(std::string_view part);

/** Whether a line says which version a page is of, such as "Version: Next" or "Version: 4.2". */
bool states_version(std::string_view line);

/** A part without its versions, words such as "4.2", "v4.2", "4.2-beta", "[4.x]" or "latest", if it has one and other words, two if
 *  the version has two numbers or is a word: "Locks 4.2.1", "Locks v4.2" and "Locks 4.2 API" name a manual, "Section 4.2" does not.
 *  Else empty. */
std::string without_version(std::string_view part);

/** What the name of a manual is known by in a FrameSet, whatever its version. Stored: yes.
 *  @param name  without_version() of a part. */
std::uint64_t manual_hash(std::string_view name);

/** A title without the parts that the site repeats on nearly all pages, and without those that name a manual of which it
 *  has several versions. Empty if it has no other. */
std::string own_title(std::string_view title, const FrameSet& frame);

/** A title without the versions of manuals of which the site has several. */
std::string unversioned_title(std::string_view title, const FrameSet& frame);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_TITLE_PARTS_H
