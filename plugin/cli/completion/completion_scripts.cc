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
#include "options/usage_message.h"
#include "output/printable.h"
#include "program/command_tree.h"

using neardup::joined;
using neardup::cli::replaced;

namespace {

using Options = std::vector<const CLI::Option*>;

Options named_options(const CLI::App& app) {
  Options options;
  for (const CLI::Option* option : neardup::cli::all_options(app)) {
    if (!option->get_positional() && !option->get_group().empty()) options.push_back(option);
  }
  return options;
}

/** The program that a command runs is completed by its name. */
bool runs_a_program(const CLI::App& command) {
  return command.get_option_no_throw("COMMAND") != nullptr;
}

/** Words that the first argument may be, where it may also be a file; separated by spaces. */
std::string first_words(const CLI::App& command) {
  return command.get_option_no_throw("APPLICATION") == nullptr ? "" : joined(neardup::cli::known_applications(), " ");
}

std::vector<std::string> names_of(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  return names;
}

std::string all_names(const Options& options) {
  std::vector<std::string> names;
  for (const CLI::Option* option : options) names.push_back(joined(names_of(*option), " "));
  return joined(names, " ");
}

/** The name of the value in the help; empty for an option without one. */
std::string value_of(const CLI::Option& option) {
  if (option.get_items_expected_max() == 0) return {};
  return option.get_option_text().empty() ? option.get_type_name() : option.get_option_text();
}

/** The values of an option that takes one of some words, separated by spaces. */
std::string choices_of(const CLI::Option& option) {
  const std::string value = value_of(option);
  const bool words_and_bars = value.find_first_not_of("abcdefghijklmnopqrstuvwxyz-|") == std::string::npos;
  return words_and_bars && value.find('|') != std::string::npos ? replaced(value, "|", " ") : "";
}

bool takes_file(const CLI::Option& option) {
  return value_of(option) == "FILE" || value_of(option) == "FOLDER";
}

std::string bash_action(const CLI::Option& option) {
  if (const std::string choices = choices_of(option); !choices.empty()) return "words='" + choices + "' complete=";
  return takes_file(option) ? "complete=file" : "complete=nothing";
}

void print_bash_command(const CLI::App& command) {
  std::cout << "    " << command.get_name() << ")\n      options='" << all_names(named_options(command)) << "'\n"
            << "      complete=" << (runs_a_program(command) ? "command" : "file") << "\n";
  const std::string first = first_words(command);
  if (!first.empty()) std::cout << "      ((COMP_CWORD != 2)) || words='" << first << "'\n";
  std::cout << "      case $previous in\n";
  for (const CLI::Option* option : named_options(command)) {
    if (value_of(*option).empty()) continue;
    std::cout << "        " << joined(names_of(*option), " | ") << ") options= " << bash_action(*option) << " ;;\n";
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

void print_bash(const CLI::App& program) {
  std::vector<std::string> names;
  for (const CLI::App* command : program.get_subcommands({})) names.push_back(command->get_name());
  std::cout << kBashStart << "    '') words='" << joined(names, " ") << "' options='"
            << all_names(named_options(program)) << "' ;;\n";
  for (const CLI::App* command : program.get_subcommands({})) print_bash_command(*command);
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

std::string zsh_action(const CLI::Option& option) {
  if (const std::string choices = choices_of(option); !choices.empty()) return ":choice:(" + choices + ")";
  return ":" + zsh_text(value_of(option)) + ":" + (takes_file(option) ? "_files" : " ");
}

void print_zsh_option(const CLI::Option& option, const char* indent) {
  const std::vector<std::string> names = names_of(option);
  const bool takes_value = !value_of(option).empty();
  for (const std::string& name : names) {
    std::cout << indent << "'" << (names.size() > 1 ? "(" + joined(names, " ") + ")" : "") << name
              << (takes_value && name.compare(0, 2, "--") == 0 ? "=" : "") << "[" << zsh_text(option.get_description())
              << "]" << (takes_value ? zsh_action(option) : "") << "' \\\n";
  }
}

void print_zsh_command(const CLI::App& command) {
  std::cout << "        " << command.get_name() << ")\n          _arguments \\\n";
  for (const CLI::Option* option : named_options(command)) print_zsh_option(*option, "            ");
  const std::string first = first_words(command);
  if (!first.empty()) std::cout << "            '1:first:{compadd " << first << "; _files}' \\\n";
  std::cout << "            '*:argument:" << (runs_a_program(command) ? "_normal" : "_files") << "'\n          ;;\n";
}

void print_zsh(const CLI::App& program) {
  std::cout << "#compdef xapian-neardup\n# zsh completion of xapian-neardup, made of its command tree.\n\n"
               "_xapian_neardup() {\n  local curcontext=$curcontext state line\n  local -a commands=(\n";
  for (const CLI::App* command : program.get_subcommands({})) {
    std::cout << "    '" << command->get_name() << ":" << zsh_text(command->get_description()) << "'\n";
  }
  std::cout << "  )\n  _arguments -C \\\n";
  for (const CLI::Option* option : named_options(program)) print_zsh_option(*option, "    ");
  std::cout << "    '1: :->command' '*:: :->arguments'\n  case $state in\n"
               "    command) _describe command commands ;;\n    arguments)\n      case $words[1] in\n";
  for (const CLI::App* command : program.get_subcommands({})) print_zsh_command(*command);
  std::cout << "      esac\n      ;;\n  esac\n}\n\n_xapian_neardup \"$@\"\n";
}

}  // namespace

int main(int argc, char** argv) {
  const std::string shell = argc == 2 ? argv[1] : "";
  if (shell == "bash") {
    print_bash(*neardup::cli::command_tree());
  } else if (shell == "zsh") {
    print_zsh(*neardup::cli::command_tree());
  } else {
    std::cerr << "usage: completion_scripts bash|zsh\n";
    return 2;
  }
  return 0;
}
