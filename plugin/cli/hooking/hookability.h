/** @file hookability.h
 *  Whether a program can be hooked, without running any of it. */
#ifndef NEARDUP_CLI_HOOKING_HOOKABILITY_H
#define NEARDUP_CLI_HOOKING_HOOKABILITY_H

#include <string>

namespace neardup::cli {

/** What is known of a program. */
struct Hookability {
  std::string obstacle;  ///< why it cannot be hooked, and what to do; empty if it can
  std::string library;   ///< the libxapian that it is linked to, "libxapian.so.30"; empty for an interpreter
};

/** Looks at the file: its mode, its ELF head, and the libraries that the dynamic loader would load for it. The loader
 * is asked because only it knows where libraries are found, and only if it is the one that loads this program itself,
 * so that no foreign one is run.
 *  @param executable  path of a file that is no script. */
Hookability hookability(const std::string& executable);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HOOKING_HOOKABILITY_H
