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
 *  them; in order, none empty. Cost: linear. */
std::vector<std::string_view> title_parts(std::string_view title);

/** What a part is known by in a FrameSet, in small letters. Stored: yes. */
std::uint64_t title_part_hash(std::string_view part);

/** A title without the parts that the site repeats on nearly all pages. Empty if it has no other. */
std::string own_title(std::string_view title, const FrameSet& frame);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_TITLE_PARTS_H
