#include "html/insertion_rules.h"

#include <algorithm>

namespace neardup {

namespace {

using Kind = HtmlToken::Kind;

/** Insert the white space of a text, and nothing else of it. */
Step insert_only_spaces(TreeBuilder& builder, HtmlToken token) {
  while (!token.text.empty()) {
    builder.insert_text(TreeBuilder::take_spaces(token));
    const auto next = std::find_if(token.text.begin(), token.text.end(), is_html_space);
    token.text.remove_prefix(token.kind == Kind::kZeros ? token.text.size()
                                                        : static_cast<std::size_t>(next - token.text.begin()));
  }
  return Step::kDone;
}

}  // namespace

Step after_body(TreeBuilder& builder, HtmlToken& token) {
  const bool html_ended = builder.mode == InsertionMode::kAfterAfterBody;
  switch (token.kind) {
    case Kind::kComment:
    case Kind::kDoctype:
      return Step::kDone;
    case Kind::kEndOfPage:
      return Step::kStop;
    case Kind::kText: {
      HtmlToken spaces = token;
      spaces.text = TreeBuilder::take_spaces(token);
      if (!spaces.text.empty()) in_body(builder, spaces);
      return token.text.empty() ? Step::kDone : builder.to(InsertionMode::kInBody);
    }
    default:
      break;
  }
  if (token.is_start(HtmlTag::kHtml)) return in_body(builder, token);
  if (token.kind == Kind::kEndTag && token.tag == HtmlTag::kHtml && !html_ended) {
    builder.mode = InsertionMode::kAfterAfterBody;
    return Step::kDone;
  }
  return builder.to(InsertionMode::kInBody);
}

Step in_frameset(TreeBuilder& builder, HtmlToken& token) {
  if (token.is_text()) return insert_only_spaces(builder, token);
  if (token.kind == Kind::kEndOfPage) return Step::kStop;
  if (token.kind == Kind::kStartTag) {
    if (token.tag == HtmlTag::kHtml) return in_body(builder, token);
    if (token.tag == HtmlTag::kFrameset) builder.open_element(token);
    if (token.tag == HtmlTag::kFrame) builder.insert_void(token);
    if (token.tag == HtmlTag::kNoframes) return in_head(builder, token);
  }
  if (token.kind == Kind::kEndTag && token.tag == HtmlTag::kFrameset && builder.open.size() > 1) {
    builder.open.pop();
    if (!builder.top_is(HtmlTag::kFrameset)) builder.mode = InsertionMode::kAfterFrameset;
  }
  return Step::kDone;
}

Step after_frameset(TreeBuilder& builder, HtmlToken& token) {
  if (token.is_text()) return insert_only_spaces(builder, token);
  if (token.kind == Kind::kEndOfPage) return Step::kStop;
  if (token.is_start(HtmlTag::kHtml)) return in_body(builder, token);
  if (token.is_start(HtmlTag::kNoframes)) return in_head(builder, token);
  if (token.kind == Kind::kEndTag && token.tag == HtmlTag::kHtml) builder.mode = InsertionMode::kAfterAfterFrameset;
  return Step::kDone;
}

}  // namespace neardup
