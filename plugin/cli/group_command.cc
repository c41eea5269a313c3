#include <memory>
#include <optional>

#include <fmt/format.h>

#include "commands.h"
#include "database_opening.h"
#include "database_options.h"
#include "listing.h"
#include "neardup/durable_commit.h"
#include "neardup/grouper.h"
#include "progress.h"
#include "tokenizer_choice.h"
#include "whole_number.h"

namespace neardup::cli {

namespace {

struct GroupCommandOptions {
  DatabaseOptions database;
  ListingOptions listing;
  GrouperOptions grouper;
  std::optional<std::string> prefer;
  bool no_group_terms = false;
  bool quiet = false;
};

Row report_row(const GroupReport& report, const Preference& prefer) {
  Row row;
  row["documents"] = report.documents;
  row["unusable"] = report.unusable;
  row["groups"] = report.groups;
  row["grouped_documents"] = report.grouped_documents;
  row["largest_group"] = report.largest_group;
  row["min_similarity"] = report.groups == 0 ? Row(nullptr) : number_or_null(report.min_similarity);
  row["estimated_links"] = report.estimated_links;
  row["changed_documents"] = report.changed_documents;
  row["comparisons"] = report.comparisons;
  row["verified"] = report.verified;
  row["hot_bands"] = report.hot_bands;
  row["forgotten"] = report.forgotten;
  row["prefer"] = prefer.text();
  return row;
}

std::string report_text(const GroupReport& report) {
  std::string text = fmt::format("{} signed documents: {} groups of {} documents, the largest of {}\n",
                                 report.documents, report.groups, report.grouped_documents, report.largest_group);
  if (report.unusable != 0) {
    text += fmt::format("{} documents left out: their signature is damaged or another scheme's\n", report.unusable);
  }
  if (report.groups != 0) {
    text += fmt::format("least similarity of a member with its representative {:.4f}", report.min_similarity);
    if (report.estimated_links != 0) text += fmt::format(", {} estimated", report.estimated_links);
    text += '\n';
  }
  if (report.hot_bands != 0) {
    text += fmt::format("{} hot bands: {} representatives were not remembered\n", report.hot_bands, report.forgotten);
  }
  return text + fmt::format("{} documents changed, {} pairs looked at, {} verified word for word",
                            report.changed_documents, report.comparisons, report.verified);
}

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

/** Which document of each group is shown, and how that is said. */
struct ChosenPreference {
  Preference prefer;
  std::string text;
};

/** The preference asked for, else the one by which the database was grouped last. */
ChosenPreference choose_preference(const Xapian::Database& database, const std::optional<std::string>& asked) {
  const std::optional<Preference> recorded = asked ? std::nullopt : recorded_preference(database);
  ChosenPreference chosen{asked ? Preference::parse(*asked) : recorded.value_or(Preference()), ""};
  chosen.text = fmt::format("shown of each group: {}{}\n", chosen.prefer.text(),
                            recorded ? ", as the groups were formed before; --prefer changes it" : "");
  return chosen;
}

void run(GroupCommandOptions& options) {
  Xapian::WritableDatabase database = open_writable(options.database.place);
  const Scheme scheme = scheme_of(database, options.database.scheme);
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
  const ChosenPreference chosen = choose_preference(database, options.prefer);
  options.grouper.prefer = chosen.prefer;
  options.grouper.group_terms = !options.no_group_terms;
  options.grouper.commit = [&] { commit_durably(database, options.database.place); };
  PhaseProgress progress(options.quiet);
  options.grouper.progress = [&](GroupPhase phase, std::size_t done, std::size_t all) {
    progress.update(phase, done, all);
  };
  const GroupReport report = group_database(database, scheme, *tokenizer, options.grouper);
  progress.wipe();
  const Row row = report_row(report, chosen.prefer);
  std::vector<std::string> columns;
  for (const auto& [key, value] : row.items()) columns.push_back(key);
  Listing(options.listing, columns).row(row, chosen.text + report_text(report));
}

}  // namespace

void add_group_command(CLI::App& app) {
  const auto options = std::make_shared<GroupCommandOptions>();
  CLI::App* command = app.add_subcommand("group", "Group the near-duplicates of a database, for collapsed results.");
  add_database_options(*command, options->database);
  add_threshold_option(*command, options->grouper.threshold);
  command
      ->add_option(
          "--prefer", options->prefer,
          "which document of a group is shown: rules separated by commas, the first that tells two apart decides: "
          "oldest, newest, longest, value:SLOT:asc, value:SLOT:desc, url-length, path:PREFIX; default: as the "
          "groups were formed before, else oldest")
      ->option_text("RULES");
  command->add_option("--hot-cap", options->grouper.hot_cap, "representatives that one band remembers")
      ->check(whole_number(1))
      ->capture_default_str();
  command->add_flag("--no-group-terms", options->no_group_terms,
                    "do not write the terms by which a search can list a group");
  command->add_flag("--quiet", options->quiet, "no progress on the terminal");
  add_listing_options(*command, options->listing);
  command->footer(
      "Every member of a group reaches the threshold with its representative, the preferred document: groups do not\n"
      "chain. 'xapian-neardup distinct' keeps two documents from standing for each other.\n"
      "Afterwards search results collapse on value slot 65: COLLAPSE=65 in Omega.\n\n"
      "Examples:\n  xapian-neardup group site.db --threshold 0.9\n"
      "  xapian-neardup group site.db --prefer path:/stable,value:0:desc    the stable manual's, then the last "
      "modified");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
