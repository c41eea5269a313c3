/** @file guarded_run.h
 *  Turns errors into messages and exit codes. */
#ifndef NEARDUP_CLI_DATABASES_GUARDED_RUN_H
#define NEARDUP_CLI_DATABASES_GUARDED_RUN_H

#include <functional>
#include <string>
#include <vector>

#include "output/log_format.h"

namespace neardup::cli {

/** Run a command. An exception is printed as one line on stderr, or as the event "error" in JSON.
 *  @return the exit code. */
int run_guarded(const std::function<void()>& command, LogFormat format = LogFormat::kText);

/** Do something for each of several files, and report failures at once.
 *  @exception PartialFailure if a file failed; ExitWith with the code if one failed for want of memory or space, or because
 *             it could not be read from its disk. */
void run_for_each(const std::vector<std::string>& files, const std::function<void(const std::string& path)>& run);

/** Install a std::terminate handler that prints a message and exits: libxapian calls std::terminate for some write
 *  errors in a commit. The database stays as of its last commit. */
void install_terminate_handler(LogFormat format = LogFormat::kText);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_GUARDED_RUN_H
