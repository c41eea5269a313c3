/** @file tree_writer.h
 *  Makes an HtmlTree: adds nodes and moves them. THREADS: one. */
#ifndef NEARDUP_INTAKE_HTML_TREE_WRITER_H
#define NEARDUP_INTAKE_HTML_TREE_WRITER_H

#include <cstdint>
#include <string_view>
#include <unordered_map>

#include "html/html_tree.h"
#include "markup/text_hash.h"
#include "markup/tokenizer.h"

namespace neardup {

/** Where a node goes: before a child of a parent; after its last child if there is none. */
struct InsertionPlace {
  HtmlNode parent = kNoNode;
  HtmlNode before = kNoNode;
};

class TreeWriter {
 public:
  explicit TreeWriter(HtmlTree& tree) : tree_(tree), store_(*tree.store_) {}

  const HtmlTree& tree() const { return tree_; }

  /** Make an element that is nowhere yet. */
  HtmlNode make_element(NodeKind kind, const HtmlToken& token);
  /** A copy of an element without its children, nowhere yet. It shares the attributes. */
  HtmlNode copy_of(HtmlNode element);

  /** Add a text; of one that begins where the text before it ends, one node is made. */
  void add_text(InsertionPlace place, std::string_view text);

  void insert(InsertionPlace place, HtmlNode node);
  void append(HtmlNode parent, HtmlNode node) { insert({parent, kNoNode}, node); }
  /** Take a node and all below it out of the tree. */
  void remove(HtmlNode node);
  /** Append all children of a node to another one, which has none. */
  void move_children(HtmlNode from, HtmlNode to);

  /** Add the attributes that an element does not have yet, while it has few. */
  void add_missing_attributes(HtmlNode element, const HtmlToken& token);

  /** The number of an element's name: equal for equal names. */
  std::uint32_t name_number(const HtmlToken& token);
  std::uint32_t name_number(HtmlNode element) const;

  NodeKind kind_of(HtmlNode element) const { return tree_.nodes_[element].kind; }

  /** A hash of an element's attributes whatever their order: equal for equal sets. Cost: linear in their bytes. */
  std::uint64_t attributes_hash(HtmlNode element) const;

 private:
  HtmlNode add(const HtmlTree::Node& node);

  HtmlTree& tree_;
  PageStore& store_;
  std::unordered_map<std::string_view, std::uint32_t, TextHash> unknown_names_;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_TREE_WRITER_H
