/** @file group_rule.h
 *  The line of metadata that says how a database was grouped (plugin/FORMAT.md). Internal. */
#ifndef NEARDUP_PLUGIN_GROUP_GROUP_RULE_H
#define NEARDUP_PLUGIN_GROUP_GROUP_RULE_H

#include <cstddef>
#include <string>

#include "group/grouping.h"
#include "scheme/scheme.h"

namespace neardup {

/** Words of `name=value`, separated by single spaces.
 *  @param databases  grouped together. */
std::string group_rule_text(const Scheme& scheme, const GrouperOptions& options, std::size_t databases);

/** The part of a rule that stays when its groups are removed: the chosen options; empty if they are the default ones.
 */
std::string rule_without_groups(const std::string& rule);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_GROUP_RULE_H
