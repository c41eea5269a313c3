/** @file adoption_agency.h
 *  What the end tag of a formatting element does to blocks that began within it. THREADS: one. */
#ifndef NEARDUP_INTAKE_HTML_ADOPTION_AGENCY_H
#define NEARDUP_INTAKE_HTML_ADOPTION_AGENCY_H

#include "html/tree_builder.h"
#include "markup/html_token.h"

namespace neardup {

/** The adoption agency algorithm: of "<b><p>x</b>y" it makes "<b></b><p><b>x</b>y".
 *  Source: HTML standard, section 13.2.6.4.7. Cost: bounded by the open elements. */
void run_adoption_agency(TreeBuilder& builder, const HtmlToken& token);

/** What closes an element for which there is no rule of its own. */
void close_any_element(TreeBuilder& builder, const HtmlToken& token);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_ADOPTION_AGENCY_H
