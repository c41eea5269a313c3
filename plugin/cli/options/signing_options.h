/** @file signing_options.h
 *  The scheme to sign with, as commands that sign take it. */
#ifndef NEARDUP_CLI_SIGNING_OPTIONS_H
#define NEARDUP_CLI_SIGNING_OPTIONS_H

#include <string>

#include <xapian.h>

#include "scheme/scheme.h"
#include "options/command_line.h"

namespace neardup::cli {

/** Add --scheme: the name of a preset or a scheme's whole text. */
void add_signing_option(CLI::App& command, std::string& scheme);

/** Omega's indexers, and `index` as they do, keep values of their own. @exception UsageError for a slot of these. */
void require_no_slot_of_omega(const Scheme& scheme);

/** The scheme asked for, else the database's own, else the standard one.
 *  @param asked_for  what --scheme takes, or the id of a scheme that the database has, as messages name it; empty:
 * none.
 *  @exception std::invalid_argument if it is none of these.
 *  @exception SchemeMismatchError if nothing is asked for and the database has several. */
Scheme scheme_to_sign_with(const Xapian::Database& database, const std::string& asked_for);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_SIGNING_OPTIONS_H
