/** @file shown_tree.h
 *  A tree as a line of text, for tests. */
#ifndef NEARDUP_TESTS_INTAKE_HTML_SHOWN_TREE_H
#define NEARDUP_TESTS_INTAKE_HTML_SHOWN_TREE_H

#include <string>

#include "html/html_parser.h"

namespace neardup {

inline std::string shown_node(const HtmlTree& tree, HtmlNode node);

inline std::string shown_children(const HtmlTree& tree, HtmlNode node) {
  std::string shown;
  for (HtmlNode child = tree.first_child(node); child != kNoNode; child = tree.next_sibling(child)) {
    shown += shown_node(tree, child);
  }
  return shown;
}

inline std::string shown_node(const HtmlTree& tree, HtmlNode node) {
  if (tree.is_text(node)) return std::string(tree.text(node));
  std::string shown(tree.name(node));
  for (const HtmlAttribute& attribute : tree.attributes(node)) {
    shown += " " + std::string(attribute.name) + "=" + std::string(attribute.value);
  }
  return "[" + shown + "|" + shown_children(tree, node) + "]";
}

/** "[html|[head|][body|text]]": each element with its attributes and its content. Only for shallow trees. */
inline std::string shown_page(const std::string& page) {
  return shown_children(parse_html(page), 0);
}

/** The same of what is in the body alone. */
inline std::string shown_body(const HtmlTree& tree) {
  const std::string shown = shown_children(tree, 0);
  const std::string before = "[html|[head|][body|";
  return shown.rfind(before, 0) == 0 ? shown.substr(before.size(), shown.size() - before.size() - 2) : shown;
}
inline std::string shown_body(const std::string& page) {
  return shown_body(parse_html(page));
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_INTAKE_HTML_SHOWN_TREE_H
