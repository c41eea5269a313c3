/** @file issue_sink.h
 *  The function to which the parts of a check report issues. Internal. */
#ifndef NEARDUP_PLUGIN_CHECK_ISSUE_SINK_H
#define NEARDUP_PLUGIN_CHECK_ISSUE_SINK_H

#include <functional>

#include "neardup/issue.h"

namespace neardup {

using IssueSink = std::function<void(IssueKind kind, Xapian::docid docid, const std::string& detail)>;

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_CHECK_ISSUE_SINK_H
