#include <algorithm>

#include <fmt/format.h>

#include "collapse/group_list.h"
#include "commands/commands.h"
#include "databases/document_name.h"
#include "omega/hit_snippet.h"
#include "output/printable.h"
#include "record/chosen_scheme.h"
#include "rows/match_row.h"

namespace neardup::cli {

namespace {

struct GroupsCommandOptions {
  DatabaseOptions database;
  ListingOptions listing;
  std::size_t limit = 0;
};

void print_group(Listing& listing, const Xapian::Database& database, const Group& group) {
  const auto name_of = [&](Xapian::docid docid) { return docid != 0 ? document_name(database, docid) : Row(nullptr); };
  const auto docid_of = [](Xapian::docid docid) { return docid != 0 ? Row(docid) : Row(nullptr); };
  Row members = Row::array();
  std::string text =
      fmt::format("{}  {}, least similarity {:.4f}{}", group.id, counted(group.members.size(), "document"),
                  group.min_similarity, group.exact ? "" : " (partly estimated)");
  for (const Xapian::docid member : group.members) {
    Row name = document_name(database, member);
    text += fmt::format("\n  {}{} {}", member == group.representative ? '*' : ' ', member == group.centre ? 'o' : ' ',
                        titled_name(database, member, name));
    members.push_back(std::move(name));
  }
  const Row row{{"group", group.id},
                {"representative", name_of(group.representative)},
                {"representative_docid", docid_of(group.representative)},
                {"centre", name_of(group.centre)},
                {"centre_docid", docid_of(group.centre)},
                {"members", std::move(members)},
                {"member_docids", group.members},
                {"min_similarity", number_or_null(group.min_similarity)},
                {"template", template_or_null(group.family)}};
  listing.row(row, text);
}

/** In a table each document of a group has a row. */
void print_members(Listing& listing, const Xapian::Database& database, const Group& group) {
  for (const Xapian::docid member : group.members) {
    const Row row{{"group", group.id},
                  {"documents", group.members.size()},
                  {"id", document_name(database, member)},
                  {"docid", member},
                  {"representative", member == group.representative},
                  {"centre", member == group.centre},
                  {"min_similarity", number_or_null(group.min_similarity)},
                  {"template", template_or_null(group.family)}};
    listing.row(row, {});
  }
}

/** The largest families of one template, which are no groups. */
std::string families_text(const Xapian::Database& database, const std::vector<Family>& families) {
  constexpr std::size_t kShown = 10;
  if (families.empty()) return "";
  std::string text = fmt::format("; {} whose pages are no duplicates:", counted(families.size(), "template"));
  for (std::size_t i = 0; i != std::min(families.size(), kShown); ++i) {
    text += fmt::format(
        "\n  a family of {} from one template, such as {}", counted(families[i].members.size(), "document"),
        titled_name(database, families[i].members.front(), document_name(database, families[i].members.front())));
  }
  return text + (families.size() > kShown ? fmt::format("\n  and {} more", families.size() - kShown) : "");
}

void run(const GroupsCommandOptions& options) {
  read_database(options.database.place, [&](const Xapian::Database& database) {
    const Scheme scheme = scheme_of(database, options.database.scheme);
    const bool tabular = is_table(options.listing.format);
    Listing listing(options.listing,
                    {"group", "documents", "id", "docid", "representative", "centre", "min_similarity", "template"},
                    Listing::kWhenWhole);
    std::vector<Group> groups = list_groups(database, scheme);
    const std::size_t all = groups.size();
    if (options.limit != 0 && options.limit < all) groups.resize(options.limit);
    for (const Group& group : groups) (tabular ? print_members : print_group)(listing, database, group);
    listing.note(fmt::format("{}{}{}", counted(all, "group"),
                             groups.size() < all ? fmt::format(", {} shown", groups.size()) : "",
                             families_text(database, list_families(database, scheme))));
    listing.deliver();
    if (!groups.empty() && options.listing.format == Format::kText) {
      print_next_step(
          fmt::format("* stays in a search, o is the centre; 'xapian-neardup explain {} A B' says how two differ",
                      shell_word(options.database.place)));
    }
  });
}

}  // namespace

void add_groups_command(CLI::App& app) {
  const auto options = std::make_shared<GroupsCommandOptions>();
  CLI::App& command = add_command(app, options, "groups", "List the groups of near-duplicates, largest first.");
  add_database_argument(command, options->database);
  add_value_option(command, "--limit N", options->limit, "maximum number of groups; 0 for all", whole_number(0));
  add_listing_options(command, options->listing);
  add_scheme_option(command, options->database.scheme);
  command.footer(
      R"(The representative is marked *, and o the centre, with which all documents of the group reach the threshold.
Search results show the best-ranked member of each group. In csv and tsv each document of a group has a row.

Example:
  xapian-neardup groups site.db --limit 10)");
}

}  // namespace neardup::cli
