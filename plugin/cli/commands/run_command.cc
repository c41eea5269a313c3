#include <signal.h>

#include <fmt/format.h>

#include "commands/commands.h"
#include "databases/database_opening.h"
#include "errors/exit_codes.h"
#include "formats/reading_options.h"
#include "hook/page_choice.h"
#include "hooking/hookability.h"
#include "hooking/omindex_pages.h"
#include "hooking/program_start.h"
#include "indexing/omindex_records.h"
#include "neardup/error.h"
#include "output/printable.h"
#include "programs/child_process.h"

namespace neardup::cli {

namespace {

struct RunOptions {
  std::vector<std::string> command;
  std::string scheme;
  ContentChoice content = ContentChoice::kContent;
  bool check = false;
  bool group = false;
  std::optional<std::uint64_t> flush;  // documents; nothing leaves the program's own
};

const char* whose(std::uint64_t documents) {
  return documents == 1 ? "its" : "their";
}

std::uint64_t signed_documents(const HookReport& report) {
  return report.from_text + report.from_positions + report.kept;
}

std::string summary(const HookReport& report, const std::string& program) {
  if (report.processes == 0) return "'" + program + "' did not load the hook; nothing was signed";
  std::string text =
      fmt::format("{} signed from {} text", counted(report.from_text, "document"), whose(report.from_text));
  if (report.from_positions != 0)
    text += fmt::format(", {} from {} positions", report.from_positions.load(), whose(report.from_positions));
  if (report.kept != 0) text += fmt::format(", {} kept {} signature", report.kept.load(), whose(report.kept));
  if (report.without_words != 0) text += fmt::format("; {} without words", report.without_words.load());
  if (report.slot_taken != 0)
    text += fmt::format(
        "; {} left unsigned: the program keeps values in a slot of the scheme; give run a --scheme with "
        "free slots, named by slots=",
        report.slot_taken.load());
  if (report.not_signed != 0) text += fmt::format("; {} not signed", report.not_signed.load());
  return text;
}

/** What omindex shall know to read the content of pages. */
std::vector<std::string> page_variables(const PageChoice& pages, const OmindexRecords& records) {
  return {fmt::format("{}={}", kPageSuffixesVariable, pages.suffixes),
          fmt::format("{}={}", kReadExcludedVariable, pages.reads_excluded ? "1" : ""),
          fmt::format("{}={}", kPageFolderVariable, pages.folder),
          fmt::format("{}={}", kPagePathVariable, pages.path),
          fmt::format("{}={}", kPageHostVariable, pages.host),
          fmt::format("{}={}", kFrameVariable, records.frame_file() < 0 ? "" : std::to_string(records.frame_file()))};
}

/** @param variables  of the program, if it gets the content of pages. */
std::vector<std::string> environment(const RunOptions& options, const SharedHookReport& shared,
                                     std::vector<std::string> variables) {
  std::vector<std::string> libraries{preloadable(kHookLibrary)};
  if (!variables.empty()) libraries.push_back(preloadable(kPageLibrary));
  variables.push_back("LD_PRELOAD=" + preload_list_with(libraries));
  variables.push_back(fmt::format("{}={}", kHookReportVariable, shared.file()));
  if (options.flush) variables.push_back(fmt::format("XAPIAN_FLUSH_THRESHOLD={}", *options.flush));
  if (options.scheme.empty()) return variables;
  require_no_slot_of_omega(Scheme::parse(options.scheme));  // refuse a bad scheme before the program starts
  variables.push_back("NEARDUP_SCHEME=" + options.scheme);
  return variables;
}

int exit_code_of(const ProgramStart& start, const std::vector<std::string>& variables) {
  try {
    return run_program(start.executable, start.arguments, variables);
  } catch (const CannotExecute& error) {
    throw ExitWith(kNotExecutable, error.what());
  }
}

/** The program as the user named it, and the file that is executed for it. */
std::string origin(const std::string& named, const std::string& executable) {
  const std::string base = executable.substr(executable.rfind('/') + 1);
  if (named == executable) return "'" + named + "'";
  const bool in_path = named == base;
  return fmt::format("'{}' ({}{})", named, in_path ? "in PATH: " : "a script for ", executable);
}

std::string sentence(const std::string& program, const Hookability& found) {
  if (!found.obstacle.empty()) return fmt::format("{} cannot be hooked: {}", program, found.obstacle);
  if (found.library.empty())
    return fmt::format("{} can be hooked: its scripts load libxapian when they run; nothing is signed if they do not",
                       program);
  return fmt::format("{} can be hooked: it is linked to {}", program, found.library);
}

/** Report whether the program can be hooked, without running it. */
void check(const RunOptions& options) {
  const std::string& program = options.command.front();
  const ProgramStart start = program_start({program});
  const Hookability found = hookability(start.executable);
  fmt::print("{}\n", printable(sentence(origin(program, start.executable), found)));
  if (!found.obstacle.empty()) throw ExitWith(kError, "");
}

/** Group the database that the program wrote, if its command line names one.
 *  @param any  whether any document was signed; without one there may be nothing to group. */
void group_what_was_signed(const std::vector<std::string>& command, bool any) {
  const std::vector<std::string> databases = named_databases({command.begin() + 1, command.end()});
  const bool nothing =
      databases.empty() || (databases.size() == 1 && open_database(databases.front()).get_doccount() == 0);
  if (!any && nothing) return;
  if (databases.size() == 1) return group_afterwards(databases, "", LockWait{0}, false);
  throw std::runtime_error(
      fmt::format("the documents are signed, but not grouped: the command names {}; run 'xapian-neardup "
                  "group DATABASE'",
                  databases.empty() ? "no database" : "several databases"));
}

void run(const RunOptions& options) {
  if (options.check) return check(options);
  const ProgramStart start = program_start(options.command);
  if (const std::string obstacle = hookability(start.executable).obstacle; !obstacle.empty()) {
    throw ExitWith(kCannotHook,
                   fmt::format("cannot hook {}: {}", origin(options.command.front(), start.executable), obstacle));
  }
  const SharedHookReport shared;
  const std::optional<OmindexPages> pages =
      options.content == ContentChoice::kAll ? std::nullopt : omindex_pages(start);
  std::optional<OmindexRecords> records;
  if (pages) records.emplace(*pages);
  const std::vector<std::string> of_pages =
      pages ? page_variables(pages->choice, *records) : std::vector<std::string>();
  const int code = exit_code_of(start, environment(options, shared, of_pages));
  write_to_stderr(fmt::format("xapian-neardup: {}\n", printable(summary(shared.report(), options.command.front()))));
  constexpr int kSignals = 128;  // and the number of one
  if (code > kSignals && code <= kSignals + SIGRTMAX)
    write_to_stderr(fmt::format("xapian-neardup: {} was ended by signal {}; what it had not committed is lost\n",
                                printable(options.command.front()), code - kSignals));
  if (records && records->frame_is_late()) {
    write_to_stderr(
        "xapian-neardup: what the pages of the site repeat was learned now; pages that were indexed before keep it "
        "in their text: add --overwrite, once\n");
  }
  const bool is_cut_off =
      code != kOk && pages && pages->overwrite && (signed_documents(shared.report()) != 0 || records->is_emptied());
  if (records && code == kOk) records->record();
  if (is_cut_off) records->try_to_record();
  if (code != kOk) {
    throw ExitWith(code, is_cut_off ? "omindex did not finish, and --overwrite had emptied the database: run the same "
                                      "command again, so that searches find all pages"
                                    : "");
  }
  try {
    if (options.group) group_what_was_signed(options.command, signed_documents(shared.report()) != 0);
  } catch (const SchemeMismatchError&) {
    if (!pages || signed_documents(shared.report()) != 0) throw;
    throw std::runtime_error(
        "omindex skips the files that it indexed before, so nothing is signed; add --overwrite, once, to index them "
        "again");
  }
}

}  // namespace

void set_up_run(Command& command) {
  const auto options = std::make_shared<RunOptions>();
  command.set("COMMAND", options->command);
  command.set("--check", options->check);
  command.set("--group", options->group);
  command.set("--scheme", options->scheme);
  command.choose("--content", options->content);
  command.set("--flush", options->flush);
  run_with(command, options);
}

}  // namespace neardup::cli
