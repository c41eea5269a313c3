/** @file whole_lists.h
 *  Lists and tables that are content, or links, as a whole. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CONTENT_WHOLE_LISTS_H
#define NEARDUP_INTAKE_CONTENT_WHOLE_LISTS_H

#include <cstdint>
#include <vector>

#include "content/page_text.h"

namespace neardup {

enum class ListKind : std::uint8_t {
  kNone,        ///< in no list, or in one whose items differ too much to be judged as one
  kIntroduced,  ///< content, even if all of it is links
  kContent,     ///< ingredients, steps, references, figures: most of the list is not linked
  kLinks        ///< ways to other pages
};

/** The kind of the list or table of data around each part; the outermost one within the main part decides. A list is judged as a whole if it
 *  has no headings and no item of 300 letters or more.
 *  A list of which at most 65 % is linked is content, and a table of which at most 80 % is. A list is introduced
 *  if the block before it is a paragraph of at least 40 unlinked letters that ends in a colon.
 *  @param main  main_part().
 *  Cost: linear. */
std::vector<ListKind> whole_lists(const PageText& text, PartIndex main);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_WHOLE_LISTS_H
