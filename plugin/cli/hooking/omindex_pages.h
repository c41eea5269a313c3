/** @file omindex_pages.h
 *  Which pages omindex reads as HTML by itself, so that it can be given their content. THREADS: one at a time, because of
 *  getopt(). */
#ifndef NEARDUP_CLI_HOOKING_OMINDEX_PAGES_H
#define NEARDUP_CLI_HOOKING_OMINDEX_PAGES_H

#include <optional>

#include "hook/page_choice.h"
#include "hooking/program_start.h"

namespace neardup::cli {

/** What a command line says. Nothing for another program, and where the types of files or the filter for HTML are the
 *  user's own: a filter for HTML or for all types, --read-filters, a --mime-type-match that does not ignore files. */
std::optional<PageChoice> omindex_pages(const ProgramStart& start);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HOOKING_OMINDEX_PAGES_H
