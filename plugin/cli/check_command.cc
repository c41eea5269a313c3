#include <chrono>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "check_output.h"
#include "commands.h"
#include "counted.h"
#include "database_opening.h"
#include "database_options.h"
#include "document_name.h"
#include "exit_codes.h"
#include "interruption.h"
#include "neardup/database_check.h"
#include "neardup/database_repair.h"
#include "neardup/database_scheme.h"
#include "neardup/durable_commit.h"
#include "neardup/overtaken_read.h"
#include "progress.h"
#include "tokenizer_choice.h"
#include "watched_child.h"
#include "whole_number.h"

namespace neardup::cli {

namespace {

using Clock = std::chrono::steady_clock;

struct CheckCommandOptions {
  DatabaseOptions database;
  ListingOptions listing;
  bool words = false;
  bool repair = false;
  unsigned timeout = 60;
  LockWait wait{0};
  bool quiet = false;
};

/** Without a scheme asked for, several are a finding, not an error. */
Scheme scheme_to_check(const Xapian::Database& database, const std::string& name) {
  if (!name.empty()) return scheme_of(database, name);
  const std::vector<Scheme> schemes = recorded_schemes(database);
  return schemes.empty() ? database_scheme(database) : schemes.front();
}

/** Xapian says most of what it finds wrong in a file by an error of no particular class. */
bool tells_of_damage(const Xapian::Error& error) {
  if (error.get_error_string() != nullptr) return false;  // the system refused something
  const std::string type = error.get_type();
  return type == "DatabaseError" || type == "DocNotFoundError" || type == "RangeError" || type == "InternalError";
}

/** Do what only reads; its errors that tell of damaged files become DatabaseCorruptError. */
void read_what_may_be_damaged(const std::function<void()>& read) {
  try {
    read();
  } catch (const Xapian::Error& error) {
    if (!tells_of_damage(error)) throw;
    throw Xapian::DatabaseCorruptError(error.get_msg());
  } catch (const std::length_error& error) {
    throw Xapian::DatabaseCorruptError("a length that cannot be: " + std::string(error.what()));
  }
}

/** What Xapian's own check finds in the files. */
void check_files(const std::string& place) {
  Xapian::Database opened = open_database(place);
  const auto check = [&](const Xapian::Database&) {
    std::size_t errors = 0;
    try {
      read_what_may_be_damaged([&] { errors = Xapian::Database::check(stub_in_folder(place).string()); });
    } catch (const Xapian::UnimplementedError&) {
      refuse_remote_shard(place);
    }
    if (errors == 0) return;
    throw Xapian::DatabaseCorruptError(
        fmt::format("Xapian's own check of '{}' finds {}", place, counted(errors, "error")));
  };
  read_with_retries(opened, check, 0);
}

/** check_database(), which a writer may overtake. */
DatabaseCheckReport check_while_unchanged(Xapian::Database database, const Scheme& scheme,
                                          const DatabaseCheckOptions& options) {
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
  DatabaseCheckReport report;
  const auto check = [&](const Xapian::Database& unchanged) {
    read_what_may_be_damaged([&] { report = check_database(unchanged, scheme, *tokenizer, options); });
  };
  read_with_retries(database, check, 0);
  return report;
}

/** The child's end of the walk: findings, now and then how far it is, and the report, each a line of JSON. */
void walk(const CheckCommandOptions& options, const LineSink& say) {
  const auto say_row = [&say](const Row& row) { say(row.dump(-1, ' ', false, Row::error_handler_t::replace)); };
  const Xapian::Database database = open_database(options.database.place);
  const Scheme scheme = scheme_to_check(database, options.database.scheme);
  Clock::time_point said{};
  DatabaseCheckOptions check;
  check.words = options.words;
  check.found = [&](const Finding& finding) {
    const Row id = finding.docid == 0 ? Row(nullptr) : document_name(database, finding.docid);
    say_row({{"kind", finding.kind}, {"docid", finding.docid}, {"id", id}, {"detail", finding.detail}});
  };
  check.progress = [&](std::size_t done, std::size_t all) {
    const Clock::time_point now = Clock::now();
    if (now - said < std::chrono::milliseconds(200)) return;
    said = now;
    say_row({{"done", done}, {"all", all}});
  };
  const DatabaseCheckReport report = check_while_unchanged(database, scheme, check);
  say_row({{"documents", report.documents},
           {"signed", report.signed_documents},
           {"groups", report.groups},
           {"words_compared", report.words_compared},
           {"not_covered", report.not_covered}});
}

/** How many documents stand behind a walk, and what it found that repairing is about. */
struct WalkResult {
  std::optional<DatabaseCheckReport> report;
  std::vector<Finding> to_mend;
  bool any_unsigned = false;
};

/** Takes the child's lines. */
class WalkReader {
 public:
  /** @param output  told of each finding; null: nobody is. */
  WalkReader(CheckOutput* output, Progress& progress) : output_(output), progress_(progress) {}

  void take(const std::string& line) {
    const Row row = Row::parse(line, nullptr, false);
    if (row.contains("kind")) return take_finding(row);
    if (row.contains("done")) return progress_.update(row["done"].get<std::size_t>(), row["all"].get<std::size_t>());
    if (row.contains("documents")) take_report(row);
  }

  const WalkResult& result() const { return result_; }

 private:
  void take_finding(const Row& row) {
    const Finding finding{row["kind"].get<FindingKind>(), row["docid"].get<Xapian::docid>(),
                          row["detail"].get<std::string>()};
    if (is_mended_by_signing(finding.kind)) result_.to_mend.push_back({finding.kind, finding.docid, {}});
    result_.any_unsigned = result_.any_unsigned || finding.kind == FindingKind::kUnsigned;
    if (output_ == nullptr) return;
    progress_.wipe();
    output_->finding(finding, row["id"]);
  }

  void take_report(const Row& row) {
    result_.report.emplace();
    result_.report->documents = row["documents"].get<std::size_t>();
    result_.report->signed_documents = row["signed"].get<std::size_t>();
    result_.report->groups = row["groups"].get<std::size_t>();
    result_.report->words_compared = row["words_compared"].get<std::size_t>();
    result_.report->not_covered = row["not_covered"].get<std::size_t>();
  }

  CheckOutput* output_;
  Progress& progress_;
  WalkResult result_;
};

/** One check: two children, one for the files and one for what stands in them. */
class CheckRun {
 public:
  CheckRun(const CheckCommandOptions& options, CheckOutput& output) : options_(options), output_(output) {}

  /** @exception ExitWith if the files are damaged or a child fails: its message is out. */
  void check_database_files() const {
    require_sound(
        "Xapian's own check",
        watch_child([this](const LineSink&) { return run_guarded([this] { check_files(options_.database.place); }); },
                    [](const std::string&) {}, std::nullopt));
  }

  WalkResult walk_database(bool shown) const {
    Progress progress("documents", options_.quiet);
    WalkReader reader(shown ? &output_ : nullptr, progress);
    const auto silence = options_.timeout == 0
                             ? std::nullopt
                             : std::optional<std::chrono::milliseconds>(std::chrono::seconds(options_.timeout));
    const ChildEnd end = watch_child([this](const LineSink& say) { return run_guarded([&] { walk(options_, say); }); },
                                     [&](const std::string& line) { reader.take(line); }, silence);
    progress.wipe();
    require_sound("the walk through the documents", end);
    return reader.result();
  }

 private:
  void require_sound(const std::string& what, const ChildEnd& end) const {
    if (end.silent) {
      corrupt(
          fmt::format("{} said nothing for {} and was ended: it hangs on damaged files, or the disk does not answer",
                      what, counted(options_.timeout, "second")));
    }
    if (end.signal == SIGINT || end.signal == SIGTERM || end.signal == SIGHUP) throw Interrupted("interrupted");
    if (end.signal != 0) {
      corrupt(fmt::format("{} was ended by signal {} ({}): damaged files crash whoever reads them", what, end.signal,
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

void print_repaired(CheckOutput& output, const Xapian::Database& database, Xapian::docid docid, RepairOutcome outcome) {
  const Row id = document_name(database, docid);
  switch (outcome) {
    case RepairOutcome::kSigned:
      return output.repaired(docid, id, "signed", "signed from the words in the index",
                             "'xapian-neardup group DATABASE'");
    case RepairOutcome::kRemoved:
      return output.repaired(docid, id, "removed", "its damaged signature is gone: the index does not hold its words",
                             "index the document anew");
    case RepairOutcome::kLeft:
      return output.repaired(docid, id, "left", "left as it is: the index does not hold the words that were signed",
                             "index the document anew");
  }
}

void repair(const CheckCommandOptions& options, CheckOutput& output, const WalkResult& found) {
  Xapian::WritableDatabase database = open_writable(options.database.place, options.wait);
  const Scheme scheme = scheme_of(database, options.database.scheme);
  Indexer indexer(scheme, tokenizer_for(scheme));
  Progress progress("documents", options.quiet);
  const Interruption interruption;
  DatabaseRepairOptions repair;
  const PendingChanges batch{repair.commit_every, 0};
  repair.commit = [&, batch] { commit_durably(database, options.database.place, batch); };
  repair.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  repair.stop = [&] { return interruption.requested(); };
  repair.repaired = [&](Xapian::docid docid, RepairOutcome outcome) {
    progress.wipe();
    print_repaired(output, database, docid, outcome);
  };
  const DatabaseRepairReport report = repair_database(database, indexer, found.to_mend, repair);
  if (!report.finished) throw Interrupted("interrupted; what is repaired is committed, the same command does the rest");
  output.note(fmt::format("repaired: {} signed, {} removed, {} left; now run 'xapian-neardup group DATABASE'",
                          counted(report.signed_documents, "document"), report.removed, report.left));
}

void run(const CheckCommandOptions& options) {
  refuse_remote(options.database.place);
  if (options.repair) refuse_stub(options.database.place);
  CheckOutput output(options.listing);
  const CheckRun check(options, output);
  check.check_database_files();
  WalkResult result = check.walk_database(!options.repair);
  if (options.repair) {
    if (!result.to_mend.empty() || result.any_unsigned) repair(options, output, result);
    result = check.walk_database(true);
  }
  if (result.report) output.summary(*result.report, options.words);
  if (output.exit_code() != kOk) throw ExitWith(output.exit_code(), "");
}

}  // namespace

void add_check_command(CLI::App& app) {
  const auto options = std::make_shared<CheckCommandOptions>();
  CLI::App* command =
      app.add_subcommand("check", "Check that a database is sound, and its signatures and groups fit each other.");
  add_database_options(*command, options->database);
  command->add_flag("--words", options->words,
                    "sign each document anew from the words in the index, and compare: reads all positions");
  command->add_flag(
      "--repair", options->repair,
      "sign what is damaged, of another scheme, at odds or missing, from the words in the index; take away "
      "what is damaged and cannot be signed; then check again");
  command
      ->add_option("--timeout", options->timeout,
                   "seconds without a sign of life before damage is assumed; 0: wait for ever")
      ->check(whole_number(0))
      ->capture_default_str();
  add_wait_option(*command, options->wait);
  command->add_flag("--quiet", options->quiet, "no progress on the terminal");
  add_listing_options(*command, options->listing);
  command->footer(
      "One row a finding: id, docid, kind, detail, remedy. Xapian's own check comes first. Both run in processes of "
      "their\n"
      "own: a database that crashes or hangs its readers is reported as corrupt. Check when nothing writes.\n"
      "Documents not signed or not grouped yet are notes, which leave the exit code 0.\n\n"
      "Exit codes, the gravest counts: 0 nothing wrong, 1 inconsistent (the remedy is named), 4 damaged files or "
      "values,\n"
      "7 values of another scheme.\n\n"
      "Examples:\n  xapian-neardup check site.db\n"
      "  xapian-neardup check site.db --words --format=jsonl\n"
      "  xapian-neardup check site.db --repair && xapian-neardup group site.db");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
