#include "content/whole_lists.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "html/tag_classes.h"
#include "markup/html_tag.h"
#include "markup/tag_set.h"

namespace neardup {

namespace {

constexpr std::uint32_t kLongItem = 300;          // letters
constexpr std::uint32_t kLeastIntroduction = 40;  // unlinked letters
constexpr std::uint64_t kMostLinkedInList = 65;   // per cent
constexpr std::uint64_t kMostLinkedInTable = 80;

constexpr TagSet kListTags{HtmlTag::kUl, HtmlTag::kOl, HtmlTag::kDl, HtmlTag::kTable};

/** What is not marked below a part. */
struct Items {
  std::uint32_t letters = 0;
  std::uint32_t linked = 0;
  std::uint32_t longest = 0;
  std::uint32_t rows = 0;   // blocks of a table of data
  std::uint32_t items = 0;  // other blocks
  bool headings = false;

  void add(const Items& more) {
    letters += more.letters;
    linked += more.linked;
    longest = std::max(longest, more.longest);
    rows += more.rows;
    items += more.items;
    headings = headings || more.headings;
  }
};

Items items_of(const PageOutline& page, const TextBlock& block) {
  const HtmlTag tag = page.tag(block.owner);
  const bool row = tag == HtmlTag::kTr;
  return {block.letters, block.linked, block.letters, row ? 1U : 0U, row ? 0U : 1U, kHeadingTags.has(tag)};
}

/** Of each element. */
std::vector<Items> items_below(const PageText& text) {
  std::vector<Items> below(text.page.size());
  for (const TextBlock& block : text.blocks) {
    if (block.role == BlockRole::kContent) below[block.owner].add(items_of(text.page, block));
  }
  text.page.each_from_last([&](PartIndex part) {
    if (below[part].letters != 0) below[text.page[part].parent].add(below[part]);
  });
  return below;
}

bool ends_in_colon(std::string_view text) {
  while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ') text.remove_suffix(1);
  constexpr std::string_view kWideColon = "\xef\xbc\x9a";
  return !text.empty() && (text.back() == ':' || (text.size() >= kWideColon.size() &&
                                                  text.substr(text.size() - kWideColon.size()) == kWideColon));
}

bool introduces(const PageOutline& page, const TextBlock& block) {
  const bool prose = block.letters - block.linked >= kLeastIntroduction && !kHeadingTags.has(page.tag(block.owner));
  return prose && ends_in_colon(page.text(block.end - 1));
}

/** Of each part: whether the block before it introduces what follows. */
std::vector<bool> introduced_parts(const PageText& text) {
  std::vector<bool> introduced(text.page.size());
  for (const TextBlock& block : text.blocks) {
    const bool introduction = block.role == BlockRole::kContent && introduces(text.page, block);
    for (PartIndex part = block.end; introduction && part < text.page.size(); ++part) {
      if (text.page[part].letters != 0 && text.page.is_text(part)) break;
      introduced[part] = true;
    }
  }
  return introduced;
}

ListKind kind_of(const PageOutline& page, const Items& items, PartIndex part, bool introduced) {
  const bool table = page.tag(part) == HtmlTag::kTable;
  const bool whole = !items.headings && items.longest < kLongItem && !(table && items.items > items.rows);
  if (!whole || items.letters == 0) return ListKind::kNone;
  const std::uint64_t most = table ? kMostLinkedInTable : kMostLinkedInList;
  if (introduced) return ListKind::kIntroduced;
  if (100 * std::uint64_t{items.linked} <= most * items.letters) return ListKind::kContent;
  return table ? ListKind::kNone : ListKind::kLinks;
}

}  // namespace

std::vector<ListKind> whole_lists(const PageText& text, PartIndex main) {
  const std::vector<Items> below = items_below(text);
  const std::vector<bool> introduced = introduced_parts(text);
  std::vector<ListKind> kinds(text.page.size(), ListKind::kNone);
  for (const PartIndex part : text.page.elements()) {
    kinds[part] = kinds[text.page[part].parent];
    if (kinds[part] == ListKind::kNone && kListTags.has(text.page.tag(part)) && !text.page.within(main, part)) {
      kinds[part] = kind_of(text.page, below[part], part, introduced[part]);
    }
  }
  return kinds;
}

}  // namespace neardup
