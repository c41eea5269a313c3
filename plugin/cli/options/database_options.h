/** @file database_options.h
 *  Options that several commands share: for reading a database, for where its texts and ids are, for reading files. */
#ifndef NEARDUP_CLI_OPTIONS_DATABASE_OPTIONS_H
#define NEARDUP_CLI_OPTIONS_DATABASE_OPTIONS_H

#include <functional>
#include <string>

#include <xapian.h>

#include "databases/database_opening.h"
#include "flags/command.h"
#include "formats/reading_options.h"
#include "neardup/token.h"
#include "output/listing.h"
#include "scheme/index_layout.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** What every command that reads a database is asked for. */
struct DatabaseOptions {
  std::string place;
  std::string scheme;  ///< id; empty for the database's only scheme
  Format format = Format::kText;
};

/** read_database() with the scheme that is asked for, and its tokenizer. */
void read_signed(const DatabaseOptions& options,
                 const std::function<void(const Xapian::Database&, const Scheme&, Tokenizer&)>& read);

/** Refuse schemes that use the value slots of Omega's indexers, which `index` writes, too.
 *  @exception UsageError if a slot of the scheme is one of them. */
void require_no_slot_of_omega(const Scheme& scheme);

/** Let --charset set an encoding. The name must be known to iconv. */
void set_charset(Command& command, std::string& charset);

/** Let --ignore-exclusions set what is read. @param exclusions  kAll without it. */
void set_exclusions(Command& command, Exclusions& exclusions);

struct LayoutOptions {
  std::string text_prefix;
  std::string id_term;
  std::string id_from;
  std::string text_from{};
  std::string not_text{};
  std::string date{};
};

/** A layout with the options that were given in place of its own.
 *  @exception UsageError if an option has a wrong value. */
IndexLayout asked_layout(const IndexLayout& layout, const LayoutOptions& options);

/** "prefix B" or "terms without a prefix from position 100001 on, not styles"; for messages. */
std::string text_place(const IndexLayout& layout);

/** "terms I..."; for messages. */
std::string id_place(const IndexLayout& layout);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_DATABASE_OPTIONS_H
