/** @file omega_configuration.h
 *  Omega's configuration file, as its CGI reads it. THREADS: pure functions. */
#ifndef NEARDUP_CLI_OMEGA_OMEGA_CONFIGURATION_H
#define NEARDUP_CLI_OMEGA_OMEGA_CONFIGURATION_H

#include <string>
#include <string_view>

namespace neardup::cli {

/** The folders that Omega uses; empty: the file does not say. */
struct OmegaConfiguration {
  std::string database_dir;
  std::string template_dir;
};

/** Read lines of a name, white space and a value up to the end of the line; `#` begins a comment line. Other names are
 *  passed over; of a name given twice the last counts. Any bytes are taken. */
OmegaConfiguration parse_omega_configuration(std::string_view text);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OMEGA_OMEGA_CONFIGURATION_H
