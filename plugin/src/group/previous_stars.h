/** @file previous_stars.h
 *  The groups before this run, from the incremental state and the documents' marks. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_PREVIOUS_STARS_H
#define NEARDUP_PLUGIN_GROUP_PREVIOUS_STARS_H

#include "group/current_groups.h"
#include "group/document_marks.h"
#include "group/group_buckets.h"
#include "groups/star_update.h"
#include "record/incremental_state.h"

namespace neardup {

/** By rank, for the documents that decide for themselves. A document is decided if its marks are as the earlier run
 *  left them, it leads its text with the same words, it has the same place in the order, and all this also holds for
 *  its representative. Others are undecided. Documents that follow a leader are left out. */
PreviousStars previous_stars(const IncrementalState& incremental_state, const GroupedDocuments& documents,
                             const DocumentMarks& marks, const CurrentGroups& carried, GroupBuckets& buckets);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_PREVIOUS_STARS_H
