/** @file group_scope.h
 *  What grouping is confined to. THREADS: plain values.
 */
#ifndef NEARDUP_GROUP_SCOPE_H
#define NEARDUP_GROUP_SCOPE_H

#include <optional>
#include <string>

#include <xapian.h>

namespace neardup {

/** Documents that lie further apart in time stand for themselves. */
struct TimeWindow {
  /** The slot that has a document's time: 4 bytes big-endian (seconds since 1970, as omindex writes slot 0),
   *  `YYYYMMDD`, `YYYYMMDDHHMMSS` (UTC), or Xapian::sortable_serialise() of seconds. */
  Xapian::valueno slot = 0;
  unsigned days = 0;  ///< most between a member and its representative

  /** `SLOT:DAYS`.
   *  @exception Xapian::InvalidArgumentError for any other text. */
  static TimeWindow parse(const std::string& text);
};

/** Which documents may be in one group. */
struct GroupScope {
  /** Prefix of a boolean term, such as `H` for Omega's hosts: documents of one group have the same term with it. The
   *  first such term of a document counts; documents without any are a scope of their own. Empty: no such bound. */
  std::string within;

  /** A document without a time that can be read is in no group. */
  std::optional<TimeWindow> window;
};

}  // namespace neardup

#endif  // NEARDUP_GROUP_SCOPE_H
