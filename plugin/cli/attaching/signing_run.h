/** @file signing_run.h
 *  Signs the database of another program: the run of `sign` and `attach`. */
#ifndef NEARDUP_CLI_ATTACHING_SIGNING_RUN_H
#define NEARDUP_CLI_ATTACHING_SIGNING_RUN_H

#include <functional>
#include <optional>
#include <string>

#include <xapian.h>

#include "index/database_signing.h"
#include "options/database_options.h"
#include "output/listing.h"
#include "output/log_format.h"

namespace neardup::cli {

/** Holds the lock by which the processes of another program wait for each other, so that none fails because Xapian's lock is
 *  taken: flock(2) of a file. Does nothing without a file. */
class ProgramLock {
 public:
  explicit ProgramLock(const std::string& file);
  ~ProgramLock();
  ProgramLock(const ProgramLock&) = delete;
  ProgramLock& operator=(const ProgramLock&) = delete;

 private:
  int file_;
};

struct SigningRun {
  std::string place;
  std::string lock_file;  ///< of the program that writes the database; may be empty
  LockWait wait{0};
  std::string scheme;  ///< that was asked for; may be empty
  LayoutOptions layout;
  DatabaseSigningOptions signing;
  Format format = Format::kText;
  bool quiet = false;
  LogFormat log_format = LogFormat::kText;
  std::string grouping;  ///< options of `group`, to be recorded if no rule is
  bool group = false;    ///< whether the caller groups afterwards

  bool is_for_people() const { return format == Format::kText; }
};

/** Why a database cannot be signed, and the remedy. @param run  the command that signs while the program indexes, if known. */
std::string no_positions_text(const std::string& place, const std::string& run = "");

/** The scheme that was asked for, else the database's.
 *  @param usual  the layout without options; nothing for that of the scheme.
 *  @exception SchemeMismatchError if documents are signed under another layout and stay. */
Scheme scheme_to_run(const Xapian::Database& database, const SigningRun& run,
                     const std::optional<IndexLayout>& usual = std::nullopt);

/** Sign the documents of a database; each batch is durable.
 *  @param choose  the scheme, once the database is open. @param row  that the report is added to.
 *  @param prints  whether the report is printed.
 *  @exception UsageError for a remote database or a stub; Xapian's errors, also if another program writes the database,
 *             or its files belong to another user; Interrupted if the run was stopped. */
void sign_place(SigningRun& run, const std::function<Scheme(const Xapian::Database&)>& choose, Row row, bool prints);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ATTACHING_SIGNING_RUN_H
