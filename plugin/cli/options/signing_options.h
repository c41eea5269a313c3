/** @file signing_options.h
 *  The scheme to sign with, as commands that sign take it. */
#ifndef NEARDUP_CLI_OPTIONS_SIGNING_OPTIONS_H
#define NEARDUP_CLI_OPTIONS_SIGNING_OPTIONS_H

#include <string>

#include <xapian.h>

#include "options/command_line.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** Add --scheme: the name of a preset or a scheme's whole text. */
void add_signing_option(CLI::App& command, std::string& scheme);

/** Omega's indexers, and `index` as they do, keep values of their own. @exception UsageError for a slot of these. */
void require_no_slot_of_omega(const Scheme& scheme);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_SIGNING_OPTIONS_H
