#include "markup/html_tag.h"

#include <array>

namespace neardup {

namespace {

constexpr std::size_t kLongestName = 15;
constexpr std::size_t kSlots = 1024;

/** In the order of HtmlTag. */
constexpr std::array<std::string_view, kHtmlTags> kNames{"",
                                                         "",
                                                         "a",
                                                         "abbr",
                                                         "acronym",
                                                         "address",
                                                         "applet",
                                                         "area",
                                                         "article",
                                                         "aside",
                                                         "audio",
                                                         "b",
                                                         "base",
                                                         "basefont",
                                                         "bdi",
                                                         "bdo",
                                                         "bgsound",
                                                         "big",
                                                         "blink",
                                                         "blockquote",
                                                         "body",
                                                         "br",
                                                         "button",
                                                         "canvas",
                                                         "caption",
                                                         "center",
                                                         "cite",
                                                         "code",
                                                         "col",
                                                         "colgroup",
                                                         "command",
                                                         "data",
                                                         "datalist",
                                                         "dd",
                                                         "del",
                                                         "details",
                                                         "dfn",
                                                         "dialog",
                                                         "dir",
                                                         "div",
                                                         "dl",
                                                         "dt",
                                                         "em",
                                                         "embed",
                                                         "fieldset",
                                                         "figcaption",
                                                         "figure",
                                                         "font",
                                                         "footer",
                                                         "form",
                                                         "frame",
                                                         "frameset",
                                                         "h1",
                                                         "h2",
                                                         "h3",
                                                         "h4",
                                                         "h5",
                                                         "h6",
                                                         "head",
                                                         "header",
                                                         "hgroup",
                                                         "hr",
                                                         "html",
                                                         "i",
                                                         "iframe",
                                                         "image",
                                                         "img",
                                                         "input",
                                                         "ins",
                                                         "isindex",
                                                         "kbd",
                                                         "keygen",
                                                         "label",
                                                         "legend",
                                                         "li",
                                                         "link",
                                                         "listing",
                                                         "main",
                                                         "map",
                                                         "mark",
                                                         "marquee",
                                                         "menu",
                                                         "menuitem",
                                                         "meta",
                                                         "meter",
                                                         "multicol",
                                                         "nav",
                                                         "nextid",
                                                         "nobr",
                                                         "noembed",
                                                         "noframes",
                                                         "noscript",
                                                         "object",
                                                         "ol",
                                                         "optgroup",
                                                         "option",
                                                         "output",
                                                         "p",
                                                         "param",
                                                         "picture",
                                                         "plaintext",
                                                         "pre",
                                                         "progress",
                                                         "q",
                                                         "rb",
                                                         "rp",
                                                         "rt",
                                                         "rtc",
                                                         "ruby",
                                                         "s",
                                                         "samp",
                                                         "script",
                                                         "search",
                                                         "section",
                                                         "select",
                                                         "selectedcontent",
                                                         "slot",
                                                         "small",
                                                         "source",
                                                         "spacer",
                                                         "span",
                                                         "strike",
                                                         "strong",
                                                         "style",
                                                         "sub",
                                                         "summary",
                                                         "sup",
                                                         "table",
                                                         "tbody",
                                                         "td",
                                                         "template",
                                                         "textarea",
                                                         "tfoot",
                                                         "th",
                                                         "thead",
                                                         "time",
                                                         "title",
                                                         "tr",
                                                         "track",
                                                         "tt",
                                                         "u",
                                                         "ul",
                                                         "var",
                                                         "video",
                                                         "wbr",
                                                         "xmp",
                                                         "svg",
                                                         "math",
                                                         "annotation-xml",
                                                         "desc",
                                                         "foreignobject",
                                                         "malignmark",
                                                         "mglyph",
                                                         "mi",
                                                         "mn",
                                                         "mo",
                                                         "ms",
                                                         "mtext"};

constexpr std::size_t slot_of(std::string_view name) {
  std::uint32_t hash = 0;
  for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x9e3779b1U;
  return hash >> 22;
}

/** A hash table of the names. A name is in its slot or in one of the slots after it, without an empty one between. */
constexpr std::array<HtmlTag, kSlots> tags_by_slot() {
  std::array<HtmlTag, kSlots> table{};
  for (std::size_t i = static_cast<std::size_t>(HtmlTag::kUnknown) + 1; i != kHtmlTags; ++i) {
    std::size_t slot = slot_of(kNames[i]);
    while (table[slot] != HtmlTag::kNone) slot = (slot + 1) % kSlots;
    table[slot] = static_cast<HtmlTag>(i);
  }
  return table;
}

constexpr std::array<HtmlTag, kSlots> kTable = tags_by_slot();

}  // namespace

HtmlTag html_tag(std::string_view name) {
  if (name.empty() || name.size() > kLongestName) return HtmlTag::kUnknown;
  for (std::size_t slot = slot_of(name); kTable[slot] != HtmlTag::kNone; slot = (slot + 1) % kSlots) {
    if (html_tag_name(kTable[slot]) == name) return kTable[slot];
  }
  return HtmlTag::kUnknown;
}

std::string_view html_tag_name(HtmlTag tag) {
  return kNames[static_cast<std::size_t>(tag)];
}

}  // namespace neardup
