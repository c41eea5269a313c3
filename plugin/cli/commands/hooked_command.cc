#include <memory>
#include <string>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "commands/commands.h"
#include "errors/exit_codes.h"
#include "hooking/hookability.h"
#include "hooking/program_start.h"
#include "options/output_options.h"
#include "output/listing.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

struct HookedOptions {
  std::string program;
  ListingOptions listing;
};

std::string sentence(const std::string& program, const Hookability& found) {
  if (!found.obstacle.empty()) return fmt::format("{} cannot be hooked: {}", program, found.obstacle);
  if (found.library.empty()) return fmt::format("{} can be hooked if it loads libxapian itself", program);
  return fmt::format("{} can be hooked: it is linked to {}", program, found.library);
}

void run(const HookedOptions& options) {
  const ProgramStart start = program_start({options.program});
  const Hookability found = hookability(start.executable);
  Row row;
  row["program"] = options.program;
  row["executable"] = start.executable;
  row["hookable"] = found.obstacle.empty();
  row["library"] = found.library.empty() ? Row(nullptr) : Row(found.library);
  row["obstacle"] = found.obstacle.empty() ? Row(nullptr) : Row(found.obstacle);
  Listing(options.listing, {"program", "executable", "hookable", "library", "obstacle"})
      .row(row, printable(sentence(start.executable, found)));
  if (!found.obstacle.empty()) throw ExitWith(kError, "");
}

}  // namespace

void add_hooked_command(CLI::App& app) {
  const auto options = std::make_shared<HookedOptions>();
  CLI::App* command = app.add_subcommand("hooked", "Say whether 'run' can hook a program, without running it.");
  command->add_option("PROGRAM", options->program, "name in PATH, or path, of a program or script")->required();
  add_listing_options(*command, options->listing);
  command->footer(
      "The exit code is 0 if it can be hooked, 1 if not; 126 if it cannot be executed, 127 if there is "
      "none.\n\nExample:\n  xapian-neardup hooked omindex");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
