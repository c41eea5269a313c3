/** @file icu_version.h
 *  The data that tokens depend on, as it is recorded beside a scheme. Internal. */
#ifndef NEARDUP_ICU_TOKENIZER_REPAIR_ICU_VERSION_H
#define NEARDUP_ICU_TOKENIZER_REPAIR_ICU_VERSION_H

#include <string>

namespace neardup {

/** "ICU 72.1, Unicode 15.0". */
std::string icu_version();

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_REPAIR_ICU_VERSION_H
