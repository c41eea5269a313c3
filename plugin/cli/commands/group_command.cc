#include <algorithm>
#include <set>
#include <thread>

#include <fmt/format.h>

#include "attaching/application_profile.h"
#include "commands/commands.h"
#include "commands/planned_changes.h"
#include "database/document_id.h"
#include "database/slot_values.h"
#include "databases/document_name.h"
#include "errors/exit_codes.h"
#include "errors/interruption.h"
#include "group/grouping.h"
#include "marks/distinct_pairs.h"
#include "neardup/durable_commit.h"
#include "neardup/error.h"
#include "neardup/snapshot_retry.h"
#include "options/asked_grouping.h"
#include "output/printable.h"
#include "output/progress.h"
#include "record/chosen_scheme.h"
#include "rows/recall_note.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct GroupCommandOptions {
  std::vector<std::string> places;
  std::vector<std::string> references;
  std::string scheme;
  LockWait wait{0};
  Format format = Format::kText;
  AskedGrouping asked;
  std::vector<std::string> distinct;      ///< two documents to declare distinct; may be empty
  std::vector<std::string> not_distinct;  ///< two whose declaration is forgotten
  bool dry_run = false;
  std::vector<std::string> searches;  // whose hits a dry run counts
  bool recount = false;
  bool quiet = false;
  LogFormat log_format = LogFormat::kText;
};

std::vector<Xapian::Database> open_to_read(const std::vector<std::string>& places) {
  std::vector<Xapian::Database> databases;
  for (const std::string& place : places) databases.push_back(open_database(place));
  return databases;
}

/** End the run if a signal has asked for it. Before documents are written there is nothing to commit. */
void heed(const Interruption& interruption, GroupPhase phase, const GrouperOptions& grouper) {
  if (!interruption.requested()) return;
  if (phase != GroupPhase::kWriting || !grouper.commit) throw Interrupted("interrupted; nothing was changed");
  grouper.commit();
  throw Interrupted("interrupted; the groups so far are committed; run the same command again to write the rest");
}

/** @exception UsageError if two places are the same: a database would wait for itself, or be its own reference. */
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

/** @exception SchemeMismatchError if a database is signed with another scheme; the message names both. */
void require_one_scheme(const Scheme& scheme, const std::vector<Xapian::Database>& databases,
                        const std::vector<std::string>& places, const GroupCommandOptions& options) {
  for (std::size_t i = 0; i != databases.size(); ++i) {
    const std::string other = scheme_of(databases[i], options.scheme).name();
    if (other == scheme.name()) continue;
    throw SchemeMismatchError(fmt::format(
        "'{}' is signed with scheme {}, '{}' with {}; re-sign one: xapian-neardup sign '{}' --resign --scheme {}",
        options.places.front(), scheme.name(), places[i], other, places[i], scheme.name()));
  }
}

Xapian::Database as_one(const std::vector<Xapian::Database>& databases) {
  Xapian::Database all;
  for (const Xapian::Database& database : databases) all.add_database(database);
  return all;
}

/** One run with its options, completed by the recorded grouping of the databases. */
class GroupRun {
 public:
  GroupRun(const GroupCommandOptions& options, const std::vector<Xapian::Database>& databases,
           const std::vector<Xapian::Database>& references)
      : options_(options),
        scheme_(scheme_of(databases.front(), options.scheme)),
        tokenizer_(tokenizer_for(scheme_)),
        progress_("documents compared", options.quiet, options.log_format) {
    require_one_scheme(scheme_, databases, options.places, options);
    require_one_scheme(scheme_, references, options.references, options);
    note_references_without_singles(references);
    const std::optional<RecordedGrouping> before = grouping_before(databases.front(), scheme_, options.asked);
    has_recorded_rule_ = before.has_value();
    grouper_ = chosen_grouping(options.asked, before);
    grouper_.references = references;
    rule_ = grouping_text(grouper_, databases.size(), before) + other_rules(databases);
    print_note(grouper_.measure == Measure::kContainment ? containment_note(scheme_)
                                                         : recall_note(scheme_, grouper_.threshold),
               options.log_format);
    require_use_of_recount();
    grouper_.recount_words = options.recount;
    grouper_.progress = [this](GroupPhase phase, std::size_t done, std::size_t all) {
      heed(interruption_, phase, grouper_);
      if (std::exchange(phase_, phase) != phase)
        progress_.begin(phase == GroupPhase::kWriting ? "documents written" : "documents compared");
      progress_.update(done, all);
    };
  }

  /** @param said  a line for people, above the report. */
  void write(const std::vector<Xapian::WritableDatabase>& databases, const std::string& said) {
    const PendingChanges batch{grouper_.commit_every, 0};
    grouper_.commit = [&, batch] {
      for (std::size_t i = 0; i != databases.size(); ++i) {
        Xapian::WritableDatabase database = databases[i];
        commit_durably(database, options_.places[i], batch);
      }
    };
    compare_on_all_processors();
    const GroupReport report = by_rule([&] { return group_databases(databases, scheme_, *tokenizer_, grouper_); });
    progress_.wipe();
    const Row row = report_row(report, grouper_);
    std::size_t all = 0;
    for (const Xapian::Database& database : databases) all += database.get_doccount();
    Listing(options_.format, keys_of(row)).row(row, said + rule_ + "\n" + report_text(report, grouper_, all, false));
    if (!options_.quiet && options_.format == Format::kText) suggest(report);
  }

  void list_changes(const std::vector<Xapian::Database>& databases) {
    std::vector<GroupChange> changes;
    grouper_.changed = [&](const GroupChange& change) { changes.push_back(change); };
    const GroupReport report = by_rule([&] { return plan_groups(databases, scheme_, *tokenizer_, grouper_); });
    progress_.wipe();
    Listing listing(options_.format, change_columns());
    const Xapian::Database all = as_one(databases);
    const SignedDatabase of{all, scheme_, *tokenizer_};
    const std::vector<std::string> searches = shown_hits(of, changes, options_.searches);
    cli::list_changes(of, std::move(changes), options_.format, listing,
                      [this] { heed(interruption_, GroupPhase::kComparing, grouper_); });
    for (const std::string& search : searches) listing.note(search);
    listing.note(rule_ + "\n" + report_text(report, grouper_, all.get_doccount(), true));
  }

 private:
  /** Nobody else writes while this run has the locks. */
  void compare_on_all_processors() {
    constexpr std::size_t kMostThreads = 8;  // which share 64 MiB for words
    const auto is_remote = [](const Xapian::Database& reference) { return !is_local(reference); };
    if (std::any_of(grouper_.references.begin(), grouper_.references.end(), is_remote)) return;
    grouper_.threads = std::min<std::size_t>(std::thread::hardware_concurrency(), kMostThreads);
    grouper_.reopen = [this] {
      std::vector<Xapian::Database> databases = open_to_read(options_.places);
      for (const Xapian::Database& reference : open_to_read(options_.references)) databases.push_back(reference);
      return databases;
    };
  }

  void suggest(const GroupReport& report) const {
    if (options_.places.size() > 1) return print_note(shards_note(options_.places.size()), options_.log_format);
    const std::string place = shell_word(options_.places.front());
    print_next_step(report.groups == 0
                        ? fmt::format("'xapian-neardup sample {}' says which threshold suits these texts", place)
                        : fmt::format("'xapian-neardup groups {0}' lists the groups, 'xapian-neardup search {0} WORDS' "
                                      "shows each text once",
                                      place));
  }

  /** A copy of a single document would get a group value that the reference does not have. */
  void note_references_without_singles(const std::vector<Xapian::Database>& references) const {
    for (std::size_t i = 0; i != references.size(); ++i) {
      const std::optional<RecordedGrouping> recorded = recorded_grouping(references[i], scheme_);
      if (recorded && recorded->options.singles) continue;
      print_note(fmt::format("{0} was grouped without --singles: copies of its documents that have no near-duplicate "
                             "there will not collapse with them; run 'xapian-neardup group --singles' on its host",
                             printable(options_.references[i])),
                 options_.log_format);
    }
  }

  void require_use_of_recount() const {
    if (!options_.recount || weighs_words(grouper_.measure)) return;
    throw UsageError(fmt::format("--recount counts words for --measure idf or cosine; the measure is {}",
                                 measure_name(grouper_.measure)));
  }

  /** Explain errors: a rule that does not suit the documents may be a recorded one, not one of this command line. */
  template <typename Work>
  GroupReport by_rule(const Work& work) const {
    try {
      return work();
    } catch (const Xapian::InvalidArgumentError& error) {
      if (!has_recorded_rule_) throw;
      throw Xapian::InvalidArgumentError(error.get_msg() +
                                         "; a recorded rule applies until you change it: give --prefer, --within, "
                                         "--max-days or --same; 'none' removes the limit");
    }
  }

  /** The recorded rules of the other databases, which this run replaces. */
  std::string other_rules(const std::vector<Xapian::Database>& databases) const {
    std::string rules;
    for (std::size_t i = 1; i != databases.size(); ++i) {
      const std::optional<RecordedGrouping> before = grouping_before(databases[i], scheme_, options_.asked);
      if (!before) continue;
      const std::string text = grouping_text(before->options, before->databases, std::nullopt);
      if (text != grouping_text(grouper_, databases.size(), std::nullopt)) {
        rules += fmt::format("\n'{}' had the {}", printable(options_.places[i]), text);
      }
    }
    return rules;
  }

  const GroupCommandOptions& options_;
  const Scheme scheme_;
  const std::unique_ptr<Tokenizer> tokenizer_;
  GrouperOptions grouper_;
  bool has_recorded_rule_ = false;
  std::string rule_;
  const Interruption interruption_;
  GroupPhase phase_ = GroupPhase::kReading;
  Progress progress_;
};

/** Needs no lock and no write access. Retries when a writer discards the snapshot. */
void list_changes(const GroupCommandOptions& options) {
  for (const std::string& place : options.places) refuse_remote(place);
  const std::vector<Xapian::Database> databases = open_to_read(options.places);
  const std::vector<Xapian::Database> references = open_to_read(options.references);
  Xapian::Database all = as_one(databases);
  for (const Xapian::Database& reference : references) all.add_database(reference);
  read_holding_output(
      all, [&](const Xapian::Database&) { GroupRun(options, databases, references).list_changes(databases); },
      options.log_format);
}

/** The id of a document named on the command line. */
std::string require_id(const Xapian::Database& database, const std::string& name) {
  const Xapian::docid docid = require_document(database, name);
  if (std::optional<std::string> id = document_id(database, docid)) return *std::move(id);
  throw Xapian::InvalidArgumentError("docid " + std::to_string(docid) +
                                     " has no unique id; index it with a unique term, which is Q or U and an id");
}

/** Like require_id(), but the name itself for a document that no longer exists. */
std::string id_or_name(const Xapian::Database& database, const std::string& name) {
  try {
    return require_id(database, name);
  } catch (const Xapian::DocNotFoundError&) {
    return name;
  }
}

/** Write what --distinct and --no-distinct say; the groups commit it.
 *  @return a line for people. */
std::string declare_pairs(Xapian::WritableDatabase& database, const GroupCommandOptions& options) {
  if (!options.distinct.empty()) {
    const std::string a = require_id(database, options.distinct[0]);
    const std::string b = require_id(database, options.distinct[1]);
    const bool is_new = declare_distinct(database, a, b);
    return fmt::format("{} and {} are {}declared distinct\n", printable(a), printable(b), is_new ? "" : "already ");
  }
  if (options.not_distinct.empty()) return {};
  const std::string a = id_or_name(database, options.not_distinct[0]);
  const std::string b = id_or_name(database, options.not_distinct[1]);
  if (retract_distinct(database, a, b))
    return fmt::format("{} and {} are no longer declared distinct\n", printable(a), printable(b));
  throw Xapian::InvalidArgumentError(
      fmt::format("'{}' and '{}' are not declared distinct; 'xapian-neardup groups {} --distinct' lists the pairs that "
                  "are",
                  a, b, shell_word(options.places.front())));
}

void run(const GroupCommandOptions& options) {
  require_apart(options);
  if (options.places.size() != 1 && options.distinct.size() + options.not_distinct.size() != 0)
    throw UsageError("a pair is declared distinct in one database; name one");
  for (const std::string& place : options.places) {
    refuse_stub(place, "name the folders of all its databases, to group them as one");
  }
  if (options.dry_run) return list_changes(options);
  std::vector<Xapian::WritableDatabase> databases;
  for (const std::string& place : options.places)
    databases.push_back(open_writable(place, options.wait, options.log_format));
  const std::string said = declare_pairs(databases.front(), options);
  GroupRun run(options, {databases.begin(), databases.end()}, open_to_read(options.references));
  run.write(databases, said);
}

}  // namespace

void group_afterwards(const std::vector<std::string>& places, const std::string& scheme, LockWait wait, bool quiet,
                      LogFormat format) {
  GroupCommandOptions options;
  options.places = places;
  options.scheme = scheme;
  options.wait = wait;
  options.quiet = quiet;
  options.log_format = format;
  run(options);
}

void set_up_group(Command& command) {
  const auto options = std::make_shared<GroupCommandOptions>();
  command.take("DATABASE",
               [&places = options->places](const std::string& named) { places.push_back(named_place(named)); });
  set_rule(command, options->asked);
  command.set("--distinct", options->distinct);
  command.set("--no-distinct", options->not_distinct);
  command.set("--dry-run", options->dry_run);
  command.set("--reference", options->references);
  command.set("--quiet", options->quiet);
  command.choose("--format", options->format);
  command.set("--search", options->searches);
  command.set("--scheme", options->scheme);
  command.set("--recount", options->recount);
  command.set("--wait", options->wait);
  command.choose("--log-format", options->log_format);
  run_with(command, options);
}

}  // namespace neardup::cli
