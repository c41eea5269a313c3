#include "mail/html_mail_text.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "characters/ascii_case.h"
#include "characters/text_line.h"
#include "formats/html_text.h"

namespace neardup {

namespace {

// The marks pass through the HTML reader as text. They are noncharacters, which no text has for itself.
constexpr std::string_view kQuotationBegins = "\xef\xb7\x90";  // U+FDD0
constexpr std::string_view kQuotationEnds = "\xef\xb7\x91";
constexpr std::string_view kSignatureBegins = "\xef\xb7\x92";
constexpr std::string_view kRuler = "\xef\xb7\x93";

std::string on_own_line(std::string_view mark) {
  return "<br>" + std::string(mark) + "<br>";
}

/** The place of the first mark; npos if there is none. */
std::size_t find_mark(std::string_view text) {
  for (std::size_t at = text.find("\xef\xb7"); at != std::string_view::npos; at = text.find("\xef\xb7", at + 1)) {
    const std::string_view mark = text.substr(at, kQuotationBegins.size());
    if (mark.size() == 3 && mark >= kQuotationBegins && mark <= kRuler) return at;
  }
  return std::string_view::npos;
}

/** The value of an attribute of a tag in lower case; empty if it is missing. */
std::string_view attribute(std::string_view tag, std::string_view name) {
  for (std::size_t at = tag.find(name); at != std::string_view::npos; at = tag.find(name, at + 1)) {
    std::size_t begin = at + name.size();
    const bool separate = at != 0 && std::string_view(" \t\r\n\"'/").find(tag[at - 1]) != std::string_view::npos;
    if (!separate || tag.substr(begin, 1) != "=") continue;
    const char quote = begin + 1 < tag.size() ? tag[begin + 1] : ' ';
    const bool quoted = quote == '"' || quote == '\'';
    begin += quoted ? 2 : 1;
    return tag.substr(begin, quoted ? tag.substr(begin).find(quote) : tag.substr(begin).find_first_of(" \t\r\n"));
  }
  return {};
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

/** The name of a tag in lower case, such as "/blockquote". */
std::string_view name_of(std::string_view tag) {
  return tag.substr(0, tag.find_first_of(" \t\r\n"));
}

/** @param attributes  of a blockquote. */
bool is_quotation(std::string_view attributes) {
  return has(attributes, "cite") || has(attributes, "quote") || has(attributes, "border-left");
}

/** Copies HTML and adds marks where quotations and signatures begin and end. */
class MarkWriter {
 public:
  std::string marked(std::string_view html) && {
    marked_.reserve(html.size() + html.size() / 16);
    while (!html.empty()) {
      const std::size_t text = std::min(html.find('<'), html.size());
      marked_ += html.substr(0, text);
      html.remove_prefix(text);
      const std::size_t tag = tag_bytes(html);
      copy_tag(html.substr(0, tag));
      html.remove_prefix(tag);
    }
    return std::move(marked_);
  }

 private:
  /** The size of the tag or comment at the start of HTML; 1 if "<" does not begin one. */
  static std::size_t tag_bytes(std::string_view html) {
    const char first = html.size() < 2 ? ' ' : html[1];
    const char letter = static_cast<char>(static_cast<unsigned char>(first) | 0x20U);
    if ((letter < 'a' || letter > 'z') && first != '/' && first != '!') return std::min(html.size(), std::size_t{1});
    const std::string_view end = html.substr(0, 4) == "<!--" ? "-->" : ">";
    const std::size_t at = html.find(end);
    return at == std::string_view::npos ? html.size() : at + end.size();
  }

  void copy_tag(std::string_view source) {
    const std::string tag = lower_ascii(source.size() < 2 ? source : source.substr(1, source.size() - 2));
    const std::string_view name = name_of(tag);
    if (name == "/blockquote") end_blockquote();
    const bool signature = has(attribute(tag, "class"), "signature") || has(attribute(tag, "id"), "signature");
    if (signature) marked_ += on_own_line(kSignatureBegins);
    marked_ += source;
    if (name == "hr") marked_ += on_own_line(kRuler);
    if (name == "blockquote") begin_blockquote(std::string_view(tag).substr(name.size()));
  }

  void begin_blockquote(std::string_view attributes) {
    blockquotes_.push_back(is_quotation(attributes));
    if (blockquotes_.back()) marked_ += on_own_line(kQuotationBegins);
  }

  void end_blockquote() {
    if (blockquotes_.empty()) return;
    if (blockquotes_.back()) marked_ += on_own_line(kQuotationEnds);
    blockquotes_.pop_back();
  }

  std::string marked_;
  std::vector<bool> blockquotes_;  // of each open one: whether it is a quotation
};

/** Writes the lines of a text as plain mail has them. */
class LineWriter {
 public:
  std::string lines(std::string_view text) && {
    while (!text.empty()) add(take_line(text));
    return std::move(lines_);
  }

 private:
  void add(std::string_view line) {
    for (std::size_t at = find_mark(line); at != std::string_view::npos; at = find_mark(line)) {
      if (at != 0) add_text(line.substr(0, at));
      obey(line.substr(at, kQuotationBegins.size()));
      line.remove_prefix(at + kQuotationBegins.size());
      if (line.empty()) return;
    }
    add_text(line);
  }

  void obey(std::string_view mark) {
    if (mark == kQuotationBegins) ++depth_;
    if (mark == kQuotationEnds && depth_ != 0) --depth_;
    if (mark == kSignatureBegins) add_text("-- ");
    if (mark == kRuler) add_text("--------------------");
  }

  void add_text(std::string_view text) {
    if (depth_ != 0) lines_ += "> ";
    lines_ += text;
    lines_ += '\n';
  }

  std::string lines_;
  std::size_t depth_ = 0;
};

}  // namespace

std::string html_mail_text(std::string_view html) {
  return LineWriter().lines(html_text(MarkWriter().marked(html)).body);
}

}  // namespace neardup
