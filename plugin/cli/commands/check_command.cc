#include <cerrno>
#include <cstring>
#include <sstream>

#include <fmt/format.h>

#include "check/database_repair.h"
#include "commands/check_walk.h"
#include "commands/commands.h"
#include "databases/document_name.h"
#include "databases/guarded_run.h"
#include "databases/unfinished_database.h"
#include "errors/exit_codes.h"
#include "errors/interruption.h"
#include "errors/xapian_errors.h"
#include "neardup/durable_commit.h"
#include "neardup/snapshot_retry.h"
#include "output/printable.h"
#include "output/progress.h"
#include "programs/watched_child.h"
#include "record/chosen_scheme.h"
#include "rows/check_output.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct CheckCommandOptions {
  DatabaseOptions database;
  ListingOptions listing;
  bool words = false;
  bool repair = false;
  bool take_slots = false;
  bool all = false;
  unsigned timeout = 60;
  LockWait wait{0};
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

  /** Called before anything is read: a check with --repair repairs, or does nothing.
   *  @exception ExitWith if the database cannot be written now; the message has been printed. */
  void require_lock() const {
    const auto open = [this] { open_writable(options_.database.place, options_.wait, options_.log_format); };
    require_sound("opening it to write",
                  watch_child([&](const LineSink&) { return run_guarded(open, options_.log_format); },
                              [](const std::string&) {}, std::nullopt));
  }

  /** @exception ExitWith if the files are damaged or a child fails; the message has been printed. */
  void check_database_files() const {
    require_sound("Xapian's own check", watch_child(
                                            [this](const LineSink& say) {
                                              return run_guarded([&] { check_files(options_.database.place, say); },
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
    const std::vector<LostTable> lost = lost_tables(options_.database.place);
    for (const LostTable& table : lost) {
      output_.corrupt(fmt::format("the file '{}', which held {}, is missing", table.file.string(), table.content));
    }
    if (!lost.empty()) throw ExitWith(kCorrupt, "");
  }

  std::vector<SchemeReport> walk_database(bool shown) const {
    Progress progress("documents", options_.quiet, options_.log_format);
    WalkReader reader(shown ? &output_ : nullptr, progress);
    const auto limit = options_.timeout == 0
                           ? std::nullopt
                           : std::optional<std::chrono::milliseconds>(std::chrono::seconds(options_.timeout));
    std::optional<std::chrono::milliseconds> silence = limit;
    const ChildEnd end = watch_child(
        [this](const LineSink& say) {
          return run_guarded([&] { walk_through(options_.database, options_.words, say); }, options_.log_format);
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

/** What became of a document, for rows. */
struct RepairWords {
  const char* kind;
  const char* detail;
  bool is_sound;  ///< else its text must be indexed again
};

// By RepairOutcome.
constexpr RepairWords kRepairWords[] = {
    {"signed", "signed from the words in the index", true},
    {"replaced", "signed from the words in the index; the old signature was of another text", true},
    {"bands-restored", "band terms restored, signature unchanged", true},
    {"removed", "damaged signature removed: the index does not hold the words", false},
    {"left", "left unchanged: the index does not hold the signed words", false}};

void repair(const CheckCommandOptions& options, CheckOutput& output, const SchemeReport& found) {
  Xapian::WritableDatabase database = open_writable(options.database.place, options.wait, options.log_format);
  const std::string& name = found.scheme;
  const Scheme scheme = scheme_of(database, name);
  DocumentSigner indexer(scheme, tokenizer_for(scheme));
  Progress progress("documents", options.quiet, options.log_format);
  const Interruption interruption;
  DatabaseRepairOptions repair;
  repair.take_slots = options.take_slots;
  const PendingChanges batch{repair.commit_every, 0};
  repair.commit = [&, batch] { commit_durably(database, options.database.place, batch); };
  repair.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  repair.stop = [&] { return interruption.requested(); };
  repair.repaired = [&](Xapian::docid docid, RepairOutcome outcome) {
    progress.wipe();
    const RepairWords& words = kRepairWords[static_cast<std::size_t>(outcome)];
    output.row(docid, document_name(database, docid), words.kind, words.detail,
               words.is_sound ? remedy_for(IssueKind::kOtherGroups, name) : "index the document again", name);
  };
  const DatabaseRepairReport report = repair_database(database, indexer, found.to_mend, repair);
  output.deliver();
  if (!report.finished)
    throw Interrupted("interrupted; the repairs so far are committed; run the same command again to repair the rest");
  output.note(fmt::format("{}repaired: {} signed, band terms of {} restored, {} removed, {} left; now run {}",
                          name.empty() ? "" : "scheme " + name + ": ", counted(report.signed_documents, "document"),
                          report.bands_restored, report.removed, report.left,
                          remedy_for(IssueKind::kOtherGroups, name)));
}

void run(const CheckCommandOptions& options) {
  refuse_remote(options.database.place);
  if (options.repair) refuse_stub(options.database.place);
  CheckOutput output(options.listing, options.all);
  const CheckRun check(options, output);
  if (options.repair) check.require_lock();
  check.check_database_files();
  check.require_all_tables();
  std::vector<SchemeReport> reports = check.walk_database(!options.repair);
  if (options.repair) {
    for (const SchemeReport& found : reports) {
      if (!found.to_mend.empty() || found.any_unsigned) repair(options, output, found);
    }
    reports = check.walk_database(true);
  }
  if (!reports.empty()) output.summary(reports, options.words);
  if (output.exit_code() != kOk) throw ExitWith(output.exit_code(), "");
}

}  // namespace

void set_up_check(Command& command) {
  const auto options = std::make_shared<CheckCommandOptions>();
  set_reading(command, options->database, options->listing);
  command.set("--words", options->words);
  command.set("--repair", options->repair);
  command.set("--take-slots", options->take_slots);
  command.choose("--log-format", options->log_format);
  command.set("--all", options->all);
  command.set("--quiet", options->quiet);
  command.set("--timeout", options->timeout);
  command.set("--wait", options->wait);
  run_with(command, options);
}

}  // namespace neardup::cli
