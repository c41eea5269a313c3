/** @file copied_items.h
 *  Which files somebody has copied, by the marks that programs put into the names of copies: of two that are equal the one
 *  without a mark is to stay.
 *  Source: names as Windows, macOS, GNOME, KDE, browsers, Dropbox, Nextcloud, Syncthing, GNU and editors write them.
 *  THREADS: one at a time. */
#ifndef NEARDUP_CLI_DEDUPE_COPIED_ITEMS_H
#define NEARDUP_CLI_DEDUPE_COPIED_ITEMS_H

#include <string>
#include <string_view>
#include <vector>

#include "dedupe/corpus_reader.h"

namespace neardup::cli {

/** The paths that a file may be a copy of, if its name or that of a folder on its path has a mark; empty for none. A mark is
 *  a number, as in "a (1).txt", "a(1).txt", "a 2.txt", "a.txt.1", or "~", or more words behind or before the name of which
 *  one is a word for a copy in some language, as in "a - Kopie.txt" and "Copy of a.txt". A folder is one, too, that has no
 *  other name, such as Backup. Some of the paths may make no sense: see copied_items(). */
std::vector<std::string> paths_without_mark(std::string_view path);

/** [items] Files for which one of their paths_without_mark() is that of another one of the same text, with the same bytes or
 *  the same time of change; empty if there is none. References are none. Names above an input, and of a folder that is one, do not
 *  count: their order decides.
 *  Cost: 16 bytes for each such path. */
std::vector<bool> copied_items(const ReadCorpus& corpus);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_COPIED_ITEMS_H
