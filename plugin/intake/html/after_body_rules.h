/** @file after_body_rules.h
 *  The rules of tree construction after the body, and for pages of frames. THREADS: one.
 *  Source: HTML standard, sections 13.2.6.4.17 to 13.2.6.4.21. */
#ifndef NEARDUP_INTAKE_HTML_AFTER_BODY_RULES_H
#define NEARDUP_INTAKE_HTML_AFTER_BODY_RULES_H

#include "html/tree_builder.h"
#include "markup/html_token.h"

namespace neardup {

/** The rules of "after body" and "after after body". */
Step after_body(TreeBuilder& builder, HtmlToken& token);

Step in_frameset(TreeBuilder& builder, HtmlToken& token);
/** The rules of "after frameset" and "after after frameset". */
Step after_frameset(TreeBuilder& builder, HtmlToken& token);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_AFTER_BODY_RULES_H
