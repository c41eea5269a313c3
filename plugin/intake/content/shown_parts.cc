#include "content/shown_parts.h"

#include <cstdint>

#include "html/tag_classes.h"
#include "markup/tag_set.h"

namespace neardup {

namespace {

constexpr std::uint32_t kLittleText = 300;  // letters, about 60 words

constexpr TagSet kUnreadTags{HtmlTag::kAudio,  HtmlTag::kButton,   HtmlTag::kCanvas, HtmlTag::kDatalist,
                             HtmlTag::kEmbed,  HtmlTag::kIframe,   HtmlTag::kMap,    HtmlTag::kObject,
                             HtmlTag::kOption, HtmlTag::kProgress, HtmlTag::kSelect, HtmlTag::kSvg,
                             HtmlTag::kApplet, HtmlTag::kTextarea, HtmlTag::kVideo};
constexpr TagSet kReadingTags{HtmlTag::kRt, HtmlTag::kRp, HtmlTag::kRtc};

/** Whether an inline part of a heading is a link in brackets, such as [edit]. */
bool is_bracketed_link(const PageOutline& page, PartIndex part) {
  if (!kHeadingTags.has(page.tag(page[part].parent)) || page[part].linked == 0) return false;
  std::string_view first;
  std::string_view last;
  for (PartIndex below = part; below < page[part].end; ++below) {
    if (!page.is_text(below) || page[below].letters == 0) continue;
    if (first.empty()) first = page.text(below);
    last = page.text(below);
  }
  return !first.empty() && first.front() == '[' && last.back() == ']';
}

BlockRole own_role(const PageOutline& page, PartIndex part, bool read_hidden) {
  const HtmlTag tag = page.tag(part);
  if (kUnreadTags.has(tag) || is_bracketed_link(page, part)) return BlockRole::kControl;
  const bool hidden = (page.labels(part).hidden && !read_hidden) || kReadingTags.has(tag);
  return hidden ? BlockRole::kHidden : BlockRole::kContent;
}

std::uint32_t mark_parts(const PageOutline& page, bool read_hidden, std::vector<BlockRole>& roles) {
  std::uint32_t letters = 0;
  for (PartIndex part = 1; part < page.size(); ++part) {
    roles[part] = roles[page[part].parent];
    if (roles[part] != BlockRole::kContent) continue;
    if (page.is_text(part)) {
      letters += page[part].letters;
    } else {
      roles[part] = own_role(page, part, read_hidden);
    }
  }
  return letters;
}

}  // namespace

PageOutline shown_outline(const HtmlTree& tree) {
  PageOutline page(tree);
  if (page[0].letters >= kLittleText) return page;
  PageOutline without_scripts(tree, PageOutline::Noscript::kRead);
  return without_scripts[0].letters > 2 * page[0].letters ? without_scripts : page;
}

std::vector<BlockRole> unshown_parts(const PageOutline& page) {
  std::vector<BlockRole> roles(page.size(), BlockRole::kContent);
  const std::uint32_t letters = mark_parts(page, false, roles);
  if (letters < kLittleText && page[0].letters > 2 * letters) mark_parts(page, true, roles);
  return roles;
}

}  // namespace neardup
