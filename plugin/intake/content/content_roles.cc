#include "content/content_roles.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "content/main_part.h"
#include "content/whole_lists.h"
#include "html/tag_classes.h"

namespace neardup {

namespace {

constexpr int kMostLevels = 12;      // above the main part that are searched for its companions
constexpr int kCompanionLevels = 3;  // on which any companion counts
constexpr std::uint32_t kTwins = 3;
constexpr std::uint32_t kRowOfLinks = 3;
constexpr std::uint32_t kLongLabel = 12;  // letters
constexpr std::int64_t kLeadValue = 60;
constexpr std::uint64_t kLeastContent = 200;  // letters

constexpr TagSet kLineTags = kHeadingTags.with(
    {HtmlTag::kP, HtmlTag::kLi, HtmlTag::kDt, HtmlTag::kDd, HtmlTag::kTd, HtmlTag::kTr, HtmlTag::kPre});
constexpr TagSet kWholeTags{HtmlTag::kBody, HtmlTag::kMain, HtmlTag::kArticle};

class RoleAssigner {
 public:
  explicit RoleAssigner(PageText& text)
      : text_(text), page_(text.page), main_(main_part(text)), lists_(whole_lists(text, main_)) {}

  void assign() {
    keep_dominant_listing();
    join_companions();
    mark_link_lists();
    for (std::size_t i = 0; i < text_.blocks.size(); ++i) {
      if (is_unmarked(i)) role(i) = role_of(i);
    }
    keep_lead();
    keep_lines_under_headings();
    keep_headings_of_content();
    drop_idle_headings();
    set_headline();
    keep_links_of_index_page();
  }

 private:
  BlockRole& role(std::size_t i) { return text_.blocks[i].role; }
  HtmlTag owner_tag(std::size_t i) const { return page_.tag(text_.blocks[i].owner); }
  bool is_unmarked(std::size_t i) const { return !text_.blocks[i].marked; }
  bool is_heading(std::size_t i) const { return kHeadingTags.has(owner_tag(i)); }
  bool is_kept(std::size_t i) const { return text_.blocks[i].role == BlockRole::kContent; }

  void keep_dominant_listing() {
    std::uint64_t in_listings = 0;
    std::uint64_t elsewhere = 0;
    for (std::size_t i = 0; i < text_.blocks.size(); ++i) {
      const TextBlock& block = text_.blocks[i];
      if (!is_unmarked(i) || text_.values[i] <= 0 || !page_.within(block.owner, main_)) continue;
      (text_.listing[block.owner] ? in_listings : elsewhere) += block.letters - block.linked;
    }
    if (2 * in_listings <= 3 * elsewhere) return;
    for (PartIndex part = main_; part < page_[main_].end; ++part) text_.listing[part] = false;
  }

  /** Finds the parts that belong to the main part: of its kind, or near it. */
  void join_companions() {
    joined_.assign(page_.size(), false);
    joined_[main_] = true;
    const bool in_main = is_within_main(main_);
    for (const PartIndex part : page_.elements()) {
      if (text_.marks[part] != BlockRole::kContent) continue;
      if (20 * text_.scores[part] > text_.scores[main_] && page_.alike(part, main_)) joined_[part] = true;
      const bool other_main = in_main && page_.is_main(part) && !page_.within(main_, part);
      if (other_main) joined_[part] = true;  // pages that were put together
    }
    PartIndex part = main_;
    for (int level = 0; level < kMostLevels && part != 0 && !kWholeTags.has(page_.tag(part)); ++level) {
      join_siblings(part, level < kCompanionLevels);
      part = page_[part].parent;
    }
    for (const PartIndex below : page_.elements()) {
      if (joined_[page_[below].parent]) joined_[below] = true;
    }
  }

  bool is_within_main(PartIndex part) const {
    while (part != 0 && !page_.is_main(part)) part = page_[part].parent;
    return part != 0;
  }

  void join_siblings(PartIndex part, bool near) {
    page_.each_child(page_[part].parent, [&](PartIndex sibling) {
      if (sibling == part || text_.marks[sibling] != BlockRole::kContent || is_foreign_listing(sibling)) return;
      const HtmlTag tag = page_.tag(sibling);
      const bool paragraph = tag == HtmlTag::kP && 2 * page_[sibling].linked <= page_[sibling].letters;
      const bool before = sibling < part && (paragraph || tag == HtmlTag::kBlockquote);
      const std::int64_t score = text_.scores[sibling] * (page_.alike(sibling, part) ? 6 : 4);
      if (before || (near && (paragraph || score > text_.scores[main_]))) joined_[sibling] = true;
    });
  }

  bool is_foreign_listing(PartIndex part) const { return text_.listing[part] && !text_.listing[main_]; }

  void mark_link_lists() {
    links_.assign(page_.size(), false);
    for (const PartIndex part : page_.elements()) {
      if (page_.within(main_, part)) continue;
      links_[part] = links_[page_[part].parent] || is_link_list(part);
    }
  }

  bool is_link_list(PartIndex part) const {
    if (text_.totals[part] >= 0 || kHeadingTags.has(page_.tag(part))) return false;
    const std::uint64_t most = page_.within(part, main_) ? 8 : 6;  // tenths
    return 10 * std::uint64_t{page_[part].linked} > most * page_[part].letters;
  }

  BlockRole role_of(std::size_t i) const {
    const TextBlock& block = text_.blocks[i];
    if (!joined_[block.owner]) return BlockRole::kElsewhere;
    const ListKind list = lists_[block.owner];
    if (list == ListKind::kIntroduced) return BlockRole::kContent;
    if (is_foreign_listing(block.owner)) return BlockRole::kListing;
    if (links_[block.owner] && list != ListKind::kContent) return BlockRole::kLinks;
    if (list != ListKind::kNone) return list == ListKind::kContent ? BlockRole::kContent : BlockRole::kLinks;
    if (is_row_of_links(block)) return BlockRole::kLinks;
    const bool line = kLineTags.has(owner_tag(i)) || block.owner == main_;
    const bool row = block.linked == 0 && text_.unlinked_twins[block.owner] >= kTwins;
    return text_.values[i] > 0 || line || row ? BlockRole::kContent : BlockRole::kLinks;
  }

  /** Next: Firing, Up: Kilns. */
  static bool is_row_of_links(const TextBlock& block) {
    const bool labels = block.links >= kRowOfLinks && block.letters - block.linked < kLongLabel * block.links;
    return 10 * std::uint64_t{block.linked} > (labels ? 4U : 8U) * std::uint64_t{block.letters};
  }

  /** Paragraphs between the headline and the first block of content. */
  void keep_lead() {
    std::size_t first = 0;
    while (first < text_.blocks.size() && !is_kept(first)) ++first;
    if (first == text_.blocks.size()) return;
    std::size_t headline = first;
    while (headline > 0 && !(owner_tag(headline - 1) == HtmlTag::kH1 && is_unmarked(headline - 1))) --headline;
    if (headline == 0) return;
    for (std::size_t i = headline; i < first; ++i) {
      const TextBlock& block = text_.blocks[i];
      const bool prose = text_.values[i] >= kLeadValue && block.sentence && owner_tag(i) != HtmlTag::kLi;
      if (is_unmarked(i) && prose && !text_.listing[block.owner]) role(i) = BlockRole::kContent;
    }
  }

  /** A line without links between the heading of a section and its text, such as the declaration of a function. */
  void keep_lines_under_headings() {
    bool under_heading = false;
    std::size_t line = 0;
    for (std::size_t i = 0; i < text_.blocks.size(); ++i) {
      if (!is_unmarked(i)) continue;
      const TextBlock& block = text_.blocks[i];
      const bool candidate = role(i) == BlockRole::kLinks && block.linked == 0 && !is_heading(i);
      if (line != 0 && is_kept(i) && !is_heading(i)) role(line) = BlockRole::kContent;
      line = under_heading && candidate ? i : 0;
      under_heading = is_kept(i) && is_heading(i) && owner_tag(i) != HtmlTag::kH1;
    }
  }

  /** Keeps headings outside the main part whose text is content. */
  void keep_headings_of_content() {
    bool follows = false;  // whether the next block, apart from headings, is content
    for (std::size_t i = text_.blocks.size(); i-- > 0;) {
      const TextBlock& block = text_.blocks[i];
      if (!is_unmarked(i) || !is_heading(i) || is_kept(i)) {
        follows = is_kept(i);
      } else if (follows && role(i) == BlockRole::kElsewhere && 2 * block.linked < block.letters) {
        role(i) = BlockRole::kContent;
      }
    }
  }

  /** Drops the headings of what is left out. */
  void drop_idle_headings() {
    bool followed = false;
    for (std::size_t i = text_.blocks.size(); i-- > 0;) {
      if (!is_unmarked(i)) continue;
      if (is_kept(i) && is_heading(i) && owner_tag(i) != HtmlTag::kH1 && !followed) role(i) = BlockRole::kLinks;
      followed = is_kept(i);
    }
  }

  void set_headline() {
    for (std::size_t i = 0; i < text_.blocks.size(); ++i) {
      if (!is_kept(i)) continue;
      if (!is_heading(i)) return;
      if (owner_tag(i) == HtmlTag::kH1) role(i) = BlockRole::kHeadline;
    }
  }

  /** A page that has little else than links, such as a table of contents: keeps what stands in its main part. */
  void keep_links_of_index_page() {
    std::uint64_t kept = 0;
    std::uint64_t unmarked = 0;
    std::uint64_t linked = 0;  // in the main part
    std::uint64_t all_linked = 0;
    for (std::size_t i = 0; i < text_.blocks.size(); ++i) {
      const TextBlock& block = text_.blocks[i];
      if (!is_unmarked(i)) continue;
      unmarked += block.letters;
      all_linked += block.linked;
      if (is_kept(i)) kept += block.letters;
      if (joined_[block.owner]) linked += block.linked;
    }
    if (kept >= kLeastContent) return;
    if (10 * kept < unmarked && 2 * all_linked < unmarked) {
      joined_.assign(page_.size(), true);
    } else if (10 * kept < unmarked) {
      for (TextBlock& block : text_.blocks) {
        if (!block.marked) block.role = BlockRole::kContent;
      }
      text_.score_by_letters();
      main_ = main_part(text_);
      join_companions();
    } else if (linked <= kept) {
      return;
    }
    for (std::size_t i = 0; i < text_.blocks.size(); ++i) {
      if (is_unmarked(i)) role(i) = joined_[text_.blocks[i].owner] ? BlockRole::kContent : BlockRole::kElsewhere;
    }
  }

  PageText& text_;
  const PageOutline& page_;
  PartIndex main_;
  std::vector<ListKind> lists_;
  std::vector<bool> joined_;  // of each part: whether it is the main part or belongs to it
  std::vector<bool> links_;   // of each part: whether it is within a list of links
};

}  // namespace

void assign_content_roles(PageText& text) {
  if (!text.blocks.empty()) RoleAssigner(text).assign();
}

}  // namespace neardup
