#include "content/page_content.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <set>
#include <string>
#include <utility>

#include "bytes/ascii.h"
#include "content/content_model.h"
#include "content/page_measures.h"
#include "html/consent_names.h"
#include "html/head_declarations.h"

namespace neardup {

namespace {

constexpr TagSet kFactTags{HtmlTag::kTr, HtmlTag::kDd};
constexpr TagSet kTableTags{HtmlTag::kTable, HtmlTag::kDl};
constexpr float kFewWords = 60;
constexpr float kLineOfWords = 20;
constexpr std::uint32_t kLongBlock = 40;  // letters
constexpr float kWordsOfLine = 3;         // that may say what others do: "In force" does not
constexpr float kWordsOfText = 7;
constexpr float kMostWords = 0.8F;      // of those that are chosen
constexpr float kMuchText = 200;        // words
constexpr float kMostOfElement = 0.6F;  // of its words
constexpr float kLeastOfText = 0.25F;   // chance, within the element of the content
constexpr float kLeastOfLinks = 0.35F;  // likewise of blocks that are mostly links
constexpr float kCalledContent = 0.8F;  // chance that proves a block content, even in a landmark

/** Which cells of a row of a table are filled, if an empty one stands before another behind the first; else nothing. */
std::string cells_of_row(const PageOutline& page, PartIndex row) {
  if (page.tag(row) != HtmlTag::kTr) return {};
  std::string cells;
  for (PartIndex part = row + 1; part < page[row].end; ++part) {
    if (page[part].data_cell) cells += 'e';
    if (cells.empty()) return {};  // of a layout
    if (page.is_text(part) && page.is_shown(part)) cells.back() = 'f';
  }
  const std::size_t gap = cells.find('e', 1);
  return gap != cells.npos && cells.find('f', gap) != cells.npos ? cells : std::string();
}

ContentBlock content_block(const PageOutline& page, const TextBlock& block, float chance) {
  const std::size_t unlinked = block.letters - std::min(block.linked, block.letters);
  return {block_text(page, block),
          block.role,
          block.heading,
          block.is_linked(),
          chance,
          {},
          false,
          false,
          false,
          unlinked,
          cells_of_row(page, block.owner)};
}

/** Chooses among the blocks of a page. */
class ContentChooser {
 public:
  ContentChooser(PageMeasures& measures, const BlockChances& judged, const FrameSet& frame, std::string_view title)
      : measures_(measures), blocks_(measures_.blocks), judged_(judged), frame_(frame) {
    consent_ = asks_for_consent() ? kInConsent : 0U;
    mark_site_frame();
    float words_in_main = 0;
    float likely_in_landmarks = 0;  // of the main element, which nobody closed
    for (std::size_t i = 0; i != blocks_.size(); ++i) {
      const TextBlock& block = blocks_[i];
      if (!is_in(block, kInMain)) continue;
      if (!is_landmark(block)) {
        words_in_main += block.counts.words;
      } else if (!is_in(block, kInAside) && is_called_content(i)) {
        likely_in_landmarks += block.counts.words;
      }
    }
    has_main_ = words_in_main >= std::max(kLineOfWords, likely_in_landmarks);
    choose_by_chance();
    fill_content_element();
    TextBlock* headline = find_headline();
    if (headline == nullptr) headline = heading_in_title(lower_ascii(title));
    if (headline != nullptr) headline->role = BlockRole::kHeadline;
    keep_doubtful();
  }

  std::vector<ContentBlock> blocks() const {
    std::vector<ContentBlock> blocks;
    const std::set<PartIndex> own = own_tables();
    auto unshown = measures_.unshown.begin();
    for (std::size_t i = 0; i <= blocks_.size(); ++i) {
      const PartIndex begin = i == blocks_.size() ? measures_.page.size() : blocks_[i].begin;
      for (; unshown != measures_.unshown.end() && unshown->begin < begin; ++unshown) {
        blocks.push_back(content_block(measures_.page, *unshown, 0));
        blocks.back().field = frame_.has(field_hash(frame_hash(blocks.back().text)));
      }
      if (i == blocks_.size()) break;
      blocks.push_back(content_block(measures_.page, blocks_[i], judged_.chances[i]));
      blocks.back().common = common_[i];
      blocks.back().field = field_[i];
      blocks.back().fact = own.count(table_of(blocks_[i])) != 0;
      if (!judged_.strongest.empty()) blocks.back().why = judged_.strongest[i];
    }
    return blocks;
  }

 private:
  /** The table or list of descriptions whose row or description a block is; 0 for other blocks. */
  PartIndex table_of(const TextBlock& block) const {
    constexpr int kMostSteps = 3;
    const PageOutline& page = measures_.page;
    if (!kFactTags.has(page.tag(block.owner))) return 0;
    PartIndex part = page[block.owner].parent;
    for (int step = 1; step != kMostSteps && part != 0 && !kTableTags.has(page.tag(part)); ++step)
      part = page[part].parent;
    return kTableTags.has(page.tag(part)) ? part : 0;
  }

  /** Those of the page itself: a box of the site, such as a calendar, has nothing that other pages lack. */
  std::set<PartIndex> own_tables() const {
    std::set<PartIndex> own;
    for (const TextBlock& block : blocks_) {
      const PartIndex table = block.role == BlockRole::kSiteFrame || is_landmark(block) ? 0 : table_of(block);
      if (table != 0) own.insert(table);
    }
    return own;
  }

  /** Whether a page has a notice about cookies. Names may lie, so the text has to say it, too; and no notice has the headline of the
   *  page, or most words of a text. */
  bool asks_for_consent() const {
    bool speaks = false;
    float words = 0;
    float others = 0;
    for (const TextBlock& block : blocks_) {
      const bool named = is_in(block, kInConsent);
      if (named && block.heading == 1) return false;
      speaks = speaks || (named && speaks_of_cookies(block_text(measures_.page, block)));
      (named ? words : others) += block.counts.words;
    }
    return speaks && words < std::max(kMuchText, others);
  }

  /** Marks blocks of the frame: long ones anywhere, short ones outside the page's own text. Short lines within the
   *  content, such as "Parameters:", may be content although many pages have them; not those between the headline and the text,
   *  such as "Share this article". */
  void mark_site_frame() {
    known_.assign(blocks_.size(), false);
    common_ = field_ = known_;
    if (frame_.empty()) return;
    std::uint64_t before = 0;
    for (std::size_t i = 0; i != blocks_.size(); ++i) {
      const std::string block = block_text(measures_.page, blocks_[i]);
      const std::uint64_t hash = frame_hash(block, blocks_[i].is_linked());
      known_[i] = frame_.has(hash);
      common_[i] = known_[i] && frame_.has(common_hash(hash));
      // Behind a label, what no other page has is another value.
      field_[i] = known_[i] ? frame_.has(field_hash(hash))
                            : !blocks_[i].is_linked() && frame_.has(label_hash(label_in(block).value_or(before)));
      before = hash;
    }
    const auto says_nothing = [&](std::size_t i) {
      return known_[i] || blocks_[i].is_linked() || is_landmark(blocks_[i]);
    };
    std::size_t begin = 0;
    while (begin != blocks_.size() && says_nothing(begin)) ++begin;
    std::size_t end = blocks_.size();
    while (end > begin && says_nothing(end - 1)) --end;
    std::size_t text = begin;  // the first line of the page's own that is no name or date
    while (text != end && (says_nothing(text) || blocks_[text].counts.words < kWordsOfText)) ++text;
    for (std::size_t i = 0; i != blocks_.size(); ++i) {
      const bool above = i < text && common_[i] && !field_[i] && blocks_[i].counts.words >= kWordsOfLine;
      const bool own = i >= begin && i < end && blocks_[i].letters < kLongBlock && !above;
      if (known_[i] && !own) blocks_[i].role = BlockRole::kSiteFrame;
    }
  }

  void choose_by_chance() {
    std::vector<float> chances;
    std::vector<float> words;
    for (std::size_t i = 0; i != blocks_.size(); ++i) {
      if (blocks_[i].role == BlockRole::kSiteFrame) continue;
      blocks_[i].role = left_out_role(i);
      if (is_landmark(blocks_[i]) && !is_called_content(i)) continue;
      open_.push_back(i);
      chances.push_back(judged_.chances[i]);
      words.push_back(blocks_[i].counts.words);
    }
    const float least = least_chosen_chance(chances, words);
    for (const std::size_t i : open_) {
      if (judged_.chances[i] >= least) blocks_[i].role = BlockRole::kContent;
    }
  }

  /** Content is one part of a page: the smallest element with most of the words that were chosen. The rest of it is content,
   *  too, unless it is quite unlike content: lines of code, rows of figures, a list of names. If little was chosen, an element
   *  with as many other words is most of the page, with its frame; then the element of the headline counts. */
  void fill_content_element() {
    std::vector<float> before{0};  // words that were chosen before each block
    for (const TextBlock& block : blocks_) {
      before.push_back(before.back() + (block.role == BlockRole::kContent ? block.counts.words : 0));
    }
    if (before.back() == 0) return;
    const auto end = [](const ElementMeasures& element) {
      return element.first + static_cast<std::size_t>(element.counts.blocks);
    };
    const ElementMeasures* smallest = &measures_.elements.front();
    for (const ElementMeasures& element : measures_.elements) {
      if (element.counts.blocks > 1 && before[end(element)] - before[element.first] >= kMostWords * before.back())
        smallest = &element;
    }
    if (before.back() < std::min(kMuchText, kMostOfElement * smallest->counts.words)) {
      const TextBlock* const headline = find_headline();
      if (headline == nullptr) return;
      smallest = &measures_.elements[measures_.around(*headline).up];
    }
    for (const std::size_t i : open_) {
      const float least = blocks_[i].is_linked() ? kLeastOfLinks : kLeastOfText;
      const bool inside = i >= smallest->first && i < end(*smallest);
      if (inside && judged_.chances[i] >= least) blocks_[i].role = BlockRole::kContent;
    }
  }

  bool is_in(const TextBlock& block, std::uint32_t elements) const {
    return (measures_.around(block).around & elements) != 0;
  }

  bool is_landmark(const TextBlock& block) const {
    return is_in(block, kLandmarks | consent_) || (is_in(block, kInHeader) && !is_in(block, kInArticle | kInMain));
  }

  /** Whether the classifier calls a block content although a landmark has it. A page with text in a main element says where
   *  its content is. */
  bool is_called_content(std::size_t i) const {
    if (is_in(blocks_[i], consent_)) return false;
    return judged_.chances[i] >= kCalledContent && !(has_main_ && is_landmark(blocks_[i]));
  }

  BlockRole left_out_role(std::size_t i) const {
    if (known_[i]) return BlockRole::kSiteFrame;
    if (is_landmark(blocks_[i])) return BlockRole::kLandmark;
    if (blocks_[i].is_linked()) return BlockRole::kLinks;
    return is_in(blocks_[i], kInFigure) ? BlockRole::kCaption : BlockRole::kUnlike;
  }

  /** The first h1 outside landmarks, else the first one; null without. */
  TextBlock* find_headline() {
    TextBlock* found = nullptr;
    for (TextBlock& block : blocks_) {
      if (block.role == BlockRole::kSiteFrame || block.heading != 1) continue;
      if (found == nullptr || (is_landmark(*found) && !is_landmark(block))) found = &block;
    }
    return found;
  }

  /** The first heading above the content that is half of the title or more; null without. */
  TextBlock* heading_in_title(const std::string& title) {
    for (TextBlock& block : blocks_) {
      if (block.role == BlockRole::kContent && block.heading == 0) return nullptr;
      if (block.role == BlockRole::kSiteFrame || block.heading == 0 || is_landmark(block)) continue;
      const std::string text = lower_ascii(block_text(measures_.page, block));
      if (2 * text.size() >= title.size() && title.find(text) != title.npos && block.counts.words != 0) return &block;
    }
    return nullptr;
  }

  float words_of(BlockRole role) const {
    float words = 0;
    for (const TextBlock& block : blocks_) {
      if (block.role == role) words += block.counts.words;
    }
    return words;
  }

  void keep_doubtful() {
    const float kept = words_of(BlockRole::kContent);
    const float unproved = words_of(BlockRole::kUnlike);
    if (kept < kFewWords && 2 * unproved > kept) sign_too({BlockRole::kUnlike});
    sign_likely(kept);
    if (kept + unproved < kLineOfWords) sign_too({BlockRole::kUnlike, BlockRole::kLinks});
    if (!any_signed()) sign_too({BlockRole::kCaption, BlockRole::kLandmark, BlockRole::kSiteFrame});
    if (!any_signed()) sign_too({BlockRole::kHeadline, BlockRole::kControl, BlockRole::kHidden});
  }

  /** Sign what the classifier calls content although it was left out, if it has more words than what was kept. */
  void sign_likely(float kept) {
    std::vector<TextBlock*> likely;
    float words = 0;
    for (std::size_t i = 0; i != blocks_.size(); ++i) {
      const BlockRole role = blocks_[i].role;
      if (!is_called_content(i) || is_signed(role)) continue;
      if (role == BlockRole::kSiteFrame || role == BlockRole::kHeadline) continue;
      likely.push_back(&blocks_[i]);
      words += blocks_[i].counts.words;
    }
    if (words <= kept) return;
    for (TextBlock* const block : likely) block->role = BlockRole::kDoubtful;
  }

  bool any_signed() const {
    return std::any_of(blocks_.begin(), blocks_.end(), [](const TextBlock& block) { return is_signed(block.role); });
  }

  void sign_too(std::initializer_list<BlockRole> roles) {
    for (std::vector<TextBlock>* const blocks : {&blocks_, &measures_.unshown}) {
      for (TextBlock& block : *blocks) {
        if (std::find(roles.begin(), roles.end(), block.role) != roles.end()) block.role = BlockRole::kDoubtful;
      }
    }
  }

  PageMeasures& measures_;
  std::vector<TextBlock>& blocks_;
  const BlockChances& judged_;
  const FrameSet& frame_;
  std::vector<bool> known_;        // of each block: whether the site's frame has it
  std::vector<bool> common_;       // likewise whether most pages of the site have it
  std::vector<bool> field_;        // and whether it is one of several values behind a label
  std::uint32_t consent_ = 0;      // kInConsent if the page asks about cookies
  bool has_main_ = false;          // whether a main element outside landmarks has text
  std::vector<std::size_t> open_;  // blocks that neither a landmark nor the site's frame proves to be frame
};

}  // namespace

std::vector<ContentBlock> choose_blocks(PageMeasures& measures, const BlockChances& judged, const FrameSet& frame,
                                        std::string_view title) {
  return ContentChooser(measures, judged, frame, title).blocks();
}

std::vector<ContentBlock> page_content(const HtmlTree& tree, const FrameSet& frame, BlockDetail detail) {
  if (detail != BlockDetail::kAll) {
    PageMeasures measures(tree);
    const BlockChances judged = judge_blocks(measures, detail == BlockDetail::kExplained);
    return choose_blocks(measures, judged, frame, page_title(tree));
  }
  const PageOutline page = shown_outline(tree);
  std::vector<ContentBlock> blocks;
  for (const TextBlock& block : text_blocks(page)) blocks.push_back(content_block(page, block, 1));
  return blocks;
}

bool is_doubtful(const std::vector<ContentBlock>& blocks) {
  return std::any_of(blocks.begin(), blocks.end(),
                     [](const ContentBlock& block) { return block.role == BlockRole::kDoubtful; });
}

}  // namespace neardup
