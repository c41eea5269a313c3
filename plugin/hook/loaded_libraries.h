/** @file loaded_libraries.h
 *  The libraries of a process: those of LD_PRELOAD, and a second libxapian.
 */
#ifndef NEARDUP_HOOK_LOADED_LIBRARIES_H
#define NEARDUP_HOOK_LOADED_LIBRARIES_H

#include <link.h>

#include <string>

namespace neardup::hook {

/** The list without the libraries of this file name in any folder; the others in order, separated by colons.
 *  @param list  separated by colons or spaces, like ld.so reads it. */
std::string preload_list_without(const std::string& list, const std::string& file_name);

/** The reason why the hook cannot work in this process, with the names of both libraries; empty if it can. An
 *  interpreter may load a binding of another libxapian, whose functions would mix with those of the hook's. Cost: a
 *  walk over the loaded libraries. */
std::string other_xapian();

/** The names that a library's list of libraries points into; null if it has none. On some processors glibc leaves their
 *  place relative to the library. */
const char* names_of(const link_map& library);

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_LOADED_LIBRARIES_H
