/** @file omega_configuration.h
 *  Omega's configuration file, read like Omega's CGI program reads it. THREADS: pure functions. */
#ifndef NEARDUP_CLI_OMEGA_OMEGA_CONFIGURATION_H
#define NEARDUP_CLI_OMEGA_OMEGA_CONFIGURATION_H

#include <string>
#include <string_view>

namespace neardup::cli {

/** The folders that Omega uses; empty if the file does not name them. */
struct OmegaConfiguration {
  std::string database_dir;
  std::string template_dir;
};

/** Parse lines of a name, white space and a value up to the end of the line; `#` begins a comment line. Other names
 *  are ignored. If a name occurs twice, the last value counts. Accepts any bytes. */
OmegaConfiguration parse_omega_configuration(std::string_view text);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OMEGA_OMEGA_CONFIGURATION_H
