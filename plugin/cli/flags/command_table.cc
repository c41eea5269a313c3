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
     "Index files, folders, web archives, mail and records, and sign each document.", "DATABASE [PATH...]", ""},
    {"attach", kBegin, true, "sign what omindex, notmuch, recoll or mu indexed: sites, mail",
     "Sign the database of another program, wherever it keeps its texts.", "APPLICATION [PLACE]", ""},
    {"dedupe", kBegin, true, "drop the copies in a table, in lines or in a folder",
     "Drop the near-duplicates of lines, records or files, without a database.", "INPUT...", ""},
    {"sign", kBegin, false, "sign the documents of a database that another indexer wrote",
     "Sign the documents of a database that another indexer wrote.", "DATABASE", ""},
    {"run", kBegin, false, "run another indexer and sign the documents that it writes",
     "Run an unmodified indexer and sign the documents that it writes.", "COMMAND...", ""},
    {"annotate", kBegin, false, "add signature fields to records for scriptindex",
     "Add signature fields to records for scriptindex.", "[DUMP]", ""},
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
    {"info", kLook, false, "show the scheme, document counts, bands and groups of a database",
     "Show the scheme, document counts, band sizes and groups of a database.", "DATABASE", ""},
    {"extract", kLook, false, "print the content of a page or mail, as 'index' signs it",
     "Print the content of a page or mail, as 'index' signs it.", "FILE...", ""},
    {"group", kLookAfter, true, "group the copies, so that searches show each text once",
     "Group the near-duplicates of a database, for collapsed results.", "DATABASE...", ""},
    {"detach", kLookAfter, true, "undo: remove all that this program wrote into a database",
     "Remove all data of this program from a database.", "DATABASE", ""},
    {"check", kLookAfter, false, "check that files, signatures and groups of a database are sound",
     "Check that a database is sound, and its signatures and groups consistent.", "DATABASE", ""},
    {"sample", kLookAfter, false, "measure how much is found, and suggest a threshold",
     "Measure how much the bands of a database find, and suggest a threshold.", "DATABASE", ""},
    {"plan", kLookAfter, false, "choose bands for a threshold and a recall",
     "Choose bands for a threshold and a recall.", "", ""},
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
