/** @file guarded_run.h
 *  Which error ends a command with which exit code, and what is said of it. */
#ifndef NEARDUP_CLI_DATABASES_GUARDED_RUN_H
#define NEARDUP_CLI_DATABASES_GUARDED_RUN_H

#include <functional>

#include "output/log_format.h"

namespace neardup::cli {

/** Run a command; an exception becomes one line on stderr, an "error" for programs, and its exit code. */
int run_guarded(const std::function<void()>& command, LogFormat format = LogFormat::kText);

/** Say what happened before the process ends in std::terminate: libxapian calls it on some write errors inside a
 *  commit. The database stays as at its last commit. */
void install_terminate_handler(LogFormat format = LogFormat::kText);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_GUARDED_RUN_H
