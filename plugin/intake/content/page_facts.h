/** @file page_facts.h
 *  What a page reports of itself beside its content: its name, its description, captions, text that was left out although it
 *  may be content. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CONTENT_PAGE_FACTS_H
#define NEARDUP_INTAKE_CONTENT_PAGE_FACTS_H

#include <string>
#include <string_view>
#include <vector>

#include "content/content_block.h"

namespace neardup {

/** What a page says beside its text. */
struct PageHead {
  std::string title;
  std::string description;
  std::string target;          ///< of a refresh; empty if the page stays
  std::string embedded = {};   ///< embedded_files()
  std::string pictures = {};   ///< picture_texts()
  std::string own_title = {};  ///< own_title()
};

/** Leave out of the text the links above it that lead to the page, if they end with its headline or title: others that have
 *  its text have none, or other ones. Cost: linear. */
void leave_out_trail(std::vector<ContentBlock>& blocks, std::string_view title);

/** The evidence of a page (evidence.h).
 *
 *  Its name is the first h1, if the title lacks its words, together with the last block below it and above the text that the
 *  title repeats. If the title has the words of the h1, that may be the name of the site as well. Then three of the blocks
 *  that the title repeats count: what stands first in the title, what stands last above the text, and the longest. Without
 *  any the name is the title.
 *  Hidden text counts as left out, if it has one word for kTenth signed ones; a word in a control counts as kControls.
 *  Cost: linear. */
std::string page_evidence(const std::vector<ContentBlock>& blocks, const PageHead& head);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_PAGE_FACTS_H
