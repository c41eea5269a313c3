#include "program.h"

#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "command_tree.h"
#include "exit_codes.h"

namespace neardup::cli {

namespace {

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

/** The first word, if it should name a command and does not, with or without --help behind it. */
void require_known_command(const CLI::App& app) {
  const std::vector<std::string> unknown = app.remaining();
  if (!app.get_subcommands().empty() || unknown.empty()) return;
  throw UsageError("no command '" + unknown.front() + "'; see 'xapian-neardup --help'");
}

void run_command_line(int argc, char** argv) {
  const std::shared_ptr<CLI::App> tree = command_tree();
  CLI::App& app = *tree;
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& success) {
    require_known_command(app);
    app.exit(success);  // prints help or version
  } catch (const CLI::ParseError& error) {
    require_known_command(app);
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
