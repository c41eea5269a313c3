/** @file check_output.h
 *  The output of `check`: a row per issue, a summary, and the exit code. */
#ifndef NEARDUP_CLI_ROWS_CHECK_OUTPUT_H
#define NEARDUP_CLI_ROWS_CHECK_OUTPUT_H

#include <cstddef>
#include <string>
#include <vector>

#include "neardup/database_check.h"
#include "neardup/issue.h"
#include "output/listing.h"

namespace neardup::cli {

/** The result of the check of one scheme. */
struct SchemeReport {
  std::string scheme;  ///< name, if the database has several schemes; else empty
  DatabaseCheckReport report;
};

/** The remedy of an issue: issue_remedy(), with the name of the scheme if there are several. Then re-signing is
 *  never the remedy, because it removes the other schemes.
 *  @param scheme  name; empty for the only scheme. @param place  of the database that was checked. */
std::string remedy_for(IssueKind kind, const std::string& scheme, const std::string& place);

class CheckOutput {
 public:
  /** @param place  of the database, for remedies. @param every  print a line per document in text, too. */
  CheckOutput(std::string place, Format format, bool every);

  /** Report an issue.
   *  @param id      document_name() of the document; null for the whole database.
   *  @param scheme  name, if the database has several schemes; else empty. */
  void issue(const Issue& issue, const Row& id, const std::string& scheme);

  /** Report that the files of the database are damaged. */
  void corrupt(const std::string& detail);

  /** Report, as a note, that Xapian's own check was skipped.
   *  @param reason  why. @param remedy  what to do. */
  void files_not_checked(const std::string& reason, const std::string& remedy);

  /** Write the held lines. In text there is one line per cause: documents with the same kind, scheme and remedy. */
  void deliver();

  void summary(const std::vector<SchemeReport>& reports, bool words);

  /** The exit code for the most severe issue so far. */
  int exit_code() const;

 private:
  /** Documents with the same issue and remedy. */
  struct Cause {
    Row first;  ///< of the first document
    std::size_t documents = 0;
    std::vector<std::string> examples;  ///< names of the first documents
    bool one_detail = true;             ///< all documents have the same detail
  };

  /** Report what is known of a document, or of the database.
   *  @param docid  0 for the whole database. */
  void row(Xapian::docid docid, const Row& id, const std::string& kind, const std::string& detail,
           const std::string& remedy, const std::string& scheme = "");

  void take(const std::string& name, const Row& row);

  std::string verdict(const std::vector<SchemeReport>& reports) const;

  std::string place_;
  Listing listing_;
  bool by_cause_;
  std::vector<Cause> causes_;  // in the order of their first document
  std::size_t issues_ = 0;
  std::size_t notes_ = 0;
  IssueWeight heaviest_ = IssueWeight::kNote;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_CHECK_OUTPUT_H
