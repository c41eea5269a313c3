/** @file commands.h
 *  The subcommands. Each function adds a command and its options to the program. The command runs from its callback and
 *  throws if it fails. */
#ifndef NEARDUP_CLI_COMMANDS_COMMANDS_H
#define NEARDUP_CLI_COMMANDS_COMMANDS_H

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "options/database_options.h"
#include "options/option_checks.h"
#include "options/output_options.h"

namespace neardup::cli {

struct SigningRun;

void add_index_command(CLI::App& app);
void add_sign_command(CLI::App& app);
void add_detach_command(CLI::App& app);
void add_group_command(CLI::App& app);
void add_groups_command(CLI::App& app);
void add_pairs_command(CLI::App& app);
void add_plan_command(CLI::App& app);
void add_evaluate_command(CLI::App& app);
void add_idf_command(CLI::App& app);
void add_sample_command(CLI::App& app);
void add_report_command(CLI::App& app);
void add_distinct_command(CLI::App& app);
void add_find_command(CLI::App& app);
void add_search_command(CLI::App& app);
void add_explain_command(CLI::App& app);
void add_info_command(CLI::App& app);
void add_check_command(CLI::App& app);
void add_extract_command(CLI::App& app);
void add_dedupe_command(CLI::App& app);
void add_hash_command(CLI::App& app);
void add_compare_command(CLI::App& app);
void add_run_command(CLI::App& app);
void add_omega_setup_command(CLI::App& app);
void add_annotate_command(CLI::App& app);
void add_attach_command(CLI::App& app);

/** Add a command, whose callback calls run() with its options.
 *  @param options  the defaults; the command keeps them. */
template <typename Options>
CLI::App& add_command(CLI::App& app, const std::shared_ptr<Options>& options, const char* name,
                      const char* description) {
  CLI::App* const command = app.add_subcommand(name, description);
  command->callback([options] { run(*options); });
  return *command;
}

/** Add the options of `sign` and `attach` from --scheme to --wait. */
void add_run_options(CLI::App& command, SigningRun& run, const char* quiet_help);

/** Do what `group PLACE` does, by the recorded rule or the usual one, and print its report.
 *  @param scheme  as the option --scheme; empty: the database's. */
void group_afterwards(const std::string& place, const std::string& scheme, LockWait wait, bool quiet,
                      LogFormat format = LogFormat::kText);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_COMMANDS_COMMANDS_H
