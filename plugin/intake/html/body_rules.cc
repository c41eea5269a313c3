#include "html/insertion_rules.h"

#include <algorithm>

#include "markup/character_class.h"

namespace neardup {

namespace {

Step text_in_body(TreeBuilder& builder, const HtmlToken& token) {
  builder.reconstruct_formatting();
  builder.insert_text(token.text);
  if (!std::all_of(token.text.begin(), token.text.end(), is_html_space)) builder.frameset_ok = false;
  return Step::kDone;
}

}  // namespace

Step in_body(TreeBuilder& builder, HtmlToken& token) {
  switch (token.kind) {
    case HtmlToken::Kind::kText:
      return text_in_body(builder, token);
    case HtmlToken::Kind::kStartTag:
      return start_in_body(builder, token);
    case HtmlToken::Kind::kEndTag:
      return end_in_body(builder, token);
    case HtmlToken::Kind::kEndOfPage:
      return builder.template_modes.empty() ? Step::kStop : in_template(builder, token);
    default:
      return Step::kDone;
  }
}

Step in_body_before_table(TreeBuilder& builder, HtmlToken& token) {
  builder.foster_parenting = true;
  const Step step = in_body(builder, token);
  builder.foster_parenting = false;
  return step;
}

}  // namespace neardup
