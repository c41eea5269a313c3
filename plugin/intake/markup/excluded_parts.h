/** @file excluded_parts.h
 *  Parts of a page that its author keeps out of search engines by a pair of comments:
 *
 *      <!--htdig_noindex--> ... <!--/htdig_noindex-->         of ht://Dig; omindex heeds it
 *      <!--UdmComment--> ... <!--/UdmComment-->               of mnoGoSearch; omindex heeds it
 *      <!--googleoff: index--> ... <!--googleon: index-->     of Google's appliance; also "all"
 *
 *  Case and white space in the comments do not matter. THREADS: a pure function. */
#ifndef NEARDUP_INTAKE_MARKUP_EXCLUDED_PARTS_H
#define NEARDUP_INTAKE_MARKUP_EXCLUDED_PARTS_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace neardup {

enum class ExcludedParts : std::uint8_t { kRead, kLeftOut };

/** Where the part ends that a comment begins: behind its closing comment, or at the end of the page if it has none.
 *  Nothing if the comment begins no such part.
 *  @param comment  its text. @param begin  the place behind it in the page. Cost: linear in the part. */
std::optional<std::size_t> excluded_part_end(std::string_view page, std::string_view comment, std::size_t begin);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_EXCLUDED_PARTS_H
