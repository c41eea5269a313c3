/** @file known_tokenizer.h
 *  The tokenizers that this library has. Internal. */
#ifndef NEARDUP_C_KNOWN_TOKENIZER_H
#define NEARDUP_C_KNOWN_TOKENIZER_H

#include <memory>
#include <string>

#include "neardup/token.h"

namespace neardup::c {

/** @exception Refusal if no tokenizer here has the profile. */
std::unique_ptr<Tokenizer> require_tokenizer(const std::string& profile);

}  // namespace neardup::c

#endif  // NEARDUP_C_KNOWN_TOKENIZER_H
