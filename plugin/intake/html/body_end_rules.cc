#include "html/adoption_agency.h"
#include "html/insertion_rules.h"
#include "html/tag_classes.h"

namespace neardup {

namespace {

constexpr TagSet kBlockEndTags =
    tags_of(TagClass::kBlock)
        .with({HtmlTag::kButton, HtmlTag::kDd, HtmlTag::kDt, HtmlTag::kListing, HtmlTag::kPre, HtmlTag::kSelect})
        .without({HtmlTag::kP});
constexpr TagSet kFormattingEndTags = tags_of(TagClass::kFormatting);

/** Close an element and all in it, if it is in a scope. @return whether it was. */
bool close_in_scope(TreeBuilder& builder, HtmlTag tag, Scope scope) {
  const std::size_t place = builder.open.last(tag, scope);
  if (place == OpenElements::kNone) return false;
  builder.open.shrink(place);
  return true;
}

Step end_body(TreeBuilder& builder, const HtmlToken& token) {
  if (!builder.open.has(HtmlTag::kBody, Scope::kUsual)) return Step::kDone;
  builder.mode = InsertionMode::kAfterBody;
  return token.tag == HtmlTag::kHtml ? Step::kAgain : Step::kDone;
}

void end_form(TreeBuilder& builder) {
  if (builder.open.has(HtmlTag::kTemplate)) {
    close_in_scope(builder, HtmlTag::kForm, Scope::kUsual);
    return;
  }
  const HtmlNode form = builder.form;
  builder.form = kNoNode;
  if (form == kNoNode || !builder.open.has_node(form)) return;
  if (!builder.open.reaches(builder.open.place_of(form), Scope::kUsual)) return;
  builder.close_implied(kImpliedEndTags);
  builder.open.remove(builder.open.place_of(form));
}

void end_p(TreeBuilder& builder) {
  if (!builder.open.has(HtmlTag::kP, Scope::kButton)) builder.open_implied(HtmlTag::kP);
  builder.close_p();
}

void end_heading(TreeBuilder& builder) {
  std::size_t last = OpenElements::kNone;
  for (const HtmlTag tag : {HtmlTag::kH1, HtmlTag::kH2, HtmlTag::kH3, HtmlTag::kH4, HtmlTag::kH5, HtmlTag::kH6}) {
    const std::size_t place = builder.open.last(tag, Scope::kUsual);
    if (place != OpenElements::kNone && (last == OpenElements::kNone || place > last)) last = place;
  }
  if (last != OpenElements::kNone) builder.open.shrink(last);
}

void end_object(TreeBuilder& builder, const HtmlToken& token) {
  if (close_in_scope(builder, token.tag, Scope::kUsual)) builder.formatting.clear_to_marker();
}

/** "</br>" is "<br>". */
void end_break(TreeBuilder& builder) {
  HtmlToken line_break;
  line_break.kind = HtmlToken::Kind::kStartTag;
  line_break.tag = HtmlTag::kBr;
  start_in_body(builder, line_break);
}

/** Any end tag but those of the body, of the page, and of a template. */
void end_other(TreeBuilder& builder, HtmlToken& token) {
  if (kFormattingEndTags.has(token.tag)) return run_adoption_agency(builder, token);
  if (kHeadingTags.has(token.tag)) return end_heading(builder);
  if (kBlockEndTags.has(token.tag)) {
    close_in_scope(builder, token.tag, Scope::kUsual);
    return;
  }
  switch (token.tag) {
    case HtmlTag::kP:
      return end_p(builder);
    case HtmlTag::kLi:
      close_in_scope(builder, token.tag, Scope::kListItem);
      return;
    case HtmlTag::kForm:
      return end_form(builder);
    case HtmlTag::kApplet:
    case HtmlTag::kMarquee:
    case HtmlTag::kNoscript:
    case HtmlTag::kObject:
      return end_object(builder, token);
    case HtmlTag::kBr:
      return end_break(builder);
    default:
      return close_any_element(builder, token);
  }
}

}  // namespace

Step end_in_body(TreeBuilder& builder, HtmlToken& token) {
  if (token.tag == HtmlTag::kBody || token.tag == HtmlTag::kHtml) return end_body(builder, token);
  if (token.tag == HtmlTag::kTemplate) return in_head(builder, token);
  end_other(builder, token);
  return Step::kDone;
}

}  // namespace neardup
