/** @file document_parts.h
 *  Which files are parts of a document that is more than one file: a page that a browser saved has a folder with its pictures,
 *  such as page_files or page-Dateien; other documents are folders, such as letter.rtfd or novel.scriv.
 *  THREADS: a pure function. */
#ifndef NEARDUP_CLI_DEDUPE_DOCUMENT_PARTS_H
#define NEARDUP_CLI_DEDUPE_DOCUMENT_PARTS_H

#include <filesystem>

namespace neardup::cli {

/** Whether a folder, or one above it, is a document by its suffix, for some also by a file in it, or stands next to a page
 *  PAGE.html and is called PAGE_, PAGE- or "PAGE " and one more word, as browsers call it in the language of the user, or next
 *  to PAGE.html or NOTE.md and ends in a mark and "files", "assets" or "resources", such as NOTE.assets.
 *  Cost: looks for up to nine names a folder. */
bool is_part_of_document(const std::filesystem::path& folder);

/** Whether a file is a tile of a map: Z/X/Y.png, with numbers. Equal ones show water. */
bool is_map_tile(const std::filesystem::path& file);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_DOCUMENT_PARTS_H
