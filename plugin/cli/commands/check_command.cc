#include <cerrno>
#include <cstring>
#include <sstream>

#include <fmt/format.h>

#include "commands/check_walk.h"
#include "commands/commands.h"
#include "databases/guarded_run.h"
#include "databases/unfinished_database.h"
#include "errors/exit_codes.h"
#include "errors/interruption.h"
#include "errors/xapian_errors.h"
#include "neardup/snapshot_retry.h"
#include "output/printable.h"
#include "output/progress.h"
#include "programs/child_process.h"
#include "rows/check_output.h"

namespace neardup::cli {

namespace {

struct CheckCommandOptions : DatabaseOptions {
  bool words = false;
  bool all = false;
  unsigned timeout = 60;
  bool quiet = false;
  LogFormat log_format = LogFormat::kText;
};

/** Run Xapian's own check of the files. It opens them for writing, even though it writes nothing.
 *  @param say  gets reason, tab and remedy if the files cannot be checked. */
void check_files(const std::string& place, const LineSink& say) {
  Xapian::Database opened = open_database(place);
  constexpr Xapian::docid kGreatestChecked = 1U << 28U;
  if (const Xapian::docid last = opened.get_lastdocid(); last > kGreatestChecked) {
    say(fmt::format(
        "Xapian's own check keeps four bytes for each docid up to the last one, {}\tcopy the documents with "
        "copydatabase, which numbers them again, and check the copy",
        last));
    return;
  }
  const auto check = [&](const Xapian::Database&) {
    std::size_t errors = 0;
    std::ostringstream found;
    try {
      read_what_may_be_damaged([&] { errors = Xapian::Database::check(stub_in_folder(place).string(), 0, &found); });
    } catch (const Xapian::UnimplementedError&) {
      refuse_remote_shard(place);
    } catch (const Xapian::DatabaseOpeningError& error) {
      if (!has_reason(error, EACCES) && !has_reason(error, EROFS)) throw;
      say(std::string("Xapian's own check needs write access to the files: ") + error.get_error_string() +
          "\trun 'xapian-neardup check' as a user with write access to the database");
    }
    if (errors == 0) return;
    if (found.str().find(std::strerror(EMFILE)) != std::string::npos)
      throw Xapian::DatabaseOpeningError("Xapian's own check of '" + place + "' cannot open a file", EMFILE);
    throw Xapian::DatabaseCorruptError(
        fmt::format("Xapian's own check of '{}' finds {}", place, counted(errors, "error")));
  };
  read_with_retries(opened, check, 0);
}

/** One check, in two child processes: one reads the files, one the documents. */
class CheckRun {
 public:
  CheckRun(const CheckCommandOptions& options, CheckOutput& output) : options_(options), output_(output) {}

  /** @exception ExitWith if the files are damaged or a child fails; the message has been printed. */
  void check_database_files() const {
    require_sound("Xapian's own check", watch_child(
                                            [this](const LineSink& say) {
                                              return run_guarded([&] { check_files(options_.place, say); },
                                                                 options_.log_format);
                                            },
                                            [this](const std::string& line) {
                                              const std::size_t tab = line.find('\t');
                                              output_.files_not_checked(line.substr(0, tab), line.substr(tab + 1));
                                            },
                                            std::nullopt));
  }

  /** Look for missing tables: Xapian's own check takes a missing file for a table that was never created.
   *  @exception ExitWith if a table is missing. */
  void require_all_tables() const {
    const std::vector<LostTable> lost = lost_tables(options_.place);
    for (const LostTable& table : lost) {
      output_.corrupt(fmt::format("the file '{}', which held {}, is missing", table.file.string(), table.content));
    }
    if (!lost.empty()) throw ExitWith(kCorrupt, "");
  }

  std::vector<SchemeReport> walk_database() const {
    Progress progress("documents", options_.quiet, options_.log_format);
    WalkReader reader(output_, progress);
    const auto limit = options_.timeout == 0
                           ? std::nullopt
                           : std::optional<std::chrono::milliseconds>(std::chrono::seconds(options_.timeout));
    std::optional<std::chrono::milliseconds> silence = limit;
    const ChildEnd end = watch_child(
        [this](const LineSink& say) {
          return run_guarded([&] { walk_through(options_, options_.words, options_.log_format, say); },
                             options_.log_format);
        },
        [&](const std::string& line) {
          reader.take(line);
          silence = reader.has_walked() ? std::nullopt : limit;
        },
        silence);
    progress.wipe();
    output_.deliver();
    require_sound("the walk through the documents", end);
    return reader.reports();
  }

 private:
  void require_sound(const std::string& what, const ChildEnd& end) const {
    if (end.silent) {
      corrupt(fmt::format(
          "{} made no progress for {} and was stopped: it hangs on damaged files, or the disk does not respond", what,
          counted(options_.timeout, "second")));
    }
    if (end.signal == SIGINT || end.signal == SIGTERM || end.signal == SIGHUP) throw Interrupted("interrupted");
    if (end.signal == SIGKILL) {
      throw std::runtime_error(what + " was killed by a user or for lack of memory; run the command again");
    }
    if (end.signal != 0) {
      corrupt(fmt::format("{} was ended by signal {} ({}): the damaged files crash their readers", what, end.signal,
                          ::strsignal(end.signal)));
    }
    if (end.code == kCorrupt) corrupt(what + " failed: the files of the database are damaged");
    if (end.code != kOk) throw ExitWith(end.code, "");
  }

  [[noreturn]] void corrupt(const std::string& detail) const {
    output_.corrupt(detail);
    throw ExitWith(kCorrupt, "");
  }

  const CheckCommandOptions& options_;
  CheckOutput& output_;
};

void run(const CheckCommandOptions& options) {
  refuse_remote(options.place);
  CheckOutput output(options.place, options.format, options.all);
  const CheckRun check(options, output);
  check.check_database_files();
  check.require_all_tables();
  const std::vector<SchemeReport> reports = check.walk_database();
  if (!reports.empty()) output.summary(reports, options.words);
  if (output.exit_code() != kOk) throw ExitWith(output.exit_code(), "");
}

}  // namespace

void set_up_check(Command& command) {
  const auto options = std::make_shared<CheckCommandOptions>();
  set_reading(command, *options);
  command.set("--words", options->words);
  command.choose("--log-format", options->log_format);
  command.set("--all", options->all);
  command.set("--quiet", options->quiet);
  command.set("--timeout", options->timeout);
  run_with(command, options);
}

}  // namespace neardup::cli
