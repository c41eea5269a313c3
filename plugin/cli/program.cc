#include "program.h"

#include <cstdlib>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "commands.h"
#include "exit_codes.h"

namespace neardup::cli {

namespace {

constexpr const char* kFooter =
    "Examples:\n"
    "  xapian-neardup index site.db /usr/share/doc     index and sign a folder\n"
    "  xapian-neardup group site.db                    group its near-duplicates\n"
    "  xapian-neardup search site.db 'free software'   search it, each text once\n"
    "  xapian-neardup find site.db --id /usr/share/doc/libc-bin/copyright\n"
    "\n"
    "Exit codes: 0 ok, 1 error, 2 usage, 3 locked, 4 corrupt, 5 no space or I/O, 6 memory, 7 scheme mismatch.\n"
    "'xapian-neardup COMMAND --help' explains a command.";

void add_commands(CLI::App& app) {
  add_index_command(app);
  add_add_command(app);
  add_group_command(app);
  add_search_command(app);
  add_find_command(app);
  add_pairs_command(app);
  add_plan_command(app);
  add_evaluate_command(app);
  add_idf_command(app);
  add_sample_command(app);
  add_groups_command(app);
  add_distinct_command(app);
  add_explain_command(app);
  add_info_command(app);
  add_check_command(app);
  add_hash_command(app);
  add_compare_command(app);
  add_run_command(app);
  add_hooked_command(app);
  add_annotate_command(app);
  add_omega_setup_command(app);
}

/** Xapian reads these from the environment, where they would change what is stored. */
void fix_environment() {
  // Commits are this program's: each is followed by an fsync of the folder, which Xapian's own would lack.
  ::setenv("XAPIAN_FLUSH_THRESHOLD", "1000000000", 1);
  // Hangul is indexed in words; which text is cut into n-grams is decided run by run.
  ::unsetenv("XAPIAN_CJK_NGRAM");
}

/** The command that runs another program leaves it the environment as it is. */
bool passes_environment_on(int argc, char** argv) {
  return argc > 1 && std::string(argv[1]) == "run";
}

void run_command_line(int argc, char** argv) {
  CLI::App app("Near-duplicate detection inside Xapian databases.", "xapian-neardup");
  app.set_version_flag("--version", "xapian-neardup " NEARDUP_VERSION);
  app.footer(kFooter);
  app.require_subcommand(1);
  add_commands(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& success) {
    app.exit(success);  // prints help or version
  } catch (const CLI::ParseError& error) {
    const std::vector<std::string> unknown = app.remaining();
    if (app.get_subcommands().empty() && !unknown.empty()) {
      throw UsageError("no command '" + unknown.front() + "'; see 'xapian-neardup --help'");
    }
    throw UsageError(std::string(error.what()) + "; see 'xapian-neardup --help'");
  }
}

}  // namespace

int run_program(int argc, char** argv) {
  return run_guarded([argc, argv] {
    if (!passes_environment_on(argc, argv)) fix_environment();
    install_terminate_handler();
    run_command_line(argc, argv);
  });
}

}  // namespace neardup::cli
