/** @file page_rules.h
 *  The rules of tree construction for the beginning of a page up to its body. THREADS: one.
 *  Source: HTML standard, sections 13.2.6.4.1 to 13.2.6.4.6. */
#ifndef NEARDUP_INTAKE_HTML_PAGE_RULES_H
#define NEARDUP_INTAKE_HTML_PAGE_RULES_H

#include "html/tree_builder.h"
#include "markup/html_token.h"

namespace neardup {

/** Each function has the rules of the insertion mode of its name. A text may be split: then its rest is in the token. */
Step initially(TreeBuilder& builder, HtmlToken& token);
Step before_html(TreeBuilder& builder, HtmlToken& token);
Step before_head(TreeBuilder& builder, HtmlToken& token);
Step in_head(TreeBuilder& builder, HtmlToken& token);
Step in_head_noscript(TreeBuilder& builder, HtmlToken& token);
Step after_head(TreeBuilder& builder, HtmlToken& token);

/** Give the attributes of a second html tag to the first one. */
void add_html_attributes(TreeBuilder& builder, const HtmlToken& token);

/** Close the innermost template. */
void close_template(TreeBuilder& builder);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_PAGE_RULES_H
