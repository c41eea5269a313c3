/** @file content_block.h
 *  A block of the text of a document, and what it is to the reader. THREADS: plain values, pure functions. */
#ifndef NEARDUP_INTAKE_CONTENT_CONTENT_BLOCK_H
#define NEARDUP_INTAKE_CONTENT_CONTENT_BLOCK_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace neardup {

/** The first two are signed. Every other block is left out: searchable, not signed. */
enum class BlockRole : std::uint8_t {
  kContent,
  kDoubtful,   ///< unlike content, but little else was kept, and nothing proves that it is frame
  kHeadline,   ///< the first h1, or a heading that is most of the title
  kCaption,    ///< of a figure, if it is unlike content
  kHidden,     ///< not shown, by an attribute
  kControl,    ///< of a form, or in place of a picture, a sound or a program
  kLandmark,   ///< navigation, banner, sidebar, footer, dialog: by its element or its ARIA role
  kSiteFrame,  ///< repeated on many pages of the site
  kLinks,      ///< unlike content, and mostly links
  kUnlike      ///< unlike content
};

constexpr bool is_signed(BlockRole role) {
  return role == BlockRole::kContent || role == BlockRole::kDoubtful;
}

/** A few words for the reader of a report, such as "navigation or another landmark". */
constexpr std::string_view role_words(BlockRole role) {
  constexpr std::string_view kWords[] = {"content",
                                         "doubtful, so it is signed, too",
                                         "the page's headline",
                                         "caption",
                                         "hidden by an attribute",
                                         "form control or replaced text",
                                         "navigation or another landmark",
                                         "repeated on many pages of the site",
                                         "mostly links",
                                         "unlike content"};
  return kWords[static_cast<unsigned>(role)];
}

/** Most words of a value that parts pages. */
constexpr std::size_t kFieldWords = 6;

struct ContentBlock {
  std::string text;  ///< UTF-8 on one line, or on several where the page has line breaks
  BlockRole role = BlockRole::kContent;
  int heading = 0;                   ///< level, 1 to 6; 0 for other blocks
  bool linked = false;               ///< whether most of it is links
  float chance = 1;                  ///< to be content, 0 to 1, as the classifier sees it
  std::string why = {};              ///< the number that moves the chance most (block_features.h), if it was asked for
  bool common = false;               ///< whether half of the site's pages or more repeat it
  bool field = false;                ///< whether it has one of several values that the site's pages have there
  bool fact = false;                 ///< a row of a table, or a description in a list, that has such a block of its own
  std::size_t unlinked_letters = 0;  ///< letter_count() outside links
  std::string cells = {};  ///< of a row of a table in which an empty cell stands before another: which are filled
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_CONTENT_BLOCK_H
