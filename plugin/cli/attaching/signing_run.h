/** @file signing_run.h
 *  What `sign` and `attach` print of a run.
 *
 *  Signs the database of another program: the run of `sign` and `attach`.
 */
#ifndef NEARDUP_CLI_ATTACHING_SIGNING_RUN_H
#define NEARDUP_CLI_ATTACHING_SIGNING_RUN_H

#include <functional>
#include <string>

#include <xapian.h>

#include "databases/database_opening.h"
#include "index/database_signing.h"
#include "output/listing.h"
#include "output/progress.h"
#include "scheme/scheme.h"

namespace neardup {
NEARDUP_ROW_OF(DatabaseSigningReport, documents, newly_signed, resigned, bands_restored, already_signed, without_words,
               without_positions, under_prefixes, not_covered, slots_taken, dropped, finished)
}

namespace neardup::cli {

/** For people; several lines. */
std::string signing_text(const DatabaseSigningReport& report, double seconds);

struct SigningRun {
  std::string place;
  LockWait wait{0};
  DatabaseSigningOptions signing;
  std::string grouping;                                   ///< options of `group`, to be recorded if no rule is
  std::function<Scheme(const Xapian::Database&)> scheme;  ///< chooses it once the database is open
};

/** Sign the documents of a database; each batch is durable.
 *  @param progress  its format is that of all messages.
 *  @exception UsageError for a remote database or a stub; Xapian's errors, also if another program writes the database,
 *             or its files belong to another user. */
DatabaseSigningReport sign_place(SigningRun& run, Progress& progress);

/** @exception Interrupted if a run was stopped; says how to go on. */
void require_finished(const DatabaseSigningReport& report);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ATTACHING_SIGNING_RUN_H
