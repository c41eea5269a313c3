#include "html/insertion_rules.h"
#include "html/tag_classes.h"

namespace neardup {

namespace {

using Kind = HtmlToken::Kind;

constexpr TagSet kEndsOfPage{HtmlTag::kHead, HtmlTag::kBody, HtmlTag::kHtml, HtmlTag::kBr};

constexpr TagSet kNoscriptTags{HtmlTag::kBasefont, HtmlTag::kBgsound,  HtmlTag::kLink,
                               HtmlTag::kMeta,     HtmlTag::kNoframes, HtmlTag::kStyle};

/** Whether an end tag has no meaning where a page begins. */
bool is_idle_end(const HtmlToken& token) {
  return token.kind == Kind::kEndTag && !kEndsOfPage.has(token.tag);
}

/** Skip white space at the start of a text. @return whether nothing is left. */
bool skips_spaces(HtmlToken& token) {
  TreeBuilder::take_spaces(token);
  return token.is_text() && token.text.empty();
}

/** Insert white space at the start of a text. @return whether nothing is left. */
bool inserts_spaces(TreeBuilder& builder, HtmlToken& token) {
  builder.insert_text(TreeBuilder::take_spaces(token));
  return token.is_text() && token.text.empty();
}

Step open_template(TreeBuilder& builder, const HtmlToken& token) {
  if (!builder.open_element(token)) return Step::kDone;
  builder.formatting.add_marker();
  builder.mode = in_template;
  builder.template_modes.push_back(in_template);
  return Step::kDone;
}

Step start_in_head(TreeBuilder& builder, const HtmlToken& token) {
  constexpr TagSet kRawTags{HtmlTag::kNoframes, HtmlTag::kStyle};
  if (token.tag == HtmlTag::kTemplate) return open_template(builder, token);
  if (token.tag == HtmlTag::kTitle) {
    builder.open_text_element(token, TextModel::kReferences);
  } else if (token.tag == HtmlTag::kScript || kRawTags.has(token.tag)) {
    builder.open_text_element(token, token.tag == HtmlTag::kScript ? TextModel::kScript : TextModel::kRaw);
  } else {
    builder.insert_void(token);
  }
  return Step::kDone;
}

/** Rules for an element of the head after its end: it is put there nevertheless. */
Step start_behind_head(TreeBuilder& builder, HtmlToken& token) {
  OpenElement head;
  head.node = builder.head;
  head.tag = HtmlTag::kHead;
  head.name = static_cast<std::uint32_t>(HtmlTag::kHead);
  builder.open.push(head);
  const Step step = in_head(builder, token);
  const std::size_t place = builder.open.place_of(builder.head);
  if (place != OpenElements::kNone) builder.open.remove(place);
  return step;
}

/** The mode that a start tag in a template asks for. */
InsertionMode mode_for(HtmlTag tag) {
  if (tag == HtmlTag::kCol) return in_column_group;
  if (tag == HtmlTag::kTr) return in_table_body;
  if (kCellTags.has(tag)) return in_row;
  return kTablePartTags.has(tag) ? in_table : in_body;
}

}  // namespace

void add_html_attributes(TreeBuilder& builder, const HtmlToken& token) {
  if (!builder.open.has(HtmlTag::kTemplate)) builder.writer.add_missing_attributes(builder.open[0].node, token);
}

void close_template(TreeBuilder& builder) {
  builder.open.close({HtmlTag::kTemplate}, Scope::kAny);
  builder.formatting.clear_to_marker();
  if (!builder.template_modes.empty()) builder.template_modes.pop_back();
  builder.reset_mode();
}

Step before_html(TreeBuilder& builder, HtmlToken& token) {
  if (skips_spaces(token) || is_idle_end(token)) return Step::kDone;
  if (token.is_start(HtmlTag::kHtml)) {
    builder.is_xhtml = builder.attributes(token).value("xmlns") == "http://www.w3.org/1999/xhtml";
    return builder.open_part(token, before_head);
  }
  return builder.open_implied_part(HtmlTag::kHtml, before_head);
}

Step before_head(TreeBuilder& builder, HtmlToken& token) {
  if (skips_spaces(token) || is_idle_end(token)) return Step::kDone;
  if (token.is_start(HtmlTag::kHtml)) return in_body(builder, token);
  const Step step = token.is_start(HtmlTag::kHead) ? builder.open_part(token, in_head)
                                                   : builder.open_implied_part(HtmlTag::kHead, in_head);
  builder.head = builder.open.top().node;
  return step;
}

Step in_head(TreeBuilder& builder, HtmlToken& token) {
  if (inserts_spaces(builder, token)) return Step::kDone;
  if (token.kind == Kind::kStartTag) {
    if (token.tag == HtmlTag::kHtml) return in_body(builder, token);
    if (token.tag == HtmlTag::kHead) return Step::kDone;
    if (kHeadContentTags.has(token.tag)) return start_in_head(builder, token);
    if (token.tag == HtmlTag::kNoscript) return builder.open_part(token, in_head_noscript);
  }
  if (token.kind == Kind::kEndTag) {
    if (token.tag == HtmlTag::kTemplate) {
      if (builder.open.has(HtmlTag::kTemplate)) close_template(builder);
      return Step::kDone;
    }
    if (is_idle_end(token)) return Step::kDone;
  }
  return builder.leave_part(after_head, token.kind == Kind::kEndTag && token.tag == HtmlTag::kHead);
}

Step in_head_noscript(TreeBuilder& builder, HtmlToken& token) {
  if (inserts_spaces(builder, token)) return Step::kDone;
  if (token.kind == Kind::kStartTag) {
    if (token.tag == HtmlTag::kHtml) return in_body(builder, token);
    if (kNoscriptTags.has(token.tag)) return in_head(builder, token);
    const bool without_text = token.tag == HtmlTag::kIframe && token.self_closing;
    if (token.tag == HtmlTag::kHead || token.tag == HtmlTag::kNoscript || without_text) return Step::kDone;
  }
  const bool closed = token.kind == Kind::kEndTag && token.tag == HtmlTag::kNoscript;
  if (token.kind == Kind::kEndTag && !closed && token.tag != HtmlTag::kBr) return Step::kDone;
  return builder.leave_part(in_head, closed);
}

Step after_head(TreeBuilder& builder, HtmlToken& token) {
  if (inserts_spaces(builder, token)) return Step::kDone;
  if (token.kind == Kind::kStartTag) {
    if (token.tag == HtmlTag::kHtml) return in_body(builder, token);
    if (token.tag == HtmlTag::kBody) return builder.open_part(token, in_body);
    if (kHeadContentTags.has(token.tag)) return start_behind_head(builder, token);
    if (token.tag == HtmlTag::kHead) return Step::kDone;
  }
  if (token.kind == Kind::kEndTag) {
    if (token.tag == HtmlTag::kTemplate) return in_head(builder, token);
    if (token.tag == HtmlTag::kHead || is_idle_end(token)) return Step::kDone;
  }
  return builder.open_implied_part(HtmlTag::kBody, in_body);
}

Step after_body(TreeBuilder& builder, HtmlToken& token) {
  if (token.kind == Kind::kEndOfPage) return Step::kStop;
  if (token.kind == Kind::kText) {
    HtmlToken spaces = token;
    spaces.text = TreeBuilder::take_spaces(token);
    if (!spaces.text.empty()) in_body(builder, spaces);
    return token.text.empty() ? Step::kDone : builder.to(in_body);
  }
  if (token.is_start(HtmlTag::kHtml)) return in_body(builder, token);
  if (token.kind == Kind::kEndTag && token.tag == HtmlTag::kHtml) return Step::kDone;
  return builder.to(in_body);
}

Step in_template(TreeBuilder& builder, HtmlToken& token) {
  if (token.kind == Kind::kStartTag) {
    if (kHeadContentTags.has(token.tag)) return in_head(builder, token);
    builder.template_modes.back() = mode_for(token.tag);
    return builder.to(builder.template_modes.back());
  }
  if (token.kind == Kind::kEndTag) return token.tag == HtmlTag::kTemplate ? in_head(builder, token) : Step::kDone;
  if (token.kind != Kind::kEndOfPage) return in_body(builder, token);
  if (!builder.open.has(HtmlTag::kTemplate)) return Step::kStop;
  close_template(builder);
  return Step::kAgain;
}

}  // namespace neardup
