/** @file open_elements.h
 *  The stack of open elements, which answers what is in scope in one step, and the list of active formatting elements:
 *  what is opened again in the next paragraph, such as b and font. THREADS: one.
 *
 *  Each entry of the stack knows the entry below it with the same name, and the nearest entries that end a scope:
 *
 *      html body p button b        p is open, but not in button scope: the nearest end of that scope is above it
 *                ^   ^
 *           last p   end of button scope
 *
 *  Markers, one for each table cell and object, divide the list. The part behind the last one has at most kMostEntries
 *  entries; the oldest gives way. So every step costs no more than that.
 *  Source: HTML standard, sections 13.2.4.2 and 13.2.4.3.
 */
#ifndef NEARDUP_INTAKE_HTML_OPEN_ELEMENTS_H
#define NEARDUP_INTAKE_HTML_OPEN_ELEMENTS_H

#include <array>
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
  Namespace space = Namespace::kHtml;
  bool holds_html = false;  // an HTML integration point
  bool holds_text = false;  // a MathML text integration point
  std::uint32_t name = 0;   // TreeWriter::name_number()

  bool is(HtmlTag wanted) const { return tag == wanted && space == Namespace::kHtml; }
  bool is_one_of(const TagSet& tags) const { return tags.has(tag) && space == Namespace::kHtml; }
  bool is_special() const;
};

class OpenElements {
 public:
  static constexpr std::size_t kNone = SIZE_MAX;

  OpenElements() : last_(kHtmlTags) {}

  std::size_t size() const { return entries_.size(); }
  bool empty() const { return entries_.empty(); }
  const OpenElement& operator[](std::size_t place) const { return entries_[place].element; }
  const OpenElement& top() const { return entries_.back().element; }

  void push(const OpenElement& element);
  void pop();
  /** Pop down to so many elements. */
  void shrink(std::size_t size);

  /** Cost of these two: linear in the elements above the place. */
  void insert(std::size_t place, const OpenElement& element);
  void remove(std::size_t place);

  /** Whether a node is open. Cost: constant. */
  bool has_node(HtmlNode node) const { return node < open_.size() && open_[node]; }

  /** Whether an HTML element with a tag is in a scope. Cost: constant. */
  bool has(HtmlTag tag, Scope scope = Scope::kAny) const { return last(tag, scope) != kNone; }
  bool has_one_of(const std::vector<HtmlTag>& tags, Scope scope) const;
  /** The place of the uppermost such element; kNone if there is none. Cost: constant. */
  std::size_t last(HtmlTag tag, Scope scope = Scope::kAny) const {
    return last_named(static_cast<std::uint32_t>(tag), scope);
  }

  /** Whether nothing above a place ends a scope. */
  bool reaches(std::size_t place, Scope scope) const {
    return place + 1 >= entries_.back().ends[static_cast<std::size_t>(scope)];
  }

  /** The same by TreeWriter::name_number(), for any element. */
  std::size_t last_named(std::uint32_t name, Scope scope) const;

  /** The place of a node; kNone if it is not open. Cost: linear in the elements above it. */
  std::size_t place_of(HtmlNode node) const;

 private:
  static constexpr std::size_t kScopes = 7;

  struct Entry {
    OpenElement element;
    std::uint16_t previous = 0;                 // 1 + place of the entry below with the same name; 0: none
    std::array<std::uint16_t, kScopes> ends{};  // 1 + place of the nearest entry that ends a scope
  };

  bool ends_scope(const OpenElement& element, Scope scope) const;

  std::vector<Entry> entries_;
  std::vector<bool> open_;           // by node
  std::vector<std::uint16_t> last_;  // 1 + place of the uppermost HTML element of each name
};

/** An entry; a marker has no node. */
struct FormattingElement {
  HtmlNode node = kNoNode;
  HtmlTag tag = HtmlTag::kNone;
  std::uint64_t attributes = 0;  // TreeWriter::attributes_hash()

  bool is_marker() const { return node == kNoNode; }
};

class FormattingList {
 public:
  static constexpr std::size_t kNone = SIZE_MAX;
  static constexpr std::size_t kMostEntries = 64;

  std::size_t size() const { return entries_.size(); }
  FormattingElement& operator[](std::size_t place) { return entries_[place]; }

  void add_marker() { entries_.emplace_back(); }
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

  void insert(std::size_t place, const FormattingElement& element);
  void remove(std::size_t place);

 private:
  std::vector<FormattingElement> entries_;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_OPEN_ELEMENTS_H
