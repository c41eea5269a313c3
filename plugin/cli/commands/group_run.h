/** @file group_run.h
 *  Grouping as the last step of another command. */
#ifndef NEARDUP_CLI_COMMANDS_GROUP_RUN_H
#define NEARDUP_CLI_COMMANDS_GROUP_RUN_H

#include <string>

#include "options/database_options.h"
#include "output/log_format.h"

namespace neardup::cli {

/** Do what `group PLACE` does, by the recorded rule or the usual one, and print its report.
 *  @param scheme  as the option --scheme; empty: the database's. */
void group_afterwards(const std::string& place, const std::string& scheme, LockWait wait, bool quiet,
                      LogFormat format = LogFormat::kText);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_COMMANDS_GROUP_RUN_H
