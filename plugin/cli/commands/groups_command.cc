#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "collapse/group_list.h"
#include "commands/commands.h"
#include "database/document_id.h"
#include "databases/document_name.h"
#include "marks/distinct_pairs.h"
#include "neardup/collapse.h"
#include "omega/hit_snippet.h"
#include "omega/omega_record.h"
#include "options/asked_grouping.h"
#include "output/log_format.h"
#include "output/printable.h"
#include "record/chosen_scheme.h"
#include "rows/match_row.h"

namespace neardup::cli {

namespace {

struct GroupsCommandOptions : DatabaseOptions {
  std::size_t limit = 0;
  bool distinct = false;
};

/** Where the mail is; null for another document. */
Row path_of(const Xapian::Database& database, Xapian::docid docid) {
  return text_or_null(parse_omega_record(database.get_document(docid).get_data()).path);
}

void print_group(Listing& listing, const Xapian::Database& database, const Group& group) {
  const auto name_of = [&](Xapian::docid docid) { return docid != 0 ? document_name(database, docid) : Row(nullptr); };
  const auto docid_of = [](Xapian::docid docid) { return docid != 0 ? Row(docid) : Row(nullptr); };
  Row members = Row::array();
  Row paths = Row::array();
  std::string text =
      fmt::format("{}  {}, least similarity {:.4f}{}", group.id, counted(group.members.size(), "document"),
                  group.min_similarity, group.exact ? "" : " (partly estimated)");
  for (const Xapian::docid member : group.members) {
    Row name = document_name(database, member);
    text += fmt::format("\n  {}{} {}", member == group.representative ? '*' : ' ', member == group.centre ? 'o' : ' ',
                        titled_name(database, member, name));
    members.push_back(std::move(name));
    paths.push_back(path_of(database, member));
  }
  const Row row{{"group", group.id},
                {"representative", name_of(group.representative)},
                {"representative_docid", docid_of(group.representative)},
                {"centre", name_of(group.centre)},
                {"centre_docid", docid_of(group.centre)},
                {"members", std::move(members)},
                {"member_docids", group.members},
                {"member_paths", std::move(paths)},
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
                  {"template", template_or_null(group.family)},
                  {"path", path_of(database, member)}};
    listing.row(row, {});
  }
}

/** The largest families of one template, which are no groups. An example that is in no group is preferred. */
std::string families_text(const Xapian::Database& database, const std::vector<Family>& families,
                          const std::set<Xapian::docid>& grouped) {
  constexpr std::size_t kShown = 10;
  if (families.empty()) return "";
  std::string text = fmt::format("; {} whose pages are no duplicates:", counted(families.size(), "template"));
  for (std::size_t i = 0; i != std::min(families.size(), kShown); ++i) {
    const std::vector<Xapian::docid>& members = families[i].members;
    const auto single =
        std::find_if(members.begin(), members.end(), [&](auto member) { return grouped.count(member) == 0; });
    const Xapian::docid example = single == members.end() ? members.front() : *single;
    text += fmt::format("\n  a family of {} from one template, such as {}", counted(members.size(), "document"),
                        titled_name(database, example, document_name(database, example)));
  }
  return text + (families.size() > kShown ? fmt::format("\n  and {} more", families.size() - kShown) : "");
}

/** The pairs that `group --distinct` declared. */
void list_distinct(const GroupsCommandOptions& options) {
  read_database(options.place, [&](const Xapian::Database& database) {
    Listing listing(options.format, {"id1", "docid1", "id2", "docid2"});
    const auto docid = [&](const std::string& id) { return value_or_null(find_document(database, id)); };
    const std::vector<DistinctPair> pairs = distinct_pairs(database);
    for (const auto& [a, b] : pairs) {
      listing.row({{"id1", a}, {"docid1", docid(a)}, {"id2", b}, {"docid2", docid(b)}},
                  printable(a) + "  " + printable(b));
    }
    listing.note(counted(pairs.size(), "pair") + " declared distinct");
  });
}

void run(const GroupsCommandOptions& options) {
  if (options.distinct) return list_distinct(options);
  read_database(options.place, [&](const Xapian::Database& database) {
    const Scheme scheme = scheme_of(database, options.scheme);
    const bool tabular = is_table(options.format);
    Listing listing(options.format, {"group", "documents", "id", "docid", "representative", "centre", "min_similarity",
                                     "template", "path"});
    std::vector<Group> groups = list_groups(database, scheme);
    const std::size_t all = groups.size();
    const std::vector<Family> families = list_families(database, scheme);
    std::set<Xapian::docid> grouped;
    if (!families.empty())
      for (const Group& group : groups) grouped.insert(group.members.begin(), group.members.end());
    if (options.limit != 0 && options.limit < all) groups.resize(options.limit);
    for (const Group& group : groups) (tabular ? print_members : print_group)(listing, database, group);
    listing.note(fmt::format("{}{}{}", counted(all, "group"),
                             groups.size() < all ? fmt::format(", {} shown", groups.size()) : "",
                             families_text(database, families, grouped)));
    if (!is_grouped(database, options.scheme)) {
      const GroupCommand command = group_command(options.place);
      print_note(fmt::format("not grouped yet: run '{}'{}", command.text, command.where));
    }
    if (const std::string note = shard_note(database, scheme); !note.empty()) print_note(note);
    if (!groups.empty() && options.format == Format::kText) {
      print_next_step(
          fmt::format("* stays in a search, o is the centre; 'xapian-neardup explain {} A B' says how two differ",
                      shell_word(options.place)));
    }
  });
}

}  // namespace

void set_up_groups(Command& command) {
  const auto options = std::make_shared<GroupsCommandOptions>();
  set_reading(command, *options);
  command.set("--limit", options->limit);
  command.set("--distinct", options->distinct);
  run_with(command, options);
}

}  // namespace neardup::cli
