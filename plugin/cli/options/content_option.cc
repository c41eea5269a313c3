#include "options/content_option.h"

#include "options/choice_option.h"

namespace neardup::cli {

CLI::Option* add_content_option(CLI::App& command, ContentChoice& choice) {
  return add_choice_option<ContentChoice>(command, "--content",
                                          {{"main", ContentChoice::kContent}, {"all", ContentChoice::kAll}}, choice,
                                          "of a page or mail: what its author wrote in it, or all text");
}

CLI::Option* add_exclusions_option(CLI::App& command, Exclusions& exclusions) {
  exclusions = Exclusions::kAll;
  return command.add_flag_callback(
      "--ignore-exclusions", [&exclusions] { exclusions = Exclusions::kIgnored; },
      "read pages, and parts of pages, that their site keeps out of searches");
}

}  // namespace neardup::cli
