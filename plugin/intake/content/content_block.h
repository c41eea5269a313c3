/** @file content_block.h
 *  A block of the text of a document, and what it is to the reader. THREADS: plain values, a pure function. */
#ifndef NEARDUP_INTAKE_CONTENT_CONTENT_BLOCK_H
#define NEARDUP_INTAKE_CONTENT_CONTENT_BLOCK_H

#include <cstdint>
#include <string>
#include <string_view>

namespace neardup {

/** kContent is signed; every other block is left out: searchable, not signed. */
enum class BlockRole : std::uint8_t {
  kContent,
  kHeadline,   ///< the title of the page above its content
  kHidden,     ///< not shown, by an attribute
  kControl,    ///< of a form, or in place of a picture, a sound or a program
  kLandmark,   ///< navigation, banner, sidebar, footer, dialog: by its element or its ARIA role
  kNamed,      ///< the same, by its class or id
  kSiteFrame,  ///< repeated on many pages of the site
  kFolded,     ///< a table or list that the reader has to unfold
  kLinks,      ///< a list of links, a stray line
  kListing,    ///< teasers of other pages
  kElsewhere   ///< outside the main part of the page
};

/** A few words for the reader of a report, such as "navigation or another landmark". */
std::string_view role_words(BlockRole role);

struct ContentBlock {
  std::string text;  ///< UTF-8 on one line, or on several where the page has line breaks
  BlockRole role = BlockRole::kContent;
  int heading = 0;      ///< level, 1 to 6; 0 for other blocks
  bool linked = false;  ///< whether most of it is links
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_CONTENT_BLOCK_H
