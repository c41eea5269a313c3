/** @file hookability.h
 *  Tells whether a program can be hooked, without running it. */
#ifndef NEARDUP_CLI_HOOKING_HOOKABILITY_H
#define NEARDUP_CLI_HOOKING_HOOKABILITY_H

#include <string>

namespace neardup::cli {

/** Whether a program can be hooked, or why not. */
struct Hookability {
  std::string obstacle;  ///< why it cannot be hooked, with the remedy; empty if it can
  std::string library;   ///< the libxapian that it is linked to, "libxapian.so.30"; empty for an interpreter
};

/** Examine a program file: its mode, its ELF header, and the libraries that the dynamic loader would load. The
 *  loader runs for this only if it is also the loader of this program, so that no foreign code runs.
 *  @param executable  path of a file that is not a script. */
Hookability hookability(const std::string& executable);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HOOKING_HOOKABILITY_H
