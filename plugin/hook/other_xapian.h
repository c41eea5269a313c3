/** @file other_xapian.h
 *  Whether a process has another libxapian than the hook's. */
#ifndef NEARDUP_HOOK_OTHER_XAPIAN_H
#define NEARDUP_HOOK_OTHER_XAPIAN_H

#include <string>

namespace neardup::hook {

/** Why the hook cannot work in this process, with the names of both libraries: a binding of another libxapian, which an
 *  interpreter loads while it runs. Its functions would be mixed with those of the hook's, that came first. Empty if
 *  there is no other. Cost: a walk over the libraries that are loaded. */
std::string other_xapian();

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_OTHER_XAPIAN_H
