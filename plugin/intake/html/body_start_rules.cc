#include "html/insertion_rules.h"
#include "html/tag_classes.h"

namespace neardup {

namespace {

void text_in_body(TreeBuilder& builder, const HtmlToken& token) {
  builder.reconstruct_formatting();
  builder.insert_text(token.text);
}

void start_any(TreeBuilder& builder, const HtmlToken& token) {
  builder.reconstruct_formatting();
  builder.open_element(token);
}

void start_body(TreeBuilder& builder, const HtmlToken& token) {
  if (builder.open.size() > 1 && builder.open[1].is(HtmlTag::kBody) && !builder.open.has(HtmlTag::kTemplate))
    builder.writer.add_missing_attributes(builder.open[1].node, token);
}

void start_block(TreeBuilder& builder, const HtmlToken& token) {
  builder.close_p();
  builder.open_element(token);
}

void start_heading(TreeBuilder& builder, const HtmlToken& token) {
  builder.close_p();
  if (builder.open.top().is_one_of(kHeadingTags)) builder.open.pop();
  builder.open_element(token);
}

/** A first line feed of these is no text. */
void start_preformatted(TreeBuilder& builder, const HtmlToken& token) {
  start_block(builder, token);
  builder.drops_line_feed = true;
}

void start_form(TreeBuilder& builder, const HtmlToken& token) {
  const bool in_template = builder.open.has(HtmlTag::kTemplate);
  if (builder.form != kNoNode && !in_template) return;
  builder.close_p();
  if (builder.open_element(token) && !in_template) builder.form = builder.open.top().node;
}

/** An item ends the one before it, unless a list or another block began within. */
void start_item(TreeBuilder& builder, const HtmlToken& token) {
  const bool of_list = token.tag == HtmlTag::kLi;
  builder.open.close(of_list ? TagSet{HtmlTag::kLi} : TagSet{HtmlTag::kDd, HtmlTag::kDt}, Scope::kItem);
  start_block(builder, token);
}

void start_plaintext(TreeBuilder& builder, const HtmlToken& token) {
  start_block(builder, token);
  builder.tokens.read_text_of(HtmlTag::kPlaintext, TextModel::kToTheEnd);
}

void start_button(TreeBuilder& builder, const HtmlToken& token) {
  builder.open.close({HtmlTag::kButton}, Scope::kUsual);
  start_any(builder, token);
}

void start_formatting(TreeBuilder& builder, const HtmlToken& token) {
  builder.reconstruct_formatting();
  if (builder.open_element(token)) builder.add_formatting();
}

/** A link ends the one before it. */
void start_link(TreeBuilder& builder, const HtmlToken& token) {
  const std::size_t entry = builder.formatting.last(HtmlTag::kA);
  if (entry != FormattingList::kNone) {
    const HtmlNode node = builder.formatting[entry].node;
    run_adoption_agency(builder, token);
    const std::size_t still = builder.formatting.place_of(node);
    if (still != FormattingList::kNone) builder.formatting.remove(still);
    if (builder.open.has_node(node)) builder.open.remove(builder.open.place_of(node));
  }
  return start_formatting(builder, token);
}

void start_nobr(TreeBuilder& builder, const HtmlToken& token) {
  builder.reconstruct_formatting();
  if (builder.open.has(HtmlTag::kNobr, Scope::kUsual)) run_adoption_agency(builder, token);
  return start_formatting(builder, token);
}

/** The end tag closes what is open in it, so that nothing of it reaches the rest of the page. */
void start_apart(TreeBuilder& builder, const HtmlToken& token) {
  builder.reconstruct_formatting();
  if (builder.open_element(token)) builder.formatting.add_marker();
}

void start_table(TreeBuilder& builder, const HtmlToken& token) {
  builder.close_p();
  if (builder.open_element(token)) builder.mode = in_table;
}

void start_void(TreeBuilder& builder, const HtmlToken& token) {
  builder.reconstruct_formatting();
  builder.insert_void(token);
}

void start_input(TreeBuilder& builder, const HtmlToken& token) {
  builder.open.close({HtmlTag::kSelect}, Scope::kUsual);
  start_void(builder, token);
}

void start_rule(TreeBuilder& builder, const HtmlToken& token) {
  builder.close_p();
  if (builder.open.has(HtmlTag::kSelect, Scope::kUsual)) builder.close_implied(kImpliedEndTags);
  builder.insert_void(token);
}

void start_textarea(TreeBuilder& builder, const HtmlToken& token) {
  builder.open_text_element(token, TextModel::kReferences);
  builder.drops_line_feed = true;
}

void start_raw(TreeBuilder& builder, const HtmlToken& token) {
  if (token.tag == HtmlTag::kXmp) {
    builder.close_p();
    builder.reconstruct_formatting();
  }
  builder.open_text_element(token, TextModel::kRaw);
}

/** A select within a select ends it. */
void start_select(TreeBuilder& builder, const HtmlToken& token) {
  if (!builder.open.close({HtmlTag::kSelect}, Scope::kUsual)) start_any(builder, token);
}

void start_option(TreeBuilder& builder, const HtmlToken& token) {
  if (builder.open.has(HtmlTag::kSelect, Scope::kUsual)) {
    const bool group = token.tag == HtmlTag::kOptgroup;
    builder.close_implied(group ? kImpliedEndTags : kImpliedEndTags.without({HtmlTag::kOptgroup}));
  } else if (builder.top_is(HtmlTag::kOption)) {
    builder.open.pop();
  }
  start_any(builder, token);
}

void start_ruby_part(TreeBuilder& builder, const HtmlToken& token) {
  if (builder.open.has(HtmlTag::kRuby, Scope::kUsual)) {
    const bool text = token.tag == HtmlTag::kRp || token.tag == HtmlTag::kRt;
    builder.close_implied(text ? kImpliedEndTags.without({HtmlTag::kRtc}) : kImpliedEndTags);
  }
  builder.open_element(token);
}

void start_foreign(TreeBuilder& builder, const HtmlToken& token) {
  builder.reconstruct_formatting();
  const bool opened =
      builder.open_foreign_element(token, token.tag == HtmlTag::kSvg ? NodeKind::kSvg : NodeKind::kMath);
  if (opened && token.self_closing) builder.open.pop();
}

void insert_void(TreeBuilder& builder, const HtmlToken& token) {
  builder.insert_void(token);
}

void ignore(TreeBuilder&, const HtmlToken&) {}

constexpr TagRule kStartRules[] = {
    {tags_of(TagClass::kBlock), start_block},
    {tags_of(TagClass::kFormatting), start_formatting},
    {{HtmlTag::kArea, HtmlTag::kBr, HtmlTag::kEmbed, HtmlTag::kImg, HtmlTag::kKeygen, HtmlTag::kWbr}, start_void},
    {kHeadingTags, start_heading},
    {{HtmlTag::kPre, HtmlTag::kListing}, start_preformatted},
    {{HtmlTag::kApplet, HtmlTag::kMarquee, HtmlTag::kNoscript, HtmlTag::kObject}, start_apart},
    {{HtmlTag::kOptgroup, HtmlTag::kOption}, start_option},
    {{HtmlTag::kRb, HtmlTag::kRp, HtmlTag::kRt, HtmlTag::kRtc}, start_ruby_part},
    {{HtmlTag::kXmp, HtmlTag::kIframe, HtmlTag::kNoembed}, start_raw},
    {{HtmlTag::kFrame, HtmlTag::kParam, HtmlTag::kSource, HtmlTag::kTrack}, insert_void},
    {kTablePartTags.with({HtmlTag::kCol, HtmlTag::kFrameset, HtmlTag::kHead}), ignore},
    {{HtmlTag::kDd, HtmlTag::kDt, HtmlTag::kLi}, start_item},
    {{HtmlTag::kMath, HtmlTag::kSvg}, start_foreign},
    {{HtmlTag::kA}, start_link},
    {{HtmlTag::kNobr}, start_nobr},
    {{HtmlTag::kBody}, start_body},
    {{HtmlTag::kButton}, start_button},
    {{HtmlTag::kForm}, start_form},
    {{HtmlTag::kHr}, start_rule},
    {{HtmlTag::kHtml}, add_html_attributes},
    {{HtmlTag::kInput}, start_input},
    {{HtmlTag::kPlaintext}, start_plaintext},
    {{HtmlTag::kSelect}, start_select},
    {{HtmlTag::kTable}, start_table},
    {{HtmlTag::kTextarea}, start_textarea},
};
constexpr TagSteps kStartSteps = steps_by_tag(kStartRules, start_any);

}  // namespace

Step in_body(TreeBuilder& builder, HtmlToken& token) {
  if (token.kind == HtmlToken::Kind::kStartTag) return start_in_body(builder, token);
  if (token.kind == HtmlToken::Kind::kEndTag) return end_in_body(builder, token);
  if (token.kind == HtmlToken::Kind::kText) text_in_body(builder, token);
  if (token.kind != HtmlToken::Kind::kEndOfPage) return Step::kDone;
  return builder.template_modes.empty() ? Step::kStop : in_template(builder, token);
}

Step in_body_before_table(TreeBuilder& builder, HtmlToken& token) {
  builder.foster_parenting = true;
  const Step step = in_body(builder, token);
  builder.foster_parenting = false;
  return step;
}

Step start_in_body(TreeBuilder& builder, HtmlToken& token) {
  if (token.tag == HtmlTag::kImage) token.tag = HtmlTag::kImg;
  if (kHeadContentTags.has(token.tag)) return in_head(builder, token);
  kStartSteps[static_cast<std::size_t>(token.tag)](builder, token);
  return Step::kDone;
}

}  // namespace neardup
