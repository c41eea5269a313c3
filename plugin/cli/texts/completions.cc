#include "texts/completions.h"

#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "attaching/application_profile.h"
#include "flags/command.h"
#include "output/printable.h"
#include "program/all_commands.h"

namespace neardup::cli {

namespace {

std::string spaced(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

/** Words that a value may be, separated by spaces. */
std::string words_of(const Flag& flag) {
  const bool names_a_program = flag.takes == Takes::kDatabase || flag.takes == Takes::kApplication;
  return names_a_program ? spaced(known_applications()) : replaced(flag.words, "|", " ");
}

bool takes_files(const Flag& flag) {
  return flag.takes >= Takes::kInput && flag.takes <= Takes::kApplication;
}

std::vector<const Flag*> options_of(const CommandRow& row) {
  std::vector<const Flag*> options;
  for (const Flag* flag : flags_of(row.name)) {
    if (!flag->is_argument()) options.push_back(flag);
  }
  return options;
}

/** The first argument of a command; null if it has none. */
const Flag* first_argument(const CommandRow& row) {
  std::string name(row.arguments);
  name = name.substr(0, name.find_first_of(" .]"));
  if (name.empty()) return nullptr;
  return &flag_of(row.name, name.front() == '[' ? name.substr(1) : name);
}

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const CommandRow& row : command_table()) names.emplace_back(row.name);
  names.emplace_back("help");
  return names;
}

std::string option_names(const CommandRow& row) {
  std::vector<std::string> names;
  for (const Flag* flag : options_of(row)) {
    for (const std::string& name : flag->names()) names.push_back(name);
  }
  return spaced(names);
}

std::string bash_values(const Flag& flag) {
  return fmt::format("words='{}' complete={}", words_of(flag), takes_files(flag) ? "file" : "");
}

std::string bash_case(const CommandRow& row) {
  std::string text = fmt::format("    {})\n      options='{}' complete=file\n", row.name, option_names(row));
  if (const Flag* first = first_argument(row)) {
    if (first->takes == Takes::kProgram) text += "      complete=command\n";
    if (!words_of(*first).empty()) text += fmt::format("      ((COMP_CWORD != 2)) || words='{}'\n", words_of(*first));
  }
  text += "      case $previous in\n";
  for (const Flag* flag : options_of(row)) {
    if (flag->takes == Takes::kNothing) continue;
    text += fmt::format("        {}) options= {} ;;\n", fmt::join(flag->names(), " | "), bash_values(*flag));
  }
  return text + "      esac\n      ;;\n";
}

constexpr const char* kBashStart = R"(# bash completion of xapian-neardup, made of its table of flags.

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
    *) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current") ;;
  esac
}

complete -F _xapian_neardup xapian-neardup
)";

/** Text inside single quotes, with a backslash before each special character of _arguments and _describe. */
std::string zsh_text(const std::string& text) {
  std::string result;
  for (const char character : text) {
    if (std::string_view("[]:\\").find(character) != std::string_view::npos) result += '\\';
    result += character;
  }
  return replaced(result, "'", "'\\''");
}

std::string zsh_values(const Flag& flag) {
  const std::string words = words_of(flag);
  if (takes_files(flag)) return words.empty() ? "_files" : "{compadd " + words + "; _files}";
  return words.empty() ? " " : "(" + words + ")";
}

std::string zsh_options(const Command& command) {
  std::string text;
  for (const Flag* flag : options_of(command.row())) {
    const std::vector<std::string> names = flag->names();
    const bool takes_value = flag->takes != Takes::kNothing;
    for (const std::string& name : names) {
      text += fmt::format("            '{}{}{}[{}]{}' \\\n", names.size() > 1 ? "(" + spaced(names) + ")" : "", name,
                          takes_value && name.compare(0, 2, "--") == 0 ? "=" : "", zsh_text(command.help_of(*flag)),
                          takes_value ? ":" + zsh_text(flag->value) + ":" + zsh_values(*flag) : "");
    }
  }
  return text;
}

std::string zsh_case(const CommandRow& row) {
  std::string text = fmt::format("        {})\n          _arguments \\\n", row.name);
  text += zsh_options(*command_named(row.name));
  const Flag* first = first_argument(row);
  if (first != nullptr && !words_of(*first).empty())
    text += fmt::format("            '1:first:{}' \\\n", zsh_values(*first));
  const bool runs_a_program = first != nullptr && first->takes == Takes::kProgram;
  return text + fmt::format("            '*:argument:{}'\n          ;;\n", runs_a_program ? "_normal" : "_files");
}

/** Text inside single quotes of fish. */
std::string fish_text(const std::string& text) {
  return replaced(replaced(text, "\\", "\\\\"), "'", "\\'");
}

std::string fish_option(const CommandRow& row, const Flag& flag, const std::string& help) {
  std::string text = fmt::format("complete -c xapian-neardup -n '__fish_seen_subcommand_from {}'", row.name);
  for (const std::string& name : flag.names()) {
    const bool is_long = name.compare(0, 2, "--") == 0;
    text += is_long ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  if (flag.takes != Takes::kNothing) text += takes_files(flag) ? " -r -F" : " -x";
  if (const std::string words = words_of(flag); !words.empty()) text += fmt::format(" -a '{}'", words);
  return text + fmt::format(" -d '{}'\n", fish_text(help));
}

}  // namespace

std::string bash_completion() {
  std::string text = kBashStart;
  text += fmt::format("    '') words='{}' options='-h --help --version' ;;\n", spaced(command_names()));
  text += fmt::format("    help) words='{} --all' ;;\n", spaced(command_names()));
  for (const CommandRow& row : command_table()) text += bash_case(row);
  return text + kBashEnd;
}

std::string zsh_completion() {
  std::string text =
      "#compdef xapian-neardup\n# zsh completion of xapian-neardup, made of its table of flags.\n\n"
      "_xapian_neardup() {\n  local curcontext=$curcontext state line\n  local -a commands=(\n";
  for (const CommandRow& row : command_table()) text += fmt::format("    '{}:{}'\n", row.name, zsh_text(row.what));
  text +=
      "    'help:show the help of a command'\n  )\n  _arguments -C '(-h --help)'{-h,--help}'[print this help]' \\\n"
      "    '--version[print the version]' '1: :->command' '*:: :->arguments'\n  case $state in\n"
      "    command) _describe command commands ;;\n    arguments)\n      case $words[1] in\n"
      "        help) _describe command commands ;;\n";
  for (const CommandRow& row : command_table()) text += zsh_case(row);
  return text + "      esac\n      ;;\n  esac\n}\n\n_xapian_neardup \"$@\"\n";
}

std::string fish_completion() {
  std::string text = "# fish completion of xapian-neardup, made of its table of flags.\n";
  for (const CommandRow& row : command_table()) {
    text += fmt::format("complete -c xapian-neardup -n __fish_use_subcommand -f -a {} -d '{}'\n", row.name,
                        fish_text(row.what));
  }
  text += "complete -c xapian-neardup -n __fish_use_subcommand -f -a help -d 'show the help of a command'\n";
  text += fmt::format("complete -c xapian-neardup -n '__fish_seen_subcommand_from help' -f -a '{}'\n",
                      spaced(command_names()));
  for (const CommandRow& row : command_table()) {
    const auto command = command_named(row.name);
    if (const Flag* first = first_argument(row); first != nullptr && !words_of(*first).empty()) {
      text += fmt::format("complete -c xapian-neardup -n '__fish_seen_subcommand_from {}' -a '{}'\n", row.name,
                          words_of(*first));
    }
    for (const Flag* flag : options_of(row)) text += fish_option(row, *flag, command->help_of(*flag));
  }
  return text;
}

}  // namespace neardup::cli
