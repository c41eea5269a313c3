#include "pages/content_markup.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "content/content_block.h"
#include "index/marked_text.h"
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

std::string block_markup(const ContentBlock& block) {
  const std::string text = markup_text(without_marks(block.text));
  if (block.heading != 0) return fmt::format("<h{0}>{1}</h{0}>\n", block.heading, text);
  return fmt::format("<p>{}</p>\n", text);
}

/** What the classifier says of a block, if it was asked. */
std::string chance_part(const ContentBlock& block) {
  if (block.why.empty()) return {};
  return fmt::format("<span class=\"why\">{}{:.2f}, most by {}</span>",
                     block.role == BlockRole::kDoubtful ? fmt::format("{}: ", role_words(block.role)) : "",
                     block.chance, markup_text(block.why));
}

std::string kept_part(const ContentBlock& block) {
  return fmt::format("<div class=\"block kept{}\">{}{}</div>\n", block.heading != 0 ? " heading" : "",
                     chance_part(block), shown_text(block.text));
}

/** @param mark  stands before what is left out; empty for none. omindex indexes descriptions like the text, too. */
std::string meta_markup(const PageMeta& meta, const std::string& mark) {
  return fmt::format("<meta name=\"{}\" content=\"{}{}\">\n", markup_text(meta.name), mark,
                     markup_text(without_marks(meta.content)));
}

/** The blocks from one on that are left out for the same reason; moves to the next one. */
std::string left_out_part(const std::vector<ContentBlock>& blocks, std::size_t& next) {
  const BlockRole role = blocks[next].role;
  std::string texts;
  for (; next != blocks.size() && blocks[next].role == role; ++next) {
    texts += fmt::format("<div>{}{}</div>", chance_part(blocks[next]), shown_text(blocks[next].text));
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

/** The blocks of a document. Of one that is not a page: a block of content for each paragraph, and one for the rest. */
std::vector<ContentBlock> content_blocks(const DocumentText& text) {
  if (!text.blocks.empty()) return text.blocks;
  std::vector<ContentBlock> blocks;
  std::string_view rest = text.body;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find("\n\n"), rest.size());
    if (end != 0) blocks.push_back({std::string(rest.substr(0, end))});
    rest.remove_prefix(std::min(end + 2, rest.size()));
  }
  if (!text.left_out.empty()) blocks.push_back({text.left_out, BlockRole::kUnlike});
  return blocks;
}

}  // namespace

std::string content_markup(const DocumentText& text, std::optional<std::uint64_t> secret) {
  std::string page =
      fmt::format("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>{}</title>\n", markup_text(text.title));
  const std::string mark = secret ? left_out_mark(left_out_of(text), *secret) : std::string();
  for (const PageMeta& meta : text.meta) page += meta_markup(meta, mark);
  page += "</head>\n<body>\n";
  for (const ContentBlock& block : content_blocks(text)) {
    if (is_signed(block.role)) page += block_markup(block);
  }
  if (secret) page += fmt::format("<p>{}{}</p>\n", mark, markup_text(text.left_out));
  return page + "</body></html>\n";
}

std::string content_page(const DocumentText& text, const std::string& name) {
  const std::vector<ContentBlock> blocks = content_blocks(text);
  std::string body =
      fmt::format("<p class=\"facts\">{}</p>\n<p class=\"facts\">{} bytes of text are content, {} are left out</p>\n",
                  shown_text(text.title), bytes_with(blocks, true), bytes_with(blocks, false));
  for (std::size_t i = 0; i != blocks.size();) {
    body += is_signed(blocks[i].role) ? kept_part(blocks[i++]) : left_out_part(blocks, i);
  }
  return page_frame("Content of " + name, kContentStyle, body);
}

}  // namespace neardup::cli
