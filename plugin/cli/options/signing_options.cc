#include "options/signing_options.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "databases/database_opening.h"
#include "errors/exit_codes.h"
#include "record/database_scheme.h"

namespace neardup::cli {

void add_signing_option(CLI::App& command, std::string& scheme) {
  std::string names;
  for (const std::string& name : Scheme::preset_names()) names += (names.empty() ? "" : ", ") + name;
  const std::string usual = scheme.empty() ? "; default: the database's, else standard" : "";
  command.add_option("--scheme", scheme, "what to compute: " + names + ", or a scheme's whole text" + usual)
      ->option_text("SCHEME");
}

void require_no_slot_of_omega(const Scheme& scheme) {
  constexpr unsigned kOmegaSlots = 5;
  const SchemeSlots& slots = scheme.slots;
  const unsigned least = std::min({slots.fingerprint, slots.group, slots.signature, slots.group_state});
  if (least >= kOmegaSlots) return;
  throw UsageError(
      fmt::format("the scheme writes to value slot {}; slots 0 to 4 are Omega's, for times, sizes and MD5", least));
}

}  // namespace neardup::cli
