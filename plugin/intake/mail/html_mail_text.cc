#include "mail/html_mail_text.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <utility>
#include <vector>

#include "bytes/feature_hash.h"
#include "characters/text_line.h"
#include "html/element_labels.h"
#include "html/html_text.h"
#include "mail/mail_line.h"
#include "markup/page_store.h"
#include "markup/tokenizer.h"

namespace neardup {

namespace {

// These marks pass through the HTML reader as text. They are noncharacters, which no text has for itself.
constexpr std::string_view kQuotationBegins = "\xef\xb7\x90";  // U+FDD0
constexpr std::string_view kQuotationEnds = "\xef\xb7\x91";
constexpr std::string_view kSignatureBegins = "\xef\xb7\x92";
constexpr std::string_view kSignatureEnds = "\xef\xb7\x93";
constexpr std::string_view kStruckBegins = "\xef\xb7\x94";
constexpr std::string_view kStruckEnds = "\xef\xb7\x95";
constexpr std::string_view kRuler = "--------------------";
constexpr std::size_t kToTheEnd = static_cast<std::size_t>(-1);

constexpr std::size_t kMailWidth = 600;       // pixels, of most newsletters
constexpr std::size_t kMostPixels = 4000;     // of a side
constexpr std::size_t kPixelsOfAWord = 1200;  // 60 by 20

/** The length that a value such as "600", "600px" or "100%" gives; 0 for none. */
std::size_t pixels_of(std::string_view value) {
  value = trimmed(value);
  std::size_t length = 0;
  const char* const end = std::from_chars(value.data(), value.data() + value.size(), length).ptr;
  const bool percent = end != value.data() + value.size() && *end == '%';
  length = std::min(length, kMostPixels);
  return percent ? length * kMailWidth / 100 : length;
}

/** The value of a property of a style, such as the width of "width:600px"; not that of "max-width". */
std::string_view property_of(std::string_view style, std::string_view name) {
  while (!style.empty()) {
    const std::string_view rule = style.substr(0, style.find(';'));
    const std::size_t colon = std::min(rule.find(':'), rule.size());
    if (trimmed(rule.substr(0, colon)) == name) return rule.substr(std::min(colon + 1, rule.size()));
    style.remove_prefix(std::min(rule.size() + 1, style.size()));
  }
  return {};
}

/** Whether a program made up the name of a folder, as it does for each recipient: a run of letters and digits in turns. */
bool is_token(std::string_view folder) {
  constexpr std::size_t kLeastRun = 6;
  constexpr std::size_t kLeastTurns = 2;
  std::size_t run = 0;
  std::size_t turns = 0;
  for (std::size_t at = 0; at != folder.size(); ++at) {
    if (!is_letter_or_digit(folder[at])) {
      run = turns = 0;
      continue;
    }
    if (run++ != 0 && is_digit(folder[at]) != is_digit(folder[at - 1])) ++turns;
    if (run >= kLeastRun && turns >= kLeastTurns) return true;
  }
  return false;
}

/** The URL of a picture elsewhere without host, query and tokens. Proxies have the URL behind "#". */
std::string path_of(std::string_view url) {
  const std::size_t behind = url.find("#http");
  if (behind != url.npos) url.remove_prefix(behind + 1);
  url = url.substr(0, url.find_first_of("?#"));
  const std::size_t host = url.find("//");
  if (host != url.npos) url.remove_prefix(std::min(url.find('/', host + 2), url.size()));
  const std::size_t name = url.rfind('/') + 1;
  std::string path;
  for (std::string_view folders = url.substr(0, name); !folders.empty();) {
    const std::string_view folder = folders.substr(0, folders.find('/'));
    if (!folder.empty() && !is_token(folder)) (path += folder) += '/';
    folders.remove_prefix(folder.size() + 1);
  }
  return path += url.substr(name);
}

std::string on_own_line(std::string_view mark) {
  return "<br>" + std::string(mark) + "<br>";
}

/** Copies HTML and adds marks where quotations and signatures begin and end. */
class MarkWriter {
 public:
  std::string marked(std::string_view html, MailPictures* pictures) && {
    store_.page = html;
    unify_line_ends(store_.page);
    marked_.reserve(html.size() + html.size() / 16);
    HtmlTokenizer tokens(store_);
    for (std::size_t begin = 0; begin != store_.page.size();) {
      const HtmlToken token = tokens.next(false);
      const bool ended = token.kind == HtmlToken::Kind::kEndOfPage;
      const std::size_t end = ended ? store_.page.size() : tokens.bytes_read();
      copy(token, std::string_view(store_.page).substr(begin, end - begin));
      if (pictures != nullptr && token.is_start(HtmlTag::kImg)) add_picture(*pictures);
      store_.attributes.clear();
      begin = end;
    }
    return std::move(marked_);
  }

 private:
  void copy(const HtmlToken& token, std::string_view source) {
    const bool start = token.kind == HtmlToken::Kind::kStartTag;
    const bool end = token.kind == HtmlToken::Kind::kEndTag;
    if (end && token.tag == HtmlTag::kBlockquote) end_blockquote();
    if (token.is_start(HtmlTag::kDiv)) begin_div();
    const bool strikes = token.tag == HtmlTag::kS || token.tag == HtmlTag::kDel || token.tag == HtmlTag::kStrike;
    if (strikes && start && struck_++ == 0) marked_ += kStruckBegins;
    if (strikes && end && struck_ != 0 && --struck_ == 0) marked_ += kStruckEnds;
    if (start && open_ == 0 && is_signature()) {
      signature_ = token.tag;
      marked_ += on_own_line(kSignatureBegins);
      open_ = 1;
    } else if (start && open_ != 0 && token.tag == signature_) {
      ++open_;
    }
    marked_ += source;
    if (end && open_ != 0 && token.tag == signature_ && --open_ == 0) marked_ += on_own_line(kSignatureEnds);
    if (token.is_start(HtmlTag::kHr)) marked_ += on_own_line(kRuler);
    if (end && token.tag == HtmlTag::kDiv) end_div();
    if (token.is_start(HtmlTag::kBlockquote)) begin_blockquote();
  }

  void add_picture(MailPictures& pictures) const {
    bool unseen = false;
    for (const auto& [name, value] : store_.attributes) {
      if (name == "alt") (pictures.said += value) += '\n';
      unseen = unseen || (has_word("width height", name) && is_unseen_length(value));
    }
    for (const auto& [name, value] : store_.attributes) {
      if (name == "src" && !unseen) add_source(pictures, value);
    }
  }

  /** The pixels of a side that the attribute or the style of a picture gives. */
  std::size_t side(std::string_view name) const {
    std::size_t pixels = 0;
    for (const HtmlAttribute& attribute : store_.attributes) {
      if (attribute.name == name) pixels = std::max(pixels, pixels_of(attribute.value));
      if (attribute.name == "style") pixels = std::max(pixels, pixels_of(property_of(attribute.value, name)));
    }
    return pixels;
  }

  /** One side that is not given is like the other. */
  void add_size(MailPictures& pictures, std::string_view path) const {
    const std::size_t width = side("width");
    const std::size_t height = side("height");
    if (width == 0 && height == 0) return;
    pictures.room += (width != 0 ? width : height) * (height != 0 ? height : width) / kPixelsOfAWord;
    (pictures.sized += path) += '\n';
  }

  void add_source(MailPictures& pictures, std::string_view url) const {
    constexpr std::size_t kLeastUrl = kLargePicture * 4 / 3;  // in base64
    const bool in_signature = open_ != 0;
    if (begins_with(url, "cid:")) {
      if (in_signature) (pictures.logos += url.substr(4)) += ' ';
    } else if (!begins_with(url, "data:")) {
      if (in_signature) return;
      const std::string path = path_of(url);
      (pictures.files += path.substr(path.rfind('/') + 1)) += '\n';
      add_size(pictures, path);
    } else if (url.size() >= kLeastUrl) {
      pictures.large = mix64(pictures.large) + xxh3_hash(url);
    } else if (!in_signature) {
      (pictures.said += std::to_string(xxh3_hash(url))) += '\n';
    }
  }

  /** @param names  of attributes of the tag, with a space between each two. */
  bool any_value_has(std::string_view names, std::string_view part) const {
    return std::any_of(store_.attributes.begin(), store_.attributes.end(), [&](const HtmlAttribute& attribute) {
      return has_word(names, attribute.name) && lower_ascii(attribute.value).find(part) != std::string::npos;
    });
  }

  /** Whether the class or the id is named as mail programs do it: "signature", "gmail_signature", "x moz-signature". */
  bool is_signature() const {
    return std::any_of(store_.attributes.begin(), store_.attributes.end(), [](const HtmlAttribute& attribute) {
      return has_word("class id", attribute.name) && ends_with(lower_ascii(attribute.value), "signature");
    });
  }

  bool is_quotation() const {
    return any_value_has("cite", "") || any_value_has("type class id", "cite") || any_value_has("class id", "quote") ||
           any_value_has("style", "border-left");
  }

  bool has_value(std::string_view name, std::string_view words) const {
    return std::any_of(store_.attributes.begin(), store_.attributes.end(), [&](const HtmlAttribute& attribute) {
      return attribute.name == name && has_word(words, lower_ascii(attribute.value));
    });
  }

  void begin_div() {
    const bool header = divs_ == 0 && has_value("id", "divrplyfwdmsg");
    const bool quotation = has_value("name", "quote") || has_value("class", "yahoo_quoted protonmail_quote");
    if (header || (divs_ == 0 && quotation)) marked_ += on_own_line(kQuotationBegins);
    if (header) divs_ = kToTheEnd;
    if (divs_ != kToTheEnd && (divs_ != 0 || quotation)) ++divs_;
  }

  void end_div() {
    if (divs_ != 0 && divs_ != kToTheEnd && --divs_ == 0) marked_ += on_own_line(kQuotationEnds);
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
  HtmlTag signature_ = HtmlTag::kNone;
  std::size_t open_ = 0;    // elements of this tag from that of the signature on
  std::size_t divs_ = 0;    // open ones from that of a quotation on
  std::size_t struck_ = 0;  // open elements that strike their text out
};

/** A line that introduces a quotation is whole in HTML, so that the one above it is own text. */
void set_introduction_apart(std::string& lines) {
  if (lines.size() < 2) return;
  const std::size_t before = lines.rfind('\n', lines.size() - 2);
  const std::size_t begin = before == std::string::npos ? 0 : before + 1;
  if (ends_with_colon(std::string_view(lines).substr(begin, lines.size() - begin - 1))) lines.insert(begin, "\n");
}

/** A text without what is struck out. An element without an end, or round a quotation or a signature, strikes nothing out. */
std::string without_struck(std::string text) {
  const std::size_t last = text.rfind(kStruckBegins);
  if (last != std::string::npos && text.find(kStruckEnds, last) == std::string::npos)
    text.erase(last, kStruckBegins.size());
  std::string kept;
  bool struck = false;
  for (std::string_view rest = text; !rest.empty(); struck = !struck) {
    const std::string_view mark = struck ? kStruckEnds : kStruckBegins;
    const std::string_view part = rest.substr(0, rest.find(mark));
    const bool marked = part.find(kQuotationBegins) != part.npos || part.find(kQuotationEnds) != part.npos ||
                        part.find(kSignatureBegins) != part.npos || part.find(kSignatureEnds) != part.npos;
    if (!struck || marked) kept += part;
    rest.remove_prefix(std::min(part.size() + mark.size(), rest.size()));
  }
  return kept;
}

}  // namespace

std::string html_mail_text(std::string_view html, MailPictures* pictures) {
  const std::string marked = without_struck(html_text(MarkWriter().marked(html, pictures)));
  std::string own;
  std::string signature;
  std::string* lines = &own;
  std::size_t below = 0;  // where the text below the signature begins
  std::size_t depth = 0;
  for (std::string_view text = marked; !text.empty();) {
    const std::string_view line = take_line(text);
    if (line == kQuotationBegins) {
      if (depth++ == 0) set_introduction_apart(*lines);
    } else if (line == kQuotationEnds) {
      depth -= std::min<std::size_t>(depth, 1);
    } else if (line == kSignatureBegins || line == kSignatureEnds) {
      lines = line == kSignatureBegins && depth == 0 ? &signature : &own;
      if (lines == &signature) below = own.size();
    } else {
      if (depth != 0) *lines += "> ";
      (*lines += line) += '\n';
    }
  }
  if (signature.empty()) return own;
  std::string_view rest = std::string_view(own).substr(below);
  const bool footer = is_ruler(take_line(rest));
  return own.insert(footer ? below : own.size(), "-- \n" + signature);
}

}  // namespace neardup
