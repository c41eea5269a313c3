/** @file database_options.h
 *  Options that several commands share: for a database, for where its texts and ids are, for reading files. */
#ifndef NEARDUP_CLI_OPTIONS_DATABASE_OPTIONS_H
#define NEARDUP_CLI_OPTIONS_DATABASE_OPTIONS_H

#include <functional>
#include <optional>
#include <string>

#include <xapian.h>

#include "databases/database_opening.h"
#include "formats/reading_options.h"
#include "neardup/token.h"
#include "options/command_line.h"
#include "scheme/index_layout.h"
#include "scheme/scheme.h"

namespace neardup {

struct RecallSampleOptions;

}  // namespace neardup

namespace neardup::cli {

struct DatabaseOptions {
  std::string place;
  std::string scheme;  ///< id; empty for the database's only scheme
};

/** read_database() with the scheme that is asked for, and its tokenizer. */
void read_signed(const DatabaseOptions& options,
                 const std::function<void(const Xapian::Database&, const Scheme&, Tokenizer&)>& read);

/** Help of --commit-every. */
extern const char* const kCommitEveryHelp;

/** Add the DATABASE argument. */
void add_database_argument(CLI::App& command, DatabaseOptions& options);

/** Add --scheme. */
void add_scheme_option(CLI::App& command, std::string& scheme);

/** Add --threshold, 0..1; without it comparison_threshold() (asked_grouping.h) decides. @param usual  without groups. */
CLI::Option* add_threshold_option(CLI::App& command, std::optional<double>& threshold, double usual);

/** Add --wait, seconds, to a command that writes. */
CLI::Option* add_wait_option(CLI::App& command, LockWait& wait);

/** Add --documents, --compare, --seed and --threshold, to a command that measures the bands on a sample of the documents.
 *  @param threshold  without it choose_threshold() (asked_grouping.h) decides. */
void add_sampling_options(CLI::App& command, RecallSampleOptions& sampling, std::optional<double>& threshold);

/** Add --scheme to a command that signs: the name of a preset or a scheme's whole text. */
void add_signing_option(CLI::App& command, std::string& scheme);

/** Refuse schemes that use the value slots of Omega's indexers, which `index` writes, too.
 *  @exception UsageError if a slot of the scheme is one of them. */
void require_no_slot_of_omega(const Scheme& scheme);

/** @param choice  receives the value; must outlive the command. */
CLI::Option* add_content_option(CLI::App& command, ContentChoice& choice);

/** The option --charset. @exception UsageError, when the command line is read, for a name that iconv does not know. */
CLI::Option* add_charset_option(CLI::App& command, std::string& charset);

/** The option --ignore-exclusions. @param exclusions  kAll without it; must outlive the command. */
CLI::Option* add_exclusions_option(CLI::App& command, Exclusions& exclusions);

struct LayoutOptions {
  std::string text_prefix;
  std::string id_term;
  std::string id_from;
};

/** A layout with the options that were given in place of its own.
 *  @exception UsageError if an option has a wrong value. */
IndexLayout asked_layout(const IndexLayout& layout, const LayoutOptions& options);

/** "prefix B" or "terms without a prefix"; for messages. */
std::string text_place(const IndexLayout& layout);

/** "terms I..."; for messages. */
std::string id_place(const IndexLayout& layout);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_DATABASE_OPTIONS_H
