/** @file web_page.h
 *  A page of HTML as blocks of text, of which some are its content. THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_FORMATS_WEB_PAGE_H
#define NEARDUP_INTAKE_FORMATS_WEB_PAGE_H

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "characters/text_encoding.h"
#include "content/frame_set.h"
#include "formats/document_text.h"
#include "formats/reading_options.h"

namespace neardup {

/** Read a page: a line for a block, its content as body, the rest as left-out text. The title is that of the first
 *  title element with text.
 *  @param html  UTF-8, well-formed.
 *  @return without text if the page is excluded (Exclusions::kAll).
 *  Cost: linear. */
DocumentText web_page_text(std::string html, const ReadingOptions& options);

/** Read a file of HTML: web_page_text(), of scanned pages (hOCR) all text. */
DocumentText html_text_of(std::string bytes, const CharsetChoice& charset, ReadingOptions options);

/** Read a file that is named a page, as `index` reads it.
 *  @param options  with the page's URL, and with its blocks if they are wanted.
 *  @return nothing if it is no text, or a file of another kind that its first bytes tell, such as a PDF. */
std::optional<DocumentText> page_file_text(std::string bytes, const ReadingOptions& options);

/** Read a page as a program has it.
 *  @param html     its bytes. @param charset  declared by its sender; empty if it is not.
 *  @param url      of the page; empty if it is not known.
 *  @param frame    of its site; null if none is known.
 *  @exception std::invalid_argument for an unknown charset. */
DocumentText read_web_page(std::string_view html, const std::string& charset, const std::string& url,
                           std::shared_ptr<const FrameSet> frame);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_WEB_PAGE_H
