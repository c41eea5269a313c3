/** @file signing_options.h
 *  The scheme to sign with, as commands that start from a text take it. */
#ifndef NEARDUP_CLI_SIGNING_OPTIONS_H
#define NEARDUP_CLI_SIGNING_OPTIONS_H

#include <string>

#include <CLI/CLI.hpp>

#include "neardup/scheme.h"

namespace neardup::cli {

/** Add --scheme: the name of a preset or a scheme's whole text. */
void add_signing_option(CLI::App& command, std::string& scheme);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_SIGNING_OPTIONS_H
