#include "program/command_tree.h"

#include <algorithm>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "commands/commands.h"
#include "options/usage_message.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kColumn = 30;

using HelpOptions = std::vector<const CLI::Option*>;

/** A name and its description in two columns. The description begins on a new line if the name is too wide. */
std::string two_columns(const std::string& name, const std::string& text) {
  std::string line = "  " + name;
  if (!text.empty()) {
    line += line.size() < kColumn ? std::string(kColumn - line.size(), ' ') : "\n" + std::string(kColumn, ' ');
  }
  for (const char character : text) {
    line += character;
    if (character == '\n') line.append(kColumn, ' ');
  }
  return line + "\n";
}

bool takes_several(const CLI::Option& option) {
  return option.get_items_expected_max() >= CLI::detail::expected_max_vector_size;
}

/** The name of an option's value: the program's own, else CLI11's name of the type. */
std::string value_name(const CLI::Option& option) {
  if (!option.get_option_text().empty()) return option.get_option_text();
  if (option.get_items_expected_max() == 0) return {};
  const std::string type = option.get_type_name();
  return type.substr(0, type.find(':'));  // without the names of checks
}

std::string description(const CLI::Option& option) {
  const std::string& text = option.get_description();
  const std::string value = option.get_default_str();
  const bool says_default = text.find("default") != std::string::npos;
  return value.empty() || says_default ? text : text + "; default " + value;
}

std::string option_line(const CLI::Option& option) {
  const std::string value = value_name(option);
  return two_columns(option.get_name(false, true) + (value.empty() ? "" : " " + value), description(option));
}

std::string argument_name(const CLI::Option& option) {
  return option.get_option_text().empty() ? option.get_name(true, false) : option.get_option_text();
}

/** As in the usage line: "DATABASE", "PATH...", "[PATH...]". */
std::string argument_usage(const CLI::Option& option) {
  if (!option.get_option_text().empty()) return option.get_option_text();
  const std::string name = option.get_name(true, false) + (takes_several(option) ? "..." : "");
  return option.get_required() ? name : "[" + name + "]";
}

/** Those of the command's groups, too. */
HelpOptions positional_arguments(const CLI::App& command) {
  HelpOptions arguments = all_options(command);
  const auto is_named = [](const CLI::Option* option) { return !option->get_positional(); };
  arguments.erase(std::remove_if(arguments.begin(), arguments.end(), is_named), arguments.end());
  return arguments;
}

/** Options to show, the help option last. Options without a group are hidden. */
HelpOptions named_options(const CLI::App& command) {
  HelpOptions options = command.get_options(
      [](const CLI::Option* option) { return option->nonpositional() && !option->get_group().empty(); });
  std::stable_partition(options.begin(), options.end(),
                        [&](const CLI::Option* option) { return option != command.get_help_ptr(); });
  return options;
}

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App* part) { return !part->get_name().empty(); });
}

std::string usage(const CLI::App& app, const std::string& name) {
  std::string line = "Usage: " + name + " [OPTIONS]";
  for (const CLI::Option* argument : positional_arguments(app)) line += " " + argument_usage(*argument);
  return line + (commands_of(app).empty() ? "" : " SUBCOMMAND") + "\n";
}

std::string arguments_part(const CLI::App& app) {
  std::string lines;
  for (const CLI::Option* argument : positional_arguments(app)) {
    lines += two_columns(argument_name(*argument), description(*argument));
  }
  return lines.empty() ? lines : "\nArguments:\n" + lines;
}

std::string options_part(const CLI::App& app) {
  std::string lines;
  for (const CLI::App* group : option_groups(app)) {
    lines += "\n" + group->get_group() + (group->get_require_option_min() == 1 ? ", exactly one of these:\n" : ":\n");
    for (const CLI::Option* option : named_options(*group)) {
      if (option != group->get_help_ptr()) lines += option_line(*option);
    }
  }
  lines += "\nOptions:\n";
  for (const CLI::Option* option : named_options(app)) lines += option_line(*option);
  return lines;
}

std::string commands_part(const CLI::App& app) {
  std::string lines;
  for (const CLI::App* command : commands_of(app))
    lines += two_columns(command->get_name(), command->get_description());
  return lines.empty() ? lines : "\nSubcommands:\n" + lines;
}

class HelpFormat : public CLI::FormatterBase {
 public:
  std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode /*mode*/) const override {
    const std::string footer = app->get_footer();
    return app->get_description() + "\n" + usage(*app, name) + arguments_part(*app) + options_part(*app) +
           commands_part(*app) + (footer.empty() ? "" : "\n" + footer + "\n");
  }
};

/** A default as the user types it: CLI11 puts lists in brackets; an empty list is [] or, in later releases, {}. */
std::string without_brackets(const std::string& value) {
  if (value == "{}") return {};
  const bool list = value.size() > 1 && value.front() == '[' && value.back() == ']';
  return list ? without_brackets(value.substr(1, value.size() - 2)) : value;
}

constexpr const char* kFooter =
    "Examples:\n"
    "  xapian-neardup index site.db /usr/share/doc     # index and sign a folder\n"
    "  xapian-neardup group site.db                    # group its near-duplicates\n"
    "  xapian-neardup search site.db free software     # search it, each text once\n"
    "  xapian-neardup find site.db /usr/share/doc/libc-bin/copyright\n"
    "\n"
    "Exit codes: 0 ok, 1 error, 2 usage, 3 locked, 4 corrupt, 5 no space or I/O, 6 memory, 7 scheme mismatch,\n"
    "130 interrupted.\n"
    "'xapian-neardup help COMMAND' shows the help of a command.";

/** In the order of the help. */
constexpr void (*kCommands[])(CLI::App& app) = {
    add_index_command,   add_sign_command,     add_attach_command, add_run_command,      add_group_command,
    add_search_command,  add_find_command,     add_pairs_command,  add_groups_command,   add_distinct_command,
    add_explain_command, add_info_command,     add_check_command,  add_detach_command,   add_report_command,
    add_extract_command, add_dedupe_command,   add_hash_command,   add_compare_command,  add_sample_command,
    add_plan_command,    add_evaluate_command, add_idf_command,    add_annotate_command, add_omega_setup_command};

/** Make an option take exactly one value each time it is given. Otherwise an option with a list would also take the
 *  arguments after it. An empty value is refused: it usually is an unset variable of a script. */
void let_take_one_value(CLI::Option& option) {
  const CLI::Validator not_empty([](const std::string& value) { return value.empty() ? "is empty" : ""; }, "");
  option.allow_extra_args(false);
  if (option.get_items_expected_max() != 0) option.check(not_empty);
}

/** Apply the common rules to all options of a command and of its groups. */
void finish_options(CLI::App& command) {
  for (CLI::Option* option : command.get_options({})) {
    capture_default(*option);
    if (!option->get_positional()) let_take_one_value(*option);
  }
  for (CLI::App* group : command.get_subcommands({})) finish_options(*group);
}

}  // namespace

void format_help(CLI::App& program) {
  program.formatter(std::make_shared<HelpFormat>());
  program.set_help_flag("-h,--help", "print this help");
}

void capture_default(CLI::Option& option) {
  const bool takes_value = option.get_items_expected_max() != 0;
  if (!takes_value || !option.get_default_str().empty()) return;
  option.capture_default_str();
  option.default_str(without_brackets(option.get_default_str()));
}

std::shared_ptr<CLI::App> command_tree() {
  auto app = std::make_shared<CLI::App>("Find, group and collapse near-duplicate documents in Xapian databases.",
                                        "xapian-neardup");
  format_help(*app);
  app->set_version_flag("--version", "xapian-neardup " NEARDUP_VERSION, "print the version");
  app->footer(kFooter);
  app->require_subcommand(1);
  for (const auto add : kCommands) add(*app);
  for (CLI::App* command : app->get_subcommands({})) finish_options(*command);
  return app;
}

}  // namespace neardup::cli
