/** @file group_operations.h
 *  Group runs: checked ones, killed ones, and those of a database that is merged in. */
#ifndef NEARDUP_TESTS_SOAK_GROUP_OPERATIONS_H
#define NEARDUP_TESTS_SOAK_GROUP_OPERATIONS_H

#include <cstddef>

#include "soak/group_check.h"
#include "soak/operation.h"

namespace neardup::soak {

/** What the group runs of a soak came across: a soak without them proves little. */
struct GroupCounts {
  std::size_t runs = 0;         // checked
  std::size_t interrupted = 0;  // killed while they wrote
  std::size_t refused = 0;      // for a preference or scope by what no document has
  std::size_t documents = 0;    // in the runs
  std::size_t changed = 0;      // of these, written
  std::size_t groups = 0;
  std::size_t oversized_bands = 0;
  std::size_t estimated_links = 0;

  GroupCounts& operator+=(const GroupCounts& other);
};

/** Group, and check what is left.
 *  @return how the run was: in a few words.
 *  @exception Divergence if something is not as it should be. */
std::string group_and_check(SoakedDatabase& database, RandomTexts& random, const GroupFunction& group,
                            GroupCounts& counts);

/** @param group, counts  outlive the operations. */
Operations group_operations(const GroupFunction& group, GroupCounts& counts);

}  // namespace neardup::soak

#endif  // NEARDUP_TESTS_SOAK_GROUP_OPERATIONS_H
