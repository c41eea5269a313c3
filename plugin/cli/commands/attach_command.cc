// Signs the database of a program that knows nothing of signatures, as a profile describes it.

#include <cstdlib>
#include <memory>
#include <string>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "attaching/application_profile.h"
#include "attaching/index_survey.h"
#include "attaching/signing_run.h"
#include "commands/commands.h"
#include "errors/exit_codes.h"
#include "marks/taken_slots.h"
#include "options/database_options.h"
#include "options/option_checks.h"
#include "options/output_options.h"
#include "output/listing.h"
#include "output/log_format.h"
#include "output/printable.h"
#include "output/progress.h"
#include "record/chosen_scheme.h"
#include "record/scheme_record.h"

namespace neardup::cli {

namespace {

struct AttachCommandOptions {
  SigningRun run;
  std::string application;
  std::string scheme;
  LayoutOptions layout;
  ListingOptions listing;
  bool dry_run = false;
  bool show_profile = false;
  bool group = false;
  bool quiet = false;
  LogFormat log_format = LogFormat::kText;
};

Scheme chosen_scheme(const Xapian::Database& database, const ApplicationProfile& profile,
                     const AttachCommandOptions& options) {
  Scheme scheme = scheme_to_sign_with(database, options.scheme);
  scheme.index = asked_layout(asked_layout({}, profile.layout), options.layout);
  if (!options.run.signing.resign) require_layout(database, scheme);
  require_free_slots(database, scheme);
  require_free_terms(database, scheme);
  return scheme;
}

/** Whether nobody reads what a survey finds: a quiet run after the first one, as in a hook of the program. */
bool needs_no_survey(const Xapian::Database& database, const AttachCommandOptions& options) {
  return options.quiet && !options.dry_run && options.listing.format == Format::kText &&
         !recorded_schemes(database).empty();
}

void sign(AttachCommandOptions& options, const ApplicationProfile& profile, Row row) {
  Progress progress("documents", options.quiet, options.log_format);
  options.run.grouping = profile.group;
  options.run.scheme = [&](const Xapian::Database& database) { return chosen_scheme(database, profile, options); };
  const DatabaseSigningReport report = sign_place(options.run, progress);
  progress.wipe();
  row.update(signing_row(report));
  if (!options.quiet || options.listing.format != Format::kText) {
    Listing(options.listing, keys_of(row)).row(row, signing_text(report, progress.seconds()));
  }
  require_finished(report);
  if (options.group) {
    const bool quiet = options.quiet || options.listing.format != Format::kText;
    return group_afterwards(options.run.place, options.scheme, options.run.wait, quiet, options.log_format);
  }
  if (!options.quiet)
    print_next_step(fmt::format("'xapian-neardup group {}' groups near-duplicates", shell_word(options.run.place)));
}

void run(AttachCommandOptions& options) {
  if (options.group && options.listing.format != Format::kText) {
    throw UsageError("--group prints text; leave --format out, or run 'xapian-neardup group' afterwards");
  }
  if (options.show_profile) {
    fmt::print("{}", profile_text(options.application));
    return;
  }
  const ApplicationProfile profile = load_profile(options.application);
  refuse_remote(options.run.place);
  options.run.place = application_database(profile, options.run.place,
                                           [](const std::string& name) { return std::getenv(name.c_str()); });
  Row row;
  std::string plan;
  read_database(options.run.place, [&](const Xapian::Database& database) {
    const Scheme scheme = chosen_scheme(database, profile, options);
    if (needs_no_survey(database, options)) return;
    const IndexSurvey survey = survey_index(database, scheme);
    require_fit(survey, profile, scheme, options.run.place);
    row = survey_row(survey, profile, scheme, options.run.place);
    plan = survey_text(survey, profile, scheme, options.run.place);
  });
  if (options.dry_run) {
    Listing(options.listing, keys_of(row)).row(row, plan + "nothing was written");
    return;
  }
  if (!options.quiet && options.listing.format == Format::kText) fmt::print("{}", plan);
  sign(options, profile, row);
}

}  // namespace

void add_attach_command(CLI::App& app) {
  const auto options = std::make_shared<AttachCommandOptions>();
  CLI::App* command =
      app.add_subcommand("attach", "Sign the database of another program, wherever it keeps its texts.");
  command
      ->add_option("APPLICATION", options->application,
                   "notmuch, recoll, mu, omega, haystack, apt-xapian-index,\nor the file of a profile")
      ->required();
  command->add_option("PLACE", options->run.place, "folder of its database; default: where the program keeps it");
  CLI::Option* dry_run =
      command->add_flag("--dry-run", options->dry_run, "say what would be read and written; write nothing");
  command->add_flag("--show-profile", options->show_profile, "print the profile, to begin another one with")
      ->excludes(dry_run);
  command->add_flag("--group", options->group, "group the database afterwards, as the command group does")
      ->excludes(dry_run);
  add_signing_option(*command, options->scheme);
  add_layout_options(*command, options->layout);
  add_resigning_options(*command, options->run.signing);
  command->add_flag("--quiet", options->quiet, "print nothing but errors");
  add_listing_options(*command, options->listing);
  add_log_format_option(*command, options->log_format);
  add_value_option(*command, "--commit-every N", options->run.signing.commit_every, kCommitEveryHelp, whole_number(1))
      ->excludes(dry_run);
  add_wait_option(*command, options->run.wait)->excludes(dry_run);
  command->footer(
      "The command finds the database, says where its texts and ids are and what it will write, and signs it as "
      "'sign'\n"
      "does. Run it again after each run of the program's indexer. The options for prefixes and ids replace those of\n"
      "the profile. 'xapian-neardup detach' removes all that was written.\n\n"
      "Examples:\n"
      "  xapian-neardup attach notmuch --dry-run\n"
      "  xapian-neardup attach notmuch --group\n"
      "  xapian-neardup attach mu ~/.cache/mu\n"
      "  xapian-neardup attach ./my-program.conf /var/lib/my-program/xapian");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
