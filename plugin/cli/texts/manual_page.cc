#include "texts/manual_page.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "flags/help_text.h"
#include "output/printable.h"
#include "program/all_commands.h"

namespace neardup::cli {

namespace {

/** Text of a line of roff. */
std::string roff(const std::string& text) {
  std::string line = replaced(replaced(text, "\\", "\\e"), "-", "\\-");
  if (!line.empty() && (line.front() == '.' || line.front() == '\'')) line.insert(0, "\\&");
  return line;
}

std::string section(const char* name, const std::string& content) {
  return content.empty() ? "" : fmt::format(".SH {}\n{}", name, content);
}

std::string paragraphs(const std::string& notes) {
  std::string text;
  for (const auto& [is_list, lines] : paragraphs_of(notes)) {
    text += is_list ? ".PP\n.nf\n" : ".PP\n";
    for (const std::string& line : parts_of(lines, '\n')) text += roff(line) + "\n";
    if (is_list) text += ".fi\n";
  }
  return text;
}

std::string flags(const Command& command, bool arguments) {
  std::string text;
  for (const Flag* flag : shown_flags(command.row(), arguments, false)) {
    text += fmt::format(".TP\n\\fB{}\\fR{}\n{}\n", roff(fmt::format("{}", fmt::join(flag->names(), ", "))),
                        flag->value.empty() ? "" : " \\fI" + roff(flag->value) + "\\fR", roff(command.help_of(*flag)));
  }
  return text;
}

std::string examples(const CommandRow& row) {
  std::string text = ".nf\n";
  for (const std::string& line : examples_of(row)) text += roff(line) + "\n";
  return text + ".fi\n";
}

std::string start_of(const std::string& page, const std::string& what, const std::string& synopsis,
                     const std::string& version, const std::string& date) {
  std::string title;
  for (const char letter : page)
    title += static_cast<char>(letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter);
  return fmt::format(".TH {} \"1\" \"{}\" \"xapian-neardup {}\" \"User Commands\"\n", title, date, version) +
         section("NAME", fmt::format("{} \\- {}\n", page, roff(what))) +
         section("SYNOPSIS", ".B " + roff(synopsis) + "\n");
}

std::string end_of(const std::vector<std::string>& others) {
  std::string text = section("EXIT STATUS", roff(exit_code_text()) + "\n") + ".SH \"SEE ALSO\"\n";
  for (const std::string& page : others) text += fmt::format(".BR {} (1),\n", roff(page));
  return replaced(text, "EXIT STATUS", "\"EXIT STATUS\"") +
         ".BR omindex (1),\n.BR scriptindex (1),\n.BR xapian\\-compact (1)\n.PP\nThe files README.md, FORMAT.md and "
         "SECURITY.md in share/doc/xapian\\-neardup.\n";
}

/** The first letter in lower case, without the full stop. */
std::string as_name(std::string sentence) {
  sentence.front() = static_cast<char>(sentence.front() - 'A' + 'a');
  return sentence.substr(0, sentence.size() - 1);
}

std::string program_page(const std::string& version, const std::string& date) {
  std::string commands;
  std::vector<std::string> pages;
  for (const CommandRow& row : command_table()) {
    commands += fmt::format(".TP\n\\fB{}\\fR\n{}\n", roff(row.name), roff(row.sentence));
    pages.push_back(fmt::format("xapian-neardup-{}", row.name));
  }
  return start_of("xapian-neardup", "find near-duplicate documents in Xapian databases, and show each text once",
                  "xapian-neardup COMMAND [OPTIONS] ...", version, date) +
         section("DESCRIPTION",
                 roff("Each command has its own manual page. 'xapian-neardup help' names the guides.") + "\n") +
         section("COMMANDS", commands) +
         section("OPTIONS",
                 ".TP\n\\fB\\-h, \\-\\-help\\fR\nprint the commands to begin with\n.TP\n\\fB\\-\\-version\\fR\nprint "
                 "the version\n") +
         section(
             "FILES",
             ".TP\n.I libxapian\\-neardup\\-hook.so\nThe library that the command run preloads. It is found relative "
             "to the "
             "program, so that you can move an installed tree.\n.TP\n.I share/xapian\\-neardup/omega\nThe files that "
             "omega\\-setup installs, found in the same way.\n") +
         end_of(pages);
}

/** Whether an example says more than name and help: the text of an option has a form, a number or a file has none. */
bool needs_example(const Flag& flag, const std::string& help) {
  return flag.takes == Takes::kText && flag.name.front() == '-' && !flag.example.empty() &&
         help.find("such as") == std::string::npos && help.find("default " + flag.example) == std::string::npos;
}

/** A line of the reference: name, help and an example. */
std::string entry_of(const Command& command, const Flag& flag) {
  const std::string help = command.help_of(flag);
  return fmt::format("- `{}`: {}{}\n", shown_name(flag), help,
                     needs_example(flag, help) ? "; such as `" + flag.example + "`" : "");
}

std::size_t place_of_default(const std::string& entry) {
  return std::min(entry.find("; default"), entry.size());
}

std::vector<const Flag*> listed_flags(const CommandRow& row) {
  std::vector<const Flag*> found;
  for (const bool arguments : {true, false}) {
    for (const Flag* flag : shown_flags(row, arguments, false)) {
      if (flag->long_name() != "--help") found.push_back(flag);
    }
  }
  return found;
}

/** The lines that several commands have, in the order of the commands; one of each name. */
class SharedEntries {
 public:
  SharedEntries() {
    std::map<std::string, int> uses;
    for (const CommandRow& row : command_table()) {
      const auto command = command_named(row.name);
      for (const Flag* flag : listed_flags(row)) {
        const std::string entry = entry_of(*command, *flag);
        if (++uses[entry] == kSeveral && names_.insert(shown_name(*flag)).second) entries_.push_back(entry);
      }
    }
  }

  bool have(const std::string& entry) const {
    return std::find(entries_.begin(), entries_.end(), entry) != entries_.end();
  }

  /** Whether an entry differs by its default alone. */
  bool have_but_for_default(const std::string& entry) const {
    return std::any_of(entries_.begin(), entries_.end(), [&entry](const std::string& one) {
      return one.substr(0, place_of_default(one)) == entry.substr(0, place_of_default(entry));
    });
  }

  const std::vector<std::string>& entries() const { return entries_; }

 private:
  static constexpr int kSeveral = 2;
  std::set<std::string> names_;
  std::vector<std::string> entries_;
};

std::string reference_of(const Command& command, const SharedEntries& shared) {
  const CommandRow& row = command.row();
  std::string own;
  std::vector<std::string> others;
  for (const Flag* flag : listed_flags(row)) {
    const std::string entry = entry_of(command, *flag);
    if (shared.have(entry)) {
      others.push_back("`" + shown_name(*flag) + "`");
    } else if (shared.have_but_for_default(entry)) {
      const std::string value = entry.substr(place_of_default(entry));
      own += fmt::format("- `{}`: as above{}\n", shown_name(*flag), value.substr(0, value.find_first_of("\n;", 1)));
    } else {
      own += entry;
    }
  }
  std::string text = fmt::format("\n## {}\n\n{}\n\n`{}`\n", row.name, row.sentence, usage_of(row));
  if (!own.empty()) text += "\n" + own;
  if (!others.empty())
    text += fmt::format("\nAs [above](#options-of-several-commands): {}.\n", fmt::join(others, ", "));
  return text;
}

}  // namespace

std::string manual_page(const std::string& name, const std::string& version, const std::string& date) {
  if (name.empty()) return program_page(version, date);
  const auto command = command_named(name);
  const CommandRow& row = command->row();
  return start_of("xapian-neardup-" + name, as_name(row.sentence), usage_of(row), version, date) +
         section("DESCRIPTION", roff(row.sentence) + "\n" + paragraphs(notes_of(row))) +
         section("ARGUMENTS", flags(*command, true)) + section("OPTIONS", flags(*command, false)) +
         section("EXAMPLES", examples(row)) + end_of({"xapian-neardup"});
}

std::string reference_page() {
  std::string text =
      "# Options\n\n"
      "Every option of every command. [Commands](commands.md) says what options mean together.\n";
  const SharedEntries shared;
  text += fmt::format("\n## Options of several commands\n\n{}", fmt::join(shared.entries(), ""));
  for (const CommandRow& row : command_table()) text += reference_of(*command_named(row.name), shared);
  return text;
}

}  // namespace neardup::cli
