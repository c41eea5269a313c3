/** @file commands.h
 *  The commands. Each function lets the flags of a command set its variables, and says what it runs. A command throws if it
 *  fails. */
#ifndef NEARDUP_CLI_COMMANDS_COMMANDS_H
#define NEARDUP_CLI_COMMANDS_COMMANDS_H

#include <memory>
#include <string>

#include "flags/command.h"
#include "options/database_options.h"
#include "output/listing.h"
#include "output/log_format.h"

namespace neardup::cli {

struct SigningRun;

void set_up_annotate(Command& command);
void set_up_attach(Command& command);
void set_up_check(Command& command);
void set_up_dedupe(Command& command);
void set_up_detach(Command& command);
void set_up_explain(Command& command);
void set_up_extract(Command& command);
void set_up_find(Command& command);
void set_up_group(Command& command);
void set_up_groups(Command& command);
void set_up_index(Command& command);
void set_up_info(Command& command);
void set_up_omega_setup(Command& command);
void set_up_pairs(Command& command);
void set_up_plan(Command& command);
void set_up_report(Command& command);
void set_up_run(Command& command);
void set_up_sample(Command& command);
void set_up_search(Command& command);
void set_up_sign(Command& command);

/** Let the command call run() with its options.
 *  @param options  the defaults; the command keeps them. */
template <typename Options>
void run_with(Command& command, const std::shared_ptr<Options>& options) {
  command.runs([options] { run(*options); });
}

/** Let DATABASE set a place. The name of an application stands for its database. */
void set_place(Command& command, std::string& place);

/** Let DATABASE, --scheme and --format set the options of a command that reads a database. */
void set_reading(Command& command, DatabaseOptions& options);

/** Let the flags of `sign` and `attach` from --scheme to --wait set a run. */
void set_signing(Command& command, SigningRun& run);

/** Do what `group PLACE` does, by the recorded rule or the usual one, and print its report.
 *  @param scheme  as the option --scheme; empty: the database's. */
void group_afterwards(const std::vector<std::string>& places, const std::string& scheme, LockWait wait, bool quiet,
                      LogFormat format = LogFormat::kText);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_COMMANDS_COMMANDS_H
