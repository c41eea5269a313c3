/** @file group_rule.h
 *  The line of metadata that says how a database's groups were formed (plugin/FORMAT.md). Internal. */
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

/** What of a rule holds when its groups are gone: all that was chosen for them; empty if that is the usual. */
std::string rule_without_groups(const std::string& rule);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_GROUP_RULE_H
