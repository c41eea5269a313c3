/** @file group_scope.h
 *  Which documents may be in one group. THREADS: plain values.
 */
#ifndef NEARDUP_GROUP_SCOPE_H
#define NEARDUP_GROUP_SCOPE_H

#include <optional>
#include <string>

#include <xapian.h>

namespace neardup {

/** Documents further apart in time than this are never in one group. */
struct TimeWindow {
  /** The slot that holds a document's time: 4 bytes big-endian (seconds since 1970, as omindex writes slot 0),
   *  `YYYYMMDD`, `YYYYMMDDHHMMSS` (UTC), or Xapian::sortable_serialise() of seconds. */
  Xapian::valueno slot = 0;
  unsigned days = 0;  ///< most days between a member and its representative

  /** Read `SLOT:DAYS`.
   *  @exception Xapian::InvalidArgumentError for any other text. */
  static TimeWindow parse(const std::string& text);
};

/** Which documents may be in one group. */
struct GroupScope {
  /** Prefix of a boolean term, such as `H` for Omega's hosts: all documents of a group have the same term with it. The
   *  first such term of a document counts; documents without any form a scope of their own. Empty: no such limit. */
  std::string within;

  /** Most time between documents of a group. A document without a readable time is in no group. */
  std::optional<TimeWindow> window;
};

}  // namespace neardup

#endif  // NEARDUP_GROUP_SCOPE_H
