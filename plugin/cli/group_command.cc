#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "commands.h"
#include "database_opening.h"
#include "database_options.h"
#include "exit_codes.h"
#include "group_output.h"
#include "interruption.h"
#include "listing.h"
#include "neardup/durable_commit.h"
#include "neardup/error.h"
#include "neardup/grouper.h"
#include "progress.h"
#include "tokenizer_choice.h"
#include "whole_number.h"

namespace neardup::cli {

namespace {

struct GroupCommandOptions {
  std::vector<std::string> places;
  std::vector<std::string> references;
  std::string scheme;
  LockWait wait{0};
  ListingOptions listing;
  GrouperOptions grouper;
  std::optional<std::string> prefer;
  std::string max_days;
  bool no_group_terms = false;
  bool quiet = false;
};

/** Counts the documents of each phase from nothing, so that its rate and time left are its own. */
class PhaseProgress {
 public:
  explicit PhaseProgress(bool quiet) : quiet_(quiet) {}

  void update(GroupPhase phase, std::size_t done, std::size_t all) {
    if (!progress_ || phase != phase_) {
      phase_ = phase;
      progress_.emplace(phase == GroupPhase::kWriting ? "documents written" : "documents compared", quiet_);
    }
    progress_->update(done, all);
  }

  void wipe() {
    if (progress_) progress_->wipe();
  }

 private:
  bool quiet_;
  GroupPhase phase_ = GroupPhase::kReading;
  std::optional<Progress> progress_;
};

/** Which document represents each group, and how that is said. */
struct ChosenPreference {
  Preference prefer;
  std::string text;
};

/** The preference asked for, else the one by which the database was grouped last. */
ChosenPreference choose_preference(const Xapian::Database& database, const Scheme& scheme,
                                   const std::optional<std::string>& asked) {
  const std::optional<Preference> recorded = asked ? std::nullopt : recorded_preference(database, scheme);
  ChosenPreference chosen{asked ? Preference::parse(*asked) : recorded.value_or(Preference()), ""};
  chosen.text = fmt::format("representative of each group: {}{}\n", chosen.prefer.text(),
                            recorded ? ", as the groups were formed before; --prefer changes it" : "");
  return chosen;
}

std::vector<Xapian::WritableDatabase> open_all(const std::vector<std::string>& places, LockWait wait) {
  std::vector<Xapian::WritableDatabase> databases;
  for (const std::string& place : places) databases.push_back(open_writable(place, wait));
  return databases;
}

void commit_all_durably(const std::vector<Xapian::WritableDatabase>& databases, const std::vector<std::string>& places,
                        const PendingChanges& pending) {
  for (std::size_t i = 0; i != databases.size(); ++i) {
    Xapian::WritableDatabase database = databases[i];
    commit_durably(database, places[i], pending);
  }
}

/** End the run if a signal has asked for it. Until documents are written there is nothing to keep. */
void heed(const Interruption& interruption, GroupPhase phase, const GrouperOptions& grouper) {
  if (!interruption.requested()) return;
  if (phase != GroupPhase::kWriting) throw Interrupted("interrupted; nothing is changed");
  grouper.commit();
  throw Interrupted("interrupted; the groups written so far are committed, the same command does the rest");
}

/** @exception UsageError if two places are one: a database would wait for itself, or be its own reference. */
void require_apart(const GroupCommandOptions& options) {
  std::vector<std::string> places = options.places;
  places.insert(places.end(), options.references.begin(), options.references.end());
  std::set<std::string> seen;
  for (const std::string& place : places) {
    if (!seen.insert(std::filesystem::weakly_canonical(place).string()).second) {
      throw UsageError("'" + place + "' is named twice; name each database once");
    }
  }
}

std::vector<Xapian::Database> open_references(const std::vector<std::string>& places) {
  std::vector<Xapian::Database> references;
  for (const std::string& place : places) references.push_back(open_database(place));
  return references;
}

/** @exception SchemeMismatchError if a database is not signed alike; it names both. */
void require_scheme(const Scheme& scheme, const Xapian::Database& database, const std::string& place,
                    const GroupCommandOptions& options) {
  const std::string other = scheme_of(database, options.scheme).name();
  if (other == scheme.name()) return;
  throw SchemeMismatchError(fmt::format(
      "'{}' is signed with scheme {}, '{}' with {}; sign one anew: xapian-neardup add '{}' --resign --scheme {}",
      options.places.front(), scheme.name(), place, other, place, scheme.name()));
}

void print_report(const GroupCommandOptions& options, const GroupReport& report, const std::string& shown) {
  const Row row = report_row(report, options.grouper);
  Listing(options.listing, keys_of(row)).row(row, shown + report_text(report, options.grouper));
}

/** Lists what a run would change. */
class ChangeListing {
 public:
  ChangeListing(const GroupCommandOptions& options, const std::vector<Xapian::WritableDatabase>& databases)
      : listing_(options.listing, change_columns()) {
    for (const Xapian::WritableDatabase& database : databases) all_.add_database(database);
  }

  void take(const GroupChange& change) {
    if (!moves(change)) return;
    const Row row = change_row(all_, change);
    listing_.row(row, change_text(row));
  }

  void end(const std::string& note) { listing_.note(note); }

 private:
  Xapian::Database all_;
  Listing listing_;
};

void run(GroupCommandOptions& options) {
  require_apart(options);
  for (const std::string& place : options.places) {
    refuse_stub(place, "name the folders of all its databases: they are grouped as one");
  }
  const std::vector<Xapian::WritableDatabase> databases = open_all(options.places, options.wait);
  const std::vector<Xapian::Database> references = open_references(options.references);
  const Scheme scheme = scheme_of(databases.front(), options.scheme);
  for (std::size_t i = 1; i != databases.size(); ++i) require_scheme(scheme, databases[i], options.places[i], options);
  for (std::size_t i = 0; i != references.size(); ++i) {
    require_scheme(scheme, references[i], options.references[i], options);
  }
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
  const ChosenPreference chosen = choose_preference(databases.front(), scheme, options.prefer);
  GrouperOptions& grouper = options.grouper;
  grouper.references = references;
  grouper.prefer = chosen.prefer;
  grouper.group_terms = !options.no_group_terms;
  if (!options.max_days.empty()) grouper.scope.window = TimeWindow::parse(options.max_days);
  const PendingChanges batch{grouper.commit_every, 0};
  grouper.commit = [&, batch] { commit_all_durably(databases, options.places, batch); };
  const Interruption interruption;
  PhaseProgress progress(options.quiet);
  grouper.progress = [&](GroupPhase phase, std::size_t done, std::size_t all) {
    heed(interruption, phase, grouper);
    progress.update(phase, done, all);
  };
  std::optional<ChangeListing> changes;
  if (grouper.dry_run) {
    changes.emplace(options, databases);
    grouper.changed = [&](const GroupChange& change) {
      progress.wipe();
      changes->take(change);
    };
  }
  const GroupReport report = group_databases(databases, scheme, *tokenizer, grouper);
  progress.wipe();
  if (changes) {
    changes->end(chosen.text + report_text(report, grouper));
  } else {
    print_report(options, report, chosen.text);
  }
}

}  // namespace

void add_group_command(CLI::App& app) {
  const auto options = std::make_shared<GroupCommandOptions>();
  CLI::App* command = app.add_subcommand("group", "Group the near-duplicates of a database, for collapsed results.");
  command
      ->add_option("DATABASE", options->places,
                   "Xapian database: a folder; several are grouped together, the first one's documents preferred")
      ->required();
  add_scheme_option(*command, options->scheme);
  add_threshold_option(*command, options->grouper.threshold);
  command
      ->add_option(
          "--prefer", options->prefer,
          "which document represents a group: rules separated by commas, the first that tells two apart decides: "
          "oldest, newest, longest, value:SLOT:asc, value:SLOT:desc, url-length, path:PREFIX; default: as the "
          "groups were formed before, else oldest")
      ->option_text("RULES");
  command
      ->add_option("--within", options->grouper.scope.within,
                   "groups only within one boolean prefix: H (hosts, in Omega), L, J, ...; documents without such a "
                   "term are grouped with each other")
      ->option_text("PREFIX");
  command
      ->add_option("--max-days", options->max_days,
                   "groups only of documents whose times, in value slot SLOT, are at most N days from the "
                   "representative's")
      ->option_text("SLOT:N");
  command
      ->add_option("--reference", options->references,
                   "database that is searched together with these and grouped elsewhere; it is only read: its "
                   "representatives come first, and groups that they head keep their names")
      ->option_text("PLACE");
  command->add_flag("--dry-run", options->grouper.dry_run,
                    "list the documents whose group would change; write nothing");
  command->add_flag("--from-scratch", options->grouper.from_scratch,
                    "decide every document anew, not only what has changed since the last run");
  command->add_option("--hot-cap", options->grouper.hot_cap, "representatives that one band remembers")
      ->check(whole_number(1))
      ->capture_default_str();
  command->add_flag("--no-group-terms", options->no_group_terms,
                    "do not write the terms by which a search can list a group");
  add_wait_option(*command, options->wait);
  command->add_flag("--quiet", options->quiet, "no progress on the terminal");
  add_listing_options(*command, options->listing);
  command->footer(
      "Every member of a group reaches the threshold with its representative, the preferred document: groups do not\n"
      "chain. 'xapian-neardup distinct' keeps two documents from standing for each other.\n"
      "A later run with the same options finds out what was added, replaced or deleted, by whatever program, and\n"
      "decides that alone.\n"
      "Afterwards search results collapse on value slot 65: COLLAPSE=65 in Omega.\n\n"
      "Examples:\n  xapian-neardup group site.db --threshold 0.9\n"
      "  xapian-neardup group site.db --prefer path:/stable,value:0:desc    # the stable manual's, then the "
      "newest\n"
      "  xapian-neardup group news.db --within H --max-days 0:30\n"
      "  xapian-neardup group docs.db wiki.db    # one group for both, where they are searched together\n"
      "  xapian-neardup group wiki.db --reference docs.example.org:33333    # the same where docs.db is on another "
      "host");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
