/** @file html_parser.h
 *  Parses HTML as browsers do. THREADS: may be called from several at once.
 *
 *      page --> HtmlTokenizer --> rules of tree construction --> HtmlTree
 *
 *  Source: HTML standard (WHATWG), section 13.2, with scripting disabled. */
#ifndef NEARDUP_INTAKE_HTML_HTML_PARSER_H
#define NEARDUP_INTAKE_HTML_HTML_PARSER_H

#include <string>

#include "html/html_tree.h"
#include "markup/excluded_parts.h"

namespace neardup {

/** Parse a page. Every page has a tree, with html, head and body; an empty one too.
 *  It departs from the standard in what would let a small page take much time or memory:
 *  - at most 512 elements are open. An element in the innermost one is inserted without being opened: its content
 *    follows it as its siblings.
 *  - of the formatting elements behind the last cell or object, 64 are opened again in a later block.
 *  - a page may have 4096 elements opened again, and one for every 4 bytes.
 *  Two rules for pages of the 1990s are left out: a table ends a paragraph whatever the document type is, and what a
 *  frameset has is in the body.
 *  A noscript in the body has elements, as without scripting. But its end tag closes all of them, and none of its tags
 *  closes an element around it: browsers with scripting take its content for text, and pages are written for those. So
 *  "<iframe/>" in a noscript has no content.
 *  And in a page that begins with an XML declaration, or whose root is in the namespace of XHTML, "<script/>", "<title/>"
 *  and the like have no content, because the author meant XHTML. Browsers would take the rest of the page for the script,
 *  unless they are told that it is XHTML. Below such a root "<![CDATA[" begins text; feeds have markup in it.
 *  @param html      UTF-8, well-formed. The tree keeps the bytes; it changes some in place.
 *  @param excluded  whether the tree has the parts that the page excludes.
 *  @exception std::length_error if the page has 4 GiB or more.
 *  Cost: linear in the page. Memory: about 40 bytes for an element or text, 32 for an attribute. */
HtmlTree parse_html(std::string html, ExcludedParts excluded = ExcludedParts::kRead);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_HTML_PARSER_H
