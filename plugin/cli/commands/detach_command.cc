#include <fmt/format.h>

#include "commands/commands.h"
#include "errors/exit_codes.h"
#include "errors/interruption.h"
#include "index/database_detaching.h"
#include "neardup/durable_commit.h"
#include "output/printable.h"
#include "output/progress.h"

namespace neardup {
NEARDUP_ROW_OF(DatabaseDetachingReport, documents, detached, metadata, finished)
}

namespace neardup::cli {

namespace {

struct DetachCommandOptions {
  std::string place;
  LockWait wait{0};
  Format format = Format::kText;
  DatabaseRun detaching;
  bool dry_run = false;
  bool quiet = false;
  LogFormat log_format = LogFormat::kText;
};

DatabaseDetachingReport detach(DetachCommandOptions& options) {
  if (options.dry_run) {
    DatabaseDetachingReport report;
    const auto count = [&](const Xapian::Database& database) { report = count_attached(database, options.detaching); };
    read_database(options.place, count, options.log_format);
    return report;
  }
  refuse_remote(options.place);
  refuse_stub(options.place);
  Xapian::WritableDatabase database = open_writable(options.place, options.wait, options.log_format);
  const PendingChanges batch{options.detaching.commit_every, 0};
  options.detaching.commit = [&, batch] { commit_durably(database, options.place, batch); };
  return detach_database(database, options.detaching);
}

std::string detaching_text(const DetachCommandOptions& options, const DatabaseDetachingReport& report) {
  return fmt::format("{} the signatures, bands and groups of {} of {}, and {} of metadata",
                     options.dry_run ? "would remove" : "removed", report.detached,
                     counted(report.documents, "document"), counted(report.metadata, "key"));
}

void run(DetachCommandOptions& options) {
  Progress progress("documents", options.quiet, options.log_format);
  const Interruption interruption;
  options.detaching.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  options.detaching.stop = [&] { return interruption.requested(); };
  const DatabaseDetachingReport report = detach(options);
  progress.wipe();
  const Row row = report;
  Listing(options.format, keys_of(row)).row(row, detaching_text(options, report));
  if (!report.finished) throw Interrupted("interrupted; run the same command again to remove the rest");
}

}  // namespace

void set_up_detach(Command& command) {
  const auto options = std::make_shared<DetachCommandOptions>();
  set_place(command, options->place);
  command.set("--dry-run", options->dry_run);
  command.set("--quiet", options->quiet);
  command.choose("--format", options->format);
  command.choose("--log-format", options->log_format);
  command.set("--wait", options->wait);
  run_with(command, options);
}

}  // namespace neardup::cli
