/** @file check_output.h
 *  What `check` says: a row for each finding and each document repaired, a summary, and the exit code of it all. */
#ifndef NEARDUP_CLI_CHECK_OUTPUT_H
#define NEARDUP_CLI_CHECK_OUTPUT_H

#include <cstddef>
#include <string>

#include "listing.h"
#include "neardup/database_check.h"
#include "neardup/finding.h"

namespace neardup::cli {

class CheckOutput {
 public:
  explicit CheckOutput(const ListingOptions& options);

  /** @param id  of the document as document_name() gives it; null for the database as a whole. */
  void finding(const Finding& finding, const Row& id);

  /** The database's files are damaged. */
  void corrupt(const std::string& detail);

  /** @param kind  what was done. */
  void repaired(Xapian::docid docid, const Row& id, const std::string& kind, const std::string& detail,
                const std::string& remedy);

  void note(const std::string& text) { listing_.note(text); }

  void summary(const DatabaseCheckReport& report, bool words);

  /** Of the heaviest finding so far. */
  int exit_code() const;

 private:
  void row(Xapian::docid docid, const Row& id, const std::string& kind, const std::string& detail,
           const std::string& remedy);

  Listing listing_;
  std::size_t findings_ = 0;
  std::size_t notes_ = 0;
  FindingWeight heaviest_ = FindingWeight::kNote;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_CHECK_OUTPUT_H
