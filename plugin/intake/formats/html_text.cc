#include "formats/html_text.h"

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <vector>

#include "characters/one_line.h"
#include "formats/html_elements.h"
#include "formats/html_repair.h"

// libxml2 2.14 and later deprecate access to the stack of open elements, but offer no other way to know them.
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

namespace neardup {

namespace {

constexpr int kMaxDepth = 512;  // like browsers; libxml2 closes elements in time linear in the depth
constexpr std::size_t kChunkBytes = std::size_t{1} << 16;

/** The role of the text in a region of a page. */
struct Region {
  bool unread = false;
  bool navigation = false;
  bool in_content = false;  // whose header and footer are not landmarks of the page
  bool title = false;
  bool in_drawing = false;  // an svg has its own titles
};

std::string_view view(const xmlChar* text) {
  return text == nullptr ? std::string_view() : std::string_view(reinterpret_cast<const char*>(text));
}

/** @param attributes  name, value, ..., null; or null. */
std::string_view attribute(const xmlChar** attributes, std::string_view name) {
  for (; attributes != nullptr && *attributes != nullptr; attributes += 2) {
    if (view(attributes[0]) == name) return view(attributes[1]);
  }
  return {};
}

/** Elements with their own header and footer: HTML-AAM 1.0, "footer" and "header", and the sectioning roots of HTML. */
bool is_content(std::string_view name, std::string_view role) {
  for (const char* content : {"article", "main", "section", "blockquote", "figure"}) {
    if (name == content) return true;
  }
  return role == "main";
}

Region region_within(Region region, std::string_view name, std::string_view role) {
  region.title = name == "title" && !region.in_drawing;
  if (name == "svg") region.in_drawing = true;
  if (is_unread_element(name)) region.unread = true;
  if (name == "nav" || name == "aside" || role == "navigation") region.navigation = true;
  if ((name == "header" || name == "footer") && !region.in_content) region.navigation = true;
  if (is_content(name, role)) region.in_content = true;
  return region;
}

void separate(std::string& text) {
  if (!text.empty() && text.back() != '\n') text += '\n';
}

/** Receives the events of libxml2 and keeps one Region per open element. */
class PageReader {
 public:
  PageReader(const xmlParserCtxt& parser, Landmarks landmarks)
      : parser_(parser), apart_(landmarks == Landmarks::kNavigation) {}

  void open(std::string_view name, std::string_view role) {
    keep_regions(parser_.nameNr - 1);
    if (!is_inline_element(name)) separate_words();
    regions_.push_back(region_within(region(), name, role));
  }

  void close(std::string_view name) {
    keep_regions(parser_.nameNr);
    if (region().title && !page_.title.empty()) has_title_ = true;
    keep_regions(parser_.nameNr - 1);
    if (!is_inline_element(name)) separate_words();
  }

  void characters(std::string_view text) {
    keep_regions(parser_.nameNr);
    const Region here = region();
    if (here.title && !has_title_) {
      page_.title += text;
    } else if (!here.unread && !here.title) {
      target() += text;
    }
  }

  DocumentText page() && {
    page_.title = one_line(page_.title);
    return std::move(page_);
  }

 private:
  /** Drop the regions of closed elements: libxml2 does not report the end of each. */
  void keep_regions(int open_elements) {
    const auto open = static_cast<std::size_t>(std::max(open_elements, 0));
    if (regions_.size() > open) regions_.resize(open);
  }

  Region region() const { return regions_.empty() ? Region() : regions_.back(); }

  void separate_words() {
    separate(page_.body);
    separate(page_.left_out);
  }

  std::string& target() { return apart_ && region().navigation ? page_.left_out : page_.body; }

  const xmlParserCtxt& parser_;
  bool apart_;  // whether navigation is separated from the body
  std::vector<Region> regions_;
  DocumentText page_;
  bool has_title_ = false;
};

struct Parser {
  htmlParserCtxtPtr context = nullptr;
  std::unique_ptr<PageReader> reader;
};

bool has_raw_text(std::string_view name) {
  return name == "script" || name == "style";
}

/** Remove the element that was just opened from libxml2's stack, because unmatched end tags search the stack. */
void forget_newest_element(xmlParserCtxt& context) {
  --context.nameNr;
  context.nameTab[context.nameNr] = nullptr;
  context.name = context.nameTab[context.nameNr - 1];
}

void on_start(void* user, const xmlChar* name, const xmlChar** attributes) {
  Parser& parser = *static_cast<Parser*>(user);
  if (parser.context->nameNr > kMaxDepth && !has_raw_text(view(name))) return forget_newest_element(*parser.context);
  parser.reader->open(view(name), attribute(attributes, "role"));
}

void on_end(void* user, const xmlChar* name) {
  static_cast<Parser*>(user)->reader->close(view(name));
}

void on_characters(void* user, const xmlChar* text, int bytes) {
  static_cast<Parser*>(user)->reader->characters(
      {reinterpret_cast<const char*>(text), static_cast<std::size_t>(bytes)});
}

/** The handlers of libxml2's events. Without a handler of errors libxml2 prints nothing. */
xmlSAXHandler event_handlers() {
  xmlSAXHandler handlers{};
  handlers.startElement = on_start;
  handlers.endElement = on_end;
  handlers.characters = on_characters;
  handlers.ignorableWhitespace = on_characters;
  handlers.cdataBlock = on_characters;
  return handlers;
}

/** The length of the next piece to parse, which ends between two characters. */
std::size_t chunk_bytes(std::string_view text) {
  if (text.size() <= kChunkBytes) return text.size();
  std::size_t end = kChunkBytes;
  while (end > kChunkBytes - 4 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return end;
}

void parse(htmlParserCtxtPtr context, std::string_view html) {
  while (!html.empty()) {
    const std::size_t bytes = chunk_bytes(html);
    htmlParseChunk(context, html.data(), static_cast<int>(bytes), 0);
    html.remove_prefix(bytes);
  }
  htmlParseChunk(context, nullptr, 0, 1);
}

}  // namespace

DocumentText html_text(std::string_view html, Landmarks landmarks) {
  xmlInitParser();
  Parser parser;
  xmlSAXHandler handlers = event_handlers();
  const std::unique_ptr<xmlParserCtxt, void (*)(xmlParserCtxt*)> context(
      htmlCreatePushParserCtxt(&handlers, &parser, nullptr, 0, nullptr, XML_CHAR_ENCODING_UTF8), htmlFreeParserCtxt);
  if (!context) throw std::bad_alloc();
  // RECOVER: an end tag within a script does not end the script. IGNORE_ENC: the text is UTF-8, whatever it declares.
  htmlCtxtUseOptions(context.get(), HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
                                        HTML_PARSE_IGNORE_ENC);
  parser.context = context.get();
  parser.reader = std::make_unique<PageReader>(*context, landmarks);
  const std::optional<std::string> repaired = repaired_html(html);
  parse(context.get(), repaired ? std::string_view(*repaired) : html);
  return std::move(*parser.reader).page();
}

}  // namespace neardup
