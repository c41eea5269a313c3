/** @file list_footers.h
 *  The footers of mailing lists: learned from a sample of their mails before any of them is signed, and kept with the
 *  database, as the frames of sites (site_frames.h). THREADS: one at a time. */
#ifndef NEARDUP_CLI_INDEXING_LIST_FOOTERS_H
#define NEARDUP_CLI_INDEXING_LIST_FOOTERS_H

#include <string>

#include <xapian.h>

#include "files/file_walk.h"
#include "indexing/site_frames.h"

namespace neardup::cli {

/** Learn the footers of the lists whose mails a walk found as files of one mail, and record them. Does not commit. Files
 *  that cannot be read are left out of the sample.
 *  Cost: reads at most kMostSampledPages mails. */
void learn_list_footers(Xapian::WritableDatabase& database, const FileWalk& walk, const FrameLearning& learning);

/** The same for a mailbox, which is read twice: now, and when it is indexed. What is damaged ends the sample.
 *  @param path  of the mailbox, compressed or not. */
void learn_mailbox_footers(Xapian::WritableDatabase& database, const std::string& path, const FrameLearning& learning);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_LIST_FOOTERS_H
