/** @file page_outline.h
 *  The nodes of a page in document order, with what there is to read in each; which parts a reader sees; tables of
 *  data, whose rows are read as a whole, and tables that only place things on a page. THREADS: reading is safe. */
#ifndef NEARDUP_INTAKE_CONTENT_PAGE_OUTLINE_H
#define NEARDUP_INTAKE_CONTENT_PAGE_OUTLINE_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "content/content_block.h"
#include "html/element_labels.h"
#include "html/html_tree.h"
#include "markup/html_tag.h"

namespace neardup {

/** Position of a node in document order; 0 is the document. */
using PartIndex = std::uint32_t;

/** A node and its subtree: the parts from its own position up to `end`. */
struct PagePart {
  HtmlNode node = 0;
  PartIndex parent = 0;  ///< of the document: itself
  PartIndex end = 0;
  std::uint32_t letters = 0;  ///< letter_count() of its text; nothing of what is not read
  std::uint32_t linked = 0;   ///< letters within links
  std::uint32_t labels = 0;   ///< where PageOutline has its labels
  HtmlTag tag = HtmlTag::kNone;
  /** Why it is no text of the page, as everything within it; else kContent. If a page has little else to read, what is
   *  hidden is text.
   *  - kHidden: by the attributes hidden, aria-hidden, display:none or visibility:hidden, unless it is the panel of a
   *    tab, or holds most of the page with its main element, which a script shows; the reading of a ruby; what is struck out;
   *    words of a link for screen readers alone; the numbers of lines in a listing;
   *  - kControl: of a form, or in place of a picture, a sound or a program; links such as [edit] within a heading, and
   *    its link to itself. */
  BlockRole role = BlockRole::kContent;
  /** Whether it is a cell of a table of data: one without another table in it, with at least two rows, more than one
   *  cell in most rows, and less than 300 letters in every cell. */
  bool data_cell = false;
};

class PageOutline {
 public:
  /** Whether the text for browsers without scripts is read. */
  enum class Noscript { kUnread, kRead };

  /** @param tree  must outlive the outline. Unread elements have no parts below them, and white space between blocks is
   *               no part. Cost: linear. */
  explicit PageOutline(const HtmlTree& tree, Noscript noscript = Noscript::kUnread);

  PartIndex size() const { return static_cast<PartIndex>(parts_.size()); }
  const PagePart& operator[](PartIndex part) const { return parts_[part]; }

  HtmlTag tag(PartIndex part) const { return parts_[part].tag; }
  bool is_text(PartIndex part) const { return part != 0 && parts_[part].tag == HtmlTag::kNone; }
  bool is_shown(PartIndex part) const { return parts_[part].role == BlockRole::kContent; }
  std::string_view text(PartIndex part) const { return tree_->text(parts_[part].node); }
  const ElementLabels& labels(PartIndex part) const { return labels_[parts_[part].labels]; }

  /** The values of class attributes, by the index in ElementLabels. */
  const std::vector<std::string_view>& classes() const { return labels_.classes(); }

  /** Elements of one tag and one class are of one kind, from 0 up to kinds(). */
  std::size_t kind(PartIndex part) const;
  std::size_t kinds() const { return kTags + labels_.kinds(); }

  /** Whether an element leads to another place: not an anchor without href, nor a heading's link to itself. */
  bool is_link(PartIndex part) const;

 private:
  static constexpr std::size_t kTags = 256;

  void add_nodes(Noscript noscript);
  PartIndex add(HtmlNode node, PartIndex parent);
  bool is_between_blocks(HtmlNode node) const;
  bool is_closed(HtmlNode node, Noscript noscript) const;
  void add_up_letters();
  bool is_bracketed_link(PartIndex part) const;
  bool is_permalink(PartIndex part) const;
  bool is_line_number(PartIndex part) const;
  bool is_note_of_link(PartIndex part) const;
  bool is_hidden(PartIndex part) const;
  BlockRole own_role(PartIndex part, bool read_hidden) const;
  std::uint32_t mark_unshown(bool read_hidden);
  bool has_data(PartIndex table) const;
  void mark_data_cells();

  const HtmlTree* tree_;
  std::vector<PagePart> parts_;
  PartIndex main_ = 0;  // the first main element; 0 if there is none
  LabelTable labels_;
};

/** The outline of a page; with the text for browsers without scripts if there is little else. Cost: linear. */
PageOutline shown_outline(const HtmlTree& tree);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_PAGE_OUTLINE_H
