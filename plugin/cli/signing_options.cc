#include "signing_options.h"

#include <vector>

#include <CLI/CLI.hpp>

#include "neardup/database_scheme.h"

namespace neardup::cli {

void add_signing_option(CLI::App& command, std::string& scheme) {
  std::string names;
  for (const std::string& name : Scheme::preset_names()) names += (names.empty() ? "" : ", ") + name;
  command.add_option("--scheme", scheme, "what to compute: " + names + ", or a scheme's whole text")
      ->capture_default_str()
      ->option_text("SCHEME");
}

Scheme scheme_to_sign_with(const Xapian::Database& database, const std::string& asked_for) {
  const std::vector<Scheme> recorded = recorded_schemes(database);
  if (asked_for.empty()) return recorded.empty() ? Scheme() : database_scheme(database);
  for (const Scheme& scheme : recorded) {
    if (scheme.name() == asked_for) return scheme;
  }
  return Scheme::parse(asked_for);
}

}  // namespace neardup::cli
