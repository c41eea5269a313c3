#include "flags/command.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include "errors/exit_codes.h"
#include "flags/usage_message.h"

namespace neardup::cli {

namespace {

constexpr const char* kArguments = "ARGUMENTS";

/** A condition of the table, "--format=csv,tsv": a name, and the values that count; any value if there are none. */
struct Condition {
  std::string name;
  std::vector<std::string> values;

  std::string text() const { return values.empty() ? name : fmt::format("{} {}", name, fmt::join(values, " or ")); }
};

std::vector<Condition> conditions_of(const std::string& names) {
  std::vector<Condition> conditions;
  for (const std::string& name : parts_of(names, ' ')) {
    const std::size_t equals = name.find('=');
    conditions.push_back({name.substr(0, equals), equals == std::string::npos
                                                      ? std::vector<std::string>()
                                                      : parts_of(name.substr(equals + 1), ',')});
  }
  return conditions;
}

/** One item of the arguments of a command: "[PATH...]". */
struct Item {
  std::string name;
  bool is_optional;
  bool is_list;
};

std::vector<Item> items_of(const std::string& arguments) {
  std::vector<Item> items;
  for (std::string part : parts_of(arguments, ' ')) {
    const bool optional = part.front() == '[';
    if (optional) part = part.substr(1, part.size() - 2);
    const std::size_t dots = part.find("...");
    items.push_back({part.substr(0, dots), optional, dots != std::string::npos});
  }
  return items;
}

/** ": what it is", for messages. */
std::string meaning_of(const Flag& flag) {
  return ": " + flag.help.substr(0, flag.help.find(';'));
}

/** A flag in CLI11: it only cuts words. */
CLI::Option* add(CLI::App& parser, const Flag& flag) {
  if (flag.takes == Takes::kNothing) return parser.add_flag(flag.name);
  return parser.add_option(flag.name)->expected(flag.is_pair ? 2 : 1)->allow_extra_args(false);
}

}  // namespace

std::string number_text(double number) {
  return number == static_cast<double>(static_cast<long long>(number)) ? std::to_string(static_cast<long long>(number))
                                                                       : fmt::format("{}", number);
}

Command::Command(const std::string& name) : row_(*find_command(name)) {}

void Command::take(const std::string& flag, Taker taker, std::string usual) {
  takers_[&flag_of(row_.name, flag)] = {std::move(taker), std::move(usual)};
}

void Command::set(const std::string& flag, bool& variable) {
  take(flag, [&variable](const std::string& value) { variable = value == "true"; });
}

void Command::set(const std::string& flag, std::string& variable, std::string usual) {
  take(
      flag, [&variable](const std::string& value) { variable = value; }, usual.empty() ? variable : std::move(usual));
}

void Command::set(const std::string& flag, std::optional<std::string>& variable) {
  take(flag, [&variable](const std::string& value) { variable = value; });
}

void Command::set(const std::string& flag, std::vector<std::string>& variable) {
  const auto add_value = [&variable, is_first = true](const std::string& value) mutable {
    if (std::exchange(is_first, false)) variable.clear();
    variable.push_back(value);
  };
  take(flag, add_value, fmt::format("{}", fmt::join(variable, ",")));
}

void Command::set(const std::string& flag, std::chrono::seconds& variable) {
  take(flag, [&variable](const std::string& value) {
    variable = std::chrono::seconds(*parsed_number<std::chrono::seconds::rep>(value));
  });
}

std::size_t Command::count(const std::string& flag) const {
  return static_cast<std::size_t>(
      std::count_if(given_.begin(), given_.end(), [&](const Given& given) { return given.flag->long_name() == flag; }));
}

std::vector<std::string> Command::values(const std::string& flag) const {
  std::vector<std::string> values;
  for (const Given& given : given_) {
    if (given.flag->long_name() == flag) values.push_back(given.value);
  }
  return values;
}

void Command::refuse(const std::string& message) const {
  throw UsageError(fmt::format("{}; see 'xapian-neardup {} --help'", message, row_.name));
}

void Command::run(const std::vector<std::string>& words) {
  given_.clear();
  read(words);
  for (const Given& given : given_) {
    if (const std::string problem = problem_with(*given.flag, given.value); !problem.empty())
      refuse(given.flag->long_name() + ": " + problem);
  }
  require_one_of();
  require_company();
  for (const Given& given : given_) hand_over(given);
  run_();
}

void Command::read(const std::vector<std::string>& words) {
  CLI::App parser;
  parser.set_help_flag();
  std::map<const CLI::Option*, const Flag*> flags;
  for (const Flag* flag : flags_of(row_.name)) {
    if (flag->is_argument()) continue;
    CLI::Option* option = add(parser, *flag);
    option->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    flags[option] = flag;
  }
  CLI::Option* arguments =
      parser.add_option(kArguments)->expected(0, CLI::detail::expected_max_vector_size)->allow_extra_args();
  try {
    parser.parse(std::vector<std::string>(words.rbegin(), words.rend()));
  } catch (const CLI::ParseError& error) {
    refuse(usage_message(row_.name, parser.remaining(true), error.what()));
  }
  assign_arguments(arguments->results());
  std::map<const CLI::Option*, std::size_t> seen;
  for (const CLI::Option* option : parser.parse_order()) {
    if (option == arguments) continue;
    const Flag& flag = *flags.at(option);
    const std::string& value = option->results().at(seen[option]++);
    if (flag.takes == Takes::kNothing && value == "false" && flag.names().size() == 1) continue;  // --quiet=false
    std::vector<std::string> parts = flag.has_commas ? parts_of(value, ',') : std::vector{value};
    if (parts.empty()) parts.emplace_back();  // is refused
    for (const std::string& part : parts) given_.push_back({&flag, part});
  }
}

/** Optional items take what the others leave, from the left. */
void Command::assign_arguments(const std::vector<std::string>& values) {
  const std::vector<Item> items = items_of(row_.arguments);
  const auto required = static_cast<std::size_t>(
      std::count_if(items.begin(), items.end(), [](const Item& item) { return !item.is_optional; }));
  std::size_t spare = values.size() < required ? 0 : values.size() - required;
  std::size_t at = 0;
  for (const Item& item : items) {
    std::size_t takes = item.is_optional ? 0 : 1;
    const std::size_t more = item.is_list ? spare : item.is_optional ? std::min<std::size_t>(spare, 1) : 0;
    spare -= more;
    takes += more;
    if (at + takes > values.size()) refuse(item.name + " is missing" + meaning_of(flag_of(row_.name, item.name)));
    for (; takes != 0; --takes) given_.push_back({&flag_of(row_.name, item.name), values[at++]});
  }
  if (at != values.size()) refuse(unexpected_argument(row_.name, values[at]));
}

bool Command::has_any(const std::string& names, const Flag& besides) const {
  for (const Condition& condition : conditions_of(names)) {
    if (condition.name == besides.long_name()) continue;
    const std::vector<std::string> given = values(condition.name);
    if (condition.values.empty() && !given.empty()) return true;
    const auto counts = [&](const std::string& value) {
      return std::find(condition.values.begin(), condition.values.end(), value) != condition.values.end();
    };
    if (std::any_of(given.begin(), given.end(), counts)) return true;
  }
  return false;
}

void Command::require_company() const {
  for (const Flag* flag : flags_of(row_.name)) {
    const std::string name = flag->long_name();
    const std::size_t given = count(name);
    if (given == 0 && flag->is_required)
      refuse(fmt::format("{} {} is missing{}", name, flag->value, meaning_of(*flag)));
    if (given == 0) continue;
    if (!flag->is_list && !flag->is_argument() && flag->takes != Takes::kNothing && given > (flag->is_pair ? 2 : 1))
      refuse(fmt::format("{} is given {} times", name, given));
    if (flag->is_pair && given != 2)
      refuse(fmt::format("{} needs two values, {}, such as {}", name, flag->value, flag->example));
    if (!flag->needs.empty() && !has_any(flag->needs, *flag)) {
      std::vector<std::string> names;
      for (const Condition& condition : conditions_of(flag->needs)) names.push_back(condition.text());
      refuse(fmt::format("{} has no effect without {}", name, fmt::join(names, " or ")));
    }
    for (const Condition& condition : conditions_of(flag->excludes)) {
      if (condition.name == name) continue;
      for (const std::string& value : condition.values) {
        if (has_any(condition.name + "=" + value, *flag))
          refuse(fmt::format("{} has no effect with {} {}", name, condition.name, value));
      }
      if (condition.values.empty() && count(condition.name) != 0)
        refuse(fmt::format("{} and {} cannot be given together{}", name, condition.name, flag->remedy));
    }
  }
}

void Command::require_one_of() const {
  std::vector<std::string> given;
  const std::vector<std::string> names = parts_of(row_.one_of, ' ');
  if (names.empty()) return;
  const auto present =
      std::count_if(names.begin(), names.end(), [&](const std::string& name) { return is_given(name); });
  if (present == 0) refuse(fmt::format("one of {} is missing", fmt::join(names, ", ")));
  if (present > 1) refuse(fmt::format("only one of {} can be given", fmt::join(names, ", ")));
}

void Command::hand_over(const Given& given) {
  if (given.flag->takes == Takes::kNothing && given.value != "true" && given.value != "false")
    refuse(given.flag->long_name() + " takes no value");
  const auto taker = takers_.find(given.flag);
  if (taker == takers_.end()) return;
  try {
    taker->second.first(given.value);
  } catch (const UsageError& error) {
    refuse(given.flag->long_name() + ": " + error.what());
  }
}

std::string Command::help_of(const Flag& flag) const {
  const auto taker = takers_.find(&flag);
  const std::string usual = taker == takers_.end() ? "" : taker->second.second;
  const std::size_t place = flag.help.find("{}");
  if (place != std::string::npos) return flag.help.substr(0, place) + usual + flag.help.substr(place + 2);
  const bool says_default = flag.help.find("default") != std::string::npos;
  return usual.empty() || says_default ? flag.help : flag.help + "; default " + usual;
}

std::vector<std::string> Command::untaken() const {
  std::vector<std::string> names;
  for (const Flag* flag : flags_of(row_.name)) {
    if (takers_.count(flag) == 0 && flag->long_name() != "--help") names.push_back(flag->long_name());
  }
  return names;
}

}  // namespace neardup::cli
