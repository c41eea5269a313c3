#include "html/insertion_rules.h"

#include "html/tag_classes.h"

namespace neardup {

namespace {

/** The mode that a start tag asks for. */
InsertionMode mode_for(HtmlTag tag) {
  switch (tag) {
    case HtmlTag::kCaption:
    case HtmlTag::kColgroup:
    case HtmlTag::kTbody:
    case HtmlTag::kTfoot:
    case HtmlTag::kThead:
      return InsertionMode::kInTable;
    case HtmlTag::kCol:
      return InsertionMode::kInColumnGroup;
    case HtmlTag::kTr:
      return InsertionMode::kInTableBody;
    case HtmlTag::kTd:
    case HtmlTag::kTh:
      return InsertionMode::kInRow;
    default:
      return InsertionMode::kInBody;
  }
}

}  // namespace

Step in_template(TreeBuilder& builder, HtmlToken& token) {
  switch (token.kind) {
    case HtmlToken::Kind::kStartTag:
      if (kHeadContentTags.has(token.tag)) return in_head(builder, token);
      builder.template_modes.back() = mode_for(token.tag);
      return builder.to(builder.template_modes.back());
    case HtmlToken::Kind::kEndTag:
      return token.tag == HtmlTag::kTemplate ? in_head(builder, token) : Step::kDone;
    case HtmlToken::Kind::kEndOfPage:
      if (!builder.open.has(HtmlTag::kTemplate)) return Step::kStop;
      close_template(builder);
      return Step::kAgain;
    default:
      return in_body(builder, token);
  }
}

}  // namespace neardup
