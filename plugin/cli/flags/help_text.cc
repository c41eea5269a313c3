#include "flags/help_text.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace neardup::cli {

namespace {

constexpr std::size_t kWidth = 80;
constexpr std::size_t kColumn = 26;
constexpr std::size_t kShortExamples = 5;

/** The words of a text on lines of at most kWidth columns, which begin behind an indentation. */
std::string wrapped(const std::string& text, std::size_t indent) {
  std::string result;
  std::size_t column = indent;
  for (const std::string& word : parts_of(text, ' ')) {
    const bool first = column == indent;
    if (!first && column + 1 + word.size() > kWidth) {
      result += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (!first) {
      result += ' ';
      ++column;
    }
    result += word;
    column += word.size();
  }
  return result;
}

/** A name and its description in two columns. The description begins on a new line if the name is too wide. */
std::string two_columns(const std::string& name, const std::string& text, std::size_t column = kColumn) {
  std::string line = "  " + name;
  line += line.size() + 1 < column ? std::string(column - line.size(), ' ') : "\n" + std::string(column, ' ');
  return line + wrapped(text, column) + "\n";
}

std::string list_of_flags(const Command& command, const char* heading, bool arguments, bool only_common) {
  std::string lines;
  for (const Flag* flag : shown_flags(command.row(), arguments, only_common))
    lines += two_columns(shown_name(*flag), command.help_of(*flag));
  return lines.empty() ? lines : fmt::format("\n{}:\n{}", heading, lines);
}

std::string list_of_examples(const CommandRow& row, std::size_t most) {
  std::vector<std::string> lines = examples_of(row);
  lines.resize(std::min(lines.size(), most));
  std::string text = "\nExamples:\n";
  for (const std::string& line : lines) text += "  " + line + "\n";
  return text;
}

std::string notes(const CommandRow& row) {
  std::string text;
  for (const auto& [is_list, lines] : paragraphs_of(notes_of(row))) {
    text += "\n" + (is_list ? lines : wrapped(lines, 0)) + "\n";
  }
  return text;
}

}  // namespace

std::string usage_of(const CommandRow& row) {
  return fmt::format("xapian-neardup {} [OPTIONS]{}{}", row.name, *row.arguments == '\0' ? "" : " ", row.arguments);
}

std::string shown_name(const Flag& flag) {
  if (flag.is_argument()) return flag.name;
  return fmt::format("{}{}{}", fmt::join(flag.names(), ","), flag.value.empty() ? "" : " ", flag.value);
}

std::vector<const Flag*> shown_flags(const CommandRow& row, bool arguments, bool only_common) {
  std::vector<const Flag*> flags = flags_of(row.name);
  flags.erase(std::remove_if(flags.begin(), flags.end(),
                             [&](const Flag* flag) {
                               return flag->is_argument() != arguments ||
                                      (only_common && !flag->is_common_in(row.name));
                             }),
              flags.end());
  return flags;
}

std::vector<std::pair<bool, std::string>> paragraphs_of(const std::string& text) {
  std::vector<std::pair<bool, std::string>> paragraphs;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find("\n\n", begin), text.size());
    std::string lines = text.substr(begin, end - begin);
    const bool is_list = lines.front() == ' ';
    if (!is_list) std::replace(lines.begin(), lines.end(), '\n', ' ');
    paragraphs.emplace_back(is_list, lines);
    begin = end + 2;
  }
  return paragraphs;
}

std::string exit_code_text() {
  return "0 ok, 1 error, 2 usage, 3 the database is locked by another writer, 4 it is corrupt, 5 no space or an I/O "
         "error, 6 no memory, 7 the database is signed with another scheme, 130 interrupted, 141 the reader of the "
         "output "
         "has gone.";
}

std::string program_help(bool all) {
  std::string text =
      "Find near-duplicate documents in Xapian databases, and show each text once.\n"
      "Usage: xapian-neardup COMMAND [OPTIONS] ...\n";
  const char* group = "";
  constexpr std::size_t kCommandColumn = 15;
  for (const CommandRow& row : command_table()) {
    if (!all && !row.is_first) continue;
    if (group != row.group) text += fmt::format("\n{}:\n", group = row.group);
    text += two_columns(row.name, row.what, kCommandColumn);
  }
  if (all) return text + "\n" + wrapped("Exit codes: " + exit_code_text(), 0) + "\n";
  return text +
         "\n'xapian-neardup help' also names the guides, 'help --all' all commands,\n"
         "'help COMMAND' shows one; 'xapian-neardup --version' prints the version.\n";
}

std::string guide_list(const std::string& folder) {
  std::string text = fmt::format("\nGuides, in {}:\n", folder);
  for (const Guide& guide : guides()) text += fmt::format("  {}\n      {}\n", guide.file, guide.title);
  return text;
}

std::string command_help(const Command& command, bool all) {
  const CommandRow& row = command.row();
  std::string text = fmt::format("{}\nUsage: {}\n", row.sentence, usage_of(row));
  if (!all) {
    text += list_of_examples(row, kShortExamples);
    text += list_of_flags(command, "Arguments", true, true) + list_of_flags(command, "Options", false, true);
    return text + fmt::format("\n'xapian-neardup help {} --all' shows all {} options, and notes.\n", row.name,
                              shown_flags(row, false, false).size());
  }
  text += list_of_flags(command, "Arguments", true, false) + list_of_flags(command, "Options", false, false);
  if (*row.one_of != '\0')
    text += fmt::format("\nExactly one of {} is given.\n", fmt::join(parts_of(row.one_of, ' '), ", "));
  return text + notes(row) + list_of_examples(row, examples_of(row).size());
}

}  // namespace neardup::cli
