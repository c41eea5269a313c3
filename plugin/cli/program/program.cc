#include "program/program.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "attaching/application_profile.h"
#include "databases/guarded_run.h"
#include "errors/exit_codes.h"
#include "flags/command_row.h"
#include "flags/help_text.h"
#include "flags/usage_message.h"
#include "output/log_format.h"
#include "program/all_commands.h"

namespace neardup::cli {

namespace {

constexpr const char* kHelpWord = "help";
constexpr const char* kVersionWord = "--version";

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
bool passes_environment_on(const std::vector<std::string>& words) {
  return !words.empty() && words.front() == "run";
}

[[noreturn]] void refuse_command(const std::string& word) {
  if (std::filesystem::exists(word)) {
    throw UsageError("'" + word + "' is a path, not a command; begin with 'xapian-neardup index NEW.db " + word + "'");
  }
  std::vector<std::string> names{kHelpWord, kVersionWord};
  for (const CommandRow& row : command_table()) names.emplace_back(row.name);
  const bool short_form = word == "-v" || word == "-V";
  const bool undoes = word == "undo" || word == "remove" || word == "uninstall";
  throw UsageError("unknown command '" + word + "'" +
                   did_you_mean(short_form ? kVersionWord
                                : undoes   ? "detach"
                                           : word,
                                names) +
                   "; see 'xapian-neardup help --all'");
}

bool is_help(const std::string& word) {
  return word == "--help" || word == "-h";
}

/** Print the help that the words behind `help` ask for: that of a command, or the program's. */
void print_help(std::vector<std::string> words) {
  const auto all = std::find(words.begin(), words.end(), "--all");
  const bool wants_all = all != words.end();
  if (wants_all) words.erase(all);
  if (words.empty()) {
    const std::string documents = program_documents();
    fmt::print("{}{}", program_help(wants_all), wants_all ? "" : guide_list(documents));
  } else if (find_command(words.front()) == nullptr) {
    refuse_command(words.front());
  } else {
    fmt::print("{}", command_help(*command_named(words.front()), wants_all));
  }
}

void run_words(std::vector<std::string> words) {
  if (words.empty()) throw UsageError("a command is missing; see 'xapian-neardup --help'");
  const std::string name = words.front();
  words.erase(words.begin());
  if (name == kVersionWord) return fmt::print("xapian-neardup {}\n", NEARDUP_VERSION);
  if (name == kHelpWord) return print_help(words);
  if (is_help(name)) return fmt::print("{}", program_help(false));
  if (find_command(name) == nullptr) refuse_command(name);
  const auto own_end = std::find(words.begin(), words.end(), "--");
  if (std::any_of(words.begin(), own_end, is_help)) return print_help({name});
  command_named(name)->run(words);
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
  const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  const LogFormat format = asked_log_format(words);
  const auto run = [&] {
    if (!passes_environment_on(words)) fix_environment();
    install_terminate_handler(format);
    run_words(words);
    require_written_output();
  };
  return run_guarded(run, format);
}

}  // namespace neardup::cli
