#include "signing_options.h"

namespace neardup::cli {

void add_signing_option(CLI::App& command, std::string& scheme) {
  std::string names;
  for (const std::string& name : Scheme::preset_names()) names += (names.empty() ? "" : ", ") + name;
  command.add_option("--scheme", scheme, "what to compute: " + names + ", or a scheme's whole text")
      ->capture_default_str()
      ->option_text("SCHEME");
}

}  // namespace neardup::cli
