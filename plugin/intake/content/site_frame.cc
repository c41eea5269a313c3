#include "content/site_frame.h"

#include <cstddef>
#include <cstdint>

namespace neardup {

namespace {

constexpr std::uint32_t kLongBlock = 40;  // letters

void mark(TextBlock& block) {
  block.role = BlockRole::kSiteFrame;
  block.marked = true;
}

/** Whether a block says nothing about where the content begins. */
bool is_passed(const TextBlock& block) {
  return block.marked || 2 * block.linked > block.letters;
}

}  // namespace

void mark_site_frame(const PageOutline& page, const std::vector<BlockRole>& marks, const FrameSet& frame,
                     std::vector<TextBlock>& blocks) {
  if (frame.empty()) return;
  std::vector<bool> known(blocks.size());
  for (std::size_t i = 0; i != blocks.size(); ++i) {
    known[i] = !blocks[i].marked && frame.has(frame_hash(block_text(page, marks, blocks[i])));
  }
  std::size_t begin = 0;
  while (begin != blocks.size() && (known[begin] || is_passed(blocks[begin]))) ++begin;
  std::size_t end = blocks.size();
  while (end > begin && (known[end - 1] || is_passed(blocks[end - 1]))) --end;
  for (std::size_t i = 0; i != blocks.size(); ++i) {
    const bool outside = i < begin || i >= end;
    if (known[i] && (outside || blocks[i].letters >= kLongBlock)) mark(blocks[i]);
  }
}

}  // namespace neardup
