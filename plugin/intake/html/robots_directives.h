/** @file robots_directives.h
 *  Whether a site keeps a page out of search engines. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_HTML_ROBOTS_DIRECTIVES_H
#define NEARDUP_INTAKE_HTML_ROBOTS_DIRECTIVES_H

#include <string_view>

namespace neardup {

/** Whether directives for robots exclude a page: they hold "noindex" or "none" in any case, also within a word, as
 *  omindex reads them. A "none" behind a colon is the value of another directive, such as "max-image-preview:none".
 *  @param directives  content of <meta name="robots">. */
bool excludes_page(std::string_view directives);

/** The same for the value of an HTTP field X-Robots-Tag. Directives for one robot, such as "googlebot: noindex", do not
 *  count, and neither do those of <meta name="googlebot">. */
bool header_excludes_page(std::string_view value);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_ROBOTS_DIRECTIVES_H
