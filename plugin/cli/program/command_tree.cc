#include "program/command_tree.h"

#include <CLI/CLI.hpp>

#include "commands/commands.h"
#include "program/help_format.h"

namespace neardup::cli {

namespace {

constexpr const char* kFooter =
    "Examples:\n"
    "  xapian-neardup index site.db /usr/share/doc     # index and sign a folder\n"
    "  xapian-neardup group site.db                    # group its near-duplicates\n"
    "  xapian-neardup search site.db free software     # search it, each text once\n"
    "  xapian-neardup find site.db /usr/share/doc/libc-bin/copyright\n"
    "\n"
    "Exit codes: 0 ok, 1 error, 2 usage, 3 locked, 4 corrupt, 5 no space or I/O, 6 memory, 7 scheme mismatch,\n"
    "130 interrupted.\n"
    "'xapian-neardup help COMMAND' shows the help of a command.";

void add_commands(CLI::App& app) {
  add_index_command(app);
  add_sign_command(app);
  add_attach_command(app);
  add_run_command(app);
  add_group_command(app);
  add_search_command(app);
  add_find_command(app);
  add_pairs_command(app);
  add_groups_command(app);
  add_distinct_command(app);
  add_explain_command(app);
  add_info_command(app);
  add_check_command(app);
  add_detach_command(app);
  add_report_command(app);
  add_extract_command(app);
  add_dedupe_command(app);
  add_hash_command(app);
  add_compare_command(app);
  add_sample_command(app);
  add_plan_command(app);
  add_evaluate_command(app);
  add_idf_command(app);
  add_annotate_command(app);
  add_omega_setup_command(app);
}

/** Make an option take exactly one value each time it is given. Otherwise an option with a list would also take the
 *  arguments after it. An empty value is refused: it usually is an unset variable of a script. */
void let_take_one_value(CLI::Option& option) {
  const CLI::Validator not_empty([](const std::string& value) { return value.empty() ? "is empty" : ""; }, "");
  option.allow_extra_args(false);
  if (option.get_items_expected_max() != 0) option.check(not_empty);
}

/** Apply the common rules to all options of a command and of its groups. */
void finish_options(CLI::App& command) {
  for (CLI::Option* option : command.get_options({})) {
    capture_default(*option);
    if (!option->get_positional()) let_take_one_value(*option);
  }
  for (CLI::App* group : command.get_subcommands({})) finish_options(*group);
}

}  // namespace

std::shared_ptr<CLI::App> command_tree() {
  auto app = std::make_shared<CLI::App>("Find, group and collapse near-duplicate documents in Xapian databases.",
                                        "xapian-neardup");
  format_help(*app);
  app->set_version_flag("--version", "xapian-neardup " NEARDUP_VERSION, "print the version");
  app->footer(kFooter);
  app->require_subcommand(1);
  add_commands(*app);
  for (CLI::App* command : app->get_subcommands({})) finish_options(*command);
  return app;
}

}  // namespace neardup::cli
