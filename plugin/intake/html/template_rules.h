/** @file template_rules.h
 *  The rules of tree construction within a template. THREADS: one.
 *  Source: HTML standard, section 13.2.6.4.16. */
#ifndef NEARDUP_INTAKE_HTML_TEMPLATE_RULES_H
#define NEARDUP_INTAKE_HTML_TEMPLATE_RULES_H

#include "html/tree_builder.h"
#include "markup/html_token.h"

namespace neardup {

/** The rules of the insertion mode "in template". */
Step in_template(TreeBuilder& builder, HtmlToken& token);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_TEMPLATE_RULES_H
