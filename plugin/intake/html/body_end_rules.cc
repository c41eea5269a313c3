#include "html/insertion_rules.h"
#include "html/tag_classes.h"

namespace neardup {

namespace {

Step end_body(TreeBuilder& builder, const HtmlToken& token) {
  if (!builder.open.has(HtmlTag::kBody, Scope::kUsual)) return Step::kDone;
  builder.mode = after_body;
  return token.tag == HtmlTag::kHtml ? Step::kAgain : Step::kDone;
}

void end_form(TreeBuilder& builder, const HtmlToken&) {
  if (builder.open.has(HtmlTag::kTemplate)) {
    builder.open.close({HtmlTag::kForm}, Scope::kUsual);
    return;
  }
  const HtmlNode form = builder.form;
  builder.form = kNoNode;
  if (form == kNoNode || !builder.open.has_node(form)) return;
  if (!builder.open.reaches(builder.open.place_of(form), Scope::kUsual)) return;
  builder.close_implied(kImpliedEndTags);
  builder.open.remove(builder.open.place_of(form));
}

void end_p(TreeBuilder& builder, const HtmlToken&) {
  if (!builder.open.has(HtmlTag::kP, Scope::kButton)) builder.open_implied(HtmlTag::kP);
  builder.close_p();
}

void end_heading(TreeBuilder& builder, const HtmlToken&) {
  builder.open.close(kHeadingTags, Scope::kUsual);
}

void end_block(TreeBuilder& builder, const HtmlToken& token) {
  builder.open.close({token.tag}, Scope::kUsual);
}

void end_item(TreeBuilder& builder, const HtmlToken& token) {
  builder.open.close({token.tag}, Scope::kListItem);
}

void end_object(TreeBuilder& builder, const HtmlToken& token) {
  if (builder.open.close({token.tag}, Scope::kUsual)) builder.formatting.clear_to_marker();
}

/** "</br>" is "<br>". */
void end_break(TreeBuilder& builder, const HtmlToken&) {
  HtmlToken line_break;
  line_break.kind = HtmlToken::Kind::kStartTag;
  line_break.tag = HtmlTag::kBr;
  start_in_body(builder, line_break);
}

constexpr TagRule kEndRules[] = {
    {tags_of(TagClass::kBlock)
         .with({HtmlTag::kButton, HtmlTag::kDd, HtmlTag::kDt, HtmlTag::kListing, HtmlTag::kPre, HtmlTag::kSelect}),
     end_block},
    {tags_of(TagClass::kFormatting), run_adoption_agency},
    {kHeadingTags, end_heading},
    {{HtmlTag::kP}, end_p},
    {{HtmlTag::kLi}, end_item},
    {{HtmlTag::kForm}, end_form},
    {{HtmlTag::kApplet, HtmlTag::kMarquee, HtmlTag::kNoscript, HtmlTag::kObject}, end_object},
    {{HtmlTag::kBr}, end_break},
};
constexpr TagSteps kEndSteps = steps_by_tag(kEndRules, close_any_element);

}  // namespace

Step end_in_body(TreeBuilder& builder, HtmlToken& token) {
  if (token.tag == HtmlTag::kBody || token.tag == HtmlTag::kHtml) return end_body(builder, token);
  if (token.tag == HtmlTag::kTemplate) return in_head(builder, token);
  kEndSteps[static_cast<std::size_t>(token.tag)](builder, token);
  return Step::kDone;
}

}  // namespace neardup
