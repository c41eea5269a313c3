#include "program/program.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include <CLI/CLI.hpp>

#include "databases/guarded_run.h"
#include "errors/exit_codes.h"
#include "options/output_options.h"
#include "options/usage_message.h"
#include "output/log_format.h"
#include "program/command_tree.h"

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
    throw UsageError(usage_message(app, error) + "; see '" + command_of(app) + " --help'");
  }
}

/** Where one is closed, the first file that is opened, a table of the database, would be read or written in its place.
 *  What takes the place can be neither read from nor written to as the stream is, which fails as it should. */
void open_standard_streams() {
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
    if (::fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
    ::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

/** What is still in a buffer would be lost in silence. */
void require_written_output() {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return;
  throw std::system_error(errno, std::generic_category(), "cannot write to standard output");
}

}  // namespace

int run_program(int argc, char** argv) {
  open_standard_streams();
  const LogFormat format = asked_log_format(argc, argv);
  const auto run = [argc, argv, format] {
    if (!passes_environment_on(argc, argv)) fix_environment();
    install_terminate_handler(format);
    run_command_line(argc, argv);
    require_written_output();
  };
  return run_guarded(run, format);
}

}  // namespace neardup::cli
