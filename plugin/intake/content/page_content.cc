#include "content/page_content.h"

#include "content/content_roles.h"
#include "content/page_outline.h"
#include "content/page_text.h"
#include "content/text_blocks.h"
#include "html/tag_classes.h"

namespace neardup {

namespace {

int heading_level(HtmlTag tag) {
  return kHeadingTags.has(tag) ? static_cast<int>(tag) - static_cast<int>(HtmlTag::kH1) + 1 : 0;
}

}  // namespace

std::vector<ContentBlock> page_content(const HtmlTree& tree, const FrameSet& frame) {
  const PageOutline page(tree);
  PageText text(page, frame);
  assign_content_roles(text);
  std::vector<ContentBlock> blocks;
  blocks.reserve(text.blocks.size());
  for (const TextBlock& block : text.blocks) {
    blocks.push_back({block_text(page, text.marks, block), block.role, heading_level(page.tag(block.owner)),
                      2 * block.linked > block.letters});
  }
  return blocks;
}

}  // namespace neardup
