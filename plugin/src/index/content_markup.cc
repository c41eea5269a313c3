#include "index/content_markup.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

#include "index/marked_text.h"

namespace neardup {

namespace {

/** What stands for a character with a meaning in markup; empty for others. */
constexpr std::string_view escape_of(char c) {
  switch (c) {
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '&':
      return "&amp;";
    case '"':
      return "&quot;";
    case '\'':
      return "&#39;";
    default:
      return {};
  }
}

/** A text without the invisible characters at which Xapian cuts words and the tokenizer does not, and with a space for the
 *  one at which only the tokenizer cuts. So a program that indexes the text can be read back. */
std::string with_whole_words(const std::string& text) {
  constexpr std::string_view kDropped[] = {"\u00ad", "\u200e", "\u200f", "\u2060", "\ufeff"};
  constexpr std::string_view kSpace = "\u200b";
  std::string whole;
  whole.reserve(text.size());
  for (std::size_t at = 0; at != text.size();) {
    const std::string_view rest = std::string_view(text).substr(at);
    const auto begins = [rest](std::string_view character) { return rest.substr(0, character.size()) == character; };
    const auto* const dropped = static_cast<unsigned char>(rest.front()) < 0x80
                                    ? std::end(kDropped)
                                    : std::find_if(std::begin(kDropped), std::end(kDropped), begins);
    if (dropped != std::end(kDropped)) {
      at += dropped->size();
    } else if (begins(kSpace)) {
      whole += ' ';
      at += kSpace.size();
    } else {
      whole += text[at++];
    }
  }
  return whole;
}

/** What other programs index of a text. */
std::string plain_words_of(const std::string& text) {
  return without_marks(with_whole_words(text));
}

std::string block_markup(const ContentBlock& block) {
  const std::string text = markup_text(plain_words_of(block.text));
  const std::string element = block.heading != 0 ? "h" + std::to_string(block.heading) : "p";
  return "<" + element + ">" + text + "</" + element + ">\n";
}

/** @param mark  stands before what is left out; empty for none. omindex indexes descriptions like the text, too. */
std::string meta_markup(const PageMeta& meta, const std::string& mark) {
  return "<meta name=\"" + markup_text(meta.name) + "\" content=\"" + mark + markup_text(plain_words_of(meta.content)) +
         "\">\n";
}

std::string with_line_feed(std::string text) {
  if (!text.empty() && text.back() != '\n') text += '\n';
  return text;
}

}  // namespace

std::string markup_text(std::string_view text) {
  std::string safe;
  safe.reserve(text.size());
  while (!text.empty()) {
    const auto* const special = std::find_if(text.begin(), text.end(), [](char c) { return !escape_of(c).empty(); });
    safe.append(text.begin(), special);
    if (special == text.end()) break;
    safe += escape_of(*special);
    text.remove_prefix(static_cast<std::size_t>(special - text.begin()) + 1);
  }
  return safe;
}

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

std::optional<std::uint64_t> mark_secret(const DocumentText& text) {
  return text.content_rules != 0 ? asked_mark_secret() : std::nullopt;
}

std::string plain_content(const DocumentText& text) {
  const std::string content = with_line_feed(plain_words_of(text.body));
  const std::optional<std::uint64_t> secret = mark_secret(text);
  return secret ? with_line_feed(content + left_out_mark(origin_of(text), *secret) + plain_words_of(text.left_out))
                : content;
}

std::string content_markup(const DocumentText& text) {
  const std::optional<std::uint64_t> secret = mark_secret(text);
  std::string page = "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>";
  page += markup_text(plain_words_of(text.title)) + "</title>\n";
  const std::string mark = secret ? left_out_mark(origin_of(text), *secret) : std::string();
  for (const PageMeta& meta : text.meta) page += meta_markup(meta, mark);
  page += "</head>\n<body>\n";
  for (const ContentBlock& block : content_blocks(text)) {
    if (is_signed(block.role)) page += block_markup(block);
  }
  if (secret) page += "<p>" + mark + markup_text(plain_words_of(text.left_out)) + "</p>\n";
  page += "</body></html>\n";
  return page;
}

}  // namespace neardup
