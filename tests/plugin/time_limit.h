/** @file time_limit.h
 *  Ends a test program that hangs. */
#ifndef NEARDUP_TESTS_PLUGIN_TIME_LIMIT_H
#define NEARDUP_TESTS_PLUGIN_TIME_LIMIT_H

#include <unistd.h>

namespace neardup {

/** Some releases of Xapian loop for ever when they collapse over several shards: SIGALRM ends the program then. */
class TimeLimit {
 public:
  explicit TimeLimit(unsigned seconds) { ::alarm(seconds); }
  TimeLimit(const TimeLimit&) = delete;
  TimeLimit& operator=(const TimeLimit&) = delete;
  ~TimeLimit() { ::alarm(0); }
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_TIME_LIMIT_H
