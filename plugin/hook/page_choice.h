/** @file page_choice.h
 *  What 'xapian-neardup run' tells the library that omindex reads pages through (page_reader.h), in the environment. */
#ifndef NEARDUP_HOOK_PAGE_CHOICE_H
#define NEARDUP_HOOK_PAGE_CHOICE_H

#include <string>

namespace neardup {

constexpr const char* kPageLibrary = "libxapian-neardup-pages.so";

constexpr const char* kPageSuffixesVariable = "NEARDUP_PAGE_SUFFIXES";
constexpr const char* kReadExcludedVariable = "NEARDUP_READ_EXCLUDED";  ///< not empty: true
constexpr const char* kPageFolderVariable = "NEARDUP_PAGE_FOLDER";
constexpr const char* kPagePathVariable = "NEARDUP_PAGE_PATH";
constexpr const char* kPageHostVariable = "NEARDUP_PAGE_HOST";
constexpr const char* kFrameVariable = "NEARDUP_FRAME";

struct PageChoice {
  std::string suffixes = "htm html shtml xhtml";  ///< of files that the program reads as HTML, in lower case
  bool reads_excluded = false;                    ///< whether the program indexes what sites keep out of searches
  std::string folder = {};  ///< canonical path of the site's pages, with a slash; empty: not known
  std::string path = {};    ///< of their URLs, with a slash, which stands for that folder
  int frame = -1;           ///< open file with the site's FrameSet::encode(); negative: none
  std::string host = {};    ///< of their URLs, with the scheme; empty: none
};

}  // namespace neardup

#endif  // NEARDUP_HOOK_PAGE_CHOICE_H
