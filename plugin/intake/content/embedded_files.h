/** @file embedded_files.h
 *  What a page shows of its own that is no text: files that it embeds or offers, pictures, what its forms say. THREADS: pure
 *  functions. */
#ifndef NEARDUP_INTAKE_CONTENT_EMBEDDED_FILES_H
#define NEARDUP_INTAKE_CONTENT_EMBEDDED_FILES_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "html/html_tree.h"

namespace neardup {

/** The names of the files that a page embeds, in its order, a space between them; of a frame or a video with the query.
 *  Folders and hosts do not count: mirrors have others. Neither do files in navigation, banners, sidebars and footers, in a
 *  text for browsers without scripts, of one or two pixels, and pictures that lead to another page. Likewise the names of
 *  files to download that it links to, which boxes are checked, with the words next to one that is drawn by a class, and values that
 *  the reader cannot change. Cost: linear. */
std::string embedded_files(const HtmlTree& tree);

/** What such pictures say: their descriptions, and the text of drawings. A line each. Cost: linear. */
std::string picture_texts(const HtmlTree& tree);

/** All that such elements show: the name of each file, of a picture within the page its hash; and where a field is filled, one
 *  text of what the fields are filled with, in their order, also by the reader. Hidden fields, buttons, search boxes, the choice
 *  of a language, names of files and pictures of less than 1 KiB within the page do not count; neither does the query of
 *  a frame of another host, unless it chooses a video or a map. Cost: linear. */
std::vector<std::string> shown_parts(const HtmlTree& tree);

/** A page in an attribute of a frame. */
struct InnerPage {
  std::string_view html;
  bool shown = true;  ///< unless the frame says that it is hidden, or as small as a counter
};

/** The pages that a page has within itself for its frames (srcdoc), as HTML, in its order. Cost: linear. */
std::vector<InnerPage> pages_of_frames(const HtmlTree& tree);

/** A hash of what such elements say exactly: preformatted text, short rows of tables, and where links within
 *  sentences and bookmarks lead, by the name of the file and the query; 0 without. Cost: linear. */
std::uint64_t exact_parts(const HtmlTree& tree);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_EMBEDDED_FILES_H
