/** @file canonical_url.h
 *  The address under which a site wants a page to be known. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_HTML_CANONICAL_URL_H
#define NEARDUP_INTAKE_HTML_CANONICAL_URL_H

#include <string>
#include <string_view>

#include "html/html_tree.h"

namespace neardup {

/** The URL of <link rel="canonical">, else of <meta property="og:url">, resolved against the page's base element and its
 *  own URL, without fragment. Empty if the page names none, or several different ones.
 *  @param url  of the page; empty if it is not known: then a relative URL stays relative.
 *  Cost: linear. Source: RFC 6596; RFC 3986, section 5.2. */
std::string canonical_url(const HtmlTree& tree, std::string_view url);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_CANONICAL_URL_H
