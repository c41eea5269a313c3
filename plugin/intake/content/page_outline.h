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

  /** All elements in document order, without the document. */
  const std::vector<PartIndex>& elements() const { return elements_; }

  /** Call visit(element) for all elements, each before those around it. */
  template <typename Visitor>
  void each_from_last(Visitor visit) const {
    for (auto element = elements_.rbegin(); element != elements_.rend(); ++element) visit(*element);
  }

  const HtmlTree& tree() const { return *tree_; }
  HtmlTag tag(PartIndex part) const { return parts_[part].tag; }
  bool is_text(PartIndex part) const { return part != 0 && parts_[part].tag == HtmlTag::kNone; }
  std::string_view text(PartIndex part) const { return tree_->text(parts_[part].node); }
  const ElementLabels& labels(PartIndex part) const { return labels_[parts_[part].labels]; }

  /** The values of class attributes, by the index in ElementLabels. */
  const std::vector<std::string_view>& classes() const { return labels_.classes(); }
  /** One more than the largest ElementLabels::kind. */
  LabelIndex kinds() const { return labels_.kinds(); }

  bool within(PartIndex part, PartIndex ancestor) const { return part >= ancestor && part < parts_[ancestor].end; }

  /** Whether an element leads to another place: not an anchor without href, nor a heading's link to itself. */
  bool is_link(PartIndex part) const;

  /** Whether an element says that it is the main part of its page. */
  bool is_main(PartIndex part) const { return tag(part) == HtmlTag::kMain || labels(part).role == ElementRole::kMain; }

  /** Whether two elements have the same name and the same class, of which there must be one. */
  bool alike(PartIndex one, PartIndex other) const {
    return labels(one).kind != 0 && labels(one).kind == labels(other).kind;
  }

  /** Call visit(child) for each child that is an element. */
  template <typename Visitor>
  void each_child(PartIndex part, Visitor visit) const {
    for (PartIndex child = part + 1; child < parts_[part].end; child = parts_[child].end) {
      if (!is_text(child)) visit(child);
    }
  }

 private:
  void add_nodes(Noscript noscript);
  PartIndex add(HtmlNode node, PartIndex parent);
  bool is_between_blocks(HtmlNode node) const;
  bool is_closed(HtmlNode node, Noscript noscript) const;
  void add_up_letters();

  const HtmlTree* tree_;
  std::vector<PagePart> parts_;
  std::vector<PartIndex> elements_;
  LabelTable labels_;
};

/** Whether each part is a cell of a table of data: one without another table in it, with at least two rows, more than
 *  one cell in most rows, and less than 300 letters in every cell. Cost: linear. */
std::vector<bool> data_cells(const PageOutline& page);

/** The outline of a page; with the text for browsers without scripts if there is little else. Cost: linear. */
PageOutline shown_outline(const HtmlTree& tree);

/** The role of each part: kContent, or why it is not text of the page:
 *  - kHidden: by the attributes hidden, aria-hidden, display:none or visibility:hidden; the reading of a ruby;
 *  - kControl: of a form, or in place of a picture, a sound or a program; links such as [edit] within a heading.
 *  Everything within such a part has its role. If a page has little else to read, what is hidden is text.
 *  Cost: linear. */
std::vector<BlockRole> unshown_parts(const PageOutline& page);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_PAGE_OUTLINE_H
