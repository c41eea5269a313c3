#include "pages/content_markup.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

#include "pages/markup_text.h"
#include "pages/page_frame.h"

namespace neardup::cli {

namespace {

constexpr const char* kStyle = R"(
.facts { color: var(--faint); }
.block { margin: .3rem 0; border-left: .3rem solid var(--line); padding: .1rem .8rem; overflow-wrap: anywhere;
  white-space: pre-line; }
.kept { border-color: var(--mark); }
.left { color: var(--faint); }
.left .why { display: block; font-size: .8rem; font-style: italic; }
.heading { font-weight: 600; }
)";

std::string block_markup(const ContentBlock& block) {
  if (block.heading != 0) return fmt::format("<h{0}>{1}</h{0}>\n", block.heading, markup_text(block.text));
  return fmt::format("<p>{}</p>\n", markup_text(block.text));
}

std::string block_part(const ContentBlock& block, BlockRole previous) {
  const bool kept = block.role == BlockRole::kContent;
  const bool says_why = !kept && block.role != previous;
  const std::string why =
      says_why ? fmt::format("<span class=\"why\">left out: {}</span>", role_words(block.role)) : std::string();
  return fmt::format("<div class=\"block {}{}\">{}{}</div>\n", kept ? "kept" : "left",
                     block.heading != 0 ? " heading" : "", why, shown_text(block.text));
}

std::size_t letters_with(const std::vector<ContentBlock>& blocks, bool kept) {
  std::size_t bytes = 0;
  for (const ContentBlock& block : blocks) {
    if ((block.role == BlockRole::kContent) == kept) bytes += block.text.size();
  }
  return bytes;
}

}  // namespace

std::vector<ContentBlock> content_blocks(const DocumentText& text) {
  if (!text.blocks.empty()) return text.blocks;
  std::vector<ContentBlock> blocks;
  std::string_view rest = text.body;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find("\n\n"), rest.size());
    if (end != 0) blocks.push_back({std::string(rest.substr(0, end)), BlockRole::kContent, 0, false});
    rest.remove_prefix(std::min(end + 2, rest.size()));
  }
  if (!text.left_out.empty()) blocks.push_back({text.left_out, BlockRole::kElsewhere, 0, false});
  return blocks;
}

std::string content_markup(const DocumentText& text) {
  std::string page =
      fmt::format("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>{}</title></head>\n<body>\n",
                  markup_text(text.title));
  for (const ContentBlock& block : content_blocks(text)) {
    if (block.role == BlockRole::kContent) page += block_markup(block);
  }
  return page + "</body></html>\n";
}

std::string content_page(const DocumentText& text, const std::string& name) {
  const std::vector<ContentBlock> blocks = content_blocks(text);
  std::string body =
      fmt::format("<p class=\"facts\">{}</p>\n<p class=\"facts\">{} bytes of text are content, {} are left out</p>\n",
                  shown_text(text.title), letters_with(blocks, true), letters_with(blocks, false));
  BlockRole previous = BlockRole::kContent;
  for (const ContentBlock& block : blocks) {
    body += block_part(block, previous);
    previous = block.role;
  }
  return page_frame("Content of " + name, kStyle, body);
}

}  // namespace neardup::cli
