/** @file icu_version.h
 *  The versions of the data on which tokens depend, as recorded with a scheme. Internal. */
#ifndef NEARDUP_ICU_TOKENIZER_REPAIR_ICU_VERSION_H
#define NEARDUP_ICU_TOKENIZER_REPAIR_ICU_VERSION_H

#include <string>

namespace neardup {

/** The versions in use, such as "ICU 72.1, Unicode 15.0". */
std::string icu_version();

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_REPAIR_ICU_VERSION_H
