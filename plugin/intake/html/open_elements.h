/** @file open_elements.h
 *  The stack of open elements, and the list of active formatting elements: what is opened again in the next paragraph,
 *  such as b and font. THREADS: one.
 *
 *  A look into the stack costs one step for each element above the place, and at most TreeBuilder::kMostOpen are open.
 *
 *  Markers, one for each table cell and object, divide the list. The part behind the last one has at most kMostEntries
 *  entries; the oldest gives way. So every step costs no more than that.
 *  Source: HTML standard, sections 13.2.4.2 and 13.2.4.3.
 */
#ifndef NEARDUP_INTAKE_HTML_OPEN_ELEMENTS_H
#define NEARDUP_INTAKE_HTML_OPEN_ELEMENTS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "html/html_tree.h"
#include "html/tree_writer.h"
#include "markup/html_tag.h"

namespace neardup {

/** How far to look for an open element. */
enum class Scope : std::uint8_t {
  kAny,       ///< the whole stack
  kUsual,     ///< "in scope"
  kListItem,  ///< "in list item scope"
  kButton,    ///< "in button scope"
  kTable,     ///< "in table scope"
  kSpecial,   ///< up to the nearest special element
  kItem       ///< the same, but for address, div and p
};

/** What to know of an element while it is open. */
struct OpenElement {
  HtmlNode node = kNoNode;
  HtmlTag tag = HtmlTag::kNone;
  NodeKind kind = NodeKind::kHtml;
  bool holds_html = false;  // an HTML integration point
  bool holds_text = false;  // a MathML text integration point
  std::uint32_t name = 0;   // TreeWriter::name_number()

  bool is(HtmlTag wanted) const { return tag == wanted && kind == NodeKind::kHtml; }
  bool is_one_of(const TagSet& tags) const { return tags.has(tag) && kind == NodeKind::kHtml; }
  bool is_special() const;
};

/** What both lists can do. */
template <typename Element>
class ElementList {
 public:
  static constexpr std::size_t kNone = SIZE_MAX;

  std::size_t size() const { return elements_.size(); }
  const Element& operator[](std::size_t place) const { return elements_[place]; }
  Element& operator[](std::size_t place) { return elements_[place]; }

  /** Cost of these two: linear in the elements above the place. */
  void insert(std::size_t place, const Element& element) {
    elements_.insert(elements_.begin() + static_cast<std::ptrdiff_t>(place), element);
  }
  void remove(std::size_t place) { elements_.erase(elements_.begin() + static_cast<std::ptrdiff_t>(place)); }

 protected:
  std::vector<Element> elements_;
};

class OpenElements : public ElementList<OpenElement> {
 public:
  bool empty() const { return elements_.empty(); }
  const OpenElement& top() const { return elements_.back(); }

  void push(const OpenElement& element) { elements_.push_back(element); }
  void pop() { elements_.pop_back(); }
  /** Pop down to so many elements; none if there are fewer, as for kNone. */
  void shrink(std::size_t size) { elements_.resize(std::min(size, elements_.size())); }

  /** Pop down to the uppermost HTML element with one of the tags in a scope, and it. @return whether there was one. */
  bool close(const TagSet& tags, Scope scope) {
    const std::size_t place = last(tags, scope);
    shrink(place);
    return place != kNone;
  }

  bool has_node(HtmlNode node) const { return place_of(node) != kNone; }

  /** Whether an HTML element with a tag is in a scope. */
  bool has(HtmlTag tag, Scope scope = Scope::kAny) const { return last(tag, scope) != kNone; }
  /** The place of the uppermost such element; kNone if there is none. */
  std::size_t last(HtmlTag tag, Scope scope = Scope::kAny) const {
    return last_named(static_cast<std::uint32_t>(tag), scope);
  }
  std::size_t last(const TagSet& tags, Scope scope) const;

  /** Whether nothing above a place ends a scope. */
  bool reaches(std::size_t place, Scope scope) const;

  /** The same by TreeWriter::name_number(), for any element. */
  std::size_t last_named(std::uint32_t name, Scope scope) const;

  /** The place of a node; kNone if it is not open. Cost: linear in the elements above it. */
  std::size_t place_of(HtmlNode node) const;
};

/** An entry; a marker has no node. */
struct FormattingElement {
  HtmlNode node = kNoNode;
  HtmlTag tag = HtmlTag::kNone;
  std::uint64_t attributes = 0;  // TreeWriter::attributes_hash()

  bool is_marker() const { return node == kNoNode; }
};

class FormattingList : public ElementList<FormattingElement> {
 public:
  static constexpr std::size_t kMostEntries = 64;

  void add_marker() { elements_.emplace_back(); }
  /** Add an element. Of four equal ones behind the last marker the first goes ("Noah's Ark"). */
  void add(const FormattingElement& element);

  /** Remove the last marker and all behind it. */
  void clear_to_marker();

  /** The place of the last entry with a tag behind the last marker; kNone if there is none. */
  std::size_t last(HtmlTag tag) const;
  /** The place of a node behind the last marker; kNone if it is not there. */
  std::size_t place_of(HtmlNode node) const;
  /** The place of the first entry behind the last marker. */
  std::size_t begin_of_part() const;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_OPEN_ELEMENTS_H
