/** @file foreign_rules.h
 *  The rules of tree construction within SVG and MathML. THREADS: one.
 *  Source: HTML standard, sections 13.2.6 and 13.2.6.5. */
#ifndef NEARDUP_INTAKE_HTML_FOREIGN_RULES_H
#define NEARDUP_INTAKE_HTML_FOREIGN_RULES_H

#include "html/tree_builder.h"
#include "markup/html_token.h"

namespace neardup {

/** Whether these rules, not those of the insertion mode, are for a token. */
bool is_foreign(const TreeBuilder& builder, const HtmlToken& token);

/** @return kAgain if the rules of the insertion mode are for the token after all. */
Step in_foreign_content(TreeBuilder& builder, HtmlToken& token);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_FOREIGN_RULES_H
