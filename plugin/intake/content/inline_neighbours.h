/** @file inline_neighbours.h
 *  Inline elements that stand side by side without a text between: two things, or parts of one word? Pages place such things
 *  by style sheets, which nobody reads here. THREADS: one. */
#ifndef NEARDUP_INTAKE_CONTENT_INLINE_NEIGHBOURS_H
#define NEARDUP_INTAKE_CONTENT_INLINE_NEIGHBOURS_H

#include <string_view>

#include "content/page_outline.h"

namespace neardup {

class InlineNeighbours {
 public:
  explicit InlineNeighbours(const PageOutline& page) : page_(page) {}

  /** An element begins. */
  void enter(PartIndex part);

  /** A text follows. @return whether a space belongs before it: boxes of their own are apart, and words of ASCII that two links
   *  have, elements for things (not both span), or spans if a capital follows a small letter.
   *  @param before  all text so far. Cost: constant. */
  bool are_apart(std::string_view before, std::string_view text);

 private:
  const PageOutline& page_;
  PartIndex first_ = 0;  // the document if no neighbours were met since the last text
  PartIndex second_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_INLINE_NEIGHBOURS_H
