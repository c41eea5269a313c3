#include <fmt/format.h>

#include "attaching/signing_run.h"
#include "commands/commands.h"
#include "output/printable.h"
#include "output/progress.h"
#include "record/chosen_scheme.h"

namespace neardup::cli {

namespace {

struct SignCommandOptions {
  SigningRun run;
  std::string scheme;
  LayoutOptions layout;
  ListingOptions listing;
  bool quiet = false;
  LogFormat log_format = LogFormat::kText;
};

Scheme chosen_scheme(const Xapian::Database& database, const SignCommandOptions& options) {
  Scheme scheme = scheme_to_sign_with(database, options.scheme);
  scheme.index = asked_layout(scheme.index, options.layout);
  if (!options.run.signing.resign) require_layout(database, scheme);
  return scheme;
}

void run(SignCommandOptions& options) {
  Progress progress("documents", options.quiet, options.log_format);
  options.run.scheme = [&options](const Xapian::Database& database) { return chosen_scheme(database, options); };
  const DatabaseSigningReport report = sign_place(options.run, progress);
  progress.wipe();
  const Row row = report;
  Listing(options.listing, keys_of(row)).row(row, signing_text(report, progress.seconds()));
  require_finished(report);
  if (!options.quiet && options.listing.format == Format::kText)
    print_next_step(fmt::format("'xapian-neardup group {}' groups near-duplicates", shell_word(options.run.place)));
}

}  // namespace

void add_sign_command(CLI::App& app) {
  const auto options = std::make_shared<SignCommandOptions>();
  CLI::App& command = add_command(app, options, "sign", "Sign the documents of a database that another indexer wrote.");
  command.add_option("DATABASE", options->run.place, "folder of the database")->required();
  add_signing_option(command, options->scheme);
  add_layout_options(command, options->layout);
  add_resigning_options(command, options->run.signing);
  command.add_flag("--quiet", options->quiet, kQuietHelp);
  add_listing_options(command, options->listing);
  add_log_format_option(command, options->log_format);
  add_value_option(command, "--commit-every N", options->run.signing.commit_every, kCommitEveryHelp, whole_number(1));
  add_wait_option(command, options->run.wait);
  command.footer(
      "The command reads the words from their positions in the index. It cannot sign words without positions. The\n"
      "database records the prefixes, so no other command needs them. Run it after each run of the indexer, then run\n"
      "'xapian-neardup group'. It signs documents without a valid signature, and those whose text has changed since: "
      "it\n"
      "looks at documents that lost band terms, or have another number of words than after its last run. It misses a\n"
      "changed text with as many words as before, whose program kept the band terms; --verify finds this, too, and\n"
      "reads all words. Schemes with simhash bands, such as simhash-doc, need the texts themselves: use\n"
      "'xapian-neardup index' or 'xapian-neardup run'.\n\n"
      "Examples:\n"
      "  xapian-neardup sign /var/lib/xapian-omega/data/default\n"
      "  xapian-neardup sign site.db --resign --scheme short\n"
      "  xapian-neardup sign mail.db --text-prefix B --id-term I");
}

}  // namespace neardup::cli
