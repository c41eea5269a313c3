/** @file omindex_records.h
 *  What a database knows beside its documents, for `run -- omindex`. What the pages of the site repeat, as the database
 *  has it, or learned from the folder before omindex starts, as `index` does (site_frames.h). And what people decided about
 *  a database that omindex overwrites: the rule of its groups, and declared pairs.
 *
 *      database, folder --> OmindexRecords --> file in memory --> page library of the hook
 *                                          --> metadata of the database, once omindex has ended
 */
#ifndef NEARDUP_CLI_INDEXING_OMINDEX_RECORDS_H
#define NEARDUP_CLI_INDEXING_OMINDEX_RECORDS_H

#include <map>
#include <string>

#include <xapian.h>

#include "hooking/omindex_pages.h"
#include "programs/child_process.h"

namespace neardup::cli {

class OmindexRecords {
 public:
  /** There is no frame if the folder has few pages or does not exist, which omindex reports. What people decided, and a frame
   *  that is learned, outlive a run that is killed in a file "DATABASE.decisions".
   *  Cost: reads 40 pages, at most 200 if the database does not have their frame.
   *  @exception std::system_error if that file cannot be written. */
  explicit OmindexRecords(const OmindexPages& pages);

  /** The file that has the frame for the hook; programs that this one starts inherit it. Negative without a frame. */
  int frame_file() const { return frame_.number(); }

  /** Whether the frame was learned now, though the database has pages that were signed without it. */
  bool frame_is_late() const { return frame_is_late_; }

  /** Whether --overwrite has left nothing of the documents that the database had. */
  bool is_emptied() const;

  /** Record in the database, durably, what it does not have. Call it when omindex has written it. */
  void record() const;

  /** The same if it can be done. Else the next run does it. */
  void try_to_record() const;

 private:
  void keep_decisions();
  void keep() const;
  void restore_decisions();
  void find_frame(const OmindexPages& pages, const Xapian::Database& database);
  void share(const std::string& frame);

  std::string database_;
  std::string decisions_;  // file next to it that keeps metadata_ while omindex runs
  bool had_documents_ = false;
  std::map<std::string, std::string> metadata_;  // to record
  Descriptor frame_{-1};
  bool frame_is_late_ = false;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_OMINDEX_RECORDS_H
