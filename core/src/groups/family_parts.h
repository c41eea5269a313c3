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
#include "groups/title_names.h"

namespace neardup {

/** The star groups into which a star falls, by the places of its members.
 *  @param keys  [members] in the order in which they become centres.
 *  @param near  tests two members, by their places.
 *  Cost: compares a member with the centres of its key that come before it. */
StarGroups family_parts(const std::vector<std::uint64_t>& keys, const NearTest& near);

/** Reads the members of a star, by their places. */
struct StarReader {
  /** Nothing if its words are not known. */
  std::function<std::optional<TemplateText>(std::size_t member)> text;
  /** Hash of the canonical URL; 0 if the member names none. Empty: no member does. */
  std::function<std::uint64_t(std::size_t member)> canonical;
  /** Empty: no member has one. */
  std::function<TemplateText(std::size_t member)> title;
};

/** The keys of the members of a star that is a family of one template (part_key(), name_key()). Its first 64 members show
 *  whether they have words or figures of their own. Members of one canonical URL count as the first one of them, and have
 *  its key.
 *  @return [members] nothing if they are no family, or if the words of a member are not known. */
std::optional<std::vector<std::uint64_t>> family_part_keys(std::size_t members, const StarReader& reader);

/** titles_differ() of a member and the first one. @param tokens  of the first one. */
bool any_title_differs(std::size_t members, const StarReader& reader, std::size_t tokens);

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_FAMILY_PARTS_H
