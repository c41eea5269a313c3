/** @file preload_list.h
 *  The list of libraries in LD_PRELOAD. */
#ifndef NEARDUP_HOOK_PRELOAD_LIST_H
#define NEARDUP_HOOK_PRELOAD_LIST_H

#include <string>

namespace neardup::hook {

/** The list without the libraries of this file name in any folder; the others in order, separated by colons.
 *  @param list  separated by colons or spaces, like ld.so reads it. */
std::string preload_list_without(const std::string& list, const std::string& file_name);

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_PRELOAD_LIST_H
