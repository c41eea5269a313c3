/** @file table_rules.h
 *  The rules of tree construction for tables. THREADS: one.
 *  Source: HTML standard, sections 13.2.6.4.9 to 13.2.6.4.15. */
#ifndef NEARDUP_INTAKE_HTML_TABLE_RULES_H
#define NEARDUP_INTAKE_HTML_TABLE_RULES_H

#include "html/tree_builder.h"
#include "markup/html_token.h"

namespace neardup {

/** Each function has the rules of the insertion mode of its name. */
Step in_table(TreeBuilder& builder, HtmlToken& token);
Step in_table_text(TreeBuilder& builder, HtmlToken& token);
Step in_caption(TreeBuilder& builder, HtmlToken& token);
Step in_column_group(TreeBuilder& builder, HtmlToken& token);
Step in_table_body(TreeBuilder& builder, HtmlToken& token);
Step in_row(TreeBuilder& builder, HtmlToken& token);
Step in_cell(TreeBuilder& builder, HtmlToken& token);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_TABLE_RULES_H
