/** @file icu_status.h
 *  Turns ICU's error codes into C++ exceptions. */
#ifndef NEARDUP_ICU_TOKENIZER_REPAIR_ICU_STATUS_H
#define NEARDUP_ICU_TOKENIZER_REPAIR_ICU_STATUS_H

#include <unicode/utypes.h>

namespace neardup {

/** Throw if ICU failed.
 *  @param task  what ICU was to do, as the object of "ICU cannot ...".
 *  @exception std::bad_alloc      if ICU ran out of memory.
 *  @exception std::runtime_error  for any other failure; the message names the task, ICU's code and the remedy. */
void throw_if_failed(UErrorCode status, const char* task);

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_REPAIR_ICU_STATUS_H
