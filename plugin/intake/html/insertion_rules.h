/** @file insertion_rules.h
 *  The rules of tree construction. A function has the rules of the insertion mode of its name. THREADS: one.
 *  Source: HTML standard, sections 13.2.6.4 and 13.2.6.5. */
#ifndef NEARDUP_INTAKE_HTML_INSERTION_RULES_H
#define NEARDUP_INTAKE_HTML_INSERTION_RULES_H

#include <array>
#include <cstddef>

#include "html/tree_builder.h"
#include "markup/html_tag.h"
#include "markup/tokenizer.h"

namespace neardup {

// page_rules.cc: the beginning of a page up to its body (13.2.6.4.2 to 13.2.6.4.6).
Step before_html(TreeBuilder& builder, HtmlToken& token);
Step before_head(TreeBuilder& builder, HtmlToken& token);
Step in_head(TreeBuilder& builder, HtmlToken& token);
Step in_head_noscript(TreeBuilder& builder, HtmlToken& token);
Step after_head(TreeBuilder& builder, HtmlToken& token);

/** Give the attributes of a second html tag to the first one. */
void add_html_attributes(TreeBuilder& builder, const HtmlToken& token);

/** Close the innermost template. */
void close_template(TreeBuilder& builder);

// body_start_rules.cc: the body of a page (13.2.6.4.7).
/** Other modes use these rules, too. */
Step in_body(TreeBuilder& builder, HtmlToken& token);

/** The rules for content that a table cannot have: it goes before the table. */
Step in_body_before_table(TreeBuilder& builder, HtmlToken& token);

/** Those for start tags and for end tags, each in a file of its own. */
Step start_in_body(TreeBuilder& builder, HtmlToken& token);
Step end_in_body(TreeBuilder& builder, HtmlToken& token);

/** The adoption agency algorithm: what the end tag of a formatting element does to blocks that began within it. Of
 *  "<b><p>x</b>y" it makes "<b></b><p><b>x</b>y".
 *  Source: HTML standard, section 13.2.6.4.7. Cost: bounded by the open elements. */
void run_adoption_agency(TreeBuilder& builder, const HtmlToken& token);

/** What closes an element for which there is no rule of its own. */
void close_any_element(TreeBuilder& builder, const HtmlToken& token);

/** What is done with a tag. */
using TagStep = void (*)(TreeBuilder& builder, const HtmlToken& token);
using TagSteps = std::array<TagStep, kHtmlTags>;

struct TagRule {
  TagSet tags;
  TagStep step;
};

/** The step of each tag; of a tag in several rules that of the last one. @param other  for tags without a rule. */
template <std::size_t Rules>
constexpr TagSteps steps_by_tag(const TagRule (&rules)[Rules], TagStep other) {
  TagSteps steps{};
  for (std::size_t i = 0; i != kHtmlTags; ++i) {
    steps[i] = other;
    for (const TagRule& rule : rules) {
      if (rule.tags.has(static_cast<HtmlTag>(i))) steps[i] = rule.step;
    }
  }
  return steps;
}

// html_parser.cc: the content of an element of text alone (13.2.6.4.8).
Step in_text(TreeBuilder& builder, HtmlToken& token);

// table_rules.cc: tables (13.2.6.4.9 to 13.2.6.4.15).
Step in_table(TreeBuilder& builder, HtmlToken& token);
Step in_table_text(TreeBuilder& builder, HtmlToken& token);
Step in_caption(TreeBuilder& builder, HtmlToken& token);
Step in_column_group(TreeBuilder& builder, HtmlToken& token);
Step in_table_body(TreeBuilder& builder, HtmlToken& token);
Step in_row(TreeBuilder& builder, HtmlToken& token);
Step in_cell(TreeBuilder& builder, HtmlToken& token);

// page_rules.cc (13.2.6.4.16).
Step in_template(TreeBuilder& builder, HtmlToken& token);

// page_rules.cc: after the body (13.2.6.4.17 and 13.2.6.4.19).
/** The rules of "after body" and "after after body". */
Step after_body(TreeBuilder& builder, HtmlToken& token);

// foreign_rules.cc: within SVG and MathML (13.2.6 and 13.2.6.5).
/** Whether these rules, not those of the insertion mode, are for a token. */
bool is_foreign(const TreeBuilder& builder, const HtmlToken& token);

/** @return kAgain if the rules of the insertion mode are for the token after all. */
Step in_foreign_content(TreeBuilder& builder, HtmlToken& token);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_INSERTION_RULES_H
