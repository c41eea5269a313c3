#include <fmt/format.h>

#include "commands/commands.h"
#include "record/weight_snapshot.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct IdfOptions {
  std::string place;
  double least_share = 0.01;
};

void run(const IdfOptions& options) {
  read_database(options.place, [&](const Xapian::Database& database) {
    fmt::print("idf={}\n", idf_snapshot(database, *tokenizer_for(Scheme()), options.least_share).text());
  });
}

}  // namespace

void add_idf_command(CLI::App& app) {
  const auto options = std::make_shared<IdfOptions>();
  CLI::App& command =
      add_command(app, options, "idf", "Print the rarity of a database's words, for a scheme that weighs by it.");
  command.add_option("DATABASE", options->place, kDatabaseHelp)->required();
  add_value_option(command, "--least-share SHARE", options->least_share,
                   "list words in at least this share of the documents; others weigh the same", number_between(0, 1));
  command.footer(
      "The table becomes part of the scheme, so documents that are indexed later do not change any weight.\n\n"
      "Example:\n"
      "  xapian-neardup index new.db /usr/share/doc \\\n"
      "    --scheme \"standard bands=simhash:4x16 fingerprint=words-idf $(xapian-neardup idf old.db)\"");
}

}  // namespace neardup::cli
