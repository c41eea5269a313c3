/** @file html_repair.h
 *  Repairs HTML that libxml2 would parse badly or slowly. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_FORMATS_HTML_REPAIR_H
#define NEARDUP_INTAKE_FORMATS_HTML_REPAIR_H

#include <optional>
#include <string>
#include <string_view>

namespace neardup {

/** A page without
 *  - zero bytes: libxml2 ends an attribute there and reads the rest of the attribute as text;
 *  - the end tags of body and html: libxml2 ignores everything after them, unlike browsers;
 *  - the attributes of tags with more than a thousand white spaces: libxml2 compares each attribute of a tag with all
 *    previous ones, so that a tag of 1 MB would take ten seconds.
 *  @return nothing if the page has none of these. Cost: linear. */
std::optional<std::string> repaired_html(std::string_view html);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_HTML_REPAIR_H
