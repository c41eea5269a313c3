/** @file signing_options.h
 *  The --scheme option of commands that sign. */
#ifndef NEARDUP_CLI_OPTIONS_SIGNING_OPTIONS_H
#define NEARDUP_CLI_OPTIONS_SIGNING_OPTIONS_H

#include <string>

#include <xapian.h>

#include "neardup/scheme.h"
#include "options/command_line.h"

namespace neardup::cli {

/** Add --scheme: the name of a preset or a scheme's whole text. */
void add_signing_option(CLI::App& command, std::string& scheme);

/** Refuse schemes that use the value slots of Omega's indexers, which `index` writes, too.
 *  @exception UsageError if a slot of the scheme is one of them. */
void require_no_slot_of_omega(const Scheme& scheme);

/** The scheme asked for, else the database's own, else the standard one.
 *  @param asked_for  a preset, the text of a scheme, or the id of a scheme that the database has; may be empty.
 *  @exception std::invalid_argument if asked_for is none of these.
 *  @exception SchemeMismatchError if asked_for is empty and the database has several schemes. */
Scheme scheme_to_sign_with(const Xapian::Database& database, const std::string& asked_for);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_SIGNING_OPTIONS_H
