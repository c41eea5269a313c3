#include "content/page_content.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <utility>

#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "content/block_chances.h"
#include "content/page_outline.h"
#include "html/tag_classes.h"

namespace neardup {

namespace {

constexpr float kFewWords = 60;
constexpr float kLineOfWords = 20;
constexpr std::size_t kManyWords = 500;
constexpr std::uint32_t kLongBlock = 40;  // letters
constexpr std::size_t kSigns = 32;        // bytes that a headline may have and a title may lack
constexpr std::size_t kGap = 3;           // blocks
constexpr std::uint32_t kGapLevels = 2;   // of elements between a block of a gap and what is around it
constexpr float kGapChance = 0.2F;
constexpr std::uint32_t kLandmarks = kInNav | kInFooter | kInAside | kInLandmark;

bool is_linked(const TextBlock& block) {
  return 2 * block.linked > block.letters;
}

/** Chooses among the blocks of a page. */
class ContentChooser {
 public:
  explicit ContentChooser(const HtmlTree& tree)
      : page_(shown_outline(tree)), marks_(unshown_parts(page_)), blocks_(text_blocks(page_, marks_)) {}

  void choose(const FrameSet& frame, BlockDetail detail) {
    const PageMeasures measures(page_, blocks_);
    const BlockFeatures features(measures);
    chances_.assign(blocks_.size(), 0);
    const std::vector<float> chances = block_chances(measures, features);
    for (std::size_t i = 0; i != chances.size(); ++i) chances_[features.read()[i]] = chances[i];
    mark_site_frame(frame);
    const float least = least_chosen(measures, features.read());
    for (const std::size_t i : features.read()) {
      if (blocks_[i].marked) continue;
      const bool content = chances_[i] >= least && !is_landmark(measures, i);
      blocks_[i].role = content ? BlockRole::kContent : left_out_role(measures, i);
    }
    fill_gaps(features.read(), measures);
    set_headline(measures);
    keep_doubtful(measures);
    if (detail == BlockDetail::kExplained) explain(features);
  }

  std::vector<ContentBlock> blocks() const {
    std::vector<ContentBlock> blocks;
    blocks.reserve(blocks_.size());
    for (std::size_t i = 0; i != blocks_.size(); ++i) {
      const TextBlock& block = blocks_[i];
      blocks.push_back({block_text(page_, marks_, block), block.role, heading_level(page_.tag(block.owner)),
                        is_linked(block), chances_.empty() ? 1 : chances_[i], why_.empty() ? std::string() : why_[i]});
    }
    return blocks;
  }

 private:
  /** Marks blocks of the frame: long ones anywhere, short ones outside the page's own text. Short lines within the
   *  content, such as "Parameters:", may be content although many pages have them. */
  void mark_site_frame(const FrameSet& frame) {
    known_.assign(blocks_.size(), false);
    if (frame.empty()) return;
    for (std::size_t i = 0; i != blocks_.size(); ++i) {
      if (blocks_[i].marked) continue;
      known_[i] = frame.has(frame_hash(block_text(page_, marks_, blocks_[i]), is_linked(blocks_[i])));
    }
    const auto says_nothing = [&](std::size_t i) { return known_[i] || blocks_[i].marked || is_linked(blocks_[i]); };
    std::size_t begin = 0;
    while (begin != blocks_.size() && says_nothing(begin)) ++begin;
    std::size_t end = blocks_.size();
    while (end > begin && says_nothing(end - 1)) --end;
    for (std::size_t i = 0; i != blocks_.size(); ++i) {
      if (!known_[i] || (i >= begin && i < end && blocks_[i].letters < kLongBlock)) continue;
      blocks_[i].role = BlockRole::kSiteFrame;
      blocks_[i].marked = true;
    }
  }

  float least_chosen(const PageMeasures& measures, const std::vector<std::size_t>& read) const {
    std::vector<float> chances;
    std::vector<float> words;
    for (const std::size_t i : read) {
      if (blocks_[i].marked || is_landmark(measures, i)) continue;
      chances.push_back(chances_[i]);
      words.push_back(measures.blocks[i].counts.words);
    }
    return least_chosen_chance(chances, words);
  }

  /** A few blocks between content are content, too, if they lie in the same element or little deeper and are not quite
   *  unlike content: a heading with a link, a line of code, a short list. Preformatted text need not have content after it:
   *  samples of code say little in words of a language. */
  void fill_gaps(const std::vector<std::size_t>& read, const PageMeasures& measures) {
    std::vector<std::size_t> gap;
    std::size_t before = blocks_.size();  // the last block of content
    for (const std::size_t i : read) {
      if (blocks_[i].marked || is_landmark(measures, i)) continue;
      if (blocks_[i].role != BlockRole::kContent) gap.push_back(i);
      if (blocks_[i].role != BlockRole::kContent && !is_preformatted(measures, i)) continue;
      if (before != blocks_.size() && gap.size() <= kGap) {
        const std::uint32_t deepest = depth_around(measures, before, i) + kGapLevels;
        for (const std::size_t other : gap) {
          const bool near =
              measures.elements[blocks_[other].owner].depth <= deepest || is_preformatted(measures, other);
          if (near && chances_[other] >= kGapChance) blocks_[other].role = BlockRole::kContent;
        }
      }
      if (blocks_[i].role != BlockRole::kContent) continue;
      before = i;
      gap.clear();
    }
  }

  bool is_preformatted(const PageMeasures& measures, std::size_t i) const {
    return (measures.elements[blocks_[i].owner].around & kInPre) != 0 && !is_linked(blocks_[i]);
  }

  /** Of the innermost element around all blocks from one to another. */
  static std::uint32_t depth_around(const PageMeasures& measures, std::size_t first, std::size_t last) {
    std::uint32_t depth = measures.blocks[first].meets;
    for (std::size_t i = first; i != last; ++i) depth = std::min(depth, measures.blocks[i].meets);
    return depth;
  }

  bool is_landmark(const PageMeasures& measures, std::size_t i) const {
    const std::uint32_t around = measures.elements[blocks_[i].owner].around;
    const bool banner = (around & kInHeader) != 0 && (around & (kInArticle | kInMain)) == 0;
    return (around & kLandmarks) != 0 || banner;
  }

  BlockRole left_out_role(const PageMeasures& measures, std::size_t i) const {
    if (known_[i]) return BlockRole::kSiteFrame;
    if (is_landmark(measures, i)) return BlockRole::kLandmark;
    if (is_linked(blocks_[i])) return BlockRole::kLinks;
    const bool in_figure = (measures.elements[blocks_[i].owner].around & kInFigure) != 0;
    return in_figure ? BlockRole::kCaption : BlockRole::kUnlike;
  }

  /** The first h1 outside landmarks, else the first one. */
  void set_headline(const PageMeasures& measures) {
    std::size_t found = blocks_.size();
    for (std::size_t i = blocks_.size(); i-- != 0;) {
      if (blocks_[i].marked || measures.blocks[i].heading != 1) continue;
      if (found == blocks_.size() || !is_landmark(measures, i) || is_landmark(measures, found)) found = i;
    }
    if (found != blocks_.size()) blocks_[found].role = BlockRole::kHeadline;
  }

  float words_of(const PageMeasures& measures, BlockRole role) const {
    float words = 0;
    for (std::size_t i = 0; i != blocks_.size(); ++i) {
      if (blocks_[i].role == role) words += measures.blocks[i].counts.words;
    }
    return words;
  }

  void keep_doubtful(const PageMeasures& measures) {
    const float kept = words_of(measures, BlockRole::kContent);
    const float unproved = words_of(measures, BlockRole::kUnlike);
    if (kept < kFewWords && unproved > kept) sign_too({BlockRole::kUnlike});
    if (kept + unproved < kLineOfWords) sign_too({BlockRole::kUnlike, BlockRole::kLinks});
    if (!any_signed()) sign_too({BlockRole::kCaption, BlockRole::kLandmark, BlockRole::kSiteFrame});
    if (!any_signed()) sign_too({BlockRole::kHeadline, BlockRole::kControl, BlockRole::kHidden});
  }

  bool any_signed() const {
    return std::any_of(blocks_.begin(), blocks_.end(), [](const TextBlock& block) { return is_signed(block.role); });
  }

  void sign_too(std::initializer_list<BlockRole> roles) {
    for (TextBlock& block : blocks_) {
      if (std::find(roles.begin(), roles.end(), block.role) != roles.end()) block.role = BlockRole::kDoubtful;
    }
  }

  void explain(const BlockFeatures& features) {
    std::vector<std::string> strongest = strongest_numbers(features);
    why_.resize(blocks_.size());
    for (std::size_t i = 0; i != strongest.size(); ++i) why_[features.read()[i]] = std::move(strongest[i]);
  }

  PageOutline page_;
  std::vector<BlockRole> marks_;
  std::vector<TextBlock> blocks_;
  std::vector<float> chances_;    // of each block
  std::vector<bool> known_;       // likewise: whether the site's frame has it
  std::vector<std::string> why_;  // likewise, if it was asked for
};

}  // namespace

std::vector<ContentBlock> page_content(const HtmlTree& tree, const FrameSet& frame, BlockDetail detail) {
  ContentChooser chooser(tree);
  if (detail != BlockDetail::kAll) chooser.choose(frame, detail);
  return chooser.blocks();
}

namespace {

/** The words of a text, each with a space before and behind it. */
std::string spaced_words(std::string_view text) {
  std::string words = " ";
  each_word(text, [&words](std::string_view word) { (words += lower_ascii(word)) += ' '; });
  return words;
}

/** The name of a page: an h1 whose words its title lacks, else the longest block that the title has. The h1 may be the name
 *  of the site, and then the title has it, too; or the title may be an address, and then the h1 is what names the page. */
std::string headline(const std::vector<ContentBlock>& blocks, std::string_view title) {
  const std::string words_of_title = spaced_words(title);
  std::string found = " ";
  std::string first_h1;
  for (const ContentBlock& block : blocks) {
    const bool is_h1 = block.role == BlockRole::kHeadline;
    if (is_h1) first_h1 = block.text;
    const bool frame = block.linked || block.role == BlockRole::kHidden || block.role == BlockRole::kControl ||
                       block.role == BlockRole::kSiteFrame;
    if (frame || (!is_h1 && block.text.size() > title.size() + kSigns)) continue;
    std::string words = spaced_words(block.text);
    const bool in_title = words_of_title.find(words) != std::string::npos;
    if (is_h1 && !in_title) return block.text;
    if (in_title && words.size() > found.size()) found = std::move(words);
  }
  return found.size() > 1 ? found : first_h1;
}

}  // namespace

bool is_doubtful(const std::vector<ContentBlock>& blocks) {
  return std::any_of(blocks.begin(), blocks.end(),
                     [](const ContentBlock& block) { return block.role == BlockRole::kDoubtful; });
}

std::uint64_t page_evidence(const std::vector<ContentBlock>& blocks, std::string_view title) {
  std::size_t words = 0;
  std::string evidence = headline(blocks, title);
  for (const ContentBlock& block : blocks) {
    if (is_signed(block.role)) words += word_count(block.text);
    if (block.role == BlockRole::kCaption) (evidence += '\n') += block.text;
  }
  if (words >= kManyWords) return 0;
  if (static_cast<float>(words) < kFewWords) (evidence += '\n') += title;
  return word_digest(evidence);
}

}  // namespace neardup
