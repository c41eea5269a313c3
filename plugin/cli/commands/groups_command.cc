#include <memory>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "collapse/group_list.h"
#include "commands/commands.h"
#include "databases/database_opening.h"
#include "databases/document_name.h"
#include "options/database_options.h"
#include "options/option_checks.h"
#include "options/output_options.h"
#include "output/counted.h"
#include "output/listing.h"
#include "record/chosen_scheme.h"

namespace neardup::cli {

namespace {

struct GroupsCommandOptions {
  DatabaseOptions database;
  ListingOptions listing;
  std::size_t limit = 0;
};

void print_group(Listing& listing, const Xapian::Database& database, const Group& group) {
  Row row;
  row["group"] = group.id;
  const bool headed = group.representative != 0;
  row["representative"] = headed ? document_name(database, group.representative) : Row(nullptr);
  row["representative_docid"] = headed ? Row(group.representative) : Row(nullptr);
  row["members"] = Row::array();
  row["member_docids"] = group.members;
  std::string text =
      fmt::format("{}  {}, least similarity {:.4f}{}", group.id, counted(group.members.size(), "document"),
                  group.min_similarity, group.exact ? "" : " (partly estimated)");
  for (const Xapian::docid member : group.members) {
    Row name = document_name(database, member);
    text += fmt::format("\n  {} {}", member == group.representative ? '*' : ' ', printable_name(name));
    row["members"].push_back(std::move(name));
  }
  row["min_similarity"] = number_or_null(group.min_similarity);
  listing.row(row, text);
}

void run(const GroupsCommandOptions& options) {
  read_database(options.database.place, [&](const Xapian::Database& database) {
    const Scheme scheme = scheme_of(database, options.database.scheme);
    Listing listing(options.listing,
                    {"group", "representative", "representative_docid", "members", "member_docids", "min_similarity"},
                    Listing::kWhenWhole);
    std::vector<Group> groups = list_groups(database, scheme);
    const std::size_t all = groups.size();
    if (options.limit != 0 && options.limit < all) groups.resize(options.limit);
    for (const Group& group : groups) print_group(listing, database, group);
    listing.note(fmt::format("{}{}", counted(all, "group"),
                             groups.size() < all ? fmt::format(", {} shown", groups.size()) : ""));
    listing.deliver();
  });
}

}  // namespace

void add_groups_command(CLI::App& app) {
  const auto options = std::make_shared<GroupsCommandOptions>();
  CLI::App* command = app.add_subcommand("groups", "List the groups of near-duplicates, largest first.");
  add_database_argument(*command, options->database);
  add_value_option(*command, "--limit N", options->limit, "maximum number of groups; 0 for all", whole_number(0));
  add_listing_options(*command, options->listing);
  add_scheme_option(*command, options->database.scheme);
  command->footer(
      "The representative is marked *. Search results show the best-ranked member of each group.\n\n"
      "Example:\n"
      "  xapian-neardup groups site.db --limit 10");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
