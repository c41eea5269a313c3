#include "pages/content_page.h"

#include <cstddef>
#include <vector>

#include <fmt/format.h>

#include "content/content_block.h"
#include "index/content_markup.h"
#include "pages/page_frame.h"

namespace neardup::cli {

namespace {

constexpr const char* kContentStyle = R"(
h1 { overflow-wrap: anywhere; }
.facts, .left { color: var(--faint); }
.block { margin: .3rem 0; border-left: .3rem solid var(--line); padding: .1rem .8rem; overflow-wrap: anywhere; }
.kept { border-color: var(--mark); white-space: pre-line; }
.left { font-size: .875rem; }
.why { display: block; font-style: italic; }
.heading { font-weight: 600; }
)";

/** What the classifier says of a block, if it was asked. */
std::string chance_part(const ContentBlock& block) {
  if (block.why.empty()) return {};
  return fmt::format("<span class=\"why\" dir=\"ltr\">{}{:.2f}, most by {}</span>",
                     block.role == BlockRole::kDoubtful ? fmt::format("{}: ", role_words(block.role)) : "",
                     block.chance, markup_text(block.why));
}

std::string kept_part(const ContentBlock& block) {
  return fmt::format("<div class=\"block kept{}\" dir=\"auto\">{}{}</div>\n", block.heading != 0 ? " heading" : "",
                     chance_part(block), shown_text(block.text));
}

/** The blocks from one on that are left out for the same reason; moves to the next one. */
std::string left_out_part(const std::vector<ContentBlock>& blocks, std::size_t& next) {
  const BlockRole role = blocks[next].role;
  std::string texts;
  for (; next != blocks.size() && blocks[next].role == role; ++next) {
    texts += fmt::format("<div dir=\"auto\">{}{}</div>", chance_part(blocks[next]), shown_text(blocks[next].text));
  }
  return fmt::format("<div class=\"block left\"><span class=\"why\">left out: {}</span>{}</div>\n", role_words(role),
                     texts);
}

std::size_t bytes_with(const std::vector<ContentBlock>& blocks, bool kept) {
  std::size_t bytes = 0;
  for (const ContentBlock& block : blocks) {
    if (is_signed(block.role) == kept) bytes += block.text.size();
  }
  return bytes;
}

}  // namespace

std::string content_page(const DocumentText& text, const std::string& name) {
  const std::vector<ContentBlock> blocks = content_blocks(text);
  std::string body = fmt::format(
      "<p class=\"facts\" dir=\"auto\">{}</p>\n<p class=\"facts\">{} bytes of text are content, {} are left out</p>\n",
      shown_text(text.title), bytes_with(blocks, true), bytes_with(blocks, false));
  for (std::size_t i = 0; i != blocks.size();) {
    body += is_signed(blocks[i].role) ? kept_part(blocks[i++]) : left_out_part(blocks, i);
  }
  return page_frame("Content of " + name, kContentStyle, body);
}

}  // namespace neardup::cli
