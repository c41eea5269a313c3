/** @file check_output.h
 *  What `check` says: a row for each issue and each document repaired, a summary, and the exit code of it all. */
#ifndef NEARDUP_CLI_ROWS_CHECK_OUTPUT_H
#define NEARDUP_CLI_ROWS_CHECK_OUTPUT_H

#include <cstddef>
#include <string>
#include <vector>

#include "check/scheme_check.h"
#include "neardup/issue.h"
#include "output/listing.h"

namespace neardup::cli {

/** What was looked at under one scheme. */
struct SchemeReport {
  std::string scheme;  ///< its name, if the database has several; else empty
  DatabaseCheckReport report;
  std::vector<Issue> to_mend;  ///< what repairing is about
  bool any_unsigned = false;
};

/** What to do: issue_remedy(), which names the scheme if it is one of several. Of these a re-signing is no remedy,
 * for it takes the others away.
 *  @param scheme  its name; empty: the only one. */
std::string remedy_for(IssueKind kind, const std::string& scheme);

class CheckOutput {
 public:
  /** @param every  a line for each document, also where people read. */
  CheckOutput(const ListingOptions& options, bool every);

  /** @param id      of the document as document_name() gives it; null for the database as a whole.
   *  @param scheme  of which it is, if the database has several; else empty. */
  void issue(const Issue& issue, const Row& id, const std::string& scheme);

  /** The database's files are damaged. */
  void corrupt(const std::string& detail);

  /** A note, that Xapian's own check of the files is left out. @param reason  why. */
  void files_not_checked(const std::string& reason);

  /** Write what is held back. Where people read, a cause is one line: the documents of one kind, scheme and remedy. */
  void deliver();

  /** @param kind  what was done. */
  void repaired(Xapian::docid docid, const Row& id, const std::string& kind, const std::string& detail,
                const std::string& remedy, const std::string& scheme);

  void note(const std::string& text) { listing_.note(text); }

  void summary(const std::vector<SchemeReport>& reports, bool words);

  /** Of the heaviest issue so far. */
  int exit_code() const;

 private:
  void row(Xapian::docid docid, const Row& id, const std::string& kind, const std::string& detail,
           const std::string& remedy, const std::string& scheme = "");

  /** What documents have in common. */
  struct Cause {
    std::string kind, remedy, scheme;
    std::size_t documents = 0;
    std::vector<std::string> examples;  ///< names of the first documents
    std::string detail;                 ///< of the first one
    bool one_detail = true;             ///< the others have the same
  };

  void take(const std::string& name, const std::string& kind, const std::string& detail, const std::string& remedy,
            const std::string& scheme);

  std::string verdict(const std::vector<SchemeReport>& reports) const;

  Listing listing_;
  bool by_cause_;
  std::vector<Cause> causes_;  // in the order they were met
  std::size_t issues_ = 0;
  std::size_t notes_ = 0;
  IssueWeight heaviest_ = IssueWeight::kNote;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_CHECK_OUTPUT_H
