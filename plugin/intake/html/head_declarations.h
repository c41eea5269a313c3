/** @file head_declarations.h
 *  What the head of a page tells search engines: its title among it.
 *
 *  The address under which a site wants a page to be known. THREADS: pure functions.
 *
 *  Whether a site keeps a page out of search engines; where a page sends its reader.
 */
#ifndef NEARDUP_INTAKE_HTML_HEAD_DECLARATIONS_H
#define NEARDUP_INTAKE_HTML_HEAD_DECLARATIONS_H

#include <string>
#include <string_view>

#include "html/html_tree.h"

namespace neardup {

/** The first title that has words, on one line, outside drawings; empty without. Cost: linear. */
std::string page_title(const HtmlTree& tree);

/** The language that the html element states, without region and script, such as "en" of "en-GB", in lower case; empty
 *  without. Source: HTML standard, 3.2.6.2; RFC 5646, 2.2.1. */
std::string page_language(const HtmlTree& tree);

/** The URL of <link rel="canonical">, else of <meta property="og:url">, resolved against the page's base element and its
 *  own URL, without fragment. Empty if the page names none, or several different ones, or one that might be any site's.
 *  @param url       of the page; empty if it is not known: then a URL without a host is any site's.
 *  @param one_site  whether the pages have one site: then no URL is any site's. Unless they have, one at the root of a `file:`
 *                   URL is.
 *  Cost: linear. Source: RFC 6596; RFC 3986, section 5.2. */
std::string canonical_url(const HtmlTree& tree, std::string_view url, bool one_site = false);

/** The URL in the first <meta http-equiv="refresh"> that has one, resolved like canonical_url(); empty without.
 *  Source: HTML standard, 4.2.5.3, "shared declarative refresh steps". */
std::string refresh_url(const HtmlTree& tree, std::string_view url);

/** Whether directives for robots exclude a page: they hold "noindex" or "none" in any case, also within a word, as
 *  omindex reads them. A "none" behind a colon is the value of another directive, such as "max-image-preview:none".
 *  @param directives  content of <meta name="robots">. */
bool excludes_page(std::string_view directives);

/** The same for the value of an HTTP field X-Robots-Tag. Directives for one robot, such as "googlebot: noindex", do not
 *  count, and neither do those of <meta name="googlebot">. */
bool header_excludes_page(std::string_view value);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_HEAD_DECLARATIONS_H
