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
  ListingOptions listing;
  DatabaseRun detaching;
  bool dry_run = false;
  bool quiet = false;
  LogFormat log_format = LogFormat::kText;
};

DatabaseDetachingReport detach(DetachCommandOptions& options) {
  if (options.dry_run) return count_attached(open_database(options.place), options.detaching);
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
  Listing(options.listing, keys_of(row)).row(row, detaching_text(options, report));
  if (!report.finished) throw Interrupted("interrupted; run the same command again to remove the rest");
}

}  // namespace

void add_detach_command(CLI::App& app) {
  const auto options = std::make_shared<DetachCommandOptions>();
  CLI::App& command = add_command(app, options, "detach", "Remove all data of this program from a database.");
  command.add_option("DATABASE", options->place, "folder of the database")->required();
  CLI::Option* dry_run = command.add_flag("--dry-run", options->dry_run, "count what would be removed; write nothing");
  command.add_flag("--quiet", options->quiet, kQuietHelp);
  add_listing_options(command, options->listing);
  add_log_format_option(command, options->log_format);
  add_value_option(command, "--commit-every N", options->detaching.commit_every, kCommitEveryHelp, whole_number(1))
      ->excludes(dry_run);
  add_wait_option(command, options->wait)->excludes(dry_run);
  command.footer(
      R"(The command removes values, terms and metadata that 'sign', 'run', 'index' and 'group' wrote, also pairs that
were declared distinct and what was learned of sites. All else stays as the indexer wrote it. A search that
collapses by the group slot then shows every document. 'xapian-neardup sign DATABASE' signs the database again.

Examples:
  xapian-neardup detach site.db --dry-run
  xapian-neardup detach site.db)");
}

}  // namespace neardup::cli
