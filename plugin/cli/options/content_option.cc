#include "options/content_option.h"

#include "options/choice_option.h"

namespace neardup::cli {

CLI::Option* add_content_option(CLI::App& command, ContentChoice& choice) {
  return add_choice_option<ContentChoice>(
      command, "--content", {{"main", ContentChoice::kContent}, {"all", ContentChoice::kAll}}, choice,
      "of a page: its main text without navigation and other frame, or all of its text");
}

}  // namespace neardup::cli
