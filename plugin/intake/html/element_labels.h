/** @file element_labels.h
 *  What the attributes of an element say about it, read once.
 *
 *      HtmlTree --> LabelTable of PageOutline --> PageMeasures
 *
 *  THREADS: one. */
#ifndef NEARDUP_INTAKE_HTML_ELEMENT_LABELS_H
#define NEARDUP_INTAKE_HTML_ELEMENT_LABELS_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "html/html_tree.h"
#include "markup/html_tag.h"

namespace neardup {

/** The place of a class, or of a kind of elements, among those of the page; 0 stands for none. */
using LabelIndex = std::uint32_t;

enum class ElementRole : std::uint8_t { kOther, kMain, kLandmark, kTabPanel };

enum class LinkTarget : std::uint8_t { kNone, kFragment, kPage };

/** 32 bytes. */
struct ElementLabels {
  std::string_view id;
  LabelIndex class_index = 0;              ///< of the whole attribute
  LabelIndex kind = 0;                     ///< equal for elements of one tag and one class
  ElementRole role = ElementRole::kOther;  ///< by the ARIA role
  LinkTarget target = LinkTarget::kNone;   ///< by href
  bool hidden = false;
  bool block =
      false;  ///< whether its style makes it a block, as display:block does, or its class a scanned word or line (hOCR)
  bool read_aloud = false;  ///< whether its class is one of those that common style sheets show to screen readers alone
  bool consent = false;     ///< whether its class or id names a notice about cookies
  bool line_number = false;  ///< whether a reader cannot select it, or its class says that it numbers a line
};

/** The labels of the elements of one page. The first ones are those of elements without attributes. */
class LabelTable {
 public:
  /** @param expected  elements, a guess. */
  explicit LabelTable(std::size_t expected) { labels_.reserve(expected + 1); }

  /** Add the labels of an element. @return their place. Cost: linear in the attributes. */
  std::uint32_t add(const HtmlTree& tree, HtmlNode element);

  const ElementLabels& operator[](std::uint32_t place) const { return labels_[place]; }

  /** The values of the class attributes, by LabelIndex. */
  const std::vector<std::string_view>& classes() const { return classes_; }
  /** One more than the largest kind. */
  LabelIndex kinds() const { return static_cast<LabelIndex>(kinds_.size()); }

 private:
  struct Kind {
    HtmlTag tag = HtmlTag::kNone;
    LabelIndex next = 0;  // of the same class
  };

  void read(const HtmlAttribute& attribute, ElementLabels& labels);
  LabelIndex class_index(std::string_view value);
  LabelIndex kind(LabelIndex class_index, HtmlTag tag);

  std::vector<ElementLabels> labels_{{}};
  std::unordered_map<std::uint64_t, LabelIndex> class_indexes_;  // by hash
  std::vector<std::string_view> classes_{{}};
  std::vector<bool> consent_{false};        // of each class: names_consent()
  std::vector<LabelIndex> first_kinds_{0};  // of each class
  std::vector<Kind> kinds_{{}};
};

/** Whether a width or height makes an element too small to be seen: it counts readers. */
bool is_unseen_length(std::string_view value);

/** Whether a style, as an attribute has it, hides its element. */
bool hides_element(std::string_view style);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_ELEMENT_LABELS_H
