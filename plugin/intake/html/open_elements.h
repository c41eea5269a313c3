/** @file open_elements.h
 *  The stack of open elements, which answers what is in scope in one step. THREADS: one.
 *
 *  Each entry knows the entry below it with the same name, and the nearest entries that end a scope:
 *
 *      html body p button b        p is open, but not in button scope: the nearest end of that scope is above it
 *                ^   ^
 *           last p   end of button scope
 *
 *  Source: HTML standard, section 13.2.4.2. */
#ifndef NEARDUP_INTAKE_HTML_OPEN_ELEMENTS_H
#define NEARDUP_INTAKE_HTML_OPEN_ELEMENTS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "html/html_tree.h"
#include "html/tree_writer.h"
#include "markup/tag_set.h"

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

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_OPEN_ELEMENTS_H
