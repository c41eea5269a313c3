#include <fmt/format.h>

#include "commands/commands.h"
#include "database/document_id.h"
#include "databases/document_name.h"
#include "errors/exit_codes.h"
#include "marks/distinct_pairs.h"
#include "neardup/durable_commit.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

std::vector<std::string> columns() {
  return {"id1", "docid1", "id2", "docid2"};
}

struct DistinctOptions {
  std::string place;
  LockWait wait{0};
  std::vector<std::string> names;
  bool remove = false;
  LogFormat log_format = LogFormat::kText;
  ListingOptions listing;
};

/** The id of a document named on the command line. */
std::string require_id(const Xapian::Database& database, const std::string& name) {
  const Xapian::docid docid = require_document(database, name);
  if (std::optional<std::string> id = document_id(database, docid)) return *std::move(id);
  throw Xapian::InvalidArgumentError("docid " + std::to_string(docid) +
                                     " has no unique id; index it with a unique term, which is Q or U and an id");
}

void print_pair(Listing& listing, const Xapian::Database& database, const std::string& a, const std::string& b,
                const std::string& text) {
  const auto docid = [&](const std::string& id) { return value_or_null(find_document(database, id)); };
  listing.row({{"id1", a}, {"docid1", docid(a)}, {"id2", b}, {"docid2", docid(b)}}, text);
}

void declare(Xapian::WritableDatabase& database, const DistinctOptions& options, Listing& listing) {
  const std::string a = require_id(database, options.names[0]);
  const std::string b = require_id(database, options.names[1]);
  const bool is_new = declare_distinct(database, a, b);
  commit_durably(database, options.place);
  print_pair(listing, database, a, b,
             fmt::format("{} and {} are {}declared distinct; run 'xapian-neardup group' to apply it", printable(a),
                         printable(b), is_new ? "" : "already "));
}

/** Like require_id(), but the name itself for a document that no longer exists. */
std::string id_or_name(const Xapian::Database& database, const std::string& name) {
  try {
    return require_id(database, name);
  } catch (const Xapian::DocNotFoundError&) {
    return name;
  }
}

void retract(Xapian::WritableDatabase& database, const DistinctOptions& options, Listing& listing) {
  const std::string a = id_or_name(database, options.names[0]);
  const std::string b = id_or_name(database, options.names[1]);
  if (!retract_distinct(database, a, b)) {
    throw Xapian::InvalidArgumentError(
        "'" + a + "' and '" + b +
        "' are not declared distinct; 'xapian-neardup distinct DATABASE' lists the pairs that are");
  }
  commit_durably(database, options.place);
  print_pair(listing, database, a, b,
             fmt::format("{} and {} are no longer declared distinct", printable(a), printable(b)));
}

void list(const DistinctOptions& options) {
  read_database(options.place, [&](const Xapian::Database& database) {
    Listing listing(options.listing, columns(), Listing::kWhenWhole);
    const std::vector<DistinctPair> pairs = distinct_pairs(database);
    for (const DistinctPair& pair : pairs) {
      print_pair(listing, database, pair.first, pair.second, printable(pair.first) + "  " + printable(pair.second));
    }
    listing.note(counted(pairs.size(), "pair") + " declared distinct");
    listing.deliver();
  });
}

void run(const DistinctOptions& options) {
  if (options.names.size() == 1) throw UsageError("'" + options.names[0] + "' is one document; name two");
  if (options.remove && options.names.empty()) throw UsageError("--remove needs the two documents of a pair");
  if (options.names.empty()) return list(options);
  Listing listing(options.listing, columns());
  Xapian::WritableDatabase database = open_writable(options.place, options.wait, options.log_format);
  options.remove ? retract(database, options, listing) : declare(database, options, listing);
}

}  // namespace

void add_distinct_command(CLI::App& app) {
  const auto options = std::make_shared<DistinctOptions>();
  CLI::App& command = add_command(app, options, "distinct",
                                  "Declare two documents distinct, or list the pairs that are declared distinct.");
  command.add_option("DATABASE", options->place, kDatabaseHelp)->required();
  command.add_option("DOCUMENT", options->names, "id or docid of two documents; without them the pairs are listed")
      ->expected(0, 2)
      ->option_text("[A B]");
  command.add_flag("--remove", options->remove, "remove the declaration of a pair");
  add_listing_options(command, options->listing);
  add_log_format_option(command, options->log_format);
  refuse_idle(command, add_wait_option(command, options->wait), "when pairs are listed",
              [options] { return !options->names.empty(); });
  command.footer(
      R"(The pair is recorded by the ids of the documents, so it stays when they are indexed again. 'find' and 'pairs'
omit it at once. After the next 'group' neither document represents the other; both may still be members of a
third document's group.

Examples:
  xapian-neardup distinct site.db /srv/a.html /srv/b.html
  xapian-neardup distinct site.db --format=tsv)");
}

}  // namespace neardup::cli
