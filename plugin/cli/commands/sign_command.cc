#include "attaching/signing_run.h"
#include "commands/commands.h"

namespace neardup::cli {

void add_run_options(CLI::App& command, SigningRun& run, const char* quiet_help) {
  add_signing_option(command, run.scheme);
  add_value_option(command, "--text-prefix PREFIX", run.layout.text_prefix,
                   "prefix of the terms that are the text, such as B;\nseveral separated by commas; default: none");
  add_value_option(command, "--id-term PREFIX", run.layout.id_term,
                   "prefix of the term that is the id, such as XP;\ndefault: Q, else U");
  add_value_option(
      command, "--id-from data:REGEX", run.layout.id_from,
      "name documents by this part of their data: the first\ngroup of a POSIX extended expression; default: the id");
  CLI::Option* resign =
      command.add_flag("--resign", run.signing.resign, "sign all documents again and remove the data of other schemes");
  command.add_flag("--verify", run.signing.verify, "compare all signatures with the words of the index")
      ->excludes(resign);
  command.add_flag("--quiet", run.quiet, quiet_help);
  add_listing_options(command, run.listing);
  add_log_format_option(command, run.log_format);
  add_value_option(command, "--commit-every N", run.signing.commit_every, kCommitEveryHelp, whole_number(1));
  add_wait_option(command, run.wait);
}

void add_sign_command(CLI::App& app) {
  const auto options = std::make_shared<SigningRun>();
  CLI::App& command = *app.add_subcommand("sign", "Sign the documents of a database that another indexer wrote.");
  command.add_option("DATABASE", options->place, "folder of the database")->required();
  add_run_options(command, *options, kQuietHelp);
  command.callback([options] {
    const auto choose = [&](const Xapian::Database& database) { return scheme_to_run(database, *options); };
    sign_place(*options, choose, Row::object(), true);
  });
  command.footer(
      R"(The command reads the words from their positions in the index. It cannot sign words without positions. The
database records the prefixes, so no other command needs them. Run it after each run of the indexer, then run
'xapian-neardup group'. It signs documents without a valid signature, and those whose text has changed since: it
looks at documents that lost band terms, or have another number of words than after its last run. It misses a
changed text with as many words as before, whose program kept the band terms; --verify finds this, too, and
reads all words. Schemes with simhash bands, such as simhash-doc, need the texts themselves: use
'xapian-neardup index' or 'xapian-neardup run'.

Examples:
  xapian-neardup sign /var/lib/xapian-omega/data/default
  xapian-neardup sign site.db --resign --scheme short
  xapian-neardup sign mail.db --text-prefix B --id-term I)");
}

}  // namespace neardup::cli
