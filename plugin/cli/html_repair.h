/** @file attribute_flood.h
 *  A guard in front of the HTML parser. THREADS: pure function. */
#ifndef NEARDUP_CLI_ATTRIBUTE_FLOOD_H
#define NEARDUP_CLI_ATTRIBUTE_FLOOD_H

#include <optional>
#include <string>
#include <string_view>

namespace neardup::cli {

/** A page without the attributes of those tags that have more than a thousand white spaces: libxml2 compares each
 *  attribute of a tag with all before it, so that a tag of 1 MB would take ten seconds.
 *  @return nothing if the page has no such tag. Cost: linear. */
std::optional<std::string> without_attribute_floods(std::string_view html);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ATTRIBUTE_FLOOD_H
