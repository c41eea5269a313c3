/** @file formatting_list.h
 *  The list of active formatting elements: what is opened again in the next paragraph, such as b and font.
 *  THREADS: one.
 *
 *  Markers, one for each table cell and object, divide the list. The part behind the last one has at most kMostEntries
 *  entries; the oldest gives way. So every step costs no more than that.
 *  Source: HTML standard, section 13.2.4.3. */
#ifndef NEARDUP_INTAKE_HTML_FORMATTING_LIST_H
#define NEARDUP_INTAKE_HTML_FORMATTING_LIST_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "html/html_tree.h"

namespace neardup {

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

#endif  // NEARDUP_INTAKE_HTML_FORMATTING_LIST_H
