#include "help_format.h"

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

namespace neardup::cli {

namespace {

class HelpFormat : public CLI::Formatter {
 public:
  /** CLI11 has "=VALUE" here, and only where the program does not say itself what an option takes. */
  std::string make_option_opts(const CLI::Option* option) const override {
    std::string words = Formatter::make_option_opts(option);
    const std::string value = "=" + option->get_default_str();
    const std::size_t place = value.size() == 1 ? std::string::npos : words.find(value);
    return place == std::string::npos ? words : words.erase(place, value.size());
  }

  std::string make_option_desc(const CLI::Option* option) const override {
    const std::string& text = option->get_description();
    const std::string value = option->get_default_str();
    const bool is_said = text.find("default") != std::string::npos;
    return value.empty() || is_said ? text : text + "; default " + value;
  }
};

/** As it is typed: CLI11 has lists in brackets. */
std::string without_brackets(const std::string& value) {
  return value.empty() || value.front() != '[' ? value : value.substr(1, value.size() - 2);
}

}  // namespace

void show_defaults_in_help(CLI::App& command) {
  command.formatter(std::make_shared<HelpFormat>());
}

void capture_default(CLI::Option& option) {
  const bool takes_value = option.get_items_expected_max() != 0;
  if (!takes_value || !option.get_default_str().empty()) return;
  option.capture_default_str();
  option.default_str(without_brackets(option.get_default_str()));
}

}  // namespace neardup::cli
