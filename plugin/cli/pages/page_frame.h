/** @file page_frame.h
 *  The frame of all HTML pages that commands write, with their tables and escaped foreign text.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CLI_PAGES_PAGE_FRAME_H
#define NEARDUP_CLI_PAGES_PAGE_FRAME_H

#include <string>
#include <string_view>
#include <vector>

namespace neardup::cli {

/** A self-contained page without scripts, light or dark like the reader's system. The style can use the page's
 *  colours: --text, --page, --faint, --line, --soft, --mark, --on-mark.
 *  @param title  of the window, and of the page above its body; any bytes.
 *  @param style  additional rules.
 *  @param body   markup. */
std::string page_frame(std::string_view title, std::string_view style, std::string_view body);

/** Foreign text for a page: printable(), then markup_text() (content_markup.h), without marks of direction that have no form. */
std::string shown_text(std::string_view text);

/** Likewise for a place within a sentence: a text of Arabic or Hebrew does not turn the words around it. */
std::string isolated_text(std::string_view text);

/** Rules for `.wide`, which holds a table. */
extern const char* const kPagePartsStyle;

/** @param cells  foreign text. @param element  "td" or "th". */
std::string table_row(const std::vector<std::string>& cells, const char* element);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_PAGE_FRAME_H
