/** @file family_parts.h
 *  Splits the star group of a family of one template into parts.
 *
 *  Items with equal keys (part_key(), template_family.h) form star groups among themselves. Nothing else joins them.
 *  THREADS: pure function; `near` is called on the calling thread.
 */
#ifndef NEARDUP_CORE_GROUPS_FAMILY_PARTS_H
#define NEARDUP_CORE_GROUPS_FAMILY_PARTS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "groups/star_groups.h"
#include "groups/template_family.h"

namespace neardup {

/** The groups into which a star falls. */
struct FamilyParts {
  std::vector<std::size_t> centre;  ///< [members] the member round which the part is built
  std::vector<StarLink> link;       ///< [members] with that centre; {1, true} for the centre itself
};

/** @param members  of the star, in the order in which they become centres.
 *  @param keys     [members]
 *  @param near     tests two members.
 *  Cost: compares a member with the centres of its key that come before it. */
FamilyParts family_parts(const std::vector<std::size_t>& members, const std::vector<std::uint64_t>& keys,
                         const NearTest& near);

/** The keys of the members of a star that is a family of one template (part_key()). It is judged by its first 64 members.
 *  Members of one canonical URL count as the first one of them, and have its key.
 *  @param text       of a member, by its place; nothing if its words are not known.
 *  @param canonical  hash of the canonical URL of a member; 0 if it names none. Empty: no member does.
 *  @return [members] nothing if they are no family, or if the words of a member are not known. */
std::optional<std::vector<std::uint64_t>> family_part_keys(
    std::size_t members, const std::function<std::optional<TemplateText>(std::size_t member)>& text,
    const std::function<std::uint64_t(std::size_t member)>& canonical = {});

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_FAMILY_PARTS_H
