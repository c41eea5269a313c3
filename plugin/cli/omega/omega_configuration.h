/** @file omega_configuration.h
 *  Omega's configuration file, read like Omega's CGI program reads it. THREADS: pure functions. */
#ifndef NEARDUP_CLI_OMEGA_OMEGA_CONFIGURATION_H
#define NEARDUP_CLI_OMEGA_OMEGA_CONFIGURATION_H

#include <string>
#include <string_view>

namespace neardup::cli {

/** The value of a name, such as template_dir: after white space, up to the end of the line. `#` begins a comment line. If
 *  the name occurs twice, the last value counts; empty if it does not. Accepts any bytes. */
std::string omega_setting(std::string_view text, std::string_view name);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OMEGA_OMEGA_CONFIGURATION_H
