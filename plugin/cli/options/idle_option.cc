#include "options/idle_option.h"

#include <utility>

#include <CLI/CLI.hpp>

namespace neardup::cli {

void refuse_idle(const CLI::App& command, CLI::Option* option, std::function<bool()> has_use, const std::string& why) {
  option->check([&command, has_use = std::move(has_use), why](const std::string&) -> std::string {
    const bool asks_for_help = command.get_help_ptr()->count() != 0;
    return asks_for_help || has_use() ? "" : "has no effect " + why;
  });
}

}  // namespace neardup::cli
