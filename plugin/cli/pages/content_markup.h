/** @file content_markup.h
 *  The content of a document as HTML. THREADS: pure functions. */
#ifndef NEARDUP_CLI_PAGES_CONTENT_MARKUP_H
#define NEARDUP_CLI_PAGES_CONTENT_MARKUP_H

#include <cstdint>
#include <optional>
#include <string>

#include "formats/document_text.h"

namespace neardup::cli {

/** A page with the title, the descriptions, the headings and the paragraphs of the content, for programs that read
 *  HTML.
 *  @param secret  of the mark that follows, with the left-out text (marked_text.h); nothing: neither follows. */
std::string content_markup(const DocumentText& text, std::optional<std::uint64_t> secret);

/** A page for people that shows all blocks of a document, what was kept and why. Self-contained, without scripts.
 *  @param name  of the document; any bytes. */
std::string content_page(const DocumentText& text, const std::string& name);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_CONTENT_MARKUP_H
