/** @file group_id.h
 *  Names of groups. Internal. */
#ifndef NEARDUP_CORE_GROUPS_GROUP_ID_H
#define NEARDUP_CORE_GROUPS_GROUP_ID_H

#include <cstdint>
#include <string>

namespace neardup {

/** Base32 of a 64-bit hash of the representative's token digest, the scope and an ordinal. It does not depend on
 *  docids, which xapian-compact changes. Stored: yes (plugin/FORMAT.md).
 *  @param scope    the scope of the group; empty for the whole database.
 *  @param ordinal  0 unless the same digest already represents another group of that scope. */
std::string group_id(std::uint64_t token_digest, const std::string& scope, std::uint32_t ordinal);

/** The same hash, of a family of one template; never 0. Stored: yes. */
std::uint64_t family_id(std::uint64_t token_digest, const std::string& scope);

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_GROUP_ID_H
