/** @file omindex_pages.h
 *  Which pages omindex reads as HTML by itself, so that it can be given their content, and of which site. THREADS: one at a
 *  time, because of getopt(). */
#ifndef NEARDUP_CLI_HOOKING_OMINDEX_PAGES_H
#define NEARDUP_CLI_HOOKING_OMINDEX_PAGES_H

#include <optional>
#include <string>

#include "hook/page_choice.h"
#include "hooking/program_start.h"

namespace neardup::cli {

/** What a command line says. Texts are empty if it says nothing. */
struct OmindexPages {
  PageChoice choice;
  std::string folder;  ///< of the site: BASEDIR, else DIRECTORY
  std::string url;     ///< of this folder
  std::string database;
  bool overwrite = false;  ///< the database
};

/** Nothing for another program, and where the types of files or the filter for HTML are the
 *  user's own: a filter for HTML or for all types, --read-filters, a --mime-type-match that does not ignore files. */
std::optional<OmindexPages> omindex_pages(const ProgramStart& start);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HOOKING_OMINDEX_PAGES_H
