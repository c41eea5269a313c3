/** @file content_page.h
 *  A page that shows the content of a document and what is left out. THREADS: pure functions. */
#ifndef NEARDUP_CLI_PAGES_CONTENT_PAGE_H
#define NEARDUP_CLI_PAGES_CONTENT_PAGE_H

#include <string>

#include "formats/document_text.h"

namespace neardup::cli {

/** A page for people that shows all blocks of a document, what was kept and why. Self-contained, without scripts.
 *  @param name  of the document; any bytes. */
std::string content_page(const DocumentText& text, const std::string& name);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_CONTENT_PAGE_H
