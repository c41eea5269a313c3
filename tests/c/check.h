/* What a C test of one file checks. */
#ifndef NEARDUP_TESTS_C_CHECK_H
#define NEARDUP_TESTS_C_CHECK_H

#include <stdio.h>

static int failures = 0;

#define CHECK(condition)                                             \
  do {                                                               \
    if (!(condition)) {                                              \
      printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      ++failures;                                                    \
    }                                                                \
  } while (0)

#endif
