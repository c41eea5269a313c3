/** @file next_step.h
 *  Tells a person what to do after a command. Programs and files get nothing of it.
 *  THREADS: like standard output. */
#ifndef NEARDUP_CLI_OUTPUT_NEXT_STEP_H
#define NEARDUP_CLI_OUTPUT_NEXT_STEP_H

#include <string>

namespace neardup::cli {

/** Print "next: TEXT" on standard output if that is a terminal. */
void print_next_step(const std::string& text);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_NEXT_STEP_H
