/** @file group_role.h
 *  The role of a document in its group. THREADS: a plain value. */
#ifndef NEARDUP_GROUP_ROLE_H
#define NEARDUP_GROUP_ROLE_H

#include <cstdint>

namespace neardup {

/** A document's role in its group. */
enum class GroupRole : std::uint8_t {
  kSingle = 0,          ///< in no group
  kRepresentative = 1,  ///< the document of its group that is shown
  kMember = 2,          ///< another document of the group
};

}  // namespace neardup

#endif  // NEARDUP_GROUP_ROLE_H
