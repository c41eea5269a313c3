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
  command.add_option("--scheme", scheme, "preset (" + names + ")\nor text of a scheme" + usual)->option_text("SCHEME");
}

void require_no_slot_of_omega(const Scheme& scheme) {
  constexpr unsigned kOmegaSlots = 5;
  const SchemeSlots& slots = scheme.slots;
  const unsigned least = std::min({slots.fingerprint, slots.group, slots.signature, slots.group_state});
  if (least >= kOmegaSlots) return;
  throw UsageError(
      fmt::format("the scheme writes to value slot {}, but Omega uses slots 0 to 4; choose a slot from 5 on", least));
}

}  // namespace neardup::cli
