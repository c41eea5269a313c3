/** @file tree_builder.h
 *  What the rules of tree construction share: the open elements, the insertion mode, and the steps that many rules take.
 *
 *      tokens --> parse_html() --> rules of the insertion mode --> TreeBuilder --> TreeWriter
 *
 *  THREADS: one. Source: HTML standard, sections 13.2.4 and 13.2.6. */
#ifndef NEARDUP_INTAKE_HTML_TREE_BUILDER_H
#define NEARDUP_INTAKE_HTML_TREE_BUILDER_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "html/html_tree.h"
#include "html/open_elements.h"
#include "html/tree_writer.h"
#include "markup/excluded_parts.h"
#include "markup/html_tag.h"
#include "markup/page_store.h"
#include "markup/tokenizer.h"

namespace neardup {

/** What is to be done with a token after a rule. */
enum class Step : std::uint8_t {
  kDone,   ///< take the next one
  kAgain,  ///< the rules of the mode that is now set are for this one, too
  kStop    ///< the page is read
};

class TreeBuilder;

/** The rules of an insertion mode (insertion_rules.h) stand for it. A text may be split: then its rest is in the token. */
using InsertionMode = Step (*)(TreeBuilder& builder, HtmlToken& token);

/** State and steps. The rules are the functions of insertion_rules.h; they read and set its members. */
class TreeBuilder {
 public:
  /** Elements that may be open, as in browsers; parts of a table and elements of text alone may exceed it a little. */
  static constexpr std::size_t kMostOpen = 512;

  TreeBuilder(HtmlTree& tree, PageStore& page, ExcludedParts excluded, InsertionMode first)
      : store(page), tokens(page, excluded), writer(tree), mode(first) {}

  PageStore& store;
  HtmlTokenizer tokens;
  TreeWriter writer;
  OpenElements open;
  FormattingList formatting;
  InsertionMode mode;
  InsertionMode original_mode = nullptr;  // before in_text and in_table_text
  std::vector<InsertionMode> template_modes;
  std::vector<std::string_view> table_text;
  HtmlNode head = kNoNode;
  HtmlNode form = kNoNode;
  bool foster_parenting = false;
  bool is_xml = false;           // the page begins with an XML declaration
  bool is_xhtml = false;         // its root is in the namespace of XHTML
  bool drops_line_feed = false;  // if the next text begins with one

  AttributeRange attributes(const HtmlToken& tag) const {
    return store.attributes_from(tag.first_attribute, tag.attributes);
  }

  Step to(InsertionMode next) {
    mode = next;
    return Step::kAgain;
  }

  /** Open an element with a mode of its own. */
  Step open_part(const HtmlToken& token, InsertionMode inside) {
    open_element(token);
    mode = inside;
    return Step::kDone;
  }

  /** The same for an element whose tag is left out, around the token. */
  Step open_implied_part(HtmlTag tag, InsertionMode inside) {
    open_implied(tag);
    return to(inside);
  }

  /** Close the uppermost element, which had a mode of its own. @param done  whether the token does no more. */
  Step leave_part(InsertionMode outside, bool done) {
    open.pop();
    mode = outside;
    return done ? Step::kDone : Step::kAgain;
  }

  bool top_is(HtmlTag tag) const { return !open.empty() && open.top().is(tag); }

  /** Insert an element and open it. Beyond kMostOpen it is inserted, but not opened: what follows becomes its sibling.
   *  @return whether it is open. */
  bool open_element(const HtmlToken& token) { return open_foreign_element(token, NodeKind::kHtml); }
  bool open_foreign_element(const HtmlToken& token, NodeKind kind);
  /** Open an element that the page does not have. */
  void open_implied(HtmlTag tag);
  /** Insert an element that has no content. */
  void insert_void(const HtmlToken& token);
  /** Insert an element whose content is text without tags; none in XML if its tag ends with "/>". */
  void open_text_element(const HtmlToken& token, TextModel model);

  void insert_text(std::string_view text);
  /** The place for a node: the open element, or before a table whose content it cannot be. */
  InsertionPlace place_within(std::size_t target) const;
  InsertionPlace current_place() const { return place_within(open.size() - 1); }

  /** Pop elements until one of these is the uppermost. */
  void clear_to(const TagSet& tags);
  void close_implied(const TagSet& tags);
  /** If a p is in button scope, close it. */
  void close_p();

  /** Add the uppermost element to the formatting elements. */
  void add_formatting();
  /** Open the formatting elements again that were closed by a block. */
  void reconstruct_formatting();

  void reset_mode();

  /** Split the white space from the start of a text. */
  static std::string_view take_spaces(HtmlToken& text);

 private:
  OpenElement open_entry(HtmlNode node) const;
  bool may_open(const OpenElement& element) const;
  bool may_reconstruct(std::size_t elements);

  std::size_t reconstructed_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_TREE_BUILDER_H
