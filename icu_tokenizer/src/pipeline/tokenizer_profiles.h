/** @file tokenizer_profiles.h
 *  The tokenizers of this component, by profile name.
 *
 *  First stage of the flow: text --> tokens. THREADS: pure functions; each tokenizer is for one thread.
 */
#ifndef NEARDUP_ICU_TOKENIZER_PIPELINE_TOKENIZER_PROFILES_H
#define NEARDUP_ICU_TOKENIZER_PIPELINE_TOKENIZER_PROFILES_H

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "neardup/token.h"

namespace neardup {

/** A new tokenizer with this profile(); null for an unknown name.
 *  @exception std::runtime_error if ICU's data is missing. Cost: as making up to four tokenizers. */
std::unique_ptr<Tokenizer> tokenizer_of_profile(std::string_view profile);

/** The names that tokenizer_of_profile() takes. */
std::vector<std::string> tokenizer_profiles();

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_PIPELINE_TOKENIZER_PROFILES_H
