/** @file signing_options.h
 *  The --scheme option of commands that sign. */
#ifndef NEARDUP_CLI_OPTIONS_SIGNING_OPTIONS_H
#define NEARDUP_CLI_OPTIONS_SIGNING_OPTIONS_H

#include <string>

#include <xapian.h>

#include "options/command_line.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** Add --scheme: the name of a preset or a scheme's whole text. */
void add_signing_option(CLI::App& command, std::string& scheme);

/** Refuse schemes that use the value slots of Omega's indexers, which `index` writes, too.
 *  @exception UsageError if a slot of the scheme is one of them. */
void require_no_slot_of_omega(const Scheme& scheme);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_SIGNING_OPTIONS_H
