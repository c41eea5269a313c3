#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "flags/command_row.h"
#include "flags/flag.h"

namespace neardup::cli {

namespace {

constexpr const char* kBegin = "Begin";
constexpr const char* kLook = "Look";
constexpr const char* kLookAfter = "Look after";

constexpr CommandRow kTable[] = {
    {"index", kBegin, true, "index a folder, mail, a web archive or a table",
     "Index files, folders, web archives, mail and records, and find their copies.", "DATABASE [PATH...]", ""},
    {"attach", kBegin, true, "find copies in what omindex, notmuch or mu indexed: sites, mail",
     "Store what finds copies in the database of another program, such as notmuch.", "APPLICATION [PLACE]", ""},
    {"dedupe", kBegin, true, "drop the copies in a table, in lines or in a folder",
     "Drop the near-duplicates of lines, records or files, without a database.", "INPUT...", ""},
    {"sign", kBegin, false, "store what finds copies in a database that another program wrote",
     "Store a signature, by which copies are found, with each document of a database.", "DATABASE", ""},
    {"run", kBegin, false, "run another indexer, and store what finds copies with its documents",
     "Run another indexer, and store what finds copies with its documents.", "COMMAND...", ""},
    {"annotate", kBegin, false, "add to records for scriptindex the fields that find copies",
     "Add to records for scriptindex the fields by which copies are found.", "[DUMP]", ""},
    {"omega-setup", kBegin, false, "install Omega templates that show each text once",
     "Install Omega templates that show each text once.", "", ""},
    {"search", kLook, true, "search, and show each text once; --why says what is hidden",
     "Search a database and show each text once.", "DATABASE QUERY...", ""},
    {"groups", kLook, true, "list which texts are duplicates of each other",
     "List the groups of near-duplicates, largest first.", "DATABASE", ""},
    {"explain", kLook, true, "say why two texts are duplicates, or why not",
     "Explain why two documents, or two files, match or do not match.", "[DATABASE] A B", ""},
    {"find", kLook, false, "find the near-duplicates of one document, best first",
     "Find the near-duplicates of one document, best first.", "DATABASE [DOCUMENT]",
     "DOCUMENT --docid --text --fingerprint"},
    {"pairs", kLook, false, "list all verified pairs of near-duplicates", "List all verified pairs of near-duplicates.",
     "DATABASE", ""},
    {"report", kLook, false, "write a page about the near-duplicates of a database",
     "Write a page about the near-duplicates of a database.", "DATABASE", ""},
    {"info", kLook, false, "show what a database holds: documents, groups, how they are compared",
     "Show what a database holds: documents, groups, and how they are compared.", "DATABASE", ""},
    {"extract", kLook, false, "print what counts of a page or mail: without navigation, quotations",
     "Print what counts of a page or mail, without navigation and quotations.", "FILE...", ""},
    {"group", kLookAfter, true, "group the copies, so that searches show each text once",
     "Group the near-duplicates of a database, so that searches show each text once.", "DATABASE...", ""},
    {"detach", kLookAfter, true, "undo: remove all that this program wrote into a database",
     "Remove all data of this program from a database.", "DATABASE", ""},
    {"check", kLookAfter, false, "check that a database is sound, with all that this program stored",
     "Check that a database is sound, and what this program stored in it right.", "DATABASE", ""},
    {"sample", kLookAfter, false, "measure how much is found, and suggest a threshold",
     "Measure how many of the copies in a database are found, and suggest a threshold.", "DATABASE", ""},
    {"plan", kLookAfter, false, "choose what to store, so that a share of the copies is found",
     "Choose what to store with each document, so that a share of the copies is found.", "", ""},
};

/** The notes and the examples in notes/NAME.txt. */
std::pair<std::string, std::string> text_of(const CommandRow& row) {
  constexpr std::pair<const char*, const char*> kTexts[] = {
#include "flags/command_notes.inc"
  };
  constexpr std::string_view kExamples = "\nExamples:\n";
  for (const auto& [name, text] : kTexts) {
    const std::string_view whole = text;
    const std::size_t end = whole.find(kExamples);
    if (std::string_view(name) == row.name)
      return {std::string(whole.substr(0, end)), std::string(whole.substr(end + kExamples.size()))};
  }
  return {};
}

}  // namespace

const std::vector<CommandRow>& command_table() {
  static const std::vector<CommandRow> table(std::begin(kTable), std::end(kTable));
  return table;
}

const CommandRow* find_command(const std::string& name) {
  const auto& table = command_table();
  const auto found = std::find_if(table.begin(), table.end(), [&](const CommandRow& row) { return row.name == name; });
  return found == table.end() ? nullptr : &*found;
}

std::string notes_of(const CommandRow& row) {
  return text_of(row).first;
}

std::vector<std::string> examples_of(const CommandRow& row) {
  return parts_of(text_of(row).second, '\n');
}

const std::vector<Guide>& guides() {
  static const std::vector<Guide> all{
#include "flags/guides.inc"
  };
  return all;
}

}  // namespace neardup::cli
