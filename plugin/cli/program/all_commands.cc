#include "program/all_commands.h"

#include <map>

#include "commands/commands.h"

namespace neardup::cli {

namespace {

using SetUp = void (*)(Command& command);

const std::map<std::string, SetUp>& commands() {
  static const std::map<std::string, SetUp> all{
      {"annotate", set_up_annotate},       {"attach", set_up_attach}, {"check", set_up_check},
      {"dedupe", set_up_dedupe},           {"detach", set_up_detach}, {"explain", set_up_explain},
      {"extract", set_up_extract},         {"find", set_up_find},     {"group", set_up_group},
      {"groups", set_up_groups},           {"index", set_up_index},   {"info", set_up_info},
      {"omega-setup", set_up_omega_setup}, {"pairs", set_up_pairs},   {"plan", set_up_plan},
      {"report", set_up_report},           {"run", set_up_run},       {"sample", set_up_sample},
      {"search", set_up_search},           {"sign", set_up_sign},
  };
  return all;
}

}  // namespace

std::unique_ptr<Command> command_named(const std::string& name) {
  auto command = std::make_unique<Command>(name);
  commands().at(name)(*command);
  return command;
}

}  // namespace neardup::cli
