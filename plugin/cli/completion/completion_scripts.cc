// Prints the completion script of a shell, generated from the program's own command tree.
//
//   completion_scripts bash|zsh

#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "attaching/application_profile.h"
#include "bytes/parsed_number.h"
#include "output/printable.h"
#include "program/command_tree.h"

using neardup::joined;
using neardup::cli::replaced;

namespace {

/** The kind of value of an option or of a positional argument. */
enum class Argument { kNone, kFile, kProgram, kChoice, kOther };

struct CompletedOption {
  std::vector<std::string> names;  ///< with their dashes
  std::string description;
  Argument argument = Argument::kNone;
  std::string choices;  ///< separated by spaces; only for kChoice
  std::string value;    ///< the name of the value in the help
};

struct CompletedCommand {
  std::string name;  ///< empty for the program itself
  std::string description;
  std::vector<CompletedOption> options;
  Argument positional = Argument::kFile;
  std::string first;  ///< words that the first argument may be, where it may also be a file; separated by spaces
};

CompletedOption completed(const CLI::Option& option) {
  CompletedOption result;
  for (const std::string& name : option.get_snames()) result.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) result.names.push_back("--" + name);
  result.description = option.get_description();
  if (option.get_items_expected_max() == 0) return result;
  result.value = option.get_option_text().empty() ? option.get_type_name() : option.get_option_text();
  const bool words_and_bars = result.value.find_first_not_of("abcdefghijklmnopqrstuvwxyz-|") == std::string::npos;
  if (words_and_bars && result.value.find('|') != std::string::npos) {
    result.argument = Argument::kChoice;
    result.choices = replaced(result.value, "|", " ");
    result.value = "choice";
  } else {
    const bool file = result.value == "FILE" || result.value == "FOLDER";
    result.argument = file ? Argument::kFile : Argument::kOther;
  }
  return result;
}

/** Add the options of a command and of its option groups. */
void add_options(const CLI::App& app, CompletedCommand& command) {
  for (const CLI::Option* option : app.get_options()) {
    if (app.get_name().empty() && option == app.get_help_ptr()) continue;  // each group has one like the command's
    const bool program = option->get_name() == "PROGRAM" || option->get_name() == "COMMAND";
    if (program) command.positional = Argument::kProgram;
    if (option->get_name() == "APPLICATION") command.first = joined(neardup::cli::known_applications(), " ");
    const bool hidden = option->get_group().empty();
    if (!option->get_positional() && !hidden) command.options.push_back(completed(*option));
  }
  for (const CLI::App* group : app.get_subcommands({})) {
    if (group->get_name().empty()) add_options(*group, command);
  }
}

CompletedCommand completed_command(const CLI::App& app, const std::string& name) {
  CompletedCommand command;
  command.name = name;
  command.description = app.get_description();
  add_options(app, command);
  return command;
}

std::vector<CompletedCommand> completed_commands(const CLI::App& program) {
  std::vector<CompletedCommand> commands;
  for (const CLI::App* app : program.get_subcommands({})) {
    commands.push_back(completed_command(*app, app->get_name()));
  }
  return commands;
}

std::vector<std::string> names_of(const std::vector<CompletedOption>& options) {
  std::vector<std::string> names;
  for (const CompletedOption& option : options) names.insert(names.end(), option.names.begin(), option.names.end());
  return names;
}

/** What completes an argument in each shell; by Argument. */
struct Completion {
  const char* bash;
  const char* zsh;
};
constexpr Completion kCompletions[] = {{"complete=nothing", " "},
                                       {"complete=file", "_files"},
                                       {"complete=command", "_command_names -e"},
                                       {nullptr, nullptr},  // choices are listed
                                       {"complete=nothing", " "}};

std::string bash_action(Argument argument, const std::string& choices) {
  if (argument == Argument::kChoice) return "words='" + choices + "'";
  return kCompletions[static_cast<std::size_t>(argument)].bash;
}

void print_bash_command(const CompletedCommand& command) {
  std::cout << "    " << command.name << ")\n      options='" << joined(names_of(command.options), " ") << "'\n"
            << "      " << bash_action(command.positional, "") << "\n";
  if (!command.first.empty()) std::cout << "      ((COMP_CWORD != 2)) || words='" << command.first << "'\n";
  std::cout << "      case $previous in\n";
  for (const CompletedOption& option : command.options) {
    if (option.argument == Argument::kNone) continue;
    std::cout << "        " << joined(option.names, " | ")
              << ") options= " << bash_action(option.argument, option.choices)
              << (option.argument == Argument::kChoice ? " complete=" : "") << " ;;\n";
  }
  std::cout << "      esac\n      ;;\n";
}

constexpr const char* kBashStart = R"(# bash completion of xapian-neardup, made of its command tree.

_xapian_neardup() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  # --option=value comes as three words.
  if [[ $current == = ]]; then
    current=
  elif [[ $previous == = ]]; then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  local command= options= words= complete=
  ((COMP_CWORD == 1)) || command=${COMP_WORDS[1]}
  case $command in
)";

constexpr const char* kBashEnd = R"(  esac
  [[ $current == -* ]] && words=$options complete=
  case $complete in
    file | command) compopt -o filenames 2>/dev/null ;;&
    file) mapfile -t COMPREPLY < <(compgen -f -W "$words" -- "$current") ;;
    command) mapfile -t COMPREPLY < <(compgen -c -f -- "$current") ;;
    nothing) COMPREPLY=() ;;
    *) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current") ;;
  esac
}

complete -F _xapian_neardup xapian-neardup
)";

void print_bash(const CompletedCommand& program, const std::vector<CompletedCommand>& commands) {
  std::vector<std::string> names;
  for (const CompletedCommand& command : commands) names.push_back(command.name);
  std::cout << kBashStart << "    '') words='" << joined(names, " ") << "' options='"
            << joined(names_of(program.options), " ") << "' ;;\n";
  for (const CompletedCommand& command : commands) print_bash_command(command);
  std::cout << kBashEnd;
}

/** Text inside single quotes, with a backslash before each special character of _arguments and _describe. */
std::string zsh_text(const std::string& text) {
  std::string result;
  for (const char character : text) {
    if (std::string_view("[]:\\").find(character) != std::string_view::npos) result += '\\';
    result += character;
  }
  return replaced(result, "'", "'\\''");
}

std::string zsh_action(Argument argument, const std::string& choices) {
  if (argument == Argument::kChoice) return "(" + choices + ")";
  return kCompletions[static_cast<std::size_t>(argument)].zsh;
}

void print_zsh_option(const CompletedOption& option, const char* indent) {
  for (const std::string& name : option.names) {
    const bool equals_sign = option.argument != Argument::kNone && name.compare(0, 2, "--") == 0;
    std::cout << indent << "'" << (option.names.size() > 1 ? "(" + joined(option.names, " ") + ")" : "") << name
              << (equals_sign ? "=" : "") << "[" << zsh_text(option.description) << "]";
    if (option.argument != Argument::kNone) {
      std::cout << ":" << zsh_text(option.value) << ":" << zsh_action(option.argument, option.choices);
    }
    std::cout << "' \\\n";
  }
}

void print_zsh_command(const CompletedCommand& command) {
  std::cout << "        " << command.name << ")\n          _arguments \\\n";
  for (const CompletedOption& option : command.options) print_zsh_option(option, "            ");
  if (!command.first.empty()) std::cout << "            '1:first:{compadd " << command.first << "; _files}' \\\n";
  std::cout << "            '*:argument:" << (command.positional == Argument::kProgram ? "_normal" : "_files")
            << "'\n          ;;\n";
}

void print_zsh(const CompletedCommand& program, const std::vector<CompletedCommand>& commands) {
  std::cout << "#compdef xapian-neardup\n# zsh completion of xapian-neardup, made of its command tree.\n\n"
               "_xapian_neardup() {\n  local curcontext=$curcontext state line\n  local -a commands=(\n";
  for (const CompletedCommand& command : commands) {
    std::cout << "    '" << command.name << ":" << zsh_text(command.description) << "'\n";
  }
  std::cout << "  )\n  _arguments -C \\\n";
  for (const CompletedOption& option : program.options) print_zsh_option(option, "    ");
  std::cout << "    '1: :->command' '*:: :->arguments'\n  case $state in\n"
               "    command) _describe command commands ;;\n    arguments)\n      case $words[1] in\n";
  for (const CompletedCommand& command : commands) print_zsh_command(command);
  std::cout << "      esac\n      ;;\n  esac\n}\n\n_xapian_neardup \"$@\"\n";
}

}  // namespace

int main(int argc, char** argv) {
  const std::string shell = argc == 2 ? argv[1] : "";
  const std::shared_ptr<CLI::App> tree = neardup::cli::command_tree();
  const CompletedCommand program = completed_command(*tree, "");
  if (shell == "bash") {
    print_bash(program, completed_commands(*tree));
  } else if (shell == "zsh") {
    print_zsh(program, completed_commands(*tree));
  } else {
    std::cerr << "usage: completion_scripts bash|zsh\n";
    return 2;
  }
  return 0;
}
