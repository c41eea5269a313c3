/** @file omindex_frame.h
 *  What the pages of the site repeat that omindex is going to index: as its database has it, or learned from its folder
 *  before it starts, as `index` does (site_frames.h).
 *
 *      database or folder --> OmindexFrame --> file in memory --> page library of the hook
 *                                          --> database, once omindex has ended
 */
#ifndef NEARDUP_CLI_INDEXING_OMINDEX_FRAME_H
#define NEARDUP_CLI_INDEXING_OMINDEX_FRAME_H

#include <string>

#include "content/frame_set.h"
#include "hooking/omindex_pages.h"
#include "programs/child_process.h"

namespace neardup::cli {

class OmindexFrame {
 public:
  /** There is no frame if the folder has few pages or does not exist, which omindex reports.
   *  Cost: reads at most 200 pages if the database does not have the frame. */
  explicit OmindexFrame(const OmindexPages& pages);

  /** The file that the hook reads; programs that this one starts inherit it. Negative without a frame. */
  int file() const { return file_.number(); }

  /** Record in the database what was learned, durably. Call it when omindex has written it. */
  void record() const;

 private:
  void share(const FrameSet& frame);

  std::string database_;
  std::string site_;
  bool learned_ = false;
  FrameSet frame_;
  Descriptor file_{-1};
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_OMINDEX_FRAME_H
