/** @file layout_options.h
 *  Options that say where another program keeps texts and ids: --text-prefix, --id-term and --id-from. */
#ifndef NEARDUP_CLI_OPTIONS_LAYOUT_OPTIONS_H
#define NEARDUP_CLI_OPTIONS_LAYOUT_OPTIONS_H

#include <string>

#include <xapian.h>

#include "options/command_line.h"
#include "scheme/index_layout.h"
#include "scheme/scheme.h"

namespace neardup::cli {

struct LayoutOptions {
  std::string text_prefix;
  std::string id_term;
  std::string id_from;
};

void add_layout_options(CLI::App& command, LayoutOptions& options);

/** A layout with the options that were given in place of its own.
 *  @exception UsageError if an option has a wrong value. */
IndexLayout asked_layout(const IndexLayout& layout, const LayoutOptions& options);

/** Refuse to read another layout than the one under which a database was signed.
 *  @param scheme  of the signing that was asked for.
 *  @exception SchemeMismatchError naming both layouts and the remedy. */
void require_layout(const Xapian::Database& database, const Scheme& scheme);

/** "prefix B" or "terms without a prefix"; for messages. */
std::string text_place(const IndexLayout& layout);

/** "terms I..."; for messages. */
std::string id_place(const IndexLayout& layout);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_LAYOUT_OPTIONS_H
