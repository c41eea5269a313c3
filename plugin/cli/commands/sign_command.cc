#include "attaching/signing_run.h"
#include "commands/commands.h"

namespace neardup::cli {

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
