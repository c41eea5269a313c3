/** @file page_frame.h
 *  What all pages of HTML have in common that a command writes. THREADS: pure function. */
#ifndef NEARDUP_CLI_PAGES_PAGE_FRAME_H
#define NEARDUP_CLI_PAGES_PAGE_FRAME_H

#include <string>
#include <string_view>

namespace neardup::cli {

/** A page complete in itself: it loads nothing and runs nothing, and is light or dark as its reader's machine is.
 *  Its colours are for its own style too: --text, --page, --faint, --line, --soft, --mark, --on-mark.
 *  @param title  of the window, and of the page above its body; any bytes.
 *  @param style  more rules. @param body  markup. */
std::string page_frame(std::string_view title, std::string_view style, std::string_view body);

/** Foreign text for a page: printable(), then markup_text(). */
std::string shown_text(std::string_view text);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_PAGE_FRAME_H
