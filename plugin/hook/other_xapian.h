/** @file other_xapian.h
 *  Detects a second libxapian in a process. */
#ifndef NEARDUP_HOOK_OTHER_XAPIAN_H
#define NEARDUP_HOOK_OTHER_XAPIAN_H

#include <link.h>

#include <string>

namespace neardup::hook {

/** The reason why the hook cannot work in this process, with the names of both libraries; empty if it can. An
 *  interpreter may load a binding of another libxapian, whose functions would mix with those of the hook's. Cost: a
 *  walk over the loaded libraries. */
std::string other_xapian();

/** The names that a library's list of libraries points into; null if it has none. On some processors glibc leaves their
 *  place relative to the library. */
const char* names_of(const link_map& library);

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_OTHER_XAPIAN_H
