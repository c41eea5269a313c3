/** @file html_repair.h
 *  What libxml2's parser would take badly, mended before it reads a page. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_FORMATS_HTML_REPAIR_H
#define NEARDUP_INTAKE_FORMATS_HTML_REPAIR_H

#include <optional>
#include <string>
#include <string_view>

namespace neardup {

/** A page without
 *  - zero bytes: libxml2 ends an attribute at one, and reads what stands behind it as text;
 *  - the end tags of body and html: libxml2 reads nothing after them, browsers do;
 *  - the attributes of tags that have more than a thousand white spaces: libxml2 compares each attribute of a tag with
 *    all before it, so that a tag of 1 MB would take ten seconds.
 *  @return nothing if the page has none of these. Cost: linear. */
std::optional<std::string> repaired_html(std::string_view html);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_HTML_REPAIR_H
