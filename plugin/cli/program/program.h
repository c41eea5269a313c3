/** @file program.h
 *  The whole program, separate from main(), so that tests can run it in a process of their own. */
#ifndef NEARDUP_CLI_PROGRAM_PROGRAM_H
#define NEARDUP_CLI_PROGRAM_PROGRAM_H

namespace neardup::cli {

/** Run one command line. Sets environment variables that Xapian reads, and a terminate handler.
 *  @param argv  [argc] the program's name first.
 *  @return the exit code. Errors have been printed to stderr. */
int run_program(int argc, char** argv);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PROGRAM_PROGRAM_H
