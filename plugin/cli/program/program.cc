#include "program/program.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
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

constexpr const char* kHelpWord = "help";

/** Fix the environment variables of Xapian that would change what is stored. At the limit of the size of files (ulimit -f)
 *  a write fails, and the process is not killed. */
void fix_environment() {
  ::signal(SIGXFSZ, SIG_IGN);
  // This program commits itself: after each commit it syncs the folder, which Xapian's automatic commits would not do.
  ::setenv("XAPIAN_FLUSH_THRESHOLD", "1000000000", 1);
  // The program decides for each run of text whether to cut it into n-grams. Hangul is indexed in words.
  ::unsetenv("XAPIAN_CJK_NGRAM");
}

/** The command `run` passes the environment on unchanged. */
bool passes_environment_on(int argc, char** argv) {
  return argc > 1 && std::string(argv[1]) == "run";
}

/** @exception UsageError if the first word is not a command, even if --help follows it. */
void require_known_command(const CLI::App& app) {
  const std::vector<std::string> unknown = app.remaining();
  if (!app.get_subcommands().empty() || unknown.empty()) return;
  if (std::filesystem::exists(unknown.front())) {
    throw UsageError("'" + unknown.front() + "' is a path, not a command; begin with 'xapian-neardup index NEW.db " +
                     unknown.front() + "'");
  }
  std::vector<std::string> names{kHelpWord, "--version"};
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  const bool short_form = unknown.front() == "-v" || unknown.front() == "-V";
  throw UsageError("unknown command '" + unknown.front() + "'" +
                   did_you_mean(short_form ? "--version" : unknown.front(), names) + "; see 'xapian-neardup --help'");
}

/** The words of the command line, from the last to the first as the parser takes them. `help COMMAND` is
 *  `COMMAND --help`. */
std::vector<std::string> reversed_words(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  if (!words.empty() && words.front() == kHelpWord) {
    words.erase(words.begin());
    words.emplace_back("--help");
  }
  std::reverse(words.begin(), words.end());
  return words;
}

void run_command_line(int argc, char** argv) {
  const std::shared_ptr<CLI::App> tree = command_tree();
  CLI::App& app = *tree;
  try {
    app.parse(reversed_words(argc, argv));
  } catch (const CLI::Success& success) {
    require_known_command(app);
    app.exit(success);  // prints help or version
  } catch (const CLI::ParseError& error) {
    require_known_command(app);
    throw UsageError(usage_message(app, error) + "; see '" + command_of(app) + " --help'");
  }
}

/** Open closed standard streams. Otherwise the first file that is opened, such as a table of the database, would
 *  take the place of a closed stream. Reading or writing the replacement fails, as it does on a closed stream. */
void open_standard_streams() {
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
    if (::fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
    ::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

/** @exception std::system_error if buffered output cannot be written: it would be lost silently. */
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
