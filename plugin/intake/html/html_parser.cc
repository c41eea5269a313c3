#include "html/html_parser.h"

#include <memory>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "html/insertion_rules.h"
#include "html/tree_builder.h"
#include "markup/page_store.h"
#include "markup/tokenizer.h"

namespace neardup {

namespace {

constexpr std::string_view kXmlDeclaration = "<?xml version";

Step apply_rules(TreeBuilder& builder, HtmlToken& token) {
  if (is_foreign(builder, token)) {
    const Step step = in_foreign_content(builder, token);
    if (step != Step::kAgain) return step;
  }
  return builder.mode(builder, token);
}

void drop_line_feed(TreeBuilder& builder, HtmlToken& token) {
  if (!builder.drops_line_feed) return;
  builder.drops_line_feed = false;
  if (token.kind == HtmlToken::Kind::kText && token.text.front() == '\n') token.text.remove_prefix(1);
}

bool takes_cdata(const TreeBuilder& builder) {
  return builder.is_xhtml || (!builder.open.empty() && builder.open.top().kind != NodeKind::kHtml);
}

void build(TreeBuilder& builder) {
  for (;;) {
    HtmlToken token = builder.tokens.next(takes_cdata(builder));
    drop_line_feed(builder, token);
    if (token.kind == HtmlToken::Kind::kText && token.text.empty()) continue;
    // A comment does nothing, but it ends a text in a table.
    if (token.kind == HtmlToken::Kind::kComment && builder.mode != in_table_text) continue;
    Step step = apply_rules(builder, token);
    while (step == Step::kAgain) step = apply_rules(builder, token);
    if (step == Step::kStop) return;
  }
}

}  // namespace

Step in_text(TreeBuilder& builder, HtmlToken& token) {
  if (token.is_text()) {
    builder.insert_text(token.text);
    return Step::kDone;
  }
  return builder.leave_part(builder.original_mode, token.kind != HtmlToken::Kind::kEndOfPage);
}

HtmlTree parse_html(std::string html, ExcludedParts excluded) {
  if (html.size() >= UINT32_MAX) throw std::length_error("HTML pages must be smaller than 4 GiB");
  auto store = std::make_unique<PageStore>();
  PageStore& page = *store;
  page.page = std::move(html);
  unify_line_ends(page.page);
  HtmlTree tree(std::move(store));
  TreeBuilder builder(tree, page, excluded, before_html);
  builder.is_xml = page.page.compare(0, kXmlDeclaration.size(), kXmlDeclaration) == 0;
  build(builder);
  return tree;
}

}  // namespace neardup
