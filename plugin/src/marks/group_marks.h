/** @file group_marks.h
 *  The group marks of a document, to remove them and put them back. Internal. */
#ifndef NEARDUP_PLUGIN_MARKS_GROUP_MARKS_H
#define NEARDUP_PLUGIN_MARKS_GROUP_MARKS_H

#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

struct GroupMarks {
  std::string group;               ///< the value; empty: in no group
  std::string state;               ///< the value
  std::vector<std::string> terms;  ///< at most one, where groups have terms
};

/** The group marks of a document; nothing if it has none of this scheme, or the state is damaged. */
std::optional<GroupMarks> group_marks(const Xapian::Document& document, const Scheme& scheme);

void restore_group_marks(Xapian::Document& document, const Scheme& scheme, const GroupMarks& marks);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_GROUP_MARKS_H
