#include "mail/html_mail_text.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

#include "characters/text_line.h"
#include "formats/html_text.h"
#include "mail/mail_line.h"
#include "markup/page_store.h"
#include "markup/tokenizer.h"

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

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

/** Copies HTML and adds marks where quotations and signatures begin and end. */
class MarkWriter {
 public:
  std::string marked(std::string_view html) && {
    store_.page = html;
    unify_line_ends(store_.page);
    marked_.reserve(html.size() + html.size() / 16);
    HtmlTokenizer tokens(store_);
    for (std::size_t begin = 0; begin != store_.page.size();) {
      const HtmlToken token = tokens.next(false);
      const bool ended = token.kind == HtmlToken::Kind::kEndOfPage;
      const std::size_t end = ended ? store_.page.size() : tokens.bytes_read();
      copy(token, std::string_view(store_.page).substr(begin, end - begin));
      store_.attributes.clear();
      begin = end;
    }
    return std::move(marked_);
  }

 private:
  void copy(const HtmlToken& token, std::string_view source) {
    const bool start = token.kind == HtmlToken::Kind::kStartTag;
    if (token.kind == HtmlToken::Kind::kEndTag && token.tag == HtmlTag::kBlockquote) end_blockquote();
    if (start && (any_value_has({"class", "id"}, "signature"))) marked_ += on_own_line(kSignatureBegins);
    marked_ += source;
    if (token.is_start(HtmlTag::kHr)) marked_ += on_own_line(kRuler);
    if (token.is_start(HtmlTag::kBlockquote)) begin_blockquote();
  }

  /** @param names  of attributes of the tag. */
  bool any_value_has(std::initializer_list<std::string_view> names, std::string_view part) const {
    return std::any_of(store_.attributes.begin(), store_.attributes.end(), [&](const HtmlAttribute& attribute) {
      return std::find(names.begin(), names.end(), attribute.name) != names.end() &&
             has(lower_ascii(attribute.value), part);
    });
  }

  bool is_quotation() const {
    const bool cites = std::any_of(store_.attributes.begin(), store_.attributes.end(),
                                   [](const HtmlAttribute& attribute) { return attribute.name == "cite"; });
    return cites || any_value_has({"type", "class", "id"}, "cite") || any_value_has({"class", "id"}, "quote") ||
           any_value_has({"style"}, "border-left");
  }

  void begin_blockquote() {
    blockquotes_.push_back(is_quotation());
    if (blockquotes_.back()) marked_ += on_own_line(kQuotationBegins);
  }

  void end_blockquote() {
    if (blockquotes_.empty()) return;
    if (blockquotes_.back()) marked_ += on_own_line(kQuotationEnds);
    blockquotes_.pop_back();
  }

  PageStore store_;
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
    if (mark == kQuotationBegins && depth_++ == 0) set_introduction_apart();
    if (mark == kQuotationEnds && depth_ != 0) --depth_;
    if (mark == kSignatureBegins) add_text("-- ");
    if (mark == kRuler) add_text("--------------------");
  }

  /** A line that introduces a quotation is whole in HTML, so that the one above it is own text. */
  void set_introduction_apart() {
    if (lines_.size() < 2) return;
    const std::size_t before = lines_.rfind('\n', lines_.size() - 2);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    if (ends_with_colon(std::string_view(lines_).substr(begin, lines_.size() - begin - 1))) lines_.insert(begin, "\n");
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
