/** @file embedded_files.h
 *  What a page shows that is no text: frames, pictures, videos, programs. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_HTML_EMBEDDED_FILES_H
#define NEARDUP_INTAKE_HTML_EMBEDDED_FILES_H

#include <string>

#include "html/html_tree.h"

namespace neardup {

/** The names of the files that a page embeds, in its order, a space between them; of a frame or a video with the query.
 *  Folders and hosts do not count: mirrors have others. Neither do files in navigation, banners, sidebars and footers, in a
 *  text for browsers without scripts, of one or two pixels, and pictures that lead to another page. Cost: linear. */
std::string embedded_files(const HtmlTree& tree);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_EMBEDDED_FILES_H
