/** @file previous_stars.h
 *  What an earlier run and the documents' marks say of the groups before. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_PREVIOUS_STARS_H
#define NEARDUP_PLUGIN_GROUP_PREVIOUS_STARS_H

#include "group/current_groups.h"
#include "group/document_marks.h"
#include "group/group_buckets.h"
#include "groups/star_update.h"
#include "record/incremental_state.h"

namespace neardup {

/** By rank, for the documents that decide for themselves. Decided are those that are marked as the earlier run left
 *  them, speak for their text with the same words, and stand in the same order; and whose representative does. Others
 *  are undecided; documents that follow another have no part. */
PreviousStars previous_stars(const IncrementalState& incremental_state, const GroupedDocuments& documents,
                             const DocumentMarks& marks, const CurrentGroups& carried, GroupBuckets& buckets);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_PREVIOUS_STARS_H
