/** @file content_markup.h
 *  The content of a document as HTML, for programs that read HTML and index it. THREADS: pure functions. */
#ifndef NEARDUP_PLUGIN_INDEX_CONTENT_MARKUP_H
#define NEARDUP_PLUGIN_INDEX_CONTENT_MARKUP_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/content_block.h"
#include "formats/document_text.h"

namespace neardup {

/** The text with the special characters of markup escaped, for content and quoted attributes: < > & " '. */
std::string markup_text(std::string_view text);

/** The blocks of a document. Of one that is not a page: a block of content for each paragraph, and one for the rest. */
std::vector<ContentBlock> content_blocks(const DocumentText& text);

/** The secret of marks, if whoever reads the output knows them: the program's hook. Nothing for a document whose text is all
 *  content. */
std::optional<std::uint64_t> mark_secret(const DocumentText& text);

/** The content as text, one line a block. Where mark_secret() gives one, a mark and the left-out text follow. */
std::string plain_content(const DocumentText& text);

/** A page with the title, the descriptions, the headings and the paragraphs of the content.
 Where mark_secret() gives
 *  one, a mark and the left-out text follow (marked_text.h). @param text  a page with its blocks. */
std::string content_markup(const DocumentText& text);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_INDEX_CONTENT_MARKUP_H
