/** @file body_rules.h
 *  The rules of tree construction for the body of a page. THREADS: one.
 *  Source: HTML standard, section 13.2.6.4.7. */
#ifndef NEARDUP_INTAKE_HTML_BODY_RULES_H
#define NEARDUP_INTAKE_HTML_BODY_RULES_H

#include "html/tree_builder.h"
#include "markup/html_token.h"

namespace neardup {

/** The rules of the insertion mode "in body", which other modes use too. */
Step in_body(TreeBuilder& builder, HtmlToken& token);

/** The rules for content that a table cannot have: it goes before the table. */
Step in_body_before_table(TreeBuilder& builder, HtmlToken& token);

/** Those for start tags and for end tags, each in a file of its own. */
Step start_in_body(TreeBuilder& builder, HtmlToken& token);
Step end_in_body(TreeBuilder& builder, HtmlToken& token);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_BODY_RULES_H
