/** @file icu_library.h
 *  The ICU library that is loaded: its version, and its error codes as C++ exceptions. Internal. */
#ifndef NEARDUP_ICU_TOKENIZER_REPAIR_ICU_LIBRARY_H
#define NEARDUP_ICU_TOKENIZER_REPAIR_ICU_LIBRARY_H

#include <unicode/utypes.h>

#include <string>

namespace neardup {

/** The versions of the data on which tokens depend, as recorded with a scheme: "ICU 72.1, Unicode 15.0". */
std::string icu_version();

/** Throw if ICU failed.
 *  @param task  what ICU was to do, as the object of "ICU cannot ...".
 *  @exception std::bad_alloc      if ICU ran out of memory.
 *  @exception std::runtime_error  for any other failure; the message names the task, ICU's code and the remedy. */
void throw_if_failed(UErrorCode status, const char* task);

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_REPAIR_ICU_LIBRARY_H
