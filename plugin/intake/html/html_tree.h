/** @file html_tree.h
 *  The elements and texts of an HTML page, as parse_html() finds them.
 *
 *      std::string page --> parse_html() --> HtmlTree --> text, content, links of the page
 *
 *  Node 0 is the document. Walk from there by next_in_page(), or by first_child() and next_sibling(): nodes that the
 *  parser took out of the tree keep their number, so that a loop over all numbers sees them too. Comments and the
 *  document type are not kept.
 *  The content of a template is its children. Two texts may follow each other without an element between them.
 *  Views are valid as long as the tree, even after it was moved. THREADS: reading is safe from several at once. */
#ifndef NEARDUP_INTAKE_HTML_HTML_TREE_H
#define NEARDUP_INTAKE_HTML_HTML_TREE_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "markup/html_tag.h"
#include "markup/page_store.h"

namespace neardup {

using HtmlNode = std::uint32_t;  ///< index; 0 is the document
constexpr HtmlNode kNoNode = UINT32_MAX;

/** What a node is; of an element, its namespace. */
enum class NodeKind : std::uint8_t { kDocument, kText, kHtml, kSvg, kMath };

/** It can be moved, not copied. */
class HtmlTree {
 public:
  explicit HtmlTree(std::unique_ptr<PageStore> store);

  /** Number of nodes, at least 1. */
  std::size_t size() const { return nodes_.size(); }

  bool is_text(HtmlNode node) const { return nodes_[node].kind == NodeKind::kText; }
  bool is_element(HtmlNode node) const { return nodes_[node].kind >= NodeKind::kHtml; }

  /** The tag of an element's name; elements of SVG and MathML have it too. kNone for texts and the document. */
  HtmlTag tag(HtmlNode node) const { return nodes_[node].tag; }

  /** Of an element, in lower case, even in SVG; empty for texts and the document. */
  std::string_view name(HtmlNode node) const;

  /** Of a text, decoded and well-formed UTF-8; empty for elements and the document. */
  std::string_view text(HtmlNode node) const {
    const Node& text = nodes_[node];
    return text.kind == NodeKind::kText ? std::string_view(text.text, text.size) : std::string_view();
  }

  /** kNoNode if there is none. */
  HtmlNode parent(HtmlNode node) const { return nodes_[node].parent; }
  HtmlNode first_child(HtmlNode node) const { return nodes_[node].first_child; }
  HtmlNode last_child(HtmlNode node) const { return nodes_[node].last_child; }
  HtmlNode next_sibling(HtmlNode node) const { return nodes_[node].next; }
  HtmlNode previous_sibling(HtmlNode node) const { return nodes_[node].previous; }

  /** The next node in the order of the page, without the contents of templates; kNoNode after the last one. */
  HtmlNode next_in_page(HtmlNode node) const;

  AttributeRange attributes(HtmlNode node) const;
  bool has_attributes(HtmlNode node) const { return is_element(node) && nodes_[node].size != 0; }

  /** The value of an attribute; empty if the node does not have it. Cost: linear in the number of attributes.
   *  @param name  in lower case. */
  std::string_view attribute(HtmlNode node, std::string_view name) const { return attributes(node).value(name); }

 private:
  friend class TreeWriter;

  struct Element {
    std::uint32_t name;        // in the names of the store, for kUnknown
    std::uint32_t attributes;  // of the first one, in those of the store
  };

  /** 40 bytes. */
  struct Node {
    HtmlNode parent = kNoNode;
    HtmlNode first_child = kNoNode;
    HtmlNode last_child = kNoNode;
    HtmlNode previous = kNoNode;
    HtmlNode next = kNoNode;
    std::uint32_t size = 0;  // of a text: bytes; of an element: attributes
    union {
      const char* text = nullptr;
      Element element;
    };
    HtmlTag tag = HtmlTag::kNone;
    NodeKind kind = NodeKind::kDocument;
  };

  std::unique_ptr<PageStore> store_;
  std::vector<Node> nodes_;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_HTML_TREE_H
