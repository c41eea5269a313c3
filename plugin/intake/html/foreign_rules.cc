#include "html/insertion_rules.h"

#include "markup/html_tag.h"

namespace neardup {

namespace {

using Kind = HtmlToken::Kind;

/** Elements that are never of SVG or MathML: they end it. */
constexpr TagSet kBreakoutTags{
    HtmlTag::kB,       HtmlTag::kBig,  HtmlTag::kBlockquote, HtmlTag::kBody,  HtmlTag::kBr,   HtmlTag::kCenter,
    HtmlTag::kCode,    HtmlTag::kDd,   HtmlTag::kDiv,        HtmlTag::kDl,    HtmlTag::kDt,   HtmlTag::kEm,
    HtmlTag::kEmbed,   HtmlTag::kH1,   HtmlTag::kH2,         HtmlTag::kH3,    HtmlTag::kH4,   HtmlTag::kH5,
    HtmlTag::kH6,      HtmlTag::kHead, HtmlTag::kHr,         HtmlTag::kI,     HtmlTag::kImg,  HtmlTag::kLi,
    HtmlTag::kListing, HtmlTag::kMenu, HtmlTag::kMeta,       HtmlTag::kNobr,  HtmlTag::kOl,   HtmlTag::kP,
    HtmlTag::kPre,     HtmlTag::kRuby, HtmlTag::kS,          HtmlTag::kSmall, HtmlTag::kSpan, HtmlTag::kStrong,
    HtmlTag::kStrike,  HtmlTag::kSub,  HtmlTag::kSup,        HtmlTag::kTable, HtmlTag::kTt,   HtmlTag::kU,
    HtmlTag::kUl,      HtmlTag::kVar};

bool has_font_attribute(const TreeBuilder& builder, const HtmlToken& token) {
  const AttributeRange attributes = builder.attributes(token);
  return attributes.find("color") != nullptr || attributes.find("face") != nullptr ||
         attributes.find("size") != nullptr;
}

bool breaks_out(const TreeBuilder& builder, const HtmlToken& token) {
  if (token.kind == Kind::kEndTag) return token.tag == HtmlTag::kBr || token.tag == HtmlTag::kP;
  return kBreakoutTags.has(token.tag) || (token.tag == HtmlTag::kFont && has_font_attribute(builder, token));
}

bool holds_html(const OpenElement& element) {
  return element.kind == NodeKind::kHtml || element.holds_html || element.holds_text;
}

Step break_out(TreeBuilder& builder) {
  while (!holds_html(builder.open.top())) builder.open.pop();
  return Step::kAgain;
}

/** Close the nearest element of the name, as long as only SVG and MathML is above it. */
Step end_in_foreign_content(TreeBuilder& builder, const HtmlToken& token) {
  const std::uint32_t name = builder.writer.name_number(token);
  for (std::size_t place = builder.open.size() - 1; place != 0; --place) {
    if (builder.open[place].kind == NodeKind::kHtml) return Step::kAgain;
    if (builder.open[place].name == name) {
      builder.open.shrink(place);
      break;
    }
  }
  return Step::kDone;
}

}  // namespace

bool is_foreign(const TreeBuilder& builder, const HtmlToken& token) {
  if (builder.open.empty() || token.kind == Kind::kEndOfPage) return false;
  const OpenElement& top = builder.open.top();
  if (top.kind == NodeKind::kHtml) return false;
  const bool start = token.kind == Kind::kStartTag;
  if (top.holds_text && start && token.tag != HtmlTag::kMglyph && token.tag != HtmlTag::kMalignmark) return false;
  if (top.holds_html && start) return false;
  if (top.tag == HtmlTag::kAnnotationXml && top.kind == NodeKind::kMath && token.is_start(HtmlTag::kSvg)) return false;
  return !(token.is_text() && (top.holds_text || top.holds_html));
}

Step in_foreign_content(TreeBuilder& builder, HtmlToken& token) {
  if (token.is_text()) {
    builder.insert_text(token.text);
    return Step::kDone;
  }
  if (breaks_out(builder, token)) return break_out(builder);
  if (token.kind == Kind::kEndTag) return end_in_foreign_content(builder, token);
  if (builder.open_foreign_element(token, builder.open.top().kind) && token.self_closing) builder.open.pop();
  return Step::kDone;
}

}  // namespace neardup
