/** @file saved_page.h
 *  Which files belong to a page that a browser saved: those in its folder, such as page_files or page-Dateien.
 *  THREADS: a pure function. */
#ifndef NEARDUP_CLI_DEDUPE_SAVED_PAGE_H
#define NEARDUP_CLI_DEDUPE_SAVED_PAGE_H

#include <filesystem>

namespace neardup::cli {

/** Whether a folder, or one above it, stands next to a page PAGE.html and is called PAGE.files, or PAGE_, PAGE- or "PAGE "
 *  and one more word, as browsers call it in the language of the user. Cost: looks for up to six names a folder. */
bool is_of_saved_page(const std::filesystem::path& folder);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_SAVED_PAGE_H
